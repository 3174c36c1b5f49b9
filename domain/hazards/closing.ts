import { applies, type UsedMeasure } from '../measures/finalRating.ts';

/**
 * When the residual risk of a hazard may be accepted, and when a hazard may be closed (domain model 2.6). ISO 12100:2010,
 * 6.1 asks for a decision on what is left; who decided and on which rating is what is written down.
 */

/** What an acceptance depends on. */
export interface ResidualRiskFacts {
  readonly isClosed: boolean;
  /** The final rating in the hazard's own set; undefined while it is not complete. */
  readonly finalRating: 'COMPLETE' | 'OUTDATED' | undefined;
}

/** Why the residual risk cannot be accepted, or the acceptance not taken back; undefined where it can. */
export function residualRiskProblem(facts: ResidualRiskFacts, isAccepted: boolean): string | undefined {
  if (facts.isClosed)
    return 'This hazard is closed, and its residual risk stands as it was accepted. Open the hazard again first.';
  if (!isAccepted) return undefined;
  if (!facts.finalRating)
    return 'There is no complete final rating, so there is nothing to accept yet. Judge the measures and recalculate first.';
  return facts.finalRating === 'OUTDATED'
    ? 'The final rating is outdated: the initial rating or a measure changed after it. Recalculate the final ratings first.'
    : undefined;
}

/** A use that applies and on which the last word was not said. */
export const isOpenUse = (
  use: Pick<UsedMeasure, 'status' | 'solutionSetUuid'>,
  solutionSets: readonly string[],
): boolean => use.status !== 'VERIFIED' && use.status !== 'REJECTED' && applies(use, solutionSets);

/** What closing a hazard depends on. */
export interface ClosingFacts {
  readonly isRiskFrozen: boolean;
  readonly isResidualRiskAccepted: boolean;
  /** Its initial rating demands a target or measure that it does not have (check V3). */
  readonly lacksAnswer: boolean;
  /** Uses of measures that apply and are neither verified nor rejected. */
  readonly openUses: number;
}

/** Everything that stands against closing, in the order in which it is mended; empty where nothing does. */
export function closingProblems(facts: ClosingFacts): string[] {
  return [
    ...(facts.openUses > 0
      ? [
          facts.openUses === 1
            ? 'One measure is neither verified nor rejected.'
            : `${facts.openUses} measures are neither verified nor rejected.`,
        ]
      : []),
    ...(facts.lacksAnswer ? ['Its initial rating demands a safety target or a measure.'] : []),
    ...(facts.isResidualRiskAccepted ? [] : ['Nobody has accepted the residual risk as it is rated now.']),
    ...(facts.isRiskFrozen ? [] : ['Its risk is not frozen.']),
  ];
}
