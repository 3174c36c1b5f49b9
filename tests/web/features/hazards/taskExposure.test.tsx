import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { ownName } from '../../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';

const FR_SET = 'IEC62061-2005-2015';

/** A machine project with one hazard at one task, rated by one set. */
async function hazardAt(platform: TestPlatform, set: string, task: object) {
  const call = async <Data,>(method: 'GET' | 'POST', path: string, body?: object) =>
    (await platform.call<{ data: Data }>('lead', method, path, body)).data;
  const { uuid: project } = await call<{ uuid: string }>(
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { name: ownName('Exposure'), style: 'MACHINE', riskRatingSetUuids: [seedUuid('risk-rating-set', set)] },
  );
  const add = async (area: string, item: object) =>
    (
      await call<{ records: { uuid: string }[] }>('POST', `/user-api/projects/${project}/${area}/batch`, {
        items: [item],
      })
    ).records[0]?.uuid;
  const taskUuid = await add('tasks', { name: 'Free a jammed box', ...task });
  const hazard = await add('hazards', { style: 'MACHINE', name: 'Crushed', taskUuid });
  renderApp({
    route: `/projects/${project}/hazards/HZ-001`,
    token: platform.tokenOf('lead'),
  });
  return { read: () => call<Hazard>('GET', `/user-api/hazards/${hazard}`) };
}

it('the times of a task propose the exposure by IEC 62061, which is taken by a click', async () => {
  const { read } = await hazardAt(await usePlatform(), FR_SET, { frequencyPerYear: 365, durationMinutes: 3 });
  const rating = await screen.findByRole('region', { name: /^Rating by/ });
  // Daily is 5 points, for less than ten minutes 4.
  await within(rating).findByText(
    'By “Free a jammed box” (365 times a year, 3 min each): at least daily and under 10 minutes, which is 4 points.',
  );
  within(rating).getByRole('button', { name: 'Take Fr4' }).click();
  await waitFor(async () =>
    expect((await read()).evaluations[0]?.exposureUuid).toBe(levelUuid(FR_SET, 'exposure', 'Fr4')),
  );
  await waitFor(() => expect(within(rating).queryByRole('button', { name: 'Take Fr4' })).toBeNull());
});

it('by ISO 13849-1 they say what F1 would take, and propose nothing that depends on it', async () => {
  await hazardAt(await usePlatform(), 'ISO13849-1', { frequencyPerYear: 2000, durationMinutes: 3 });
  const rating = await screen.findByRole('region', { name: /^Rating by/ });
  // 100 hours are a twentieth of 2,000.
  await within(rating).findByText(
    'By “Free a jammed box” (2,000 times a year, 3 min each): F1 if the machine runs at least 2,000 hours a year, otherwise F2.',
  );
  expect(within(rating).queryByRole('button', { name: /^Take/ })).toBeNull();
});
