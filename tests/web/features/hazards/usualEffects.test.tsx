import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { OwnWorksheet } from '../../../support/web/worksheet.ts';

const OPERATOR = seedUuid('hazardEffectTypes', 'INJURY_OPERATOR');
const BYSTANDER = seedUuid('hazardEffectTypes', 'INJURY_BYSTANDER');

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  await sheet.add('hazardous-events', { name: 'Leaves the lane', defaultEffectTypeUuids: [OPERATOR] });
});

/** The page of HZ-001, whose event is chosen. */
async function chooseEvent() {
  const { user } = renderApp({
    route: `/projects/${sheet.project}/hazards/HZ-001`,
    token: sheet.platform.tokenOf('engineer'),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Hazardous event' }));
  await user.click(await screen.findByRole('option', { name: /Leaves the lane/ }));
  return user;
}
const effects = async () => screen.findByRole('region', { name: 'Effects and injuries' });
const types = async () =>
  (await sheet.storedBy('HZ-001')).hazardEffects.map(({ hazardEffectTypeUuid }) => hazardEffectTypeUuid);

it('a hazard that takes an event gets its usual effects at once, and undo takes both back', async () => {
  await sheet.add('hazards', { style: 'FUNCTION', name: 'Drifts' });
  const user = await chooseEvent();
  const effect = await within(await effects()).findByRole('group', { name: 'Effect 1' });
  expect(within(effect).getByRole('combobox', { name: 'Who or what suffers' })).toHaveDisplayValue(
    /Injury to operator or driver/,
  );
  await waitFor(async () => expect(await types()).toEqual([OPERATOR]));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await types()).toEqual([]));
  expect((await sheet.storedBy('HZ-001')).hazardousEventUuid).toBeNull();
});

it('effects that somebody wrote down stay', async () => {
  await sheet.add('hazards', {
    style: 'FUNCTION',
    name: 'Drifts',
    hazardEffects: [{ hazardEffectTypeUuid: BYSTANDER, description: 'A cyclist is hit' }],
  });
  await chooseEvent();
  await waitFor(async () => expect((await sheet.storedBy('HZ-001')).hazardousEventUuid).not.toBeNull());
  expect(await types()).toEqual([BYSTANDER]);
  expect(within(await effects()).getAllByRole('group', { name: /^Effect \d/ })).toHaveLength(1);
});
