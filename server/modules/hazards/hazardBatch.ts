import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecords } from '../../database/records/reading.ts';
import { type Outcome, oneByOne, requireDistinct, updateAnswer } from '../../http/batchOutcomes.ts';
import type { JsonText, RequestContext } from '../../http/handler.ts';
import { lockHazards, type VotingHazard } from '../hazard-voting/index.ts';
import { hazardType } from './hazardRecord.ts';

interface Sent {
  uuid: string;
  change: { revision: number };
}

/**
 * Takes a step with each of many hazards in one transaction; one that is stale or refused leaves the others as they are.
 * @param after with what was done, in the same transaction
 * @returns `{"data":{"results":[…],"saved":n}}`
 * @throws ApiError RULE_VIOLATED when a hazard is named twice
 */
export async function onHazards<Item extends Sent, Done>(
  context: RequestContext,
  sent: readonly Item[],
  work: (client: PoolClient, hazard: VotingHazard, item: Item) => Promise<Done>,
  after?: (client: PoolClient, done: Done[]) => Promise<void>,
): Promise<JsonText> {
  const items = sent.map((item, index) => ({ ...item, index }));
  requireDistinct(items);
  const outcomes = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const locked = await lockHazards(
      client,
      items.map(({ uuid }) => uuid),
    );
    const hazards = new Map(
      locked
        .filter(({ projectUuid }) => projectUuid === context.projectUuid)
        .map(hazard => [hazard.uuid, hazard]),
    );
    const worked = await oneByOne(client, hazardType, items, async item => {
      const hazard = hazards.get(item.uuid);
      if (!hazard) throw notFound('hazard');
      if (hazard.revision !== item.change.revision) return undefined;
      return { of: await work(client, hazard, item) };
    });
    await after?.(
      client,
      [...worked.values()].flatMap(outcome => ('done' in outcome && outcome.done ? [outcome.done.of] : [])),
    );
    const shown = items.filter(item => 'done' in (worked.get(item) ?? {})).map(({ uuid }) => uuid);
    const records = await readRecords(client, hazardType, shown, context.userUuid);
    const texts = new Map(shown.map((uuid, place) => [uuid, records[place] ?? '']));
    return new Map(
      [...worked].map(([item, outcome]): [typeof item, Outcome] => {
        if ('error' in outcome) return [item, outcome];
        const text = texts.get(item.uuid) ?? '';
        return [item, outcome.done ? { record: text } : { current: text }];
      }),
    );
  });
  return updateAnswer(items, outcomes, context);
}
