import { describe, expect, it } from 'vitest';
import {
  type LeveledRequirement,
  levelText,
  requirementLevels,
  type TargetLevel,
  targetsAbove,
} from '../../../domain/measures/requirementLevel.ts';

const asil = (level: string): TargetLevel => ({ category: 'ASIL', level, rank: 1 });
const TARGETS: Record<string, TargetLevel | null> = {
  D: asil('D'),
  C: asil('C'),
  B: asil('B'),
  open: null,
  PLd: { category: 'PL', level: 'd', rank: 3 },
  PLb: { category: 'PL', level: 'b', rank: 9 },
  high: { category: null, level: 'High', rank: 3 },
  low: { category: null, level: 'Low', rank: 1 },
};
const levelOfTarget = (uuid: string) => TARGETS[uuid];

const one = (uuid: string, fields: Partial<LeveledRequirement> = {}): LeveledRequirement => ({
  uuid,
  parentUuid: null,
  decomposedLevel: null,
  safetyTargetUuids: [],
  ...fields,
});
const textsOf = (...requirements: LeveledRequirement[]) =>
  Object.fromEntries(
    [...requirementLevels(requirements, levelOfTarget)].map(([uuid, level]) => [uuid, levelText(level)]),
  );

describe('the level of a requirement (ISO 26262-8:2018 6.4.2: inherited; ISO 26262-9:2018, clause 5)', () => {
  it('is the highest of its targets', () =>
    expect(
      textsOf(
        one('a', { safetyTargetUuids: ['B', 'D', 'C'] }),
        one('b', { safetyTargetUuids: ['B', 'open'] }),
        one('c', { safetyTargetUuids: ['open'] }),
        one('d'),
      ),
    ).toEqual({ a: 'D', b: 'B' }));

  it('is that of its parent, whatever the order, or of its targets where that is higher', () =>
    expect(
      textsOf(
        one('child', { parentUuid: 'parent' }),
        one('higher', { parentUuid: 'parent', safetyTargetUuids: ['D'] }),
        one('parent', { safetyTargetUuids: ['C'] }),
      ),
    ).toEqual({ parent: 'C', child: 'C', higher: 'D' }));

  it('of a part is its share, with what was decomposed first in brackets, also after a second decomposition', () =>
    expect(
      textsOf(
        one('whole', { safetyTargetUuids: ['D'] }),
        one('c', { parentUuid: 'whole', decomposedLevel: 'C' }),
        one('a', { parentUuid: 'whole', decomposedLevel: 'A' }),
        // ISO 26262-9:2018: ASIL C(D) is decomposed into ASIL B(D) and ASIL A(D).
        one('cb', { parentUuid: 'c', decomposedLevel: 'B' }),
        one('ca', { parentUuid: 'c', decomposedLevel: 'A' }),
        one('within', { parentUuid: 'cb' }),
      ),
    ).toEqual({ whole: 'D', c: 'C(D)', a: 'A(D)', cb: 'B(D)', ca: 'A(D)', within: 'B(D)' }));

  it('keeps D(D) apart from D', () =>
    expect(
      textsOf(
        one('whole', { safetyTargetUuids: ['D'] }),
        one('d', { parentUuid: 'whole', decomposedLevel: 'D' }),
        one('qm', { parentUuid: 'whole', decomposedLevel: 'QM' }),
      ),
    ).toEqual({ whole: 'D', d: 'D(D)', qm: 'QM(D)' }));

  it('takes no share of what is no ASIL or has no level', () =>
    expect(
      textsOf(
        one('machine', { safetyTargetUuids: ['PLd'] }),
        one('share', { parentUuid: 'machine', decomposedLevel: 'B' }),
        one('open', { safetyTargetUuids: ['open'] }),
        one('of-open', { parentUuid: 'open', decomposedLevel: 'B' }),
      ),
    ).toEqual({ machine: 'd', share: 'd' }));

  it('compares levels by their scale, others by their rank, and takes ASIL before PL', () =>
    expect(
      textsOf(
        one('machine', { safetyTargetUuids: ['PLb', 'PLd'] }),
        one('both', { safetyTargetUuids: ['PLd', 'B'] }),
        one('words', { safetyTargetUuids: ['low', 'high'] }),
      ),
    ).toEqual({ machine: 'd', both: 'B', words: 'High' }));

  it('ends where requirements are parts of each other', () =>
    expect(
      textsOf(one('a', { parentUuid: 'b', safetyTargetUuids: ['B'] }), one('b', { parentUuid: 'a' })).a,
    ).toBe('B'));
});

describe('targets that ask for more (V23)', () => {
  const whole = one('whole', { safetyTargetUuids: ['D'] });
  const part = one('part', { parentUuid: 'whole', decomposedLevel: 'B', safetyTargetUuids: ['D', 'C'] });
  const byUuid = new Map([whole, part].map(requirement => [requirement.uuid, requirement]));
  const above = (requirement: LeveledRequirement) =>
    targetsAbove(
      requirement,
      requirementLevels([...byUuid.values()], levelOfTarget).get(requirement.uuid),
      byUuid,
      levelOfTarget,
    );

  it('are those of a part that nothing above it serves', () => {
    expect(above(part)).toEqual(['C']);
    expect(above(whole)).toEqual([]);
  });
});
