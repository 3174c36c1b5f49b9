import { describe, expect, it } from 'vitest';
import {
  ASILS,
  type Asil,
  DECOMPOSITIONS,
  decompositionProblems,
  isPairOf,
} from '../../../domain/measures/decomposition.ts';

// The pairs of ISO 26262-9:2018, clause 5 (figure 2), written down again from the standard.
const ALLOWED = new Set(['D=C+A', 'D=B+B', 'D=D+QM', 'C=B+A', 'C=C+QM', 'B=A+A', 'B=B+QM', 'A=A+QM']);

describe('pairs of a decomposition', () => {
  it.each(ASILS.flatMap(level => ASILS.flatMap(one => ASILS.map(other => [level, one, other] as const))))(
    '%s into %s and %s',
    (level, one, other) =>
      expect(isPairOf(level, [one, other])).toBe(
        ALLOWED.has(`${level}=${one}+${other}`) || ALLOWED.has(`${level}=${other}+${one}`),
      ),
  );

  it('never share more than there is: D is 4, QM is 0, and shares add up', () => {
    const worth = (level: Asil) => ASILS.indexOf(level);
    for (const level of ASILS)
      for (const [one, other] of DECOMPOSITIONS[level]) expect(worth(one) + worth(other)).toBe(worth(level));
  });
});

describe('what is wrong with a decomposition', () => {
  const part = (decomposedLevel: Asil, allocatedTo = '') => ({ decomposedLevel, allocatedTo });
  const ARGUED = 'Separate sensors and supplies.';

  it('nothing of an allowed pair that is argued, and of none at all', () => {
    expect(decompositionProblems('D', [part('B', 'ECU 1'), part('B', 'ECU 2')], ARGUED)).toEqual([]);
    expect(decompositionProblems('D', [], '')).toEqual([]);
    expect(decompositionProblems(null, [], '')).toEqual([]);
  });

  it.each([
    ['another pair', 'D', [part('B'), part('A')], ARGUED, ['PAIR']],
    ['one part', 'D', [part('B')], ARGUED, ['NOT_TWO_PARTS']],
    ['three parts', 'D', [part('B'), part('B'), part('B')], ARGUED, ['NOT_TWO_PARTS']],
    ['no argument', 'B', [part('A'), part('A')], '  ', ['NO_ARGUMENT']],
    ['the same element', 'B', [part('A', 'ECU'), part('A', ' ecu ')], ARGUED, ['SAME_ELEMENT']],
    ['no ASIL', null, [part('A'), part('A')], ARGUED, ['NO_ASIL']],
    ['a PL', 'd', [part('A'), part('A')], ARGUED, ['NO_ASIL']],
    ['QM', 'QM', [part('QM'), part('QM')], ARGUED, ['PAIR']],
    ['everything', 'C', [part('C', 'x'), part('C', 'x')], '', ['PAIR', 'SAME_ELEMENT', 'NO_ARGUMENT']],
  ] as const)('%s', (_what, level, parts, argument, problems) =>
    expect(decompositionProblems(level, [...parts], argument)).toEqual(problems),
  );
});
