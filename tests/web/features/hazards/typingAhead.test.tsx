import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectFunction } from '@/api/functions';
import { holdChanges, loseConnection } from '../../../support/web/faults.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../../support/web/server.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
});
const functions = async () =>
  (
    await sheet.platform.call<{ data: { results: ProjectFunction[] } }>(
      'lead',
      'GET',
      `/user-api/functions?projectUuid=${sheet.project}&orderBy=code&order=asc`,
    )
  ).data.results;
const openFunctions = () =>
  renderApp({ route: `/projects/${sheet.project}/functions`, token: sheet.platform.tokenOf('lead') });

describe('typing on while a row is being created', () => {
  it('rates the new hazard, not the one before, and undo takes it back there', async () => {
    await sheet.addRated({}, { severity: 'S3', exposure: 'E4', avoidability: 'C3' });
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    const letGo = holdChanges();
    await user.keyboard('{Control>}{Enter}{/Control}{ArrowRight>4/}2{ArrowRight}3');
    expect(await cellOf('…', 'S')).toHaveTextContent('S2');
    expect(await cellOf('…', 'E')).toHaveFocus();
    letGo();
    await waitFor(async () => expect(await sheet.storedLevel('HZ-002', 'exposure')).toBe('E3'));
    expect(await sheet.storedLevel('HZ-002', 'severity')).toBe('S2');
    expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S3');
    // It is the same row to the one who types: the focus is where it was.
    expect(await cellOf('HZ-002', 'E')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await sheet.storedLevel('HZ-002', 'exposure')).toBeUndefined());
    expect(await sheet.storedLevel('HZ-001', 'exposure')).toBe('E4');
  });

  it('writes two new functions in their order, with every character', async () => {
    await sheet.add('functions', { name: 'Brake' });
    const { user } = openFunctions();
    await user.click(await cellOf('FN-001', 'Name'));
    const letGo = holdChanges();
    await user.keyboard('{Control>}{Enter}{/Control}Steer{Tab}Turns the wheels{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}Hold on a slope{Enter}');
    letGo();
    await waitFor(async () =>
      expect((await functions()).map(({ name, description }) => [name, description])).toEqual([
        ['Brake', ''],
        ['Steer', 'Turns the wheels'],
        ['Hold on a slope', ''],
      ]),
    );
    expect(await cellOf('FN-002', 'Name')).toHaveTextContent('Steer');
    expect(await cellOf('FN-003', 'Name')).toHaveTextContent('Hold on a slope');
    expect(await screen.findByText('3 of 3')).toBeVisible();
  });

  it('keeps an editor open over the moment in which the row is created', async () => {
    await sheet.add('functions', { name: 'Brake' });
    const { user } = openFunctions();
    await user.click(await cellOf('FN-001', 'Name'));
    const letGo = holdChanges();
    await user.keyboard('{Control>}{Enter}{/Control}Ste');
    letGo();
    await screen.findByRole('gridcell', { name: 'FN-002' });
    await user.keyboard('er{Enter}');
    await waitFor(async () =>
      expect((await functions()).map(({ name }) => name)).toEqual(['Brake', 'Steer']),
    );
  });

  it('keeps the list of the next cell open while the cell before is saved and the row changes its group', async () => {
    const [brake] = await sheet.add('functions', { name: 'Brake' });
    await sheet.add('malfunctions', { name: 'Too late', functionUuid: brake?.uuid });
    await sheet.add('hazards', { style: 'FUNCTION', functionUuid: brake?.uuid });
    const { user } = sheet.open('engineer', '');
    await screen.findByRole('gridcell', { name: 'HZ-001' });
    await user.click(screen.getByRole('button', { name: 'Add hazard' }));
    await user.dblClick(await cellOf('HZ-002', 'Function'));
    const letGo = holdChanges();
    await user.click(await screen.findByRole('option', { name: 'Brake' }));
    await user.dblClick(await cellOf('HZ-002', 'Malfunction'));
    expect(screen.getByRole('option', { name: 'Too late' })).toBeVisible();
    letGo();
    await waitFor(async () => expect((await sheet.storedBy('HZ-002')).functionUuid).toBe(brake?.uuid));
    await waitFor(async () => expect(await cellOf('HZ-002', 'Function')).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('option', { name: 'Too late' }));
    await waitFor(async () => expect((await sheet.storedBy('HZ-002')).malfunctionUuid).not.toBeNull());
  });

  it('names a function and its malfunction one after the other', async () => {
    await sheet.add('hazards', { style: 'FUNCTION' });
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Function'));
    const letGo = holdChanges();
    await user.keyboard('Brake{Tab}Not delivered{Tab}');
    letGo();
    expect(await cellOf('HZ-001', 'Situation')).toHaveFocus();
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).malfunctionUuid).not.toBeNull());
    expect((await functions()).map(({ name }) => name)).toEqual(['Brake']);
    expect((await sheet.storedBy('HZ-001')).functionUuid).toBe((await functions())[0]?.uuid);
  });

  it('keeps names typed in cells while the server cannot be reached, and makes them then, one step each for undo', async () => {
    await sheet.add('hazards', { style: 'FUNCTION' });
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Function'));
    const reconnect = loseConnection();
    await user.keyboard('Brake{Tab}Not delivered{Tab}');
    expect(await screen.findByText(/^No connection\. .*\(records waiting: 3\)/)).toBeVisible();
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Brake');
    expect(await cellOf('HZ-001', 'Malfunction')).toHaveTextContent('Not delivered');
    reconnect();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).malfunctionUuid).not.toBeNull());
    const [made] = await functions();
    expect(await sheet.storedBy('HZ-001')).toMatchObject({ functionUuid: made?.uuid });
    expect(made?.name).toBe('Brake');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).malfunctionUuid).toBeNull());
    expect((await sheet.storedBy('HZ-001')).functionUuid).toBe(made?.uuid);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await functions()).toEqual([]));
    expect((await sheet.storedBy('HZ-001')).functionUuid).toBeNull();
  });

  it('leaves the cell as it was when a name typed in it is refused, and says so once', async () => {
    const [brake] = await sheet.add('functions', { name: 'Brake' });
    await sheet.add('hazards', { style: 'FUNCTION', functionUuid: brake?.uuid });
    const { user } = sheet.open();
    const cell = await cellOf('HZ-001', 'Function');
    server.use(
      http.post(`${ORIGIN}/v1/user-api/projects/:uuid/functions/batch`, () =>
        HttpResponse.json(errorBody('RULE_VIOLATED', 'Not now.'), { status: 422 }),
      ),
    );
    await user.click(cell);
    await user.keyboard('Steer{Enter}');
    expect(await screen.findByText('“Steer” was not created. The cell is as before. Not now.')).toBeVisible();
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Brake');
    await waitFor(async () => expect(await cellOf('HZ-001', 'Function')).not.toHaveAttribute('aria-busy'));
    expect((await sheet.storedBy('HZ-001')).functionUuid).toBe(brake?.uuid);
  });

  it('keeps the row and what was typed while the server cannot be reached, and adds it then', async () => {
    await sheet.add('functions', { name: 'Brake' });
    const { user } = openFunctions();
    await user.click(await cellOf('FN-001', 'Name'));
    const reconnect = loseConnection();
    await user.keyboard('{Control>}{Enter}{/Control}Steer{Tab}Turns the wheels{Enter}');
    expect(await screen.findByText(/^No connection\. .*\(records waiting: 1\)/)).toBeVisible();
    expect(await cellOf('…', 'Name')).toHaveTextContent('Steer');
    reconnect();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(async () =>
      expect((await functions()).map(({ name, description }) => [name, description])).toEqual([
        ['Brake', ''],
        ['Steer', 'Turns the wheels'],
      ]),
    );
    expect(await cellOf('FN-002', 'Name')).toHaveTextContent('Steer');
  });

  it('is not made twice when the answer of the first try is lost', async () => {
    await sheet.add('functions', { name: 'Brake' });
    const { user } = openFunctions();
    await user.click(await cellOf('FN-001', 'Name'));
    const tries: string[] = [];
    server.use(
      http.post(`${ORIGIN}/v1/user-api/projects/:uuid/functions/batch`, async ({ request }) => {
        const body = (await request.clone().json()) as { items: { uuid: string }[] };
        tries.push(body.items.map(({ uuid }) => uuid).join());
        if (tries.length > 1) return undefined;
        await sheet.platform.call('lead', 'POST', new URL(request.url).pathname.slice(3), body);
        return HttpResponse.error();
      }),
    );
    await user.keyboard('{Control>}{Enter}{/Control}Steer{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    await waitFor(async () =>
      expect((await functions()).map(({ name }) => name)).toEqual(['Brake', 'Steer']),
    );
    expect(tries).toEqual([tries[0], tries[0]]);
    expect(await cellOf('FN-002', 'Name')).toHaveTextContent('Steer');
  });

  it('stays with its reason when the server refuses it, and can be mended or given up', async () => {
    await sheet.add('functions', { name: 'Brake' });
    const { user } = openFunctions();
    await user.click(await cellOf('FN-001', 'Name'));
    let isRefused = true;
    server.use(
      http.post(`${ORIGIN}/v1/user-api/projects/:uuid/functions/batch`, () =>
        isRefused ? HttpResponse.json(errorBody('RULE_VIOLATED', 'Not now.'), { status: 422 }) : undefined,
      ),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^The function was not added\. Not now\. The row stays/)).toBeVisible();
    const code = await cellOf('…', 'Code');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    isRefused = false;
    await user.click(await cellOf('…', 'Name'));
    await user.keyboard('Steer{Enter}');
    await waitFor(async () =>
      expect((await functions()).map(({ name }) => name)).toEqual(['Brake', 'Steer']),
    );
    isRefused = true;
    await user.click(await cellOf('FN-002', 'Name'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await cellOf('…', 'Code')).toHaveAttribute('aria-invalid', 'true'));
    await user.keyboard('{Escape}{Control>}{Delete}{/Control}');
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: '…' })).toBeNull());
    expect(screen.getByText('2 of 2')).toBeVisible();
  });
});

describe('the button that adds', () => {
  it('adds to the group that one is in', async () => {
    const [brake] = await sheet.add('functions', { name: 'Brake' });
    await sheet.add('hazards', { style: 'FUNCTION', functionUuid: brake?.uuid });
    const { user } = sheet.open('engineer', '');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.click(screen.getByRole('button', { name: 'Add hazard' }));
    await waitFor(async () => expect((await sheet.storedBy('HZ-002')).functionUuid).toBe(brake?.uuid));
  });
});
