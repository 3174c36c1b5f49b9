import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { joinOrganization } from '../../../support/web/joinOrganization.ts';
import { ownName, ownOrganization } from '../../../support/web/ownOrganization.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../../support/web/server.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let functionUuid: string;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', viewer: 'VIEWER' });
});

/** Two described and rated hazards of one malfunction. ISO 26262-3:2018, table 4: S3 E4 C2 is ASIL C, S2 E3 C2 is ASIL A. */
async function addTwo() {
  const [deliver] = await sheet.add('functions', { name: 'Deliver requests' });
  functionUuid = deliver?.uuid ?? '';
  const [lost] = await sheet.add('malfunctions', { name: 'Not delivered', functionUuid });
  const [office] = await sheet.add('exposure-situations', { name: 'In the office' });
  const [waits] = await sheet.add('hazardous-events', { name: 'A person waits in vain' });
  const fields = {
    functionUuid,
    malfunctionUuid: lost?.uuid,
    exposureSituationUuid: office?.uuid,
    hazardousEventUuid: waits?.uuid,
  };
  await sheet.addRated(fields, { severity: 'S3', exposure: 'E4', avoidability: 'C2' });
  return sheet.addRated(fields, { severity: 'S2', exposure: 'E3', avoidability: 'C2' });
}

describe('the worksheet of a project', () => {
  beforeEach(addTwo);

  it('shows a hazard with its levels and the level of the table', async () => {
    sheet.open();
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('C');
    expect(await cellOf('HZ-002', 'ASIL')).toHaveTextContent('A');
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S3');
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Deliver requests');
    expect(await cellOf('HZ-001', 'Malfunction')).toHaveTextContent('Not delivered');
    expect(await cellOf('HZ-001', 'State')).toHaveTextContent('Rated');
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('explains a level with the table and the cell marked', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'ASIL'));
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'HZ-001: ASIL by ISO 26262-3:2018' });
    expect(within(dialog).getByText('ISO 26262-3:2018, S3 × E4 × C2 gives ASIL C.')).toBeVisible();
    expect(within(dialog).getByText('C3 instead of C2: ASIL D')).toBeVisible();
    const marked = within(dialog)
      .getAllByRole('cell')
      .filter(cell => cell.getAttribute('aria-current') === 'true');
    expect(marked.map(cell => cell.textContent)).toEqual(['C, chosen']);
  });

  it('goes to the search with the slash, filters, and keeps it in the address', async () => {
    const { user, router } = sheet.open();
    await user.click(await cellOf('HZ-001', 'ASIL'));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search hazards' })).toHaveFocus();
    await user.keyboard('hz-002');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('q=hz-002'));
    await user.keyboard('zz');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
  });

  it('opens at the hazard of the address and keeps it in the store', async () => {
    const { store } = sheet.open('engineer', '?group=none&hazard=HZ-002&panel=1');
    expect(await screen.findByRole('heading', { name: 'HZ-002' })).toBeVisible();
    const { uuid } = await sheet.storedBy('HZ-002');
    expect(store.getState().hazardSelection.selectedHazardUuid).toBe(uuid);
  });

  it('keeps collapsed groups in the store', async () => {
    const { user, store } = sheet.open('engineer', '');
    await user.click(await screen.findByText('FN-001 Deliver requests'));
    expect(store.getState().hazardSelection.collapsedItems).toEqual({ [`function:${functionUuid}`]: true });
    expect(screen.queryByRole('gridcell', { name: 'HZ-001' })).toBeNull();
  });

  it('is read-only for a viewer', async () => {
    const { user } = sheet.open('viewer');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('1');
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S3');
    expect(screen.queryByRole('button', { name: 'Add hazard' })).toBeNull();
    expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S3');
  });

  it('says what failed and tries again', async () => {
    const gone = HttpResponse.json(errorBody('NOT_FOUND', 'This project is gone.'), { status: 404 });
    server.use(http.get(`${ORIGIN}/v1/user-api/functions`, () => gone, { once: true }));
    const { user } = sheet.open();
    expect(await screen.findByText('This project is gone.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', { name: 'HZ-001' })).toBeVisible();
  });
});

describe('a worksheet without hazards to show', () => {
  it('has one next action when it is empty', async () => {
    const { user } = sheet.open();
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the first hazard' }));
    expect(await screen.findByText('1 of 1')).toBeVisible();
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(1));
  });

  it('says who can open it to somebody who may see the project but not its analysis', async () => {
    const { platform } = sheet;
    const { uuid } = await ownOrganization(platform);
    const { person, email } = await platform.newPerson();
    const role = await platform.call<{ data: { uuid: string } }>(
      'owner',
      'POST',
      `/user-api/organizations/${uuid}/roles`,
      { name: 'Controller', permissions: ['organization.read', 'project.read'] },
    );
    await joinOrganization(platform, 'owner', uuid, person, {
      email,
      organizationRoleUuid: role.data.uuid,
    });
    const project = await platform.call<{ data: { uuid: string } }>(
      'owner',
      'POST',
      `/user-api/organizations/${uuid}/projects`,
      { name: ownName('Closed'), style: 'FUNCTION' },
    );
    renderApp({ route: `/projects/${project.data.uuid}/worksheet`, token: platform.tokenOf(person) });
    expect(await screen.findByText('This part of the project is not open to you')).toBeVisible();
  });
});
