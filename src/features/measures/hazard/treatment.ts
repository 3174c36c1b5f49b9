import {
  appliedSolutionSets,
  countedMeasures,
  finalLevels,
  type MeasureWarning,
  type UsedMeasure,
} from '@domain/measures/finalRating';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { RrmType } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import { initialEvaluation } from '@/records/models/hazardModel';

/** A use of a measure with what it is a use of. */
export interface Treatment {
  use: HazardRrm;
  measure: Rrm;
  type: RrmType;
  srem: Srem | undefined;
}

/** The uses of a hazard in the order in which they count (ISO 12100:2010 clause 6.1). */
export const treatmentsOf = (
  uses: readonly HazardRrm[],
  measures: ReadonlyMap<string, Rrm>,
  types: ReadonlyMap<string, RrmType>,
  srems: ReadonlyMap<string, Srem>,
): Treatment[] =>
  uses
    .flatMap(use => {
      const measure = measures.get(use.rrmUuid);
      const type = measure && types.get(measure.rrmTypeUuid);
      return measure && type ? [{ use, measure, type, srem: srems.get(use.sremUuid ?? '') }] : [];
    })
    .sort((a, b) => a.type.hierarchyRank - b.type.hierarchyRank || a.use.order - b.use.order);

const asUsed = ({ use, measure, type, srem }: Treatment): UsedMeasure => ({
  hazardRrmUuid: use.uuid,
  hierarchyRank: type.hierarchyRank,
  rrmTypeCode: type.code,
  order: use.order,
  status: use.status,
  solutionSetUuid: use.solutionSetUuid,
  takesCreditForLowPr: use.takesCreditForLowPr,
  creditJustification: use.creditJustification,
  canTakeCreditForLowPr: measure.canTakeCreditForLowPr,
  srem: srem ? { kind: srem.kind, status: srem.status } : null,
  evaluations: use.evaluations,
});

/** What the measures make of the initial levels in one set, and what of them does not count (domain model 2.6). */
export function treatmentResult(
  hazard: Hazard,
  set: RiskRatingSet,
  treatments: readonly Treatment[],
  selectedSolutionSet: string | null,
) {
  const applied = appliedSolutionSets(hazard.solutionSetUuids, selectedSolutionSet);
  return finalLevels(
    set,
    initialEvaluation(hazard, set.uuid) ?? {},
    countedMeasures(treatments.map(asUsed), applied),
  );
}

export const warningsOf = (warnings: readonly MeasureWarning[], hazardRrmUuid: string): MeasureWarning[] =>
  warnings.filter(warning => warning.hazardRrmUuid === hazardRrmUuid);
