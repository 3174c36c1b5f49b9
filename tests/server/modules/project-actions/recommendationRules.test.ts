import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closestMatches,
  confidenceOf,
  selectSuggestions,
  TASKS_OF_PHASE,
} from '../../../../server/modules/project-actions/recommendationRules.ts';
import { similarity, wordsOf } from '../../../../server/modules/shared/textWords.ts';
import { readSeedData } from '../../../../server/seed/seedData.ts';

const like = (one: string, other: string) => similarity(wordsOf(one), wordsOf(other));

describe('likeness of texts', () => {
  test('is the share of common words, whatever the case, accents and plural', () => {
    expect(like('Steering acts in the opposite direction', 'steering ACTS opposite')).toBeCloseTo(3 / 4, 10);
    expect(like('Brakes', 'the brake')).toBe(1);
    expect(like('Zugfahrzeug bremst', 'Zügfahrzeug bremst')).toBe(1);
    expect(like('Brake', 'Steering')).toBe(0);
    expect(like('', '')).toBe(0);
    expect(like('the of', 'the of')).toBe(0);
  });
  test('properties: between 0 and 1, the same both ways, 1 for itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const likeness = like(one, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(like(other, one)).toBe(likeness);
        expect(like(one, one)).toBe(wordsOf(one).size > 0 ? 1 : 0);
      }),
    );
  });
  test('becomes a confidence at 60 and 35 %', () => {
    expect([0.6, 0.59, 0.35, 0.34].map(confidenceOf)).toEqual(['HIGH', 'MEDIUM', 'MEDIUM', 'LOW']);
  });
});

describe('closest matches', () => {
  const textOf = { own: (text: string) => text, other: (text: string) => text };
  test('takes the most alike text for each, most alike first, and none that is too far', () => {
    const others = ['brake too late', 'brake starts too late', 'steering reversed'];
    expect(
      closestMatches(['steering reversed left', 'brake starts too late', 'horn'], others, textOf),
    ).toEqual([
      { own: 'brake starts too late', other: 'brake starts too late', likeness: 1 },
      { own: 'steering reversed left', other: 'steering reversed', likeness: 2 / 3 },
    ]);
  });
  test('properties: the index finds what comparing all with all finds', () => {
    const text = fc
      .array(fc.constantFrom('brake', 'late', 'steering', 'boom', 'light', 'stop'), { maxLength: 4 })
      .map(words => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (own, others) => {
        const found = new Map(closestMatches(own, others, textOf).map(match => [match.own, match.likeness]));
        for (const record of own) {
          const best = Math.max(0, ...others.map(other => like(record, other)));
          expect(found.get(record)).toBe(best >= 0.35 ? best : undefined);
        }
      }),
    );
  });
});

test('suggestions: certain ones first, otherwise in their order, doubles once, at most the limit', () => {
  const suggestion = (key: string, confidence: 'HIGH' | 'MEDIUM' | 'LOW') => ({ key, confidence });
  const all = [
    suggestion('a', 'LOW'),
    suggestion('b', 'MEDIUM'),
    suggestion('c', 'HIGH'),
    suggestion('a', 'HIGH'),
    suggestion('d', 'MEDIUM'),
  ];
  expect(selectSuggestions(all, ({ key }) => key, 3)).toEqual([
    suggestion('c', 'HIGH'),
    suggestion('a', 'HIGH'),
    suggestion('b', 'MEDIUM'),
  ]);
});

test('every lifecycle phase has its task types, all of them shipped', () => {
  const lookups = readSeedData<Record<'lifecyclePhases' | 'taskTypes', { code: string }[]>>('lookups.json');
  expect(Object.keys(TASKS_OF_PHASE)).toEqual(lookups.lifecyclePhases.map(({ code }) => code));
  const codes = lookups.taskTypes.map(({ code }) => code);
  expect(
    Object.values(TASKS_OF_PHASE)
      .flat()
      .filter(code => !codes.includes(code)),
  ).toEqual([]);
});
