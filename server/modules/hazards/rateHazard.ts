import { mergeEvaluation } from '../../../domain/evaluations/mergeEvaluation.ts';
import { typedLevelProblem } from '../../../domain/evaluations/typedLevel.ts';
import {
  type AvoidanceChange,
  type AvoidanceFactors,
  judgesAvoidance,
  mergeAvoidance,
} from '../../../domain/rating/avoidanceFactors.ts';
import type { Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { hazardType } from './hazardRecord.ts';
import type { EvaluationValues } from './saveEvaluation.ts';

/** What the levels of a hazard are changed on: the hazard, the rating set, and what is stored of the stage in it. */
export interface RatingTarget extends Levels {
  hazardUuid: string;
  hazardRevision: number;
  isFrozen: boolean;
  isLocked: boolean;
  setUuid: string;
  setRevision: number;
  isInProject: boolean;
  stage: 'INITIAL' | 'FINAL';
  evaluationRevision: number | null;
  rationale: Record<string, string> | null;
  avoidanceFactors: AvoidanceFactors | null;
  origin: EvaluationValues['origin'] | null;
}

/** Columns of a RatingTarget over the hazard `h`, the rating set `s` and the evaluation `e`, which there may be none of. */
export const TARGET_COLUMNS = `h.uuid as "hazardUuid", h.revision as "hazardRevision", h.is_risk_frozen as "isFrozen",
  case e.stage when 'FINAL' then h.is_final_consensus_voting_locked else h.is_consensus_voting_locked end as "isLocked",
  s.uuid as "setUuid", s.revision as "setRevision",
  (s.uuid = h.risk_rating_set_uuid or exists (select 1 from project_risk_rating_sets p where p.project_uuid = h.project_uuid and p.risk_rating_set_uuid = s.uuid)) as "isInProject",
  coalesce(e.stage, 'INITIAL') as stage, e.revision as "evaluationRevision", e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid",
  e.probability_uuid as "probabilityUuid", e.avoidability_uuid as "avoidabilityUuid", e.rationale,
  e.avoidance_factors as "avoidanceFactors", e.origin`;

/** A change of levels: absent stays, null clears. */
export type LevelChange = Levels & {
  readonly rationale?: Record<string, string> | undefined;
  readonly avoidanceFactors?: AvoidanceChange | undefined;
};

/**
 * Looks up what changed levels give.
 * @throws ApiError RULE_VIOLATED when the hazard is frozen, its agreed values are locked, a final level is typed, or the set or a level does not fit
 */
export async function rateHazard(
  database: Queryable,
  target: RatingTarget,
  change: LevelChange,
): Promise<EvaluationValues> {
  if (target.isFrozen) throw new ApiError('RULE_VIOLATED', hazardType.locked?.message ?? '');
  if (target.isLocked)
    throw new ApiError(
      'RULE_VIOLATED',
      'The agreed values of this hazard are locked. Nothing was changed; unlock the consensus first.',
    );
  if (!target.isInProject) throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
  const typed = typedLevelProblem(target.stage, change);
  if (typed) throw fieldProblem(typed.path, typed.message);
  const set = await loadRatingSet(database, target.setUuid, target.setRevision);
  if (!set) throw notFound('rating set');
  if (change.avoidanceFactors && !judgesAvoidance(set))
    throw fieldProblem(
      'avoidanceFactors',
      'The factors of avoidance belong to ISO 13849-1; this rating set is of another standard.',
    );
  const { levels, rationale } = mergeEvaluation(target, change);
  const { problems, ratingUuid, classUuid, score } = rate(set, levels);
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
  return {
    hazardUuid: target.hazardUuid,
    stage: target.stage,
    riskRatingSetUuid: set.uuid,
    ratingSetVersion: set.version,
    ...levels,
    ratingUuid,
    classUuid,
    score,
    rationale,
    avoidanceFactors: mergeAvoidance(target.avoidanceFactors, change.avoidanceFactors),
    // Reasons alone change nothing about where a final rating comes from.
    origin: target.stage === 'FINAL' ? (target.origin ?? 'RECALCULATED') : 'MANUAL',
  };
}
