import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecords, separated } from '../../database/records/reading.ts';
import { oneByOne } from '../../http/batchOutcomes.ts';
import { type Handler, JsonText, type RequestContext } from '../../http/handler.ts';
import { createRecordIn } from '../../http/recordHandlers.ts';
import { refusalsFor } from '../../http/refusalLanguage.ts';
import { evaluationRules } from './evaluationOfUse.ts';
import { hazardRrmEvaluationType, hazardRrmType } from './hazardRrmRecord.ts';
import { recalculateHazards } from './recalculateHandler.ts';
import { useRules } from './useHandlers.ts';

/** Uses of the project that items name by their own uuid. */
async function knownUses(
  client: PoolClient,
  items: readonly { uuid?: string | undefined }[],
  { projectUuid }: RequestContext,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from hazard_rrms where project_uuid = $1 and uuid = any($2::uuid[])',
    [projectUuid, items.flatMap(({ uuid }) => uuid ?? [])],
  );
  return new Set(rows.map(({ uuid }) => uuid));
}

/** POST hazard-rrms/batch: each use with its judged effect, then the final ratings of the hazards that got one. */
export const createHazardRrmsBatch: Handler<'createHazardRrmsBatch'> = ({ body: { items } }, context) =>
  inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const known = await knownUses(client, items, context);
    const outcomes = await oneByOne(client, hazardRrmType, items, async ({ evaluation, ...use }) => {
      // A repeated call whose first answer was lost.
      if (use.uuid && known.has(use.uuid)) return { uuid: use.uuid, hazardUuid: undefined };
      const created = await createRecordIn(client, hazardRrmType, useRules, { ...use }, context);
      const { uuid } = JSON.parse(created) as { uuid: string };
      if (evaluation) {
        const judged = { ...evaluation, hazardRrmUuid: uuid, evaluatorUserUuid: context.userUuid };
        await createRecordIn(client, hazardRrmEvaluationType, evaluationRules, judged, context);
      }
      return { uuid, hazardUuid: use.hazardUuid };
    });
    const done = [...outcomes.values()].flatMap(outcome => ('done' in outcome ? outcome.done : []));
    const hazardUuids = [...new Set(done.flatMap(({ hazardUuid }) => hazardUuid ?? []))];
    if (hazardUuids.length > 0) await recalculateHazards(client, hazardUuids, context, undefined);
    const say = refusalsFor(context.acceptLanguage);
    const results = items.map((item, index) => {
      const outcome = outcomes.get(item);
      return outcome && 'done' in outcome
        ? { index, status: 'CREATED', uuid: outcome.done.uuid }
        : { index, status: 'FAILED', error: outcome?.error.toBody(context.requestId, say) };
    });
    const records = await readRecords(
      client,
      hazardRrmType,
      done.map(({ uuid }) => uuid),
      context.userUuid,
    );
    return {
      status: 201,
      body: new JsonText([
        `{"data":{"results":${JSON.stringify(results)},"saved":${done.length},"records":[`,
        ...separated(records),
        ']}}',
      ]),
    };
  });
