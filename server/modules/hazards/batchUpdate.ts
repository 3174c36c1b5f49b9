import type { PoolClient } from 'pg';
import { VOTED_FIELDS } from '../../../domain/voting/voteChanges.ts';
import type { Handler } from '../../http/handler.ts';
import { type BatchItem, updateBatch } from '../../http/updateBatch.ts';
import { rateItems, ratingsOf, saveRatings } from './batchRatings.ts';
import { CHECKED_LOOKUPS, COMPLETED_FIELDS, completeUpdate } from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';
import { confirmReset } from './judgedChanges.ts';
import type { EvaluationValues } from './saveEvaluation.ts';

/** Fields whose change is looked at together with what the hazard holds, or with its votes. */
const LOOKED_AT: readonly string[] = [...COMPLETED_FIELDS, ...VOTED_FIELDS];

const FIELDLESS = new Set(['revision', 'reason']);

/** Only ratings: the hazard itself is not written, which would be one revision more. */
const isOnlyRated = (item: BatchItem) =>
  ratingsOf(item).length > 0 && Object.keys(item.change).every(field => FIELDLESS.has(field));

/** Many hazards with their fields and initial ratings, each by the rules of `updateHazard` and `setHazardInitialRisk`. */
export const updateHazardsBatch: Handler<'updateHazardsBatch'> = async ({ body }, context) => {
  const confirmed = new Set(body.items.filter(({ change }) => change.resetVotes).map(({ uuid }) => uuid));
  let values = new Map<BatchItem, EvaluationValues[]>();
  const items = body.items.map(({ change: { resetVotes: _, ...change }, ...item }) => ({ ...item, change }));
  return {
    status: 200,
    body: await updateBatch(
      hazardType,
      'hazard',
      {
        checked: CHECKED_LOOKUPS,
        isBeside: isOnlyRated,
        async beforeUpdates(open, _context, client: PoolClient) {
          const rated = await rateItems(open, client);
          values = rated.values;
          const apart = open.filter(({ change }) => LOOKED_AT.some(field => field in change));
          return { refused: rated.refused, apart };
        },
        async beforeUpdate(uuid, change, known, client) {
          await completeUpdate(uuid, change, known);
          if (VOTED_FIELDS.some(field => field in change))
            await confirmReset(uuid, change, confirmed.has(uuid), known, client);
        },
        afterUpdates: (saved, known, client) =>
          saveRatings(
            saved,
            values,
            item => Number(item.change.revision) + (isOnlyRated(item) ? 0 : 1),
            known,
            client,
          ),
      },
      items,
      context,
    ),
  };
};
