import { ratingOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { SolutionSet } from '@/api/lookups';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import { initialEvaluation } from '@/records/models/hazardModel';
import { alternativeOf, needsOf } from '../hazard/alternatives';
import type { Treatment } from '../hazard/treatment';

/** What stays of the risk of a hazard in an alternative: the initial rating where no measure counts. */
export interface ComparedRating {
  rating: RiskRating | undefined;
  isTreated: boolean;
}

export interface ComparedHazard {
  hazard: Hazard;
  initial: RiskRating | undefined;
  /** In the order of the alternatives. */
  ratings: readonly ComparedRating[];
}

export interface ComparedAlternative {
  /** How many hazards keep each rating, in the order of the set; those that are not rated last. */
  counts: readonly { rating: RiskRating | undefined; count: number }[];
  /** What was estimated for the whole, else the sum of its measures, each counted once. */
  cost: number | undefined;
  /** Who has to do something for the measures that it alone has. */
  needs: readonly string[];
}

interface Comparison {
  hazards: readonly ComparedHazard[];
  alternatives: readonly ComparedAlternative[];
}

const NONE: readonly Treatment[] = [];

/**
 * The final ratings of all hazards under each alternative, as if every hazard had chosen it.
 * @param withProposed proposed measures as if they were accepted
 */
export function compareAlternatives(
  hazards: readonly Hazard[],
  set: RiskRatingSet,
  treatments: ReadonlyMap<string, readonly Treatment[]>,
  solutionSets: readonly SolutionSet[],
  withProposed: boolean,
  personOf: (uuid: string) => string | undefined,
): Comparison {
  const compared = hazards.map((hazard): ComparedHazard => {
    const evaluation = initialEvaluation(hazard, set.uuid);
    const initial = evaluation && ratingOf(set, evaluation);
    const ratings = solutionSets.map((solutionSet): ComparedRating => {
      const own = treatments.get(hazard.uuid) ?? NONE;
      const { now, accepted } = alternativeOf(hazard, set, own, solutionSet, () => undefined);
      const result = withProposed ? accepted : now;
      return initial && result
        ? { rating: ratingOf(set, result.levels), isTreated: true }
        : { rating: initial, isTreated: false };
    });
    return { hazard, initial, ratings };
  });
  const all = [...treatments.values()].flat();
  const alternatives = solutionSets.map((solutionSet, place): ComparedAlternative => {
    const counts = [...set.ratings.toSorted((a, b) => a.rank - b.rank), undefined].map(rating => ({
      rating,
      count: compared.filter(({ ratings }) => ratings[place]?.rating?.uuid === rating?.uuid).length,
    }));
    const own = all.filter(
      ({ use }) => use.solutionSetUuid === solutionSet.uuid && use.status !== 'REJECTED',
    );
    return { counts, cost: solutionSet.cost ?? sumOfMeasures(own), needs: needsOf(own, personOf) };
  });
  return { hazards: compared, alternatives };
}

/** Undefined where nobody estimated any of them. */
function sumOfMeasures(treatments: readonly Treatment[]): number | undefined {
  const costs = new Map(
    treatments.flatMap(({ measure }) =>
      measure.cost === null ? [] : [[measure.uuid, measure.cost] as const],
    ),
  );
  return costs.size === 0 ? undefined : [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** Hazards whose rating is not the same under all of them. */
export const differs = ({ ratings }: ComparedHazard): boolean =>
  ratings.some(({ rating }) => rating?.uuid !== ratings[0]?.rating?.uuid);
