import { levelUuid } from '../../server/seed/ratingSets.ts';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { addMember, createBatch, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';

const level = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid('ISO26262-3-2018', parameter, code);

/** Nothing in here is clicked: a voter works through the queue by keyboard alone. */
test('a voter works through a queue by keyboard alone; a reload in the middle loses nothing', async ({
  page,
  signIn,
  apiOf,
}) => {
  const lead = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(lead, 4);
  await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');
  await addMember(lead, projectUuid, userUuidOf('voter'), 'VOTER');
  // HZ-003 has a rating; ISO 26262-3:2018 Table 4: S3 E4 C2 is ASIL C, S3 E4 C3 ASIL D.
  const rated = hazards[2]?.uuid;
  const { revision } = await lead.call<{ revision: number }>('GET', `/user-api/hazards/${rated}`);
  await lead.call('PATCH', `/user-api/hazards/${rated}/initial-risk`, {
    revision,
    severityUuid: level('severity', 'S3'),
    exposureUuid: level('exposure', 'E4'),
    avoidabilityUuid: level('avoidability', 'C2'),
  });
  await createBatch(
    lead,
    projectUuid,
    'hazard-vote-events',
    hazards.map(({ uuid }) => ({
      hazardUuid: uuid,
      userUuids: [userUuidOf('engineer'), userUuidOf('voter')],
    })),
  );

  const picture = new FormData();
  picture.append('hazardUuids', hazards[0]?.uuid ?? '');
  picture.append('caption', 'Where it happens');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  picture.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'junction.svg');
  await lead.call('POST', `/user-api/projects/${projectUuid}/hara-figures/upload-image`, picture);

  await signIn(page, 'voter');
  await page.goto(`/badger/projects/${projectUuid}/voting/queue`);
  const { keyboard } = page;
  const type = async (keys: string) => {
    for (const key of keys) await keyboard.press(key);
  };
  const shown = (code: string) => page.getByRole('heading', { name: new RegExp(`^${code}`) });
  const firstLevel = page.getByRole('radio', { name: /^S0/ });
  const save = page.getByRole('button', { name: 'Save and next' });
  const reason = page.getByRole('textbox', { name: /^Reason/ });

  await expect(shown('HZ-001')).toBeVisible();
  await expect(page.getByText('Motorway, wet')).toBeVisible();
  await expect(firstLevel).toBeFocused();
  await expect(page.getByRole('img', { name: 'Where it happens' })).toBeVisible();
  await expectAccessible(page);
  await type('343');
  await expect(save).toBeFocused();
  await expect(page.getByRole('form', { name: 'Your vote' }).getByRole('status')).toContainText('ASIL D');
  await keyboard.press('Enter');

  await expect(shown('HZ-002')).toBeVisible();
  await expect(firstLevel).toBeFocused();
  // Half a vote, and a reason that was not asked for: still there after going on, back, and a reload.
  await type('2');
  await expect(page.getByRole('radio', { name: /^E0/ })).toBeFocused();
  await type('n');
  await expect(shown('HZ-003')).toBeVisible();
  await expect(firstLevel).toBeFocused();
  await type('343');
  await expect(page.getByText(/^The present rating is S3 × E4 × C2, ASIL C/)).toBeVisible();
  await expect(reason).toBeFocused();
  await keyboard.type('The trailer pushes');
  await page.reload();
  await expect(shown('HZ-003')).toBeVisible();
  await expect(reason).toHaveValue('The trailer pushes');
  await expect(page.getByRole('radio', { name: /^S3/ })).toBeFocused();
  // The last level once more leads to the reason again only where it is empty: now Enter saves.
  await expectAccessible(page);
  await keyboard.press('Enter');

  await expect(shown('HZ-004')).toBeVisible();
  await expect(firstLevel).toBeFocused();
  await type('111');
  await expect(save).toBeFocused();
  await keyboard.press('Enter');

  // The one that was left out comes last, with what was entered.
  await expect(shown('HZ-002')).toBeVisible();
  const chosen = page.getByRole('radio', { name: /^S2/ });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeChecked();
  // The native keys of a radio group.
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await type('43');
  await expect(save).toBeFocused();
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  const mine = page.getByRole('list', { name: 'My votes' });
  await expect(mine.getByText('S3 × E4 × C3')).toHaveCount(3);
  await expect(mine.getByText('S1 × E1 × C1')).toHaveCount(1);
  await expectAccessible(page);
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await keyboard.press('Escape');

  const api = await apiOf('voter');
  const { results } = await api.call<{ results: { state: string; rationale: string }[] }>(
    'GET',
    `/user-api/hazards/${rated}/hazard-votes?userUuid=${userUuidOf('voter')}`,
  );
  expect(results).toMatchObject([{ state: 'CAST', rationale: 'The trailer pushes' }]);
});
