import { describe, expect, it } from 'vitest';
import { type DemandingRating, isDemanding, lacksAnswer } from '../../../domain/hazards/answered.ts';

const rating = (
  acceptance: DemandingRating['acceptance'],
  targetCategory: string | null = null,
  targetLevel: string | null = null,
): DemandingRating => ({ acceptance, targetCategory, targetLevel });

describe('what a rating demands (domain model 2.7)', () => {
  it.each([
    // ISO 26262-3:2018, 6.4.3.9: a safety goal for each hazardous event with an ASIL, none for QM.
    ['ASIL A', rating('NONE', 'ASIL', 'A'), true],
    ['QM', rating('NONE', 'ASIL', 'QM'), false],
    ['PL c', rating('NONE', 'PL', 'c'), true],
    ['no level of the scale', rating('NONE', 'PL', null), false],
    ['a level of another scale', rating('NONE', 'DAL', 'B'), false],
    ['High, which the set wants reduced', rating('REDUCE'), true],
    ['Very high, which nobody accepts', rating('UNACCEPTABLE'), true],
    ['accepted, whatever the scale says', rating('ACCEPT', 'PL', 'c'), false],
  ])('%s', (_name, of, demands) => {
    expect(isDemanding(of)).toBe(demands);
  });
  it.each([
    ['nothing at all', { style: 'MACHINE', hasTarget: false, isTreated: false }, true],
    ['a target', { style: 'FUNCTION', hasTarget: true, isTreated: false }, false],
    // 13.8: a verified guard treats a machine hazard; of a function only a target is an answer (13.9).
    ['an accepted measure at a machine', { style: 'MACHINE', hasTarget: false, isTreated: true }, false],
    ['an accepted measure of a function', { style: 'FUNCTION', hasTarget: false, isTreated: true }, true],
  ] as const)('%s', (_name, answers, lacks) => {
    expect(lacksAnswer(rating('REDUCE'), answers)).toBe(lacks);
    expect(lacksAnswer(rating('ACCEPT'), answers)).toBe(false);
    expect(lacksAnswer(undefined, answers)).toBe(false);
  });
});
