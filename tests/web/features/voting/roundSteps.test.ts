import { describe, expect, it } from 'vitest';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { roundSteps } from '@/features/voting/round/roundSteps';

const hazard = (state: Partial<Hazard> = {}) =>
  ({
    isRiskFrozen: false,
    isConsensusVotingLocked: false,
    isFinalConsensusVotingLocked: false,
    ...state,
  }) as Hazard;

const outcome = (hasConsensus: boolean, needsComment = false) => ({ hasConsensus, needsComment });
const round = (state: object) =>
  ({
    stage: 'INITIAL',
    minimumVotes: 2,
    voters: { pending: 0, cast: 3, notNeeded: 0 },
    outcome: null,
    ...state,
  }) as unknown as HazardVoteEvent;

const offered = (ofHazard: Hazard, ofRound: HazardVoteEvent) =>
  roundSteps(ofHazard, ofRound).map(({ step, needsReason, isOverride, blocked }) =>
    [step, needsReason && 'reason', isOverride && 'override', blocked && 'blocked'].filter(Boolean).join(' '),
  );

// Domain model 2.6, and what the contract says of HazardVoteEventAction and the lock.
describe('the steps of a round', () => {
  it.each([
    ['all have voted', { status: 'OPEN' }, ['REVEAL', 'CLOSE reason']],
    [
      'one is missing',
      { status: 'OPEN', voters: { pending: 1, cast: 2, notNeeded: 0 } },
      ['REVEAL reason', 'CLOSE reason'],
    ],
    [
      'too few have voted',
      { status: 'OPEN', voters: { pending: 2, cast: 1, notNeeded: 0 } },
      ['REVEAL reason blocked', 'CLOSE reason'],
    ],
    ['they agree', { status: 'REVEALED', outcome: outcome(true) }, ['LOCK', 'NEW_ROUND', 'CLOSE']],
    [
      'they differ',
      { status: 'REVEALED', outcome: outcome(false) },
      ['LOCK reason override', 'NEW_ROUND', 'CLOSE reason'],
    ],
    [
      'they lie two levels apart, and nobody has commented',
      { status: 'REVEALED', outcome: outcome(false, true) },
      ['LOCK reason override', 'NEW_ROUND blocked', 'CLOSE reason'],
    ],
    [
      'it is closed with a consensus',
      { status: 'CLOSED', outcome: outcome(true) },
      ['LOCK', 'NEW_ROUND reason'],
    ],
    ['it was closed before the reveal', { status: 'CLOSED' }, ['LOCK reason override', 'NEW_ROUND reason']],
    ['it was reset', { status: 'RESET' }, []],
  ])('when %s', (_when, state, steps) => {
    expect(offered(hazard(), round(state))).toEqual(steps);
  });

  it('is only the unlocking of its own stage while that is locked', () => {
    const locked = hazard({ isConsensusVotingLocked: true });
    const agreed = { status: 'CLOSED', outcome: outcome(true) };
    expect(offered(locked, round(agreed))).toEqual(['UNLOCK reason']);
    expect(offered(locked, round({ ...agreed, stage: 'FINAL' }))).toEqual(['LOCK', 'NEW_ROUND reason']);
  });

  it('is none while the risk is frozen', () => {
    expect(offered(hazard({ isRiskFrozen: true }), round({ status: 'OPEN' }))).toEqual([]);
  });
});
