import { describe, expect, test } from 'vitest';
import {
  appliedSolutionSets,
  countedMeasures,
  finalLevels,
  isConfirmed,
  isReducing,
  lowProbabilityOf,
  type UsedMeasure,
} from '../../../domain/measures/finalRating.ts';
import { problemOfUse } from '../../../domain/measures/measureUse.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { levelUuid, shippedRatingSets } from '../../../server/seed/ratingSets.ts';

const HOUSE = 'HOUSE-SEA-27';
const PL = 'ISO13849-1';
const SIL = 'IEC62061-2005-2015';

const sets = new Map(shippedRatingSets().map(set => [set.row.code, { ...set, uuid: set.row.uuid }]));
function setOf(code: string) {
  const set = sets.get(code);
  if (!set) throw new Error(`There is no ${code}`);
  return set;
}

const PARAMETERS = ['severity', 'exposure', 'probability', 'avoidability'] as const;

/** "S3 E1 - A2" in a set as levels; - leaves one out. */
function levels(code: string, text: string) {
  const codes = text.split(' ');
  const entry = (parameter: (typeof PARAMETERS)[number], index: number) => {
    const level = codes[index];
    return [`${parameter}Uuid`, !level || level === '-' ? null : levelUuid(code, parameter, level)];
  };
  return Object.fromEntries(PARAMETERS.map(entry)) as Record<`${(typeof PARAMETERS)[number]}Uuid`, string>;
}

const textOf = (code: string, chosen: object) =>
  PARAMETERS.map(parameter => {
    const uuid = (chosen as Record<string, string | null>)[`${parameter}Uuid`];
    return setOf(code).levels.find(level => level.uuid === uuid)?.code ?? '-';
  }).join(' ');

let number = 0;
/** A measure of a rank that states levels. */
function measure(
  code: string,
  hierarchyRank: number,
  stated: string | null,
  more: Partial<UsedMeasure> = {},
) {
  number += 1;
  return {
    hazardRrmUuid: `use-${String(number).padStart(3, '0')}`,
    hierarchyRank,
    rrmTypeCode: 'FIXED',
    order: 1,
    status: 'ACCEPTED',
    solutionSetUuid: null,
    takesCreditForLowPr: false,
    creditJustification: '',
    canTakeCreditForLowPr: false,
    srem: null,
    evaluations:
      stated === null
        ? []
        : [{ riskRatingSetUuid: setOf(code).uuid, effectiveness: 'PARTIAL', ...levels(code, stated) }],
    ...more,
  } satisfies UsedMeasure as UsedMeasure;
}

function final(code: string, initial: string, measures: UsedMeasure[]) {
  const counted = countedMeasures(measures, []);
  const { levels: reached, isTreated, warnings } = finalLevels(setOf(code), levels(code, initial), counted);
  const { ratingUuid } = rate(setOf(code), reached);
  const rating = setOf(code).ratings.find(({ uuid }) => uuid === ratingUuid)?.code;
  return {
    result: `${textOf(code, reached)} → ${rating}`,
    isTreated,
    warnings: warnings.map(warning => warning.code),
  };
}

describe('final levels (domain model 2.6, recalculate)', () => {
  test('each parameter has the last stated level in hierarchy order, whatever the order of entry', () => {
    const training = measure(HOUSE, 4, '- E0 - A1');
    const guard = measure(HOUSE, 2, '- E1 - -');
    const design = measure(HOUSE, 1, 'S1 E1 - A2');
    for (const measures of [
      [training, guard, design],
      [design, guard, training],
    ])
      expect(final(HOUSE, 'S3 E2 - A3', measures)).toEqual({
        result: 'S1 E0 - A1 → Negligible',
        isTreated: true,
        warnings: [],
      });
  });
  test('within a rank the order decides, and a later measure may state a worse level', () => {
    const first = measure(HOUSE, 2, '- E0 - -', { order: 1 });
    const second = measure(HOUSE, 2, '- E1 - -', { order: 2 });
    expect(final(HOUSE, 'S3 E2 - A2', [second, first]).result).toBe('S3 E1 - A2 → High');
  });
  test('without a judged measure the initial levels stay', () => {
    expect(final(HOUSE, 'S3 E2 - A2', [measure(HOUSE, 1, null)])).toEqual({
      result: 'S3 E2 - A2 → Very high',
      isTreated: false,
      warnings: [],
    });
  });
  test('a measure judged in another set changes nothing here', () => {
    expect(final(HOUSE, 'S2 E1 - A2', [measure(PL, 1, 'S1 F1 - P1')]).isTreated).toBe(false);
  });
  test('a measure judged in several sets counts in each with what it states there', () => {
    const guard = measure(HOUSE, 2, '- E0 - -', {
      evaluations: [...measure(HOUSE, 2, '- E0 - -').evaluations, ...measure(PL, 2, '- F1 - -').evaluations],
    });
    expect(final(HOUSE, 'S3 E2 - A2', [guard]).result).toBe('S3 E0 - A2 → Low');
    // ISO 13849-1 figure A.1: S2 F1 P2 is PL d.
    expect(final(PL, 'S2 F2 PrN P2', [guard]).result).toBe('S2 F1 PrN P2 → d');
  });
  test('rejected measures and those of other alternatives do not count', () => {
    const measures = [
      measure(HOUSE, 1, 'S1 - - -', { status: 'REJECTED' }),
      measure(HOUSE, 1, '- E0 - -', { solutionSetUuid: 'a' }),
      measure(HOUSE, 1, '- - - A1', { solutionSetUuid: 'b' }),
      measure(HOUSE, 1, '- E1 - -'),
    ];
    const uses = (applied: string[]) =>
      countedMeasures(measures, applied).map(({ evaluations }) => textOf(HOUSE, evaluations[0] ?? {}));
    expect(uses([])).toEqual(['- E1 - -']);
    expect(uses(['a'])).toEqual(['- E0 - -', '- E1 - -']);
    expect(uses(['b'])).toEqual(['- - - A1', '- E1 - -']);
  });
  test('a hazard follows its own choice of alternatives, else the selected one of the project', () => {
    expect(appliedSolutionSets([], 'selected')).toEqual(['selected']);
    expect(appliedSolutionSets(['own'], 'selected')).toEqual(['own']);
    expect(appliedSolutionSets([], null)).toEqual([]);
  });
});

describe('information and training (domain model 1.33, V12)', () => {
  test.each([
    ['a sign', 3, 'INFOM'],
    ['a manual', 3, 'INFOU'],
    ['training', 4, 'TRAIN'],
  ])('%s does not lower the severity; what else it states counts', (_, rank, rrmTypeCode) => {
    expect(final(HOUSE, 'S3 E1 - A3', [measure(HOUSE, rank, 'S1 - - A1', { rrmTypeCode })])).toEqual({
      result: 'S3 E1 - A1 → Medium',
      isTreated: true,
      warnings: ['SEVERITY_BY_INFORMATION'],
    });
  });
  test('repeating the severity that design reached is no lowering', () => {
    const design = measure(HOUSE, 1, 'S1 - - -');
    const manual = measure(HOUSE, 3, 'S1 - - A1', { rrmTypeCode: 'INFOU' });
    expect(final(HOUSE, 'S3 E1 - A3', [manual, design])).toMatchObject({
      result: 'S1 E1 - A1 → Negligible',
      warnings: [],
    });
  });
  test.each([
    [4, 'PPE'],
    [4, 'ORG'],
    [2, 'COMPL'],
  ])('neither does one of rank %i, %s (13.15)', (rank, rrmTypeCode) => {
    expect(final(HOUSE, 'S3 E1 - A3', [measure(HOUSE, rank, 'S2 - - A2', { rrmTypeCode })])).toEqual({
      result: final(HOUSE, 'S3 E1 - A2', []).result,
      isTreated: true,
      warnings: ['SEVERITY_BY_INFORMATION'],
    });
  });
});

describe('credit for a low probability (ISO 13849-1, domain model 3.2)', () => {
  const credit = (more: Partial<UsedMeasure> = {}) =>
    measure(PL, 2, null, {
      takesCreditForLowPr: true,
      creditJustification: 'Nobody is there while it moves.',
      canTakeCreditForLowPr: true,
      ...more,
    });

  // Column "not low" of the graph, and the same one level down but never below a.
  test.each([
    ['S1 F1 PrN P1', 'a'],
    ['S1 F1 PrN P2', 'a'],
    ['S1 F2 PrN P1', 'a'],
    ['S1 F2 PrN P2', 'b'],
    ['S2 F1 PrN P1', 'b'],
    ['S2 F1 PrN P2', 'c'],
    ['S2 F2 PrN P1', 'c'],
    ['S2 F2 PrN P2', 'd'],
  ])('%s comes one level down, never below a: %s', (initial, rating) => {
    expect(final(PL, initial, [credit()])).toEqual({
      result: `${initial.replace('PrN', 'PrL')} → ${rating}`,
      isTreated: true,
      warnings: [],
    });
  });
  test.each([
    [
      'the measure does not allow it',
      { canTakeCreditForLowPr: false, rrmTypeCode: 'DEVICE', levelsOfSets: ['high'] },
      'CREDIT_NOT_ALLOWED',
    ],
    ['it has no justification', { creditJustification: ' \n' }, 'CREDIT_NOT_JUSTIFIED'],
    [
      'the external measure is not agreed',
      { srem: { kind: 'EXTERNAL_MEASURE', status: 'DRAFT' } },
      'EXTERNAL_MEASURE_UNCONFIRMED',
    ],
  ] as const)('it is not taken when %s', (_, more, code) => {
    expect(final(PL, 'S2 F2 PrN P2', [credit(more)])).toEqual({
      result: 'S2 F2 PrN P2 → e',
      isTreated: false,
      warnings: [code],
    });
  });
  test('it is not taken by a measure without effect', () => {
    const none = { riskRatingSetUuid: setOf(PL).uuid, effectiveness: 'NONE' } as const;
    expect(final(PL, 'S2 F2 PrN P2', [credit({ evaluations: [none] })])).toMatchObject({
      result: 'S2 F2 PrN P2 → e',
      warnings: [],
    });
  });
  test('a low probability that is only stated does not count', () => {
    expect(final(PL, 'S2 F2 PrN P2', [measure(PL, 2, '- F1 PrL -')])).toEqual({
      result: 'S2 F1 PrN P2 → d',
      isTreated: true,
      warnings: ['PROBABILITY_WITHOUT_CREDIT'],
    });
  });
  test('one that the initial rating has already stays', () => {
    expect(final(PL, 'S2 F1 PrL P2', [measure(PL, 2, '- - - P1')])).toMatchObject({
      result: 'S2 F1 PrL P1 → b',
      warnings: [],
    });
  });
  test('methods with a graded probability, or without one, have no such level', () => {
    expect(lowProbabilityOf(setOf(PL))).toBe(levelUuid(PL, 'probability', 'PrL'));
    expect(lowProbabilityOf(setOf(SIL))).toBeUndefined();
    expect(lowProbabilityOf(setOf(HOUSE))).toBeUndefined();
    // 62061: a guard lowers Pr from 3 to 2, Cl 13 to 12: still SIL 3 with Se 4 (class 11-13).
    expect(final(SIL, 'Se4 Fr5b Pr3 Av5', [measure(SIL, 2, '- - Pr2 -')])).toMatchObject({
      result: 'Se4 Fr5b Pr2 Av5 → SIL3',
      warnings: [],
    });
  });
});

describe('external measures (domain model 1.36)', () => {
  test.each([
    ['DRAFT', false],
    ['REJECTED', false],
    ['AGREED', true],
    ['IMPLEMENTED', true],
    ['VERIFIED', true],
  ] as const)('%s counts: %s', (status, counts) => {
    expect(isConfirmed({ kind: 'EXTERNAL_MEASURE', status })).toBe(counts);
    const fence = measure(HOUSE, 5, '- E0 - -', { srem: { kind: 'EXTERNAL_MEASURE', status } });
    expect(final(HOUSE, 'S3 E2 - A2', [fence]).result).toBe(
      counts ? 'S3 E0 - A2 → Low' : 'S3 E2 - A2 → Very high',
    );
  });
  test('a requirement of the item itself counts from the start', () => {
    expect(isConfirmed({ kind: 'REQUIREMENT', status: 'DRAFT' })).toBe(true);
    expect(isConfirmed(null)).toBe(true);
  });
  test('one of the type for them needs an agreement, for its effect and for the credit (13.2)', () => {
    const fence = measure(HOUSE, 5, '- E0 - -', { rrmTypeCode: 'EXT' });
    expect(final(HOUSE, 'S3 E2 - A2', [fence])).toEqual({
      result: 'S3 E2 - A2 → Very high',
      isTreated: false,
      warnings: ['EXTERNAL_MEASURE_UNCONFIRMED'],
    });
    const requirement = { kind: 'REQUIREMENT', status: 'VERIFIED' } as const;
    expect(final(HOUSE, 'S3 E2 - A2', [{ ...fence, srem: requirement }]).isTreated).toBe(false);
    const agreed = { kind: 'EXTERNAL_MEASURE', status: 'AGREED' } as const;
    expect(final(HOUSE, 'S3 E2 - A2', [{ ...fence, srem: agreed }]).result).toBe('S3 E0 - A2 → Low');
    expect([null, requirement, agreed].map(srem => isReducing({ ...fence, srem }, []))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isReducing({ ...fence, srem: agreed, status: 'PROPOSED' }, [])).toBe(false);
    const credit = { takesCreditForLowPr: true, creditJustification: 'Nobody is there.' };
    const external = {
      isSafetyFunction: false,
      canTakeCreditForLowPr: true,
      rrmTypeCode: 'EXT',
      levelsOfSets: [],
    };
    expect(problemOfUse(credit, external, null)?.path).toBe('sremUuid');
    expect(problemOfUse(credit, external, agreed)).toBeUndefined();
    expect(problemOfUse(credit, { ...external, rrmTypeCode: 'FIXED' }, null)).toBeUndefined();
  });
});

describe('the use of a measure', () => {
  const plain = {
    isSafetyFunction: false,
    canTakeCreditForLowPr: false,
    rrmTypeCode: 'DEVICE',
    levelsOfSets: ['high'],
  };
  const agreed = { kind: 'EXTERNAL_MEASURE', status: 'AGREED' } as const;
  test('a safety function needs a required level (V13)', () => {
    const safetyFunction = { ...plain, isSafetyFunction: true };
    for (const requiredLevel of [undefined, null, '', '  '])
      expect(problemOfUse({ requiredLevel }, safetyFunction, null)?.path).toBe('requiredLevel');
    expect(problemOfUse({ requiredLevel: 'd' }, safetyFunction, null)).toBeUndefined();
    expect(problemOfUse({}, plain, null)).toBeUndefined();
  });
  test('a level is one of an integrity scale or of a rating set (13.15)', () => {
    for (const level of [
      'd',
      'PL d',
      'PLr e',
      'AgPL b',
      'mpl c',
      'ASIL B',
      'ASIL B(D)',
      'SIL 2',
      'QM',
      ' High ',
    ])
      for (const field of ['requiredLevel', 'achievedLevel'])
        expect(problemOfUse({ [field]: level }, plain, null), level).toBeUndefined();
    for (const level of ['banana', 'PL f', 'SIL 5', 'ASIL E', 'PL', 'dd', '0'])
      for (const field of ['requiredLevel', 'achievedLevel'])
        expect(problemOfUse({ [field]: level }, plain, null)?.path, level).toBe(field);
  });
  test('credit needs a measure that allows it, a justification and an agreed external measure (V14)', () => {
    const allows = { ...plain, canTakeCreditForLowPr: true, rrmTypeCode: 'DEVICE', levelsOfSets: ['high'] };
    const use = { takesCreditForLowPr: true, creditJustification: 'Locked out.' };
    expect(problemOfUse(use, plain, null)?.path).toBe('takesCreditForLowPr');
    expect(problemOfUse({ ...use, creditJustification: ' ' }, allows, null)?.path).toBe(
      'creditJustification',
    );
    expect(problemOfUse(use, allows, { kind: 'EXTERNAL_MEASURE', status: 'DRAFT' })?.path).toBe('sremUuid');
    expect(problemOfUse(use, allows, agreed)).toBeUndefined();
    expect(problemOfUse(use, allows, null)).toBeUndefined();
  });
});
