import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { ownName } from '../../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';

/** A machine project with one hazard, rated by one set. */
async function hazardIn(
  platform: TestPlatform,
  set: string,
  before?: (hazard: Hazard, patch: Patch) => Promise<unknown>,
) {
  const call = async <Data,>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    (await platform.call<{ data: Data }>('lead', method, `/user-api/${path}`, body)).data;
  const { uuid: project } = await call<{ uuid: string }>(
    'POST',
    `organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { name: ownName('Avoidance'), style: 'MACHINE', riskRatingSetUuids: [seedUuid('risk-rating-set', set)] },
  );
  const { records } = await call<{ records: Hazard[] }>('POST', `projects/${project}/hazards/batch`, {
    items: [{ style: 'MACHINE', name: 'Crushed' }],
  });
  const hazard = records[0] as Hazard;
  await before?.(hazard, (path, body) => call('PATCH', path, body));
  const { user } = renderApp({
    route: `/projects/${project}/hazards/HZ-001`,
    token: platform.tokenOf('lead'),
  });
  const rating = await screen.findByRole('region', { name: /^Rating by/ });
  const stored = async () => {
    const { evaluations } = await call<Hazard>('GET', `hazards/${hazard.uuid}`);
    return evaluations[0]?.avoidanceFactors;
  };
  return { user, rating, stored };
}
type Patch = (path: string, body: object) => Promise<unknown>;

const factor = (rating: HTMLElement, name: RegExp) => within(rating).findByRole('group', { name });

it('by ISO 13849-1 the five factors are judged by a click or by keys, counted, and taken back', async () => {
  const { user, rating, stored } = await hazardIn(await usePlatform(), 'ISO13849-1');
  expect(within(rating).getAllByRole('group', { name: /\?$/ })).toHaveLength(5);
  const speed = await factor(rating, /^How fast/);
  await user.click(within(speed).getByRole('button', { name: 'Harder' }));
  await waitFor(async () => expect(await stored()).toEqual({ speed: 'HARDER' }));
  within(await factor(rating, /^Who works there/))
    .getByRole('button', { name: 'Easier' })
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await stored()).toEqual({ speed: 'HARDER', operator: 'EASIER' }));
  await within(rating).findByText(/^1 of five make it easier and speak for P1, 1 make it harder/);
  // The same again takes the judgement back.
  await user.click(within(speed).getByRole('button', { name: 'Harder', pressed: true }));
  await waitFor(async () => expect(await stored()).toEqual({ operator: 'EASIER' }));
  // Nothing is chosen for P by itself.
  expect(within(rating).getByRole('combobox', { name: /^P · / })).not.toHaveTextContent(/P[12]/);
});

it('the history says them in words and puts them back', async () => {
  const { user, stored } = await hazardIn(
    await usePlatform(),
    'ISO13849-1',
    async ({ uuid, revision }, patch) => {
      await patch(`hazards/${uuid}/initial-risk`, { revision, avoidanceFactors: { escape: 'EASIER' } });
      const change = { revision: revision + 1, avoidanceFactors: { escape: 'HARDER' } };
      await patch(`hazards/${uuid}/initial-risk`, change);
    },
  );
  const history = await screen.findByRole('region', { name: 'History' });
  await user.click(within(history).getByRole('button', { name: 'Show' }));
  await user.click(
    await within(history).findByRole('button', {
      name: 'Put back factors of avoidance: way out: Makes avoidance easier',
    }),
  );
  await waitFor(async () => expect(await stored()).toEqual({ escape: 'EASIER' }));
});

it('a set of another standard has none', async () => {
  const { rating } = await hazardIn(await usePlatform(), 'IEC62061-2005-2015');
  expect(within(rating).getByRole('combobox', { name: /^Av · / })).toBeVisible();
  expect(within(rating).queryByRole('group', { name: /\?$/ })).toBeNull();
});
