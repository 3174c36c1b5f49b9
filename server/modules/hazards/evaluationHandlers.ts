import { mergeEvaluation } from '../../../domain/evaluations/mergeEvaluation.ts';
import type { LevelField } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { changeContext, dataText, type OpenContext, type OpenHandler } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { hazardEvaluationType, hazardType } from './hazardRecord.ts';
import { saveEvaluation } from './saveEvaluation.ts';

/** What a change of levels brings: absent stays, null clears. */
type LevelChange = { [Field in LevelField]?: string | null } & {
  rationale?: Record<string, string>;
  reason?: string;
};

interface Target {
  hazard_uuid: string;
  hazard_revision: number;
  is_risk_frozen: boolean;
  is_consensus_voting_locked: boolean;
  is_final_consensus_voting_locked: boolean;
  set_uuid: string;
  set_revision: number;
  in_project: boolean;
  evaluation_uuid: string | null;
  evaluation_revision: number | null;
  severityUuid: string | null;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  rationale: Record<string, string> | null;
}

const TARGET =
  'select h.uuid as hazard_uuid, h.revision as hazard_revision, h.is_risk_frozen, h.is_consensus_voting_locked, h.is_final_consensus_voting_locked, ' +
  's.uuid as set_uuid, s.revision as set_revision, ' +
  '(s.uuid = h.risk_rating_set_uuid or exists (select 1 from project_risk_rating_sets p where p.project_uuid = h.project_uuid and p.risk_rating_set_uuid = s.uuid)) as in_project, ' +
  'e.uuid as evaluation_uuid, e.revision as evaluation_revision, e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid", ' +
  'e.probability_uuid as "probabilityUuid", e.avoidability_uuid as "avoidabilityUuid", e.rationale ';

const INITIAL_OF_HAZARD = `${TARGET} from hazards h join risk_rating_sets s on s.uuid = coalesce($2::uuid, h.risk_rating_set_uuid)
  left join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = s.uuid where h.uuid = $1`;

const BY_UUID = `${TARGET}, e.stage from hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid
  join risk_rating_sets s on s.uuid = e.risk_rating_set_uuid where e.uuid = $1`;

/** @returns what was asked for as it stands now, as JSON text; undefined when the hazard was changed meanwhile */
async function change(
  target: Target,
  stage: 'INITIAL' | 'FINAL',
  levels: LevelChange,
  answer: 'hazard' | 'evaluation',
  context: OpenContext,
): Promise<string | undefined> {
  if (target.is_risk_frozen) throw new ApiError('RULE_VIOLATED', hazardType.locked?.message ?? '');
  const isLocked =
    stage === 'INITIAL' ? target.is_consensus_voting_locked : target.is_final_consensus_voting_locked;
  if (isLocked) {
    throw new ApiError(
      'RULE_VIOLATED',
      'The agreed values of this hazard are locked. Nothing was changed; unlock the consensus first.',
    );
  }
  if (!target.in_project) throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
  const set = await loadRatingSet(context.pool, target.set_uuid, target.set_revision);
  if (!set) throw notFound('rating set');
  const merged = mergeEvaluation(target, levels);
  const { problems, ratingUuid, classUuid, score } = rate(set, merged.levels);
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
  const values = {
    hazardUuid: target.hazard_uuid,
    stage,
    riskRatingSetUuid: set.uuid,
    ratingSetVersion: set.version,
    ...merged.levels,
    ratingUuid,
    classUuid,
    score,
    rationale: merged.rationale,
    origin: 'MANUAL' as const,
  };
  const why = changeContext(context, levels.reason);
  return saveEvaluation(context.pool, { values, hazardRevision: target.hazard_revision }, why, answer);
}

/** PATCH initial-risk: the shortcut for stage INITIAL that the worksheet's level cells use (domain.md 1.27). */
export const setHazardInitialRisk: OpenHandler<'setHazardInitialRisk'> = async ({ path, body }, context) => {
  const { rows } = await context.pool.query<Target>({
    name: 'initialOfHazard',
    text: INITIAL_OF_HAZARD,
    values: [path.hazardUuid, body.riskRatingSetUuid ?? null],
  });
  const target = rows[0];
  if (!target)
    throw body.riskRatingSetUuid ? fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET) : notFound('hazard');
  const isCurrent = target.hazard_revision === body.revision;
  const record = isCurrent && (await change(target, 'INITIAL', body, 'hazard', context));
  if (!record) throw await staleRevision(hazardType, path.hazardUuid, 'hazard', context);
  return { status: 200, body: dataText(record) };
};

/** Attempts of a change that met others on the same hazard but not on the same evaluation. */
const ATTEMPTS = 5;

/** PATCH hazard-evaluations: guarded by the evaluation's own revision, whatever else happened to its hazard. */
export const updateHazardEvaluation: OpenHandler<'updateHazardEvaluation'> = async (
  { path, body },
  context,
) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await context.pool.query<Target & { stage: 'INITIAL' | 'FINAL' }>({
      name: 'evaluationByUuid',
      text: BY_UUID,
      values: [path.hazardEvaluationUuid],
    });
    const target = rows[0];
    if (!target) throw notFound('hazard evaluation');
    if (target.evaluation_revision !== body.revision) break;
    const record = await change(target, target.stage, body, 'evaluation', context);
    if (record) return { status: 200, body: dataText(record) };
  }
  throw await staleRevision(hazardEvaluationType, path.hazardEvaluationUuid, 'hazard evaluation', context);
};
