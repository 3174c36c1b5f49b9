import { fieldProblem, notFound } from '../../contract/errors.ts';
import { changeContext, dataText, type OpenContext, type OpenHandler } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { hazardEvaluationType, hazardType } from './hazardRecord.ts';
import { type LevelChange, type RatingTarget, rateHazard, TARGET_COLUMNS } from './rateHazard.ts';
import { saveEvaluation } from './saveEvaluation.ts';

const INITIAL_OF_HAZARD = `select ${TARGET_COLUMNS} from hazards h join risk_rating_sets s on s.uuid = coalesce($2::uuid, h.risk_rating_set_uuid)
  left join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = s.uuid where h.uuid = $1`;

const BY_UUID = `select ${TARGET_COLUMNS} from hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid
  join risk_rating_sets s on s.uuid = e.risk_rating_set_uuid where e.uuid = $1`;

/** @returns what was asked for as it stands now, as JSON text; undefined when the hazard was changed meanwhile */
async function change(
  target: RatingTarget,
  levels: LevelChange & { reason?: string },
  answer: 'hazard' | 'evaluation',
  context: OpenContext,
): Promise<string | undefined> {
  const values = await rateHazard(context.pool, target, levels);
  const why = changeContext(context, levels.reason);
  return saveEvaluation(
    context.pool,
    { values, hazardRevision: target.hazardRevision, keepsBasis: target.stage === 'FINAL' },
    why,
    answer,
  );
}

/** PATCH initial-risk: the shortcut for stage INITIAL that the worksheet's level cells use (domain.md 1.27). */
export const setHazardInitialRisk: OpenHandler<'setHazardInitialRisk'> = async ({ path, body }, context) => {
  const { rows } = await context.pool.query<RatingTarget>({
    name: 'initialOfHazard',
    text: INITIAL_OF_HAZARD,
    values: [path.hazardUuid, body.riskRatingSetUuid ?? null],
  });
  const target = rows[0];
  if (!target)
    throw body.riskRatingSetUuid ? fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET) : notFound('hazard');
  const isCurrent = target.hazardRevision === body.revision;
  const record = isCurrent && (await change(target, body, 'hazard', context));
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
    const { rows } = await context.pool.query<RatingTarget>({
      name: 'evaluationByUuid',
      text: BY_UUID,
      values: [path.hazardEvaluationUuid],
    });
    const target = rows[0];
    if (!target) throw notFound('hazard evaluation');
    if (target.evaluationRevision !== body.revision) break;
    const record = await change(target, body, 'evaluation', context);
    if (record) return { status: 200, body: dataText(record) };
  }
  throw await staleRevision(hazardEvaluationType, path.hazardEvaluationUuid, 'hazard evaluation', context);
};
