import { expectAccessible } from '../support/e2e/accessible.ts';
import { createMachineAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

test('places of tasks are checked by keyboard alone, and lead to their hazards', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid } = await createMachineAnalysis(api, ['ISO13849-1']);
  const [zone, otherZone] = await api.list('zones', projectUuid);
  if (!zone || !otherZone) throw new Error('There are no zones.');
  await api.call('POST', `/user-api/projects/${projectUuid}/tasks/batch`, {
    items: [
      { name: 'Clear a jam', zoneUuids: [zone.uuid, otherZone.uuid] },
      { name: 'Clean', zoneUuids: [otherZone.uuid] },
    ],
  });
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/tasks/coverage`);
  const place = (task: string, { name }: { name: string }) =>
    page.getByRole('gridcell', { name: new RegExp(`^${task}, Anybody, ${name}: `) });
  await expect(place('Clear a jam', zone)).toHaveText('Open');
  await expect(place('Clean', zone)).toHaveAccessibleName(/Not here$/);

  await place('Clear a jam', zone).focus();
  await page.keyboard.press('Space');
  await expect(place('Clear a jam', zone)).toHaveText('Checked, none');
  await page.keyboard.press('Control+End');
  await expect(place('Clean', otherZone)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { name: /^All tasks/ })).toContainText('2 of 3');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.reload();
  await expect(place('Clean', otherZone)).toHaveText('Checked, none');
  await place('Clean', otherZone).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/worksheet\?task=TSK-002/);
});
