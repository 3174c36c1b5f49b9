import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { votesText } from '@/features/hazards/columns/discussionColumns';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { userUuidOf } from '../../../support/e2e/people.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { AGREED } from '../../../support/web/rounds.ts';
import { fallbackText } from '../../../support/web/texts.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

const text = fallbackText as TextOf;
const round = (fields: Partial<HazardVoteEvent>): HazardVoteEvent => ({
  ...({} as HazardVoteEvent),
  status: 'OPEN',
  revealedAt: null,
  voters: { pending: 1, cast: 2, notNeeded: 4 },
  outcome: null,
  ...fields,
});

describe('the state of the voting', () => {
  it.each([
    ['no round', undefined, ''],
    ['open: how many have voted, and nothing of their votes', round({}), '2 of 3 voted'],
    ['open: not even what somebody let slip', round({ outcome: { ...AGREED, spread: 2 } }), '2 of 3 voted'],
    [
      'revealed and agreed',
      round({ status: 'REVEALED', revealedAt: 'then', outcome: AGREED }),
      '2 of 3 voted, agreed',
    ],
    [
      'revealed and apart, closed since',
      round({
        status: 'CLOSED',
        revealedAt: 'then',
        outcome: { ...AGREED, hasConsensus: false, spread: 2 },
      }),
      '2 of 3 voted, spread 2',
    ],
    ['closed blind', round({ status: 'CLOSED' }), ''],
    ['reset', round({ status: 'RESET', revealedAt: 'then', outcome: AGREED }), ''],
  ])('%s', (_case, latest, said) => {
    expect(votesText(latest, text)).toBe(said);
  });
});

describe('in the worksheet', () => {
  let platform: TestPlatform;
  let project: OwnProject;
  beforeEach(async () => {
    giveGridASize();
    // jsdom has none.
    Element.prototype.scrollIntoView = () => {};
    platform = await usePlatform();
    project = await OwnProject.create(platform, 'FUNCTION');
  });

  it('counts open threads, says how far the vote is, and leads to the comments', async () => {
    const [hazard] = await project.make('hazards', { style: 'FUNCTION', name: 'Braking is lost' });
    await platform.call('lead', 'POST', '/user-api/projects/members/batch', {
      projectUuid: project.uuid,
      items: [
        { userUuid: userUuidOf('engineer'), role: 'ENGINEER' },
        { userUuid: userUuidOf('voter'), role: 'VOTER' },
      ],
    });
    await platform.call('lead', 'POST', `/user-api/projects/${project.uuid}/hazard-vote-events/batch`, {
      items: [{ hazardUuid: hazard?.uuid, userUuids: [userUuidOf('engineer'), userUuidOf('voter')] }],
    });
    const comments = `/user-api/hazards/${hazard?.uuid}/comments`;
    const { data: first } = await platform.call<{ data: { uuid: string } }>('lead', 'POST', comments, {
      text: 'At which speed?',
    });
    await platform.call('lead', 'POST', comments, { text: '80 km/h', parentCommentUuid: first.uuid });
    await platform.call('lead', 'POST', comments, { text: 'Uphill too?' });

    const { user } = project.open('worksheet?group=none&columns=votes');
    expect(await screen.findByRole('button', { name: '0 of 2 voted' })).toBeVisible();
    const count = await screen.findByRole('button', { name: '2' });
    expect(await cellOf('HZ-001', 'Open comments')).toContainElement(count);

    await user.click(count);
    expect(await screen.findByText('Uphill too?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Comments' })).toHaveAttribute('aria-expanded', 'true');
  });
});
