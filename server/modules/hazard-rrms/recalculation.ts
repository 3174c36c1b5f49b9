import {
  appliedSolutionSets,
  countedMeasures,
  evaluationIn,
  finalLevels,
} from '../../../domain/measures/finalRating.ts';
import { LEVEL_FIELDS, PARAMETERS, type RiskParameter } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import type { EvaluationChange, EvaluationValues } from '../hazards/index.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';
import type { Treatment, TreatmentMeasure, TreatmentRating } from './treatments.ts';

export type SkipReason = 'FROZEN' | 'AGREED' | 'NOT_RATED' | 'NOT_TREATED';

interface Warning {
  hazardUuid: string;
  hazardRrmUuid: string;
  riskRatingSetUuid: string;
  code: string;
  message: string;
}

/** A final rating that is another one now, or rests on other levels, and what moved it. */
interface Move {
  hazardUuid: string;
  riskRatingSetUuid: string;
  ratingUuidBefore: string | null;
  ratingUuid: string | null;
  levels: {
    parameter: RiskParameter;
    levelUuidBefore: string | null;
    levelUuid: string | null;
    /** The use that states the level now; null where the initial one holds. */
    hazardRrmUuid: string | null;
    reasonBefore: string;
    reason: string;
  }[];
}

export interface Recalculation {
  /** Final ratings that differ from what is stored. */
  changes: EvaluationChange[];
  moved: Move[];
  /** Why no final rating was calculated in any set; undefined when one was. */
  skipped: SkipReason | undefined;
  warnings: Warning[];
}

/** Maximum length of a rationale. */
const MAX_LENGTH = 8000;

/**
 * The final ratings of one hazard in every set in which it is rated (domain model 2.6, recalculate). Agreed
 * ratings stay while they are locked; without any evaluated measure a rating that was agreed on stays until it is outdated.
 */
export function recalculate(treatment: Treatment, sets: ReadonlyMap<string, StoredRatingSet>): Recalculation {
  const result: Recalculation = { changes: [], moved: [], skipped: undefined, warnings: [] };
  if (treatment.isFrozen) return { ...result, skipped: 'FROZEN' };
  if (treatment.isAgreed) return { ...result, skipped: 'AGREED' };
  const applied = appliedSolutionSets(treatment.solutionSetUuids, treatment.selectedSolutionSetUuid);
  const measures = countedMeasures(treatment.measures, applied);
  const reasons: SkipReason[] = [];
  let calculated = 0;
  for (const initial of treatment.ratings.filter(({ stage }) => stage === 'INITIAL')) {
    const set = sets.get(initial.riskRatingSetUuid);
    const final = treatment.ratings.find(
      ({ stage, riskRatingSetUuid }) => stage === 'FINAL' && riskRatingSetUuid === initial.riskRatingSetUuid,
    );
    if (!set || !initial.ratingUuid) {
      reasons.push('NOT_RATED');
      continue;
    }
    const { levels, by, isTreated, warnings } = finalLevels(set, initial, measures);
    result.warnings.push(
      ...warnings.map(warning => ({
        ...warning,
        hazardUuid: treatment.hazardUuid,
        riskRatingSetUuid: set.uuid,
      })),
    );
    if (!isTreated && (!final || (final.origin !== 'RECALCULATED' && !final.isOutdated))) {
      reasons.push('NOT_TREATED');
      continue;
    }
    calculated += 1;
    const { ratingUuid, classUuid, score } = rate(set, levels);
    const values: EvaluationValues = {
      hazardUuid: treatment.hazardUuid,
      stage: 'FINAL',
      riskRatingSetUuid: set.uuid,
      ratingSetVersion: set.version,
      ...levels,
      ratingUuid,
      classUuid,
      score,
      rationale: rationaleOf(initial, by, measures, set.uuid),
      origin: 'RECALCULATED',
    };
    if (!final || differs(final, values)) {
      result.changes.push({ values, hazardRevision: treatment.hazardRevision });
      result.moved.push(...moveOf(initial, final, values, by));
    }
  }
  if (calculated === 0) result.skipped = reasons.includes('NOT_TREATED') ? 'NOT_TREATED' : 'NOT_RATED';
  return result;
}

/** Nothing where the rating and its levels are those from before and only their reasons changed. */
function moveOf(
  initial: TreatmentRating,
  final: TreatmentRating | undefined,
  values: EvaluationValues,
  by: Partial<Record<string, string>>,
): Move[] {
  const before = final ?? initial;
  const levels = PARAMETERS.flatMap(parameter => {
    const [levelUuidBefore, levelUuid] = [before, values].map(of => of[LEVEL_FIELDS[parameter]] ?? null);
    if (levelUuidBefore === levelUuid) return [];
    return {
      parameter,
      levelUuidBefore: levelUuidBefore ?? null,
      levelUuid: levelUuid ?? null,
      hazardRrmUuid: by[parameter] ?? null,
      reasonBefore: before.rationale[parameter] ?? '',
      reason: values.rationale[parameter] ?? '',
    };
  });
  const [ratingUuidBefore, ratingUuid] = [final?.ratingUuid ?? null, values.ratingUuid ?? null];
  if (levels.length === 0 && ratingUuidBefore === ratingUuid) return [];
  const { hazardUuid, riskRatingSetUuid } = values;
  return [{ hazardUuid, riskRatingSetUuid, ratingUuidBefore, ratingUuid, levels }];
}

/** The measure that stated a level with its reasons; the initial reason where no measure did. */
function rationaleOf(
  initial: TreatmentRating,
  by: Partial<Record<string, string>>,
  measures: readonly TreatmentMeasure[],
  setUuid: string,
): Record<string, string> {
  const texts = Object.keys(LEVEL_FIELDS).flatMap(parameter => {
    const measure = measures.find(({ hazardRrmUuid }) => hazardRrmUuid === by[parameter]);
    const claimed = parameter === 'probability' && measure?.takesCreditForLowPr;
    const reason = claimed ? measure.creditJustification : measure && evaluationIn(measure, setUuid)?.note;
    const text = measure ? [measure.label, reason].filter(Boolean).join(': ') : initial.rationale[parameter];
    return text ? [[parameter, text.slice(0, MAX_LENGTH)]] : [];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

function differs(stored: TreatmentRating, values: EvaluationValues): boolean {
  const same = (a: Record<string, string>, b: Record<string, string>) =>
    Object.keys({ ...a, ...b }).every(key => a[key] === b[key]);
  return (
    stored.isOutdated ||
    stored.origin !== values.origin ||
    stored.ratingUuid !== values.ratingUuid ||
    stored.ratingSetVersion !== values.ratingSetVersion ||
    Object.values(LEVEL_FIELDS).some(field => stored[field] !== values[field]) ||
    !same(stored.rationale, values.rationale)
  );
}
