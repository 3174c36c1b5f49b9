import { describe, expect, it, test } from 'vitest';
import { type ClosingFacts, closingProblems, residualRiskProblem } from '../../../domain/hazards/closing.ts';

describe('accepting a residual risk (domain model 2.6)', () => {
  test.each([
    ['nothing is rated', { isClosed: false, finalRating: undefined }, true, 'no complete final rating'],
    ['the rating is outdated', { isClosed: false, finalRating: 'OUTDATED' }, true, 'outdated'],
    ['the hazard is closed', { isClosed: true, finalRating: 'COMPLETE' }, true, 'closed'],
    ['the hazard is closed', { isClosed: true, finalRating: 'COMPLETE' }, false, 'closed'],
  ] as const)('is refused while %s', (_name, facts, isAccepted, words) => {
    expect(residualRiskProblem(facts, isAccepted)).toContain(words);
  });

  it('is possible with a final rating, and taken back without one', () => {
    expect(residualRiskProblem({ isClosed: false, finalRating: 'COMPLETE' }, true)).toBeUndefined();
    expect(residualRiskProblem({ isClosed: false, finalRating: undefined }, false)).toBeUndefined();
    expect(residualRiskProblem({ isClosed: false, finalRating: 'OUTDATED' }, false)).toBeUndefined();
  });
});

describe('closing a hazard (domain model 2.6)', () => {
  const done: ClosingFacts = {
    isRiskFrozen: true,
    isResidualRiskAccepted: true,
    lacksAnswer: false,
    openUses: 0,
  };

  it('is possible when everything is done', () => {
    expect(closingProblems(done)).toEqual([]);
  });

  test.each([
    [{ isRiskFrozen: false }, 'not frozen'],
    [{ isResidualRiskAccepted: false }, 'accepted the residual risk'],
    [{ lacksAnswer: true }, 'demands'],
    [{ openUses: 1 }, 'One measure'],
    [{ openUses: 3 }, '3 measures'],
  ])('needs all of it: %o', (lack, words) => {
    expect(closingProblems({ ...done, ...lack })).toEqual([expect.stringContaining(words)]);
  });

  it('names everything that is missing at once', () => {
    expect(
      closingProblems({ isRiskFrozen: false, isResidualRiskAccepted: false, lacksAnswer: true, openUses: 2 }),
    ).toHaveLength(4);
  });
});
