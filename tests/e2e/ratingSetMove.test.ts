import { expectAccessible } from '../support/e2e/accessible.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';
import { levelsOf, publishTwoVersions, ratingOf } from '../support/ratingSetVersions.ts';

interface Hazard {
  uuid: string;
  name: string;
  code: string;
  riskRatingSetUuid: string;
  evaluations: { riskRatingSetUuid: string; ratingUuid: string | null; avoidabilityUuid: string | null }[];
}

// ISO 26262-3:2018 table 4: S2 E4 C2 is B, S3 E4 C3 is D. The second version says C for the first, and has no C3.
test('a project moves to the next version of its rating set, and its worksheet, history and way back show it', async ({
  page,
  signIn,
  apiOf,
}) => {
  const [lead, owner] = [await apiOf('lead'), await apiOf('owner')];
  const { organizations } = await lead.call<{ organizations: { organizationUuid: string }[] }>(
    'GET',
    '/user-api/users/me',
  );
  const organizationUuid = organizations[0]?.organizationUuid ?? '';
  let projectUuid = '';
  const { first, second } = await publishTwoVersions(
    (method, path, body) => owner.call(method, `/user-api${path}`, body),
    organizationUuid,
    'HOIST',
    async older => {
      const project = await lead.call<{ uuid: string }>(
        'POST',
        `/user-api/organizations/${organizationUuid}/projects`,
        { name: 'Hoist', style: 'FUNCTION', riskRatingSetUuids: [older.uuid] },
      );
      projectUuid = project.uuid;
    },
  );
  await lead.call('POST', `/user-api/projects/${projectUuid}/hazards/batch`, {
    items: ['Hook falls', 'Load swings'].map(name => ({ style: 'FUNCTION', name })),
  });
  const hazards = () => lead.list<Hazard>('hazards', projectUuid);
  for (const { uuid, name } of await hazards())
    await lead.call('PATCH', `/user-api/hazards/${uuid}/initial-risk`, {
      revision: 1,
      ...levelsOf(first, name === 'Hook falls' ? 'S2 E4 C2' : 'S3 E4 C3'),
    });

  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/settings`);
  await page.getByRole('button', { name: 'Compare and move' }).click();
  const dialog = page.getByRole('dialog', { name: /from version 1 to version 2/ });
  const table = dialog.getByRole('table', { name: 'Hazards that need a look' });
  await expect(table.getByRole('row', { name: /Hook falls/ })).toContainText(/S2 E4 C2\s*B\s*C/);
  await expect(table.getByRole('row', { name: /Load swings/ })).toContainText('Has no counterpart');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Safety board of May');
  await dialog.getByRole('button', { name: 'Move the project' }).click();
  await expect(page.getByText('The project works with version 2 now')).toBeVisible();

  const byName = async () => new Map((await hazards()).map(hazard => [hazard.name, hazard]));
  const moved = await byName();
  expect(moved.get('Hook falls')?.evaluations).toMatchObject([
    { riskRatingSetUuid: second.uuid, ratingUuid: ratingOf(second, 'C') },
  ]);
  expect(moved.get('Load swings')?.evaluations).toMatchObject([
    { riskRatingSetUuid: second.uuid, ratingUuid: null, avoidabilityUuid: null },
  ]);

  // What lost its level is rated again by the table of the new version: S3 E4 C4 stands where S3 E4 C3 stood.
  await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-002&cell=avoidabilityUuid`);
  await expect(page.getByRole('gridcell', { name: 'HZ-002' })).toBeVisible();
  await page.keyboard.press('4');
  await expect
    .poll(async () => (await byName()).get('Load swings')?.evaluations[0]?.ratingUuid)
    .toBe(ratingOf(second, 'D'));
  await new WorksheetPage(page).expectSaved();

  // The history of a hazard says why.
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Show' }).click();
  await expect(history.getByText('Safety board of May').first()).toBeVisible();

  // And back: what has no counterpart there is left open, the other has the rating that it had.
  await page.goto(`/badger/projects/${projectUuid}/settings`);
  await page.getByRole('button', { name: /^Back to version 1 of / }).click();
  const back = page.getByRole('dialog', { name: /from version 2 to version 1/ });
  await expect(back.getByRole('row', { name: /Load swings/ })).toContainText('Has no counterpart');
  await back.getByRole('button', { name: 'Move the project' }).click();
  await expect(page.getByText('The project works with version 1 now')).toBeVisible();
  const returned = await byName();
  expect(returned.get('Hook falls')?.evaluations).toMatchObject([
    { riskRatingSetUuid: first.uuid, ratingUuid: ratingOf(first, 'B') },
  ]);
  expect(returned.get('Load swings')?.riskRatingSetUuid).toBe(first.uuid);
});
