import { expectAccessible } from '../support/e2e/accessible.ts';
import { addMember, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';

// Domain model 2.6: blind until the reveal; two levels apart has to be talked about; the lock writes what was agreed on.
test('three people vote on a projector: counted, revealed, talked about, voted once more, locked', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const lead = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(lead);
  for (const person of ['engineer', 'voter'] as const)
    await addMember(lead, projectUuid, userUuidOf(person), person === 'voter' ? 'VOTER' : 'ENGINEER');
  const [first, second] = hazards;
  if (!first || !second) throw new Error('The analysis has no hazards');
  const voters = (['lead', 'engineer', 'voter'] as const).map(userUuidOf);
  await lead.call('POST', `/user-api/projects/${projectUuid}/hazard-vote-events/batch`, {
    items: [first, second].map(({ uuid }) => ({ hazardUuid: uuid, userUuids: voters })),
  });
  const setUuid = (await lead.call<{ riskRatingSetUuid: string }>('GET', `/user-api/hazards/${first.uuid}`))
    .riskRatingSetUuid;
  const { levels } = await lead.call<{ levels: { uuid: string; code: string }[] }>(
    'GET',
    `/user-api/risk-rating-sets/${setUuid}`,
  );
  const level = (code: string) => levels.find(one => one.code === code)?.uuid;
  /** The lead's own; the others have a browser each. */
  const leadVotes = () =>
    lead.call('POST', `/user-api/hazards/${first.uuid}/hazard-votes`, {
      severityUuid: level('S3'),
      exposureUuid: level('E4'),
      avoidabilityUuid: level('C3'),
    });

  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/voting/meeting`);
  // What is under the code on the projector.
  const address = await page.getByText(/\/voting\/queue$/).innerText();
  const phones = { engineer: await openBrowser(), voter: await openBrowser() };
  for (const person of ['engineer', 'voter'] as const) {
    await phones[person].setViewportSize({ width: 390, height: 844 });
    await signIn(phones[person], person);
    await phones[person].goto(address);
  }
  await expect(page.getByRole('img', { name: /^Here now: Emil Okafor.* Valerie Sato$/ })).toBeVisible();
  /** By keys alone: a digit for each level, then why. */
  const vote = async (person: keyof typeof phones, controllability: string) => {
    const phone = phones[person];
    await expect(phone.getByRole('heading', { name: /^HZ-001/ })).toBeVisible();
    await expect(phone.getByRole('radio', { name: /^S0/ })).toBeFocused();
    for (const key of ['3', '4', controllability.slice(1)]) await phone.keyboard.press(key);
    await phone.getByRole('textbox', { name: /^Reason/ }).fill(`Why ${controllability}`);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { name: /^HZ-002/ })).toBeVisible();
  };
  const shown = page.getByRole('article', { name: 'HZ-001' });
  const dialog = page.getByRole('dialog');
  const act = async (step: string, reason?: string) => {
    await shown.getByRole('button', { name: step }).click();
    if (reason) await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(shown.getByRole('status')).toHaveText('0 of 3 have voted');
  await expect(page.getByRole('img', { name: 'The address to vote at, for a phone' })).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Reveal the votes' })).toBeDisabled();

  // Two votes, two levels apart; they are counted as they come in, and nothing of them is shown.
  await vote('engineer', 'C3');
  await expect(shown.getByRole('status')).toHaveText('1 of 3 have voted', { timeout: 1_500 });
  await vote('voter', 'C1');
  await expect(shown.getByRole('status')).toHaveText('2 of 3 have voted', { timeout: 1_500 });
  await expect(shown).not.toContainText('Why C');
  await expectAccessible(page);
  await act('Reveal the votes', 'The lead leads today.');
  await expect(shown).toContainText('Why C3');
  // The phones have gone on to the next hazard, and show the way back to what is talked about.
  const revealed = phones.voter.getByRole('navigation', { name: 'Revealed, not settled yet' });
  await revealed.getByRole('link', { name: 'HZ-001' }).click({ timeout: 1_500 });
  await expect(phones.voter.getByText('Why C3')).toBeVisible();
  await expectAccessible(phones.voter);
  await expect(shown).toContainText('2 levels apart');
  await expect(shown.getByRole('button', { name: 'Vote once more' })).toBeDisabled();
  await expectAccessible(page);

  await shown.getByRole('textbox', { name: 'Comment on this round' }).fill('The trailer is braked too.');
  await shown.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(shown).toContainText('The trailer is braked too.');
  await shown.getByRole('button', { name: 'Edit', exact: true }).click();
  const changed = shown.getByRole('form', { name: 'Change comment' });
  await changed.getByRole('textbox', { name: 'Comment' }).fill('The trailer is braked as well.');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(shown).toContainText('The trailer is braked as well.');
  await act('Vote once more');
  await expect(shown).toContainText('round 2');
  await leadVotes();
  // One phone has gone on to the next hazard, the other one stayed with this one.
  const again = phones.engineer.getByRole('navigation', { name: 'Vote once more' });
  await again.getByRole('link', { name: 'HZ-001' }).click();
  await vote('engineer', 'C3');
  await vote('voter', 'C3');
  await expect(shown.getByRole('status')).toHaveText('3 of 3 have voted', { timeout: 1_500 });
  await act('Reveal the votes');
  await expect(shown).toContainText('The voters agree.');
  await act('Lock the rating');
  await expect(shown).toContainText('Locked');

  // ISO 26262-3:2018 Table 4: S3 E4 C3 is ASIL D.
  const stored = await lead.call<{
    evaluations: { stage: string; origin: string; avoidabilityUuid: string }[];
  }>('GET', `/user-api/hazards/${first.uuid}`);
  expect(stored.evaluations).toContainEqual(
    expect.objectContaining({ stage: 'INITIAL', origin: 'CONSENSUS', avoidabilityUuid: level('C3') }),
  );

  await page.keyboard.press('PageDown');
  await expect(page.getByRole('article', { name: 'HZ-002' })).toBeVisible();

  // Whoever opens the meeting again begins with what is not settled.
  await page.goto(`/badger/projects/${projectUuid}/voting/meeting`);
  await expect(page.getByRole('article', { name: 'HZ-002' })).toBeVisible();

  // A year later the page of the hazard tells who decided what, and why.
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const record = page.getByRole('region', { name: 'Votes' });
  await expect(record).toContainText('The voters agree.');
  await record.getByRole('button', { name: 'Show 1 earlier round' }).click();
  await expect(record).toContainText('Why C1');
  await expect(record).toContainText('The trailer is braked as well.');
});
