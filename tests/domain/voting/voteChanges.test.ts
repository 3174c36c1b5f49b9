import { describe, expect, it } from 'vitest';
import {
  changedVotedFields,
  hazardChangeViolations,
  isAllowed,
  type VoteChange,
  voteChangeViolations,
} from '../../../domain/voting/voteChanges.ts';

/** A vote that its voter changes by one level while the round is blind: nothing speaks against it. */
const harmless: VoteChange = {
  isFrozen: false,
  isLocked: false,
  isOwn: true,
  isRevealed: false,
  hasReason: false,
  hasComment: false,
  steps: 1,
  isMember: true,
  lowersRating: false,
  hasAcceptedMeasures: false,
};
const rulesOf = (change: Partial<VoteChange>) =>
  voteChangeViolations({ ...harmless, ...change }).map(({ rule, effect }) => `${rule} ${effect}`);

describe('changing a vote (domain model 2.6)', () => {
  it.each<[string, Partial<VoteChange>, string[]]>([
    ['one level, blind', {}, []],
    ['R1 frozen', { isFrozen: true }, ['R1 REFUSED']],
    ['R2 locked', { isLocked: true }, ['R2 REFUSED']],
    ['R3 somebody else’s', { isOwn: false }, ['R3 REFUSED']],
    ['R4 revealed without a reason', { isRevealed: true }, ['R4 REFUSED']],
    ['R4 revealed with a reason', { isRevealed: true, hasReason: true }, []],
    ['R5 two levels without a comment', { steps: 2 }, ['R5 REFUSED']],
    ['R5 three levels with a comment', { steps: 3, hasComment: true }, []],
    ['R8 not a member any more', { isMember: false }, ['R8 WARNING']],
    ['R9 lower without accepted measures', { lowersRating: true }, []],
    ['R9 lower with accepted measures', { lowersRating: true, hasAcceptedMeasures: true }, ['R9 WARNING']],
    [
      'several at once',
      { isFrozen: true, isOwn: false, steps: 2 },
      ['R1 REFUSED', 'R3 REFUSED', 'R5 REFUSED'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(rulesOf(change)).toEqual(expected);
    expect(isAllowed(voteChangeViolations({ ...harmless, ...change }))).toBe(
      !expected.some(text => text.endsWith('REFUSED')),
    );
  });
});

describe('changing what a hazard is about', () => {
  const state = { isFrozen: false, isLocked: false, hasVotes: true };
  const rules = (fields: string[], more = {}) =>
    hazardChangeViolations({ ...state, ...more, fields }).map(({ rule, effect }) => `${rule} ${effect}`);

  it('asks when there are votes, and only then', () => {
    expect(rules(['exposureSituationUuid'])).toEqual(['R6 CONFIRM']);
    expect(rules(['riskRatingSetUuid', 'taskUuid'])).toEqual(['R7 CONFIRM']);
    expect(rules(['exposureSituationUuid'], { hasVotes: false })).toEqual([]);
    expect(rules([])).toEqual([]);
  });
  it('is refused while locked or frozen', () => {
    expect(rules(['taskUuid'], { isLocked: true })).toEqual(['R2 REFUSED']);
    expect(rules(['taskUuid'], { isFrozen: true })).toEqual(['R1 REFUSED']);
    // An override locks without votes.
    expect(rules(['taskUuid'], { isLocked: true, hasVotes: false })).toEqual(['R2 REFUSED']);
  });
  it('means other words, another trigger, situation, method or person, not the same again', () => {
    const before = {
      name: 'Old',
      hazardEffects: [{ hazardEffectTypeUuid: 'e', description: '', injuryTypeUuids: [] }],
      taskUuid: 'a',
      personnelUuids: ['p', 'q'],
      malfunctionUuid: null,
      ownerUserUuid: null,
    };
    const task = '0190B3C4-5D6E-7F80-9A1B-000000000001';
    expect(
      changedVotedFields({ ...before, taskUuid: task.toLowerCase() }, { taskUuid: task, ownerUserUuid: 'o' }),
    ).toEqual([]);
    expect(changedVotedFields(before, { name: 'Old', personnelUuids: ['q', 'p'] })).toEqual([]);
    expect(changedVotedFields(before, { hazardEffects: [{ hazardEffectTypeUuid: 'e' }] })).toEqual([]);
    expect(changedVotedFields(before, { name: 'old', description: 'x', hazardEffects: [] })).toEqual([
      'name',
      'description',
      'hazardEffects',
    ]);
    expect(
      changedVotedFields(before, { taskUuid: null, malfunctionUuid: 'm', personnelUuids: ['p'] }),
    ).toEqual(['malfunctionUuid', 'taskUuid', 'personnelUuids']);
  });
});
