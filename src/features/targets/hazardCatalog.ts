import { ratingOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { type Catalog, catalogOf, type NamedRecord } from '@/features/shared/sheet/catalog';
import { initialEvaluation } from '@/records/models/hazardModel';

/** A hazard with its rating in the sets of the project. */
export const initialRatingIn = (hazard: Hazard, set: RiskRatingSet) => {
  const evaluation = initialEvaluation(hazard, set.uuid);
  return evaluation && ratingOf(set, evaluation);
};

const made = new WeakMap<readonly Hazard[], Catalog>();

/** Hazards to be named by their codes, as people speak of them; name and level are one glance away. */
export function hazardCatalog(hazards: readonly Hazard[], sets: readonly RiskRatingSet[]): Catalog {
  const known = made.get(hazards);
  if (known) return known;
  const levelOf = (hazard: Hazard) => {
    const set = sets.find(({ uuid }) => uuid === hazard.riskRatingSetUuid);
    const rating = set && initialRatingIn(hazard, set);
    return set && rating ? `${set.resultLabel} ${rating.code}` : '';
  };
  const catalog = catalogOf(
    hazards.map(
      (hazard): NamedRecord => ({
        uuid: hazard.uuid,
        code: levelOf(hazard),
        name: hazard.code,
        description: hazard.name,
      }),
    ),
  );
  made.set(hazards, catalog);
  return catalog;
}
