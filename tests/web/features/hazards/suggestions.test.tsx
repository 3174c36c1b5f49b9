import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { ownName } from '../../../support/web/ownOrganization.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { giveGridASize, OwnWorksheet } from '../../../support/web/worksheet.ts';

/** In the toolbar, and in the place of the rows where there are none. */
const opener = async (name: string) => (await screen.findAllByRole('button', { name })).at(-1) as Element;

describe('hazards that the analysis may lack (domain model 1.47)', () => {
  let sheet: OwnWorksheet;
  beforeEach(async () => {
    sheet = await OwnWorksheet.create(await usePlatform());
    const [drive] = await sheet.add('functions', { name: 'Drive' });
    await sheet.add(
      'malfunctions',
      { name: 'Drives by itself', functionUuid: drive?.uuid },
      { name: 'Does not drive', functionUuid: drive?.uuid },
    );
    await sheet.add('exposure-situations', { name: 'People before the gate' });
  });

  it('are offered where nothing is yet, with their reasons; only those that are chosen are written', async () => {
    const { user } = sheet.open();
    await user.click(await opener('Suggest hazards'));
    const dialog = await screen.findByRole('dialog', { name: 'Suggest hazards' });
    const first = await within(dialog).findByRole('checkbox', { name: /^Drives by itself/ });
    expect(first).toBeChecked();
    expect(within(dialog).getByText(/No hazard names the malfunction MF-001/)).toBeVisible();
    expect(await sheet.stored()).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Does not drive/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 hazard' }));
    await waitFor(async () =>
      expect(await sheet.stored()).toMatchObject([
        { name: 'Drives by itself – People before the gate', source: 'RECOMMENDED' },
      ]),
    );
    const [stored] = await sheet.stored();
    expect(stored?.malfunctionUuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored?.exposureSituationUuid).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(async () => expect(await sheet.stored()).toEqual([]));
  });

  it('are refused with a reason, listed, and proposed again', async () => {
    const { user } = sheet.open();
    await user.click(await opener('Suggest hazards'));
    const dialog = await screen.findByRole('dialog', { name: 'Suggest hazards' });
    await within(dialog).findByRole('checkbox', { name: /^Drives by itself/ });
    await user.click(within(dialog).getByRole('checkbox', { name: /^Does not drive/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Refuse 1…' }));
    const question = await screen.findByRole('dialog', { name: 'Refuse the suggestion' });
    await user.type(within(question).getByRole('textbox', { name: /^Why/ }), 'A switch cuts the motor');
    await user.click(within(question).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(within(dialog).queryByRole('checkbox', { name: /^Drives by itself/ })).not.toBeInTheDocument(),
    );
    await user.click(await within(dialog).findByRole('button', { name: 'Show refused (1)' }));
    const refused = within(dialog).getByRole('list', { name: 'Refused suggestions' });
    expect(within(refused).getByText(/A switch cuts the motor/)).toBeVisible();
    // Closed and opened again: it is not proposed.
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await opener('Suggest hazards'));
    const again = await screen.findByRole('dialog', { name: 'Suggest hazards' });
    expect(await within(again).findAllByRole('checkbox')).toHaveLength(1);
    await user.click(await within(again).findByRole('button', { name: 'Show refused (1)' }));
    await user.click(within(again).getByRole('button', { name: /^Propose again: Drives by itself/ }));
    expect(await within(again).findByRole('checkbox', { name: /^Drives by itself/ })).toBeVisible();
    await waitFor(() =>
      expect(within(again).queryByRole('button', { name: /refused/ })).not.toBeInTheDocument(),
    );
    expect(await sheet.stored()).toEqual([]);
  });

  it('are none where every malfunction has one', async () => {
    const malfunctions = await sheet.platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
      'lead',
      'GET',
      `/user-api/malfunctions?projectUuid=${sheet.project}`,
    );
    await sheet.add(
      'hazards',
      ...malfunctions.data.results.map(({ uuid, name }) => ({
        style: 'FUNCTION',
        name,
        malfunctionUuid: uuid,
      })),
    );
    const { user } = sheet.open();
    await user.click(await opener('Suggest hazards'));
    expect(await screen.findByText(/Every malfunction that is to be analysed has a hazard/)).toBeVisible();
  });
});

it('tasks of each phase of a machine’s life are proposed and added', async () => {
  giveGridASize();
  const platform = await usePlatform();
  const { data: project } = await platform.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { name: ownName('Tasks'), style: 'MACHINE' },
  );
  await platform.call('lead', 'POST', `/user-api/projects/${project.uuid}/machines/batch`, {
    items: [{ name: 'Press' }],
  });
  const { user } = renderApp({
    route: `/projects/${project.uuid}/tasks`,
    token: platform.tokenOf('lead'),
  });
  await user.click(await opener('Suggest tasks'));
  const dialog = await screen.findByRole('dialog', { name: 'Suggest tasks' });
  await user.click(await within(dialog).findByRole('button', { name: 'Choose all' }));
  const count = within(dialog).getAllByRole('checkbox').length;
  expect(count).toBeGreaterThan(5);
  await user.click(within(dialog).getByRole('button', { name: `Add ${count} tasks` }));
  await waitFor(async () => {
    const { data } = await platform.call<{ data: { results: { source: string }[] } }>(
      'lead',
      'GET',
      `/user-api/tasks?projectUuid=${project.uuid}&limit=200`,
    );
    expect(data.results.map(({ source }) => source)).toEqual(Array(count).fill('RECOMMENDED'));
  });
});
