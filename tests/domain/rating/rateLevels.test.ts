import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainRating, RATING_SENTENCES, type SayRating } from '../../../domain/rating/explainRating.ts';
import type { Levels, RiskParameter } from '../../../domain/rating/parameters.ts';
import { type RatedLevels, rate, rateLevels } from '../../../domain/rating/rateLevels.ts';
import { ratingOf } from '../../../domain/rating/ratingSet.ts';
import { levelUuid, type ShippedRatingSet, shippedRatingSets } from '../../../server/seed/ratingSets.ts';
import { RATING_TABLES } from '../../support/ratingTables.ts';

type Codes = Partial<Record<RiskParameter, string>>;

const sets = shippedRatingSets();

function setOf(code: string): ShippedRatingSet {
  const set = sets.find(candidate => candidate.row.code === code);
  if (!set) throw new Error(`No shipped set ${code}`);
  return set;
}

const levelsOf = (set: ShippedRatingSet, codes: Codes): Levels =>
  Object.fromEntries(
    Object.entries(codes).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(set.row.code, parameter as RiskParameter, code),
    ]),
  );

const rateCodes = (set: ShippedRatingSet, codes: Codes) => rateLevels(set, levelsOf(set, codes));
const say: SayRating = (sentence, values) =>
  RATING_SENTENCES[sentence].replaceAll(/\{(\d)\}/g, (_, place) => String(values[Number(place) - 1]));
const explain = (set: ShippedRatingSet, rated: RatedLevels) => explainRating(set, rated, say);
const symbolsOf = ({ missing }: RatedLevels) => missing.map(({ symbol }) => symbol);

const iso26262 = setOf('ISO26262-3-2018');
const iso13849 = setOf('ISO13849-1');
const iec62061 = setOf('IEC62061-2005-2015');
const house = setOf('HOUSE-SEA-27');

describe('every cell equals the table of the method', () => {
  test.each(Object.keys(RATING_TABLES))('%s', code => {
    const set = setOf(code);
    const expected = RATING_TABLES[code] ?? [];
    const found = expected.map(({ levels }) => {
      const result = rateCodes(set, levels);
      return {
        levels,
        rating: result.rating?.code,
        ...(result.riskClass && { class: result.riskClass.code }),
        ...(result.score !== null && { score: result.score }),
      };
    });
    expect(found).toEqual(expected);
    expect(set.table).toHaveLength(expected.length);
  });

  test('no filled set is left out, and each table is complete', () => {
    expect(
      sets
        .filter(set => set.table.length > 0)
        .map(set => set.row.code)
        .sort(),
    ).toEqual(Object.keys(RATING_TABLES).sort());
    const sizes = Object.values(RATING_TABLES).map(cells => cells.length);
    expect(sizes).toEqual([80, 16, 80, 300, 16, 27, 24, 32]);
    for (const set of sets.filter(candidate => candidate.table.length > 0)) {
      const combinations = set.parameters.map(
        ({ parameter }) => set.levels.filter(level => level.parameter === parameter).length,
      );
      expect(combinations.reduce((product, count) => product * count, 1)).toBe(set.table.length);
    }
  });
});

describe('the methods', () => {
  test('ISO 26262: numbers of S, E and C added, 7 to 10 give ASIL A to D', () => {
    for (const s of [1, 2, 3])
      for (const e of [1, 2, 3, 4])
        for (const c of [1, 2, 3]) {
          const expected = ['QM', 'A', 'B', 'C', 'D'][Math.max(0, s + e + c - 6)];
          const result = rateCodes(iso26262, { severity: `S${s}`, exposure: `E${e}`, avoidability: `C${c}` });
          expect(result.rating?.code).toBe(expected);
        }
  });

  test('ISO 13849-1: a justified low probability takes exactly one level off, but not below PL a', () => {
    for (const severity of ['S1', 'S2'])
      for (const exposure of ['F1', 'F2'])
        for (const avoidability of ['P1', 'P2']) {
          const graph = rateCodes(iso13849, { severity, exposure, avoidability, probability: 'PrN' });
          const low = rateCodes(iso13849, { severity, exposure, avoidability, probability: 'PrL' });
          const scale = ['a', 'b', 'c', 'd', 'e'];
          const at = scale.indexOf(graph.rating?.code ?? '');
          expect(low.rating?.code).toBe(scale[Math.max(0, at - 1)]);
        }
  });

  test('unchecked tables ship disabled; one set is the default; trust is a number from 0 to 5', () => {
    expect(sets.filter(set => !set.row.isEnabled).map(set => set.row.code)).toEqual([
      'ISO25119-2-RECONSTRUCTED',
      'ISO19014-1-TEMPLATE',
    ]);
    expect(sets.filter(set => set.row.isDefault).map(set => set.row.code)).toEqual(['ISO26262-3-2018']);
    expect(sets.map(set => set.row.trust)).toEqual([5, 5, 2, 5, 0, 4, 4, 5, 4]);
  });
});

test('ISO 26262-3: 36 cells of table 4 extended by S0, E0 and C0 ask for an ASIL or QM', () => {
  const results = iso26262.table.map(cell => ratingOf(iso26262, cell)?.code);
  expect(results.filter(result => result !== 'NONE')).toHaveLength(36);
});

describe('steps', () => {
  const cells = sets.flatMap(set => set.table.map(cell => ({ set, cell })));

  test('a step up never lowers the level and a step down never raises it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cells), ({ set, cell }) => {
        const result = rateLevels(set, cell);
        const rank = result.rating?.rank ?? Number.NaN;
        for (const step of result.steps) {
          const after = step.rating.rank;
          expect(step.direction === 'HIGHER' ? after >= rank : after <= rank).toBe(true);
          expect(step.changes).toBe(after !== rank);
          // The step shows exactly what choosing that level would give.
          expect(ratingOf(set, { ...cell, [step.scale.field]: step.level.uuid })).toBe(step.rating);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('S3 × E4 × C2: at the end of a scale there is no step', () => {
    const { steps } = rateCodes(iso26262, { severity: 'S3', exposure: 'E4', avoidability: 'C2' });
    const told = steps.map(
      ({ scale, direction, level, rating, changes }) =>
        `${scale.parameter} ${direction} ${level.code} ${rating.code} ${changes}`,
    );
    expect(told).toEqual([
      'severity LOWER S2 B true',
      'exposure LOWER E3 B true',
      'avoidability LOWER C1 B true',
      'avoidability HIGHER C3 D true',
    ]);
  });

  test('of two levels with the same points, at least hourly stands above at least daily', () => {
    // A database gives rows in any order.
    const shuffled = { ...iec62061, levels: [...iec62061.levels].reverse() };
    const { steps } = rateLevels(
      shuffled,
      levelsOf(iec62061, { severity: 'Se4', exposure: 'Fr5b', probability: 'Pr3', avoidability: 'Av5' }),
    );
    const ofExposure = steps.filter(({ scale }) => scale.parameter === 'exposure');
    expect(ofExposure.map(({ direction, level }) => [direction, level.code])).toEqual([
      ['LOWER', 'Fr4'],
      ['HIGHER', 'Fr5'],
    ]);
  });
});

describe('explanation', () => {
  test.each([
    [
      'ISO26262-3-2018',
      { severity: 'S3', exposure: 'E4', avoidability: 'C2' },
      'ISO 26262-3:2018, S3 × E4 × C2 gives ASIL C.',
    ],
    [
      'ISO13849-1',
      { severity: 'S2', exposure: 'F1', probability: 'PrL', avoidability: 'P2' },
      'ISO 13849-1, S2 × F1 × PrL × P2 gives PL c.',
    ],
    [
      'IEC62061-2005-2015',
      { severity: 'Se4', exposure: 'Fr5b', probability: 'Pr3', avoidability: 'Av5' },
      'IEC 62061 (2005/2015), Se4 × Fr5b × Pr3 × Av5 gives SIL 3: Cl = Fr 5 + Pr 3 + Av 5 = 13, band 11–13.',
    ],
    [
      'HOUSE-SEA-27',
      { severity: 'S3', exposure: 'E2', avoidability: 'A3' },
      'House S/E/A, S3 × E2 × A3 gives Very high.',
    ],
    [
      'MIL-STD-882E',
      { severity: '1', probability: 'C' },
      'MIL-STD-882E, Severity 1 × Probability C gives High.',
    ],
  ])('%s', (code, codes: Codes, sentence) => {
    expect(explain(setOf(code), rateCodes(setOf(code), codes))).toBe(sentence);
  });

  test('names what is missing, in the order of the columns', () => {
    const result = rateCodes(iso13849, { exposure: 'F1' });
    expect(result).toMatchObject({ rating: undefined, riskClass: undefined, score: null, steps: [] });
    expect(symbolsOf(result)).toEqual(['S', 'Pr', 'P']);
    expect(explain(iso13849, result)).toBe('ISO 13849-1: choose S, Pr and P to get the PLr.');
    expect(explain(iso26262, rateLevels(iso26262, {}))).toBe(
      'ISO 26262-3:2018: choose S, E and C to get the ASIL.',
    );
    expect(explain(house, rateCodes(house, { severity: 'S1', exposure: 'E0' }))).toBe(
      'House S/E/A: choose A to get the Risk level.',
    );
  });

  test('a table with a hole says so instead of guessing', () => {
    const table = iso26262.table.filter(
      cell => cell.severityUuid !== levelUuid('ISO26262-3-2018', 'severity', 'S3'),
    );
    const result = rateLevels(
      { ...iso26262, table },
      levelsOf(iso26262, { severity: 'S3', exposure: 'E4', avoidability: 'C2' }),
    );
    expect(result).toMatchObject({ rating: undefined, missing: [] });
    expect(explain(iso26262, result)).toBe(
      'ISO 26262-3:2018 has no result for S3 × E4 × C2: its table is not filled there.',
    );
    expect(result.steps).toHaveLength(1);
  });
});

describe('refused levels', () => {
  const valid = levelsOf(iso26262, { severity: 'S2', exposure: 'E3', avoidability: 'C2' });

  test('of another set', () => {
    const foreign = { ...valid, severityUuid: levelUuid('HOUSE-SEA-27', 'severity', 'S2') };
    const result = rateLevels(iso26262, foreign);
    expect(result).toMatchObject({ rating: undefined, steps: [] });
    expect(symbolsOf(result)).toEqual(['S']);
    expect(rate(iso26262, foreign)).toMatchObject({ ratingUuid: null, classUuid: null, score: null });
    expect(result.problems).toEqual([
      {
        path: 'severityUuid',
        message: 'This level does not belong to ISO 26262-3:2018. Choose one of its own levels of S.',
      },
    ]);
  });

  test('of another parameter of the same set', () => {
    const result = rate(iso26262, {
      ...valid,
      exposureUuid: levelUuid('ISO26262-3-2018', 'avoidability', 'C3'),
    });
    expect(result.ratingUuid).toBeNull();
    expect(result.problems).toEqual([
      {
        path: 'exposureUuid',
        message: 'C3 is a level of avoidability, not of exposure. Choose a level of E.',
      },
    ]);
  });

  test('for a parameter that the set does not use', () => {
    const result = rate(iso26262, {
      ...valid,
      probabilityUuid: levelUuid('ISO13849-1', 'probability', 'PrL'),
    });
    expect(result.ratingUuid).toBeNull();
    expect(result.problems).toEqual([
      { path: 'probabilityUuid', message: 'ISO 26262-3:2018 does not use probability. Leave it out.' },
    ]);
    expect(rate(iso26262, { ...valid, probabilityUuid: null }).problems).toEqual([]);
  });

  test('all at once, each with its field', () => {
    const foreign = levelsOf(iec62061, {
      severity: 'Se4',
      exposure: 'Fr4',
      probability: 'Pr3',
      avoidability: 'Av3',
    });
    expect(rate(iso26262, foreign).problems.map(problem => problem.path)).toEqual([
      'severityUuid',
      'exposureUuid',
      'probabilityUuid',
      'avoidabilityUuid',
    ]);
  });
});

test('the table of a set is read once', () => {
  let reads = 0;
  const watched = {
    ...iso26262,
    get table() {
      reads += 1;
      return iso26262.table;
    },
  };
  for (const cell of iso26262.table) rate(watched, cell);
  expect(reads).toBe(1);
});
