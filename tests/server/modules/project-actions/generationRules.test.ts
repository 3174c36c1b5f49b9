import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { malfunctionText } from '../../../../domain/malfunctionText.ts';
import {
  type CombinedElement,
  combinationWarnings,
  combineElements,
  productSize,
  proposedExposure,
} from '../../../../server/modules/project-actions/generationRules.ts';

const element = (
  uuid: string,
  type: string,
  share: number | null = null,
  exclusive = true,
): CombinedElement => ({ uuid, name: uuid, ceaTypeUuid: type, exclusive, share });

describe('text of a malfunction', () => {
  test('is the template with the function in it (domain model 4.1)', () => {
    expect(malfunctionText('{function} is not delivered when required', 'Braking')).toBe(
      'Braking is not delivered when required',
    );
    expect(malfunctionText('{function} acts in the opposite direction', 'steer boom')).toBe(
      'Steer boom acts in the opposite direction',
    );
  });
  test('names the function where the template forgot it', () => {
    expect(malfunctionText('Too late', 'Braking')).toBe('Braking: Too late');
  });
  test('uses the function’s name unchanged', () => {
    expect(malfunctionText('{function} stays', 'A $& $1 {function}')).toBe('A $& $1 {function} stays');
  });
  test('cuts a long function name, never the deviation', () => {
    const text = malfunctionText('{function} starts too late', 'f'.repeat(200));
    expect(text).toHaveLength(200);
    expect(text).toMatch(/^F+… starts too late$/i);
  });
});

describe('combining elements (domain model 2.3)', () => {
  const motorway = element('motorway', 'LOC', 0.4);
  const field = element('field', 'LOC', 0.6);
  const rain = element('rain', 'WEATHER', 0.1);
  const snow = element('snow', 'WEATHER', 0.02);
  const groups = [
    [motorway, field],
    [rain, snow],
  ];
  const request = { groups, exclusions: [], existing: [], minimumShare: 0 };

  test('takes one of every group, the first group slowest', () => {
    expect(combineElements(request).situations.map(({ name }) => name)).toEqual([
      'motorway, rain',
      'motorway, snow',
      'field, rain',
      'field, snow',
    ]);
  });
  test('leaves out excluded pairs, rare ones and what exists', () => {
    const result = combineElements({
      ...request,
      exclusions: [['field', 'snow']],
      existing: [['rain', 'motorway']],
      minimumShare: 0.01,
    });
    expect(result).toMatchObject({ excluded: 1, existing: 1, belowMinimum: 1, conflicting: 0 });
    expect(result.situations.map(({ name }) => name)).toEqual(['field, rain']);
  });
  test('never takes two of an exclusive type, or one element twice', () => {
    const people = [element('walker', 'PEOPLE', null, false), element('child', 'PEOPLE', null, false)];
    expect(combineElements({ ...request, groups: [[motorway], [field, motorway]] })).toMatchObject({
      situations: [],
      conflicting: 2,
    });
    const free = combineElements({ ...request, groups: [people, people] });
    // walker+walker and child+child are conflicts; child+walker is walker+child again.
    expect(free).toMatchObject({ conflicting: 2, existing: 1 });
    expect(free.situations.map(({ name }) => name)).toEqual(['walker, child']);
  });
  test('proposes the product of the shares', () => {
    const [first] = combineElements(request).situations;
    expect(first?.proposedShare).toBeCloseTo(0.04, 10);
    expect(first).toMatchObject({ isShareComplete: true, isThinlySliced: false });
  });
  test('marks what is rarer than a tenth of its rarest element', () => {
    // 0.02 × 0.09 = 0.0018 < 0.002; 0.02 × 0.1 is exactly a tenth.
    expect(proposedExposure([element('a', 'A', 0.02), element('b', 'B', 0.09)]).isThinlySliced).toBe(true);
    expect(proposedExposure([element('a', 'A', 0.02), element('b', 'B', 0.1)]).isThinlySliced).toBe(false);
    expect(proposedExposure([element('a', 'A', 0.0001)]).isThinlySliced).toBe(false);
  });
  test('says when shares are missing', () => {
    expect(proposedExposure([element('a', 'A'), element('b', 'B', 0.3)])).toEqual({
      proposedShare: 0.3,
      isShareComplete: false,
      isThinlySliced: false,
    });
    expect(proposedExposure([element('a', 'A')])).toMatchObject({
      proposedShare: null,
      isShareComplete: false,
    });
  });
  test('warns of thin slicing and of missing shares', () => {
    const thin = combineElements({
      ...request,
      groups: [[element('a', 'A', 0.05)], [element('b', 'B', 0.05)], [element('c', 'C')]],
    });
    const warnings = combinationWarnings(thin.situations);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/^Situations rarer than .*: 1 of 1\. .* must not be used to lower the level/);
    expect(combinationWarnings(combineElements(request).situations)).toEqual([]);
  });

  const groupsOf = fc
    .array(
      fc.uniqueArray(
        fc.record({
          uuid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
          share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
        }),
        { minLength: 1, maxLength: 5, selector: ({ uuid }) => uuid },
      ),
      { minLength: 1, maxLength: 4 },
    )
    // Elements a to d are of the exclusive type X, the others of the open type Y.
    .map(lists =>
      lists.map(list =>
        list.map(({ uuid, share }) => element(uuid, uuid <= 'd' ? 'X' : 'Y', share, uuid <= 'd')),
      ),
    );
  const sets = fc.array(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'e', 'f', 'g'), { minLength: 2, maxLength: 3 }),
    { maxLength: 4 },
  );

  test('properties: every combination is accounted for once, and each situation keeps the rules', () => {
    fc.assert(
      fc.property(
        groupsOf,
        sets,
        sets,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lists, out, had, least) => {
          const result = combineElements({
            groups: lists,
            exclusions: out,
            existing: had,
            minimumShare: least,
          });
          const { situations, ...left } = result;
          const counted = Object.values(left).reduce((sum, count) => sum + count, situations.length);
          expect(counted).toBe(productSize(lists));
          const keys = situations.map(({ ceaUuids }) => [...ceaUuids].sort().join());
          expect(new Set(keys).size).toBe(keys.length);
          for (const { ceaUuids, proposedShare } of situations) {
            expect(new Set(ceaUuids).size).toBe(lists.length);
            expect(ceaUuids.filter(uuid => uuid <= 'd').length).toBeLessThanOrEqual(1);
            expect(out.some(pair => pair.every(uuid => ceaUuids.includes(uuid)))).toBe(false);
            expect(had.map(list => [...list].sort().join())).not.toContain([...ceaUuids].sort().join());
            if (proposedShare === null) continue;
            expect(proposedShare).toBeGreaterThanOrEqual(least);
            ceaUuids.forEach((uuid, index) => {
              const share = lists[index]?.find(one => one.uuid === uuid)?.share ?? 1;
              expect(proposedShare).toBeLessThanOrEqual(share);
            });
          }
        },
      ),
    );
  });
});
