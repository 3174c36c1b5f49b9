import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { giveGridASize, OwnWorksheet } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

interface Asked {
  kind: string;
  filters?: Record<string, string[]>;
}
const asked = async (project: string) => {
  const list = `/user-api/projects/${project}/exports`;
  const { data } = await platform.call<{ data: { results: { uuid: string }[] } }>('lead', 'GET', list);
  const [newest] = data.results;
  return (await platform.call<{ data: Asked }>('lead', 'GET', `${list}/${newest?.uuid}`)).data;
};

/** ISO 26262-3:2018, table 4: S3 E4 C3 is D, S1 E1 C1 is QM. */
async function twoHazards() {
  const room = await OwnWorksheet.create(platform);
  const severe = await room.addRated(
    { name: 'Steers by itself' },
    { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
  );
  await room.addRated({ name: 'Seat moves' }, { severity: 'S1', exposure: 'E1', avoidability: 'C1' });
  return { room, severe };
}

it('the page of exports says how many hazards the filters let through, and asks for those', async () => {
  const { room } = await twoHazards();
  const { user } = renderApp({ route: `/projects/${room.project}/reports`, token: platform.tokenOf('lead') });
  const kind = await screen.findByRole('combobox', { name: 'What' });
  expect(screen.queryByRole('group', { name: 'Hazards in the file' })).toBeNull();
  await user.click(kind);
  await user.click(await screen.findByRole('option', { name: 'Worksheet' }));
  const filters = within(await screen.findByRole('group', { name: 'Hazards in the file' }));
  expect(await filters.findByText('2 of 2 hazards')).toBeVisible();
  // The levels come with the rating set.
  await user.click(await filters.findByRole('combobox', { name: /^Initial level/ }));
  await user.click(await screen.findByRole('option', { name: 'ASIL D' }));
  await user.keyboard('{Escape}');
  expect(await filters.findByText('1 of 2 hazards')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make the file' }));
  await waitFor(async () =>
    expect(await asked(room.project)).toMatchObject({
      kind: 'SPREADSHEET',
      filters: { ratingUuid: [expect.any(String)] },
    }),
  );
});

it('the worksheet makes a file of exactly the hazards that it shows', async () => {
  const { room, severe } = await twoHazards();
  const { user } = renderApp({
    route: `/projects/${room.project}/worksheet?q=steers`,
    token: platform.tokenOf('lead'),
  });
  await user.click(await screen.findByRole('button', { name: 'Export the hazards shown' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export 1 hazard' }));
  await user.click(dialog.getByRole('button', { name: 'Make the file' }));
  expect(await dialog.findByText(/Worksheet · Excel \(XLSX\)/)).toBeVisible();
  const list = `/user-api/projects/${room.project}/exports`;
  const { data } = await platform.call<{ data: { results: (Asked & { uuid: string })[] } }>(
    'lead',
    'GET',
    list,
  );
  // The list leaves the hazards out; the export has them.
  expect(data.results[0]).toMatchObject({ kind: 'SPREADSHEET', filters: {} });
  const whole = await platform.call<{ data: Asked }>('lead', 'GET', `${list}/${data.results[0]?.uuid}`);
  expect(whole.data.filters).toEqual({ uuid: [severe.uuid] });
});
