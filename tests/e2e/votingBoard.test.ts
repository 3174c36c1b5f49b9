import { levelUuid } from '../../server/seed/ratingSets.ts';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { addMember, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';

const HAZARDS = 40;

/** Domain model 2.6: asked, voted on blind, revealed, agreed, locked: a whole analysis at once, on two screens. */
test('a lead takes 40 hazards from no round to locked on the board while a voter goes through them by keyboard alone', async ({
  page,
  browser,
  signIn,
  apiOf,
}) => {
  test.slow();
  const lead = await apiOf('lead');
  const engineer = await apiOf('engineer');
  const { projectUuid, hazards } = await createFunctionAnalysis(lead, HAZARDS);
  for (const person of ['engineer', 'voter'] as const)
    await addMember(lead, projectUuid, userUuidOf(person), person === 'voter' ? 'VOTER' : 'ENGINEER');

  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/voting`);
  const count = (state: string) => page.getByRole('link', { name: `${state} · ${HAZARDS}` });
  const dialog = page.getByRole('dialog');
  const selectAll = () => page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const step = async (name: string, confirm: string) => {
    await selectAll();
    await page.getByRole('button', { name: `${name} (${HAZARDS})` }).click();
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(count('No round')).toBeVisible();
  await selectAll();
  await page.getByRole('button', { name: `Open rounds (${HAZARDS})` }).click();
  for (const name of ['Emil Okafor', 'Valerie Sato']) {
    await dialog.getByRole('combobox', { name: 'Add voters' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  // On to the next field: the open list lies over the buttons.
  await page.keyboard.press('Tab');
  await expect(dialog).toContainText(`${HAZARDS} hazards will be changed.`);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(count('Voting')).toBeVisible();
  await expectAccessible(page);

  // ISO 26262-3:2018 Table 4: S3 E4 C3 is ASIL D.
  const level = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
    levelUuid('ISO26262-3-2018', parameter, code);
  for (const { uuid } of hazards)
    await engineer.call('POST', `/user-api/hazards/${uuid}/hazard-votes`, {
      severityUuid: level('severity', 'S3'),
      exposureUuid: level('exposure', 'E4'),
      avoidabilityUuid: level('avoidability', 'C3'),
    });
  await expect(page.getByText('1 of 2 have voted').first()).toBeVisible();

  const context = await browser.newContext();
  const queue = await context.newPage();
  await signIn(queue, 'voter');
  await queue.goto(`/badger/projects/${projectUuid}/voting/queue`);
  for (const { code } of hazards) {
    await expect(queue.getByRole('heading', { name: new RegExp(`^${code}`) })).toBeVisible();
    await expect(queue.getByRole('radio', { name: /^S0/ })).toBeFocused();
    for (const key of ['3', '4', '3']) await queue.keyboard.press(key);
    await expect(queue.getByRole('button', { name: 'Save and next' })).toBeFocused();
    await queue.keyboard.press('Enter');
  }
  await expect(queue.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await context.close();

  // Nobody touched the board meanwhile.
  await expect(count('To reveal')).toBeVisible();
  await step('Reveal', 'Reveal');
  await expect(count('Agreed')).toBeVisible();
  await step('Lock', 'Lock');
  await expect(count('Locked')).toBeVisible();
  await expectAccessible(page);

  const stored = await lead.list<{
    uuid: string;
    name: string;
    code: string;
    isConsensusVotingLocked: boolean;
    evaluations: { origin: string; severityUuid: string; exposureUuid: string; avoidabilityUuid: string }[];
  }>('hazards', projectUuid);
  expect(stored).toHaveLength(HAZARDS);
  for (const hazard of stored)
    expect(hazard).toMatchObject({
      isConsensusVotingLocked: true,
      evaluations: [
        {
          origin: 'CONSENSUS',
          severityUuid: level('severity', 'S3'),
          exposureUuid: level('exposure', 'E4'),
          avoidabilityUuid: level('avoidability', 'C3'),
        },
      ],
    });
});
