import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let use: HazardRrm;
const call = <Data,>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  sheet.platform.call<{ data: Data }>('lead', method, `/user-api/${path}`, body);

beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  const [hazard] = await sheet.add<Hazard>(
    'hazards',
    { style: 'FUNCTION', name: 'Hand drawn in' },
    { style: 'FUNCTION', name: 'Hand crushed by the gate' },
  );
  const [gate] = await sheet.add('rrms', {
    name: 'Sliding gate',
    rrmTypeUuid: seedUuid('rrmTypes', 'FIXED'),
  });
  use = (
    await call<HazardRrm>('POST', `hazards/${hazard?.uuid}/hazard-rrms`, {
      rrmUuid: gate?.uuid,
      status: 'ACCEPTED',
    })
  ).data;
  await call('POST', `hazard-rrms/${use.uuid}/evaluation`, {
    effectiveness: 'PARTIAL',
    newHazardsCreated: true,
  });
});

const open = (code: string, person = 'engineer') =>
  renderApp({
    route: `/projects/${sheet.project}/hazards/${code}`,
    token: sheet.platform.tokenOf(person),
  });
const measures = () => screen.findByRole('region', { name: 'Measures' });
const linked = async () => {
  const { data } = await call<HazardRrm>('GET', `hazard-rrms/${use.uuid}`);
  const names = new Map((await sheet.stored()).map(({ uuid, name }) => [uuid, name]));
  return data.newHazardUuids.map(uuid => names.get(uuid));
};

it('a measure that brings new hazards asks for them, and one is written down from there', async () => {
  const { user } = open('HZ-001');
  const section = await measures();
  await within(section).findByText('It is judged to bring new hazards, and none is linked yet.');
  await user.click(within(section).getByRole('button', { name: 'New hazard that it brings' }));
  const dialog = await screen.findByRole('dialog', { name: 'New hazard that RRM-001 brings' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Gate falls on a foot');
  await user.click(within(dialog).getByRole('button', { name: 'Add hazard' }));
  await waitFor(async () => expect(await linked()).toEqual(['Gate falls on a foot']));
  // It is of the style and the rating set of the hazard that the measure answers.
  const [answered, , made] = await sheet.stored();
  expect(made).toMatchObject({
    style: answered?.style,
    riskRatingSetUuid: answered?.riskRatingSetUuid,
    name: 'Gate falls on a foot',
  });
  const link = await within(section).findByRole('link', { name: 'HZ-003 Gate falls on a foot' });
  expect(within(section).queryByText(/none is linked yet/)).toBeNull();
  // The new hazard says where it comes from.
  await user.click(link);
  const back = within(await measures());
  expect(await back.findByText('It comes of RRM-001 Sliding gate on')).toBeVisible();
  expect(back.getByRole('link', { name: 'HZ-001 Hand drawn in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/hazards\/HZ-001#measures$/),
  );
});

it('hazards that are there are linked, never the one that it answers', async () => {
  const { user } = open('HZ-001');
  const section = await measures();
  await user.click(await within(section).findByRole('button', { name: 'Link hazards that it brings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hazards that RRM-001 brings' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Hazards' }));
  expect(screen.queryByRole('option', { name: /HZ-001/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /HZ-002/ }));
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await linked()).toEqual(['Hand crushed by the gate']));
  await within(section).findByRole('link', { name: 'HZ-002 Hand crushed by the gate' });
});
