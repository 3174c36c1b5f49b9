import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { listRecords } from '../../database/records/reading.ts';
import { changeContext, type Handler, JsonText, type RequestContext } from '../../http/handler.ts';
import { hazardType, saveEvaluations } from '../hazards/index.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import { recalculate } from './recalculation.ts';
import { loadTreatments, type Treatment } from './treatments.ts';

/** Maximum number of hazards in one response, which is also the maximum of a project (domain model 2.10). */
const MAX_HAZARDS = 20_000;

async function setsOf(
  treatments: Treatment[],
  client: PoolClient,
): Promise<ReadonlyMap<string, StoredRatingSet>> {
  const revisions = new Map(
    treatments.flatMap(({ ratings }) =>
      ratings.map(({ riskRatingSetUuid, setRevision }) => [riskRatingSetUuid, setRevision] as const),
    ),
  );
  const sets = new Map<string, StoredRatingSet>();
  for (const [uuid, revision] of revisions) {
    const set = await loadRatingSet(client, uuid, revision);
    if (set) sets.set(uuid, set);
  }
  return sets;
}

/**
 * Writes the final ratings that differ from what is stored.
 * @param hazardUuids held already, so that their inputs do not change meanwhile
 */
export async function recalculateHazards(
  client: PoolClient,
  hazardUuids: string[],
  context: RequestContext,
  reason: string | undefined,
) {
  const treatments = await loadTreatments(client, hazardUuids);
  const sets = await setsOf(treatments, client);
  const outcomes = treatments.map(treatment => ({
    hazardUuid: treatment.hazardUuid,
    ...recalculate(treatment, sets),
  }));
  const changes = outcomes.flatMap(outcome => outcome.changes);
  const changed =
    changes.length > 0 ? await saveEvaluations(client, changes, changeContext(context, reason)) : [];
  return { outcomes, changed };
}

/** PATCH recalculate-final-ratings: locks the hazards, so that their inputs cannot change meanwhile. */
export const recalculateFinalRatings: Handler<'recalculateFinalRatings'> = ({ path, body }, context) =>
  inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const isProject = body.scope === 'PROJECT';
    const { rows: held } = await client.query<{ uuid: string }>(
      `select uuid from hazards where ${isProject ? 'project_uuid' : 'uuid'} = $1 order by uuid for no key update`,
      [isProject ? context.projectUuid : path.hazardUuid],
    );
    if (held.length === 0) throw notFound('hazard');
    const hazardUuids = held.map(({ uuid }) => uuid);
    const { outcomes, changed } = await recalculateHazards(client, hazardUuids, context, body.reason);
    const list = await listRecords(
      client,
      hazardType,
      { limit: MAX_HAZARDS },
      parameters => ` and t.uuid = any(${parameters.add(changed)}::uuid[])`,
      context.userUuid,
    );
    const skipped = outcomes.flatMap(({ hazardUuid, skipped: reason }) =>
      reason ? [{ hazardUuid, reason }] : [],
    );
    const moved = outcomes.flatMap(outcome => outcome.moved);
    const warnings = outcomes.flatMap(outcome => outcome.warnings);
    return {
      status: 200,
      body: new JsonText([
        '{"data":{"changed":',
        ...list,
        `,"moved":${JSON.stringify(moved)},"skipped":${JSON.stringify(skipped)},"warnings":${JSON.stringify(warnings)}}}`,
      ]),
    };
  });
