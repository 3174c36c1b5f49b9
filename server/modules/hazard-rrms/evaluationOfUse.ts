import {
  countedMeasures,
  finalLevels,
  refusedLevels,
  type UsedMeasure,
} from '../../../domain/measures/finalRating.ts';
import { LEVEL_FIELDS, type Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { requireUnfrozen } from '../hazards/index.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import { nonMembers } from '../shared/people.ts';
import { NOT_A_PROJECT_SET, projectSets } from '../shared/projectSets.ts';
import { hazardRrmEvaluationType } from './hazardRrmRecord.ts';
import { loadTreatments, type Treatment } from './treatments.ts';

type Fields = Record<string, unknown>;

const HAZARD_OF_USE = 'select hazard_uuid as uuid from hazard_rrms where uuid = $1';
const HAZARD_OF_EVALUATION =
  'select x.hazard_uuid as uuid from hazard_rrm_evaluations e join hazard_rrms x on x.uuid = e.hazard_rrm_uuid where e.uuid = $1';

/** Locks the hazard, so that it is not frozen and its other measures do not change meanwhile. */
async function holdHazard(sql: string, uuid: unknown, database: Queryable): Promise<string> {
  const { rows } = await database.query<{ uuid: string }>(sql, [uuid]);
  if (!rows[0]) throw notFound('use of a measure');
  await requireUnfrozen(database, [rows[0].uuid]);
  return rows[0].uuid;
}

async function requireMember(body: Fields, context: RequestContext, database: Queryable): Promise<void> {
  if ((await nonMembers([body.verifiedByUserUuid], context, database)).size > 0)
    throw fieldProblem(
      'verifiedByUserUuid',
      'Who verified it has to be a member of the project; add them first.',
    );
}

/** The levels of the hazard just before a measure applies, in the alternative that the measure belongs to. */
function levelsBefore(
  treatment: Treatment,
  measure: UsedMeasure,
  set: Parameters<typeof finalLevels>[0],
): Levels {
  const initial = treatment.ratings.find(
    ({ stage, riskRatingSetUuid }) => stage === 'INITIAL' && riskRatingSetUuid === set.uuid,
  );
  const alternatives = measure.solutionSetUuid ? [measure.solutionSetUuid] : [];
  // Judged as it would count: it may still be proposed.
  const judged = treatment.measures.map(one =>
    one === measure ? { ...one, status: 'ACCEPTED' as const } : one,
  );
  const counted = countedMeasures(judged, alternatives);
  const place = counted.findIndex(({ hazardRrmUuid }) => hazardRrmUuid === measure.hazardRrmUuid);
  return finalLevels(set, initial ?? {}, place < 0 ? counted : counted.slice(0, place)).levels;
}

/** @throws ApiError RULE_VIOLATED when the levels cannot be those after this measure */
async function requireAllowed(evaluation: Fields, hazardUuid: string, database: Queryable): Promise<void> {
  const [treatment] = await loadTreatments(database, [hazardUuid]);
  const measure = treatment?.measures.find(({ hazardRrmUuid }) => hazardRrmUuid === evaluation.hazardRrmUuid);
  const set = await loadRatingSet(database, String(evaluation.riskRatingSetUuid));
  if (!treatment || !measure || !set) throw notFound('use of a measure');
  const stated = Object.fromEntries(
    Object.values(LEVEL_FIELDS).map(field => [field, (evaluation[field] ?? null) as string | null]),
  ) as Levels;
  const first = Object.entries(stated).find(([, level]) => level)?.[0];
  if (evaluation.effectiveness === 'NONE' && first)
    throw fieldProblem(first, 'A measure without effect states no levels. Clear them, or say what it does.');
  const refused = refusedLevels(set, levelsBefore(treatment, measure, set), measure, stated);
  const fields = [
    ...rate(set, stated).problems,
    ...refused.map(({ parameter, message }) => ({ path: LEVEL_FIELDS[parameter], message })),
  ];
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
}

async function requireProjectSet(set: unknown, context: RequestContext, database: Queryable): Promise<void> {
  if (!(await projectSets(context, database)).includes(String(set)))
    throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
}

/** Rules of a judged effect; the hazard is locked first, so that nobody freezes it meanwhile. */
export const evaluationRules: RecordRules = {
  visible: inVisibleProjects,
  async lock(client, _context, uuid) {
    if (uuid) await holdHazard(HAZARD_OF_EVALUATION, uuid, client);
  },
  async beforeCreate([evaluation], context, database) {
    if (!evaluation) return;
    const hazardUuid = await holdHazard(HAZARD_OF_USE, evaluation.hazardRrmUuid, database);
    await requireMember(evaluation, context, database);
    if (evaluation.riskRatingSetUuid) {
      await requireProjectSet(evaluation.riskRatingSetUuid, context, database);
    } else {
      const [treatment] = await loadTreatments(database, [hazardUuid]);
      evaluation.riskRatingSetUuid = treatment?.riskRatingSetUuid;
    }
    await requireAllowed(evaluation, hazardUuid, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    await requireMember(body, context, database);
    if (body.riskRatingSetUuid) await requireProjectSet(body.riskRatingSetUuid, context, database);
    const ruled = ['riskRatingSetUuid', 'effectiveness', ...Object.values(LEVEL_FIELDS)];
    if (!ruled.some(field => field in body)) return;
    const { rows } = await database.query<Fields & { hazardUuid: string }>(
      `select x.hazard_uuid as "hazardUuid", e.hazard_rrm_uuid as "hazardRrmUuid", e.risk_rating_set_uuid as "riskRatingSetUuid", e.effectiveness,
        e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid", e.probability_uuid as "probabilityUuid", e.avoidability_uuid as "avoidabilityUuid"
        from hazard_rrm_evaluations e join hazard_rrms x on x.uuid = e.hazard_rrm_uuid where e.uuid = $1`,
      [uuid],
    );
    if (rows[0]) await requireAllowed({ ...rows[0], ...body }, rows[0].hazardUuid, database);
  },
};

const createHazardRrmEvaluation: Handler<'createHazardRrmEvaluation'> = async ({ path, body }, context) => {
  const evaluation = {
    ...body,
    hazardRrmUuid: path.hazardRrmUuid,
    evaluatorUserUuid: context.userUuid,
  };
  const record = await createRecord(hazardRrmEvaluationType, evaluationRules, evaluation, context);
  return { status: 201, body: dataText(record) };
};

export const evaluationOfUseHandlers = {
  ...recordHandlers(hazardRrmEvaluationType, evaluationRules),
  createHazardRrmEvaluation,
};
