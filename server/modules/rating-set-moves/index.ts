import type { PoolClient } from 'pg';
import { moveLevels } from '../../../domain/rating/compareSets.ts';
import { LEVEL_FIELDS, PARAMETERS } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { type RecordChange, updateRecords } from '../../database/records/batchWriting.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { exposureSituationType } from '../exposure-situations/index.ts';
import { hazardRrmEvaluationType, recalculateHazards } from '../hazard-rrms/index.ts';
import { hazardEvaluationType, hazardType } from '../hazards/index.ts';
import { safetyTarget } from '../lookups/index.ts';
import { projectType, requireUsable } from '../projects/index.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import { safetyFunctionType } from '../safety-functions/index.ts';
import { lockProject } from '../shared/locks.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { type HazardToMove, hazardsToMove, type MovedHazard, plannedHazard } from './planMove.ts';
import { type RecordToMove, recordsToMove } from './planRecords.ts';

type Request = Pick<
  components['schemas']['RatingSetMoveRequest'],
  'riskRatingSetUuid' | 'toRiskRatingSetUuid'
>;

interface Plan {
  from: StoredRatingSet;
  to: StoredRatingSet;
  /** The rating sets of the project, in their order, and its revision. */
  sets: string[];
  revision: number;
  hazards: { found: HazardToMove; planned: MovedHazard }[];
  records: RecordToMove[];
}

/** @throws ApiError RULE_VIOLATED when the project does not rate by the one set, or the other is no other version of it */
async function planMove(request: Request, context: RequestContext, database: Queryable): Promise<Plan> {
  const projectUuid = String(context.projectUuid);
  const { rows } = await database.query<{ sets: string[]; revision: number }>(
    `select p.revision, array(select s.risk_rating_set_uuid from project_risk_rating_sets s where s.project_uuid = p.uuid order by s.position) as sets
     from projects p where p.uuid = $1`,
    [projectUuid],
  );
  if (!rows[0]) throw notFound('project');
  const { sets, revision } = rows[0];
  if (!sets.includes(request.riskRatingSetUuid)) throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
  const from = await loadRatingSet(database, request.riskRatingSetUuid);
  const to = await loadRatingSet(database, request.toRiskRatingSetUuid);
  if (!from || !to || from.uuid === to.uuid || from.lineageUuid !== to.lineageUuid)
    throw fieldProblem(
      'toRiskRatingSetUuid',
      'This is no other version of the rating set. Choose one of its versions.',
    );
  // Back to an older version there is always a way, also where the organization does not offer it to new projects.
  if (to.versionNumber > from.versionNumber)
    await requireUsable([to.uuid], context.organizationUuid, database, 'toRiskRatingSetUuid');
  const found = await hazardsToMove(database, projectUuid, from.uuid, to.uuid);
  const hazards: Plan['hazards'] = [];
  for (const hazard of found)
    hazards.push({ found: hazard, planned: await plannedHazard(hazard, from, to, database) });
  const staying = new Set(
    hazards.filter(({ planned }) => planned.stays).map(({ planned }) => planned.hazardUuid),
  );
  const records = await recordsToMove(database, projectUuid, from, to, staying);
  return { from, to, sets, revision, hazards, records };
}

const answer = ({ from, to, hazards, records }: Plan): components['schemas']['RatingSetMove'] => ({
  riskRatingSetUuid: from.uuid,
  toRiskRatingSetUuid: to.uuid,
  hazards: hazards.map(({ planned }) => planned),
  records: records.map(({ entity, uuid, code, name, stays }) => ({ entity, uuid, code, name, stays })),
});

/** The levels in the other version; what has no counterpart there is left open. */
function movedLevels({ from, to }: Plan, levels: Parameters<typeof moveLevels>[2]) {
  const moved = moveLevels(from, to, levels).levels;
  return Object.fromEntries(
    PARAMETERS.map(parameter => [LEVEL_FIELDS[parameter], moved[LEVEL_FIELDS[parameter]] ?? null]),
  );
}

/** Ratings and judgements change in place, so that the history shows set and levels before and after. */
async function writeRatings(
  plan: Plan,
  context: RequestContext,
  reason: string | undefined,
  client: PoolClient,
) {
  const { from, to } = plan;
  const moving = plan.hazards.filter(({ planned }) => planned.stays === null).map(({ found }) => found);
  const now = new Date().toISOString();
  const write = async (type: Parameters<typeof updateRecords>[1], changes: RecordChange[]) => {
    const written = await updateRecords(client, type, changes, () => changeContext(context, reason));
    if (written.size < changes.length) throw new Error(`${type.entity}: a record that was held has changed`);
  };
  await write(
    hazardEvaluationType,
    moving.flatMap(({ evaluations }) =>
      evaluations.map(evaluation => {
        const levels = movedLevels(plan, evaluation);
        const { ratingUuid, classUuid, score } = rate(to, levels);
        const result = { ratingUuid, classUuid, score, calculatedAt: now };
        const change = { riskRatingSetUuid: to.uuid, ratingSetVersion: to.version, ...levels, ...result };
        return { uuid: evaluation.uuid, change: { revision: evaluation.revision, ...change } };
      }),
    ),
  );
  await write(
    hazardRrmEvaluationType,
    moving.flatMap(({ judgements }) =>
      judgements.map(judgement => ({
        uuid: judgement.uuid,
        change: {
          revision: judgement.revision,
          riskRatingSetUuid: to.uuid,
          ...movedLevels(plan, judgement),
        },
      })),
    ),
  );
  await write(
    hazardType,
    moving.map(({ uuid, revision, riskRatingSetUuid }) => ({
      uuid,
      change: { revision, riskRatingSetUuid: riskRatingSetUuid === from.uuid ? to.uuid : riskRatingSetUuid },
    })),
  );
  if (moving.length > 0)
    await recalculateHazards(
      client,
      moving.map(({ uuid }) => uuid),
      context,
      reason,
    );
}

const RECORD_TYPES = {
  SafetyTarget: safetyTarget,
  SafetyFunction: safetyFunctionType,
  ExposureSituation: exposureSituationType,
};

/** The set that is left stays the last of the project while something is rated by it. */
function setsAfter({ from, to, sets, hazards, records }: Plan): string[] {
  const isStillUsed =
    hazards.some(({ planned }) => planned.stays) || records.some(({ stays }) => stays !== null);
  const others = sets.filter(uuid => uuid !== to.uuid);
  const replaced = others.map(uuid => (uuid === from.uuid ? to.uuid : uuid));
  return isStillUsed ? [...replaced, from.uuid] : replaced;
}

const previewRatingSetMove: Handler<'previewRatingSetMove'> = async ({ query }, context) => ({
  status: 200,
  body: { data: answer(await planMove(query, context, context.pool)) },
});

const moveRatingSet: Handler<'moveRatingSet'> = async ({ path, body }, context) => {
  const plan = await inTransaction(context.pool, async client => {
    await lockProject(client, context);
    await client.query('select 1 from hazards where project_uuid = $1 order by uuid for no key update', [
      context.projectUuid,
    ]);
    const planned = await planMove(body, context, client);
    if (planned.revision !== body.revision)
      throw await staleRevision(projectType, path.projectUuid, 'project', context, client);
    const change = changeContext(context, body.reason);
    await updateRecord(
      client,
      projectType,
      path.projectUuid,
      { revision: planned.revision, riskRatingSetUuids: setsAfter(planned) },
      change,
    );
    await writeRatings(planned, context, body.reason, client);
    for (const { entity, uuid, revision, stays, change: own } of planned.records)
      if (stays === null)
        await updateRecord(client, RECORD_TYPES[entity], uuid, { revision, ...own }, change);
    return planned;
  });
  return { status: 200, body: { data: answer(plan) } };
};

export const ratingSetMoveHandlers = { previewRatingSetMove, moveRatingSet };
