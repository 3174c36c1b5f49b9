import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { listRecords, parsePage } from '../../database/records/reading.ts';
import { type Outcome, oneByOne, requireDistinct, updateAnswer } from '../../http/batchOutcomes.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { type EventRecord, readEvent, readEvents, withOutcomes } from './readRounds.ts';
import { type Changed, takeStep } from './roundSteps.ts';
import { type Round, roundByUuid, roundsByUuid } from './rounds.ts';
import { hazardVoteEventType } from './voteRecords.ts';
import { lockHazards, onHazard, votingHazards } from './votingHazards.ts';
import { notifyVoters } from './votingNotifications.ts';

const listHazardVoteEvents: Handler<'listHazardVoteEvents'> = async ({ query }, { pool, userUuid }) => {
  const list = await listRecords(
    pool,
    hazardVoteEventType,
    { ...query },
    parameters => inVisibleProjects(userUuid, parameters),
    userUuid,
  );
  const page = parsePage<EventRecord>(list);
  const results = await withOutcomes(pool, page.results);
  return { status: 200, body: { data: { results: results as never[], total: page.total } } };
};

const getHazardVoteEvent: Handler<'getHazardVoteEvent'> = async ({ path }, context) => ({
  status: 200,
  body: { data: await readEvent(path.hazardVoteEventUuid, context) },
});

/** 409 with the current round as the caller may see it. */
async function staleRound(uuid: string, context: RequestContext) {
  const current = (await readEvent(uuid, context)) as Record<string, unknown>;
  return new ApiError(
    'REVISION_CONFLICT',
    'This voting round was changed by somebody else meanwhile. Nothing was saved; look at it as it stands now.',
    { current },
  );
}

const updateHazardVoteEvent: Handler<'updateHazardVoteEvent'> = async ({ path, body }, context) => {
  const { hazardUuid } = await roundByUuid(context.pool, path.hazardVoteEventUuid);
  const shown = await onHazard(context, hazardUuid, async (client, hazard) => {
    const round = await roundByUuid(client, path.hazardVoteEventUuid);
    if (round.revision !== body.revision) throw await staleRound(round.uuid, context);
    const changed = await takeStep(client, hazard, round, body, context);
    await tell(client, [changed], context);
    return changed.uuid;
  });
  return { status: 200, body: { data: await readEvent(shown, context) } };
};

/** Tells voters what was done: one message of each kind for each of them, however many rounds there are. */
async function tell(client: PoolClient, changes: readonly Changed[], context: RequestContext): Promise<void> {
  for (const [news, of] of Map.groupBy(changes, change => change.news)) {
    if (!news) continue;
    const only = new Map(of.flatMap(({ uuid, told }) => (told ? [[uuid, told] as const] : [])));
    const uuids = of.map(({ uuid }) => uuid);
    await notifyVoters(client, uuids, news, context, only);
  }
}

type Items = Parameters<typeof updateHazardVoteEventsBatch>[0]['body']['items'];

const updateHazardVoteEventsBatch: Handler<'updateHazardVoteEventsBatch'> = async ({ body }, context) => {
  const items = body.items.map((item, index) => ({ ...item, index }));
  requireDistinct(items);
  const outcomes = await inTransaction(context.pool, client => changeAll(client, items, context));
  return { status: 200, body: updateAnswer(items, outcomes, context) };
};

type Item = Items[number] & { index: number };

async function changeAll(
  client: PoolClient,
  items: readonly Item[],
  context: RequestContext,
): Promise<Map<Item, Outcome>> {
  // Nobody may join or leave the project meanwhile, because its voting members get the seats.
  await client.query('select 1 from projects where uuid = $1 for share', [context.projectUuid]);
  await holdProjectOpen(client, context);
  const uuids = items.map(({ uuid }) => uuid);
  const found = await roundsByUuid(client, uuids, context.projectUuid);
  await lockHazards(client, [...new Set(found.map(({ hazardUuid }) => hazardUuid))]);
  const known = new Set(found.map(({ uuid }) => uuid));
  const stale: Item[] = [];
  const changed = await oneByOne(client, hazardVoteEventType, items, async item => {
    if (!known.has(item.uuid)) throw notFound('voting round');
    const round = await roundByUuid(client, item.uuid);
    if (round.revision === item.change.revision) return changeOne(client, round, item, context);
    stale.push(item);
    return undefined;
  });
  const done = [...changed.values()].flatMap(outcome => ('done' in outcome ? (outcome.done ?? []) : []));
  await tell(client, done, context);
  const shown = [...done, ...stale].map(({ uuid }) => uuid);
  const records = new Map((await readEvents(shown, client, context)).map(event => [event.uuid, event]));
  const textOf = (uuid: string) => JSON.stringify(records.get(uuid));
  return new Map(
    [...changed].map(([item, outcome]): [Item, Outcome] => {
      if ('error' in outcome) return [item, outcome];
      return [item, outcome.done ? { record: textOf(outcome.done.uuid) } : { current: textOf(item.uuid) }];
    }),
  );
}

async function changeOne(client: PoolClient, round: Round, { change }: Item, context: RequestContext) {
  const [hazard] = await votingHazards(client, [round.hazardUuid]);
  if (!hazard) throw notFound('hazard');
  return takeStep(client, hazard, round, change, context);
}

export const eventHandlers = {
  listHazardVoteEvents,
  getHazardVoteEvent,
  updateHazardVoteEvent,
  updateHazardVoteEventsBatch,
};
