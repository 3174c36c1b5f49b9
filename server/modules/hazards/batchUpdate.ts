import type { PoolClient } from 'pg';
import {
  changedVotedFields,
  hazardChangeViolations,
  VOTED_FIELDS,
} from '../../../domain/voting/voteChanges.ts';
import { ApiError } from '../../contract/errors.ts';
import { Prepared } from '../../database/records/prepared.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { type BatchItem, type BatchLook, updateBatch } from '../../http/updateBatch.ts';
import {
  type PlacedTarget,
  rateItems,
  ratingsOf,
  ratingValues,
  saveRatings,
  targetsSql,
} from './batchRatings.ts';
import {
  CHECKED_LOOKUPS,
  COMPLETED_FIELDS,
  completeChange,
  completeUpdate,
  type FactsRow,
  factsFrom,
  factsSql,
  factsValues,
  type HazardFacts,
} from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';
import type { EvaluationValues } from './saveEvaluation.ts';
import { confirmReset, requireConfirmed } from './votedFieldChanges.ts';

/** Fields whose change is looked at together with what the hazard holds, or with its votes. */
const LOOKED_AT: readonly string[] = [...COMPLETED_FIELDS, ...VOTED_FIELDS];

const FIELDLESS = new Set(['revision', 'reason']);

/** Only ratings: the hazard itself is not written, which would be one revision more. */
const isOnlyRated = (item: BatchItem) =>
  ratingsOf(item).length > 0 && Object.keys(item.change).every(field => FIELDLESS.has(field));

interface LookRow extends FactsRow {
  targets: PlacedTarget[] | null;
}

/** All that the changes and ratings of a batch are looked at together with. */
const lookStatement = new Prepared<LookRow>(
  placeholder =>
    `${factsSql(placeholder)}, (select json_agg(x) from (${targetsSql(placeholder)}) x) as targets`,
);

async function lookAt(items: BatchItem[], context: RequestContext, client: PoolClient) {
  const changes = items.map(({ change }) => change);
  const hazards = items.map(({ uuid }) => uuid);
  const [row] = await lookStatement.run(client, {
    ...factsValues(changes, hazards, context),
    ...ratingValues(items),
  });
  if (!row) throw new Error('No facts came back');
  return { facts: factsFrom(row), targets: row.targets ?? [] };
}

/**
 * Completes and checks a change by the rules of `updateHazard`.
 * @returns whether votes may have to be reset for it, which is done apart
 * @throws ApiError
 */
function checkChange({ uuid, change }: BatchItem, facts: HazardFacts, isConfirmed: boolean): boolean {
  completeChange(uuid, change, facts);
  const held = facts.held.get(uuid);
  const fields = held ? changedVotedFields(held, change) : [];
  if (!held || fields.length === 0) return false;
  if (held.hasRounds) return true;
  requireConfirmed(hazardChangeViolations({ ...held, fields, hasVotes: false }), isConfirmed);
  return false;
}

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
        async beforeUpdates(open, known, client): Promise<BatchLook> {
          const looked = open.filter(({ change }) => LOOKED_AT.some(field => field in change));
          if (looked.length === 0 && !open.some(item => ratingsOf(item).length > 0))
            return { refused: new Map(), apart: [] };
          const { facts, targets } = await lookAt(open, known, client);
          const rated = await rateItems(open, targets, client);
          values = rated.values;
          const refused = new Map(rated.refused);
          const apart = looked.filter(item => {
            if (refused.has(item)) return false;
            try {
              return checkChange(item, facts, confirmed.has(item.uuid));
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
              refused.set(item, error);
              return false;
            }
          });
          return { refused, apart };
        },
        async beforeUpdate(uuid, change, known, client) {
          await completeUpdate(uuid, change, known, client);
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
