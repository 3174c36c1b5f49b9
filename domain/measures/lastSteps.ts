import { isCounted, type UsedMeasure } from './finalRating.ts';

/**
 * A high risk on which only people's behaviour is set against (V18). ISO 12100:2010, 6.1 takes design first, then
 * safeguarding, and information for use for what is left; lists ask it in SQL (`server/modules/exports/treatmentChecks.ts`).
 */

/** Hierarchy rank from which only information, organization, training, equipment and others' measures are left (domain model 4.9). */
export const LAST_STEPS = 3;
/** How many ratings of a set are its high ones: High and Very high, PL d and e. */
export const HIGH_RATINGS = 2;

export interface RankedRating {
  readonly rank: number;
  readonly acceptance: 'ACCEPT' | 'REDUCE' | 'UNACCEPTABLE' | 'NONE';
}

/** The set says that nobody accepts it, or it is one of the set's highest ratings and not accepted. */
export function isHighRating(rating: RankedRating, ratingsOfSet: readonly RankedRating[]): boolean {
  if (rating.acceptance === 'UNACCEPTABLE') return true;
  const ranks = [...new Set(ratingsOfSet.map(({ rank }) => rank))].sort((a, b) => b - a);
  return rating.acceptance !== 'ACCEPT' && ranks.slice(0, HIGH_RATINGS).includes(rating.rank);
}

/** Measures count for the hazard, and all of them are of the last steps: a guard that is only proposed, or of another alternative, guards nothing. */
export function isLeftToPeople(
  uses: readonly Pick<UsedMeasure, 'hierarchyRank' | 'status' | 'solutionSetUuid'>[],
  solutionSets: readonly string[],
): boolean {
  const counted = uses.filter(use => isCounted(use, solutionSets));
  return counted.length > 0 && counted.every(({ hierarchyRank }) => hierarchyRank >= LAST_STEPS);
}
