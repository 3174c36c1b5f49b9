import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectFunction } from '@/api/functions';
import { usePlatform } from '../../../support/web/platform.ts';
import { errorBody, ORIGIN, server } from '../../../support/web/server.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
const names = async () =>
  (
    await sheet.platform.call<{ data: { results: ProjectFunction[] } }>(
      'lead',
      'GET',
      `/user-api/functions?projectUuid=${sheet.project}&orderBy=code&order=asc`,
    )
  ).data.results.map(({ name }) => name);

/** Two hazards of one function. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  const [brake] = await sheet.add('functions', { name: 'Brake' });
  const hazard = { style: 'FUNCTION', functionUuid: brake?.uuid };
  await sheet.add('hazards', hazard, hazard);
});

/** Changes the text of the function's cell, as one corrects a word. */
async function correct() {
  const { user } = sheet.open();
  await user.click(await cellOf('HZ-001', 'Function'));
  await user.keyboard('{F2}{End}s{Enter}');
  return { user, dialog: await screen.findByRole('dialog', { name: 'Change the name everywhere?' }) };
}

describe('the text of a cell that names a record, changed', () => {
  it('renames the record for all hazards that name it', async () => {
    const { user, dialog } = await correct();
    expect(await names()).toEqual(['Brake']);
    await user.click(within(dialog).getByRole('button', { name: 'Everywhere (2 hazards)' }));
    await waitFor(async () => expect(await cellOf('HZ-002', 'Function')).toHaveTextContent('Brakes'));
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Brakes');
    expect(await names()).toEqual(['Brakes']);
  });

  it('makes another record where only this hazard is meant', async () => {
    const { user, dialog } = await correct();
    await user.click(within(dialog).getByRole('button', { name: 'Only here' }));
    await waitFor(async () => expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Brakes'));
    expect(await cellOf('HZ-002', 'Function')).toHaveTextContent(/^Brake$/);
    await waitFor(async () => expect(await names()).toEqual(['Brake', 'Brakes']));
  });

  it('stays as it was where neither is meant, or where the server refuses', async () => {
    const { user, dialog } = await correct();
    await user.click(within(dialog).getByRole('button', { name: 'Leave as it was' }));
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent(/^Brake$/);
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/functions/:uuid`, () =>
        HttpResponse.json(errorBody('RULE_VIOLATED', 'Not now.'), { status: 422 }),
      ),
    );
    await user.click(await cellOf('HZ-001', 'Function'));
    await user.keyboard('{F2}{End}s{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Everywhere/ }));
    expect(await screen.findByText('“Brake” keeps its name. Not now.')).toBeVisible();
    expect(await names()).toEqual(['Brake']);
  });
});
