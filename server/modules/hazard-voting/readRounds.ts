import { notFound } from '../../contract/errors.ts';
import { listRecords, parsePage, type Queryable, readRecord } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';
import { outcomesOf } from './outcomes.ts';
import { hazardVoteEventType } from './voteRecords.ts';

export interface EventRecord {
  uuid: string;
  revealedAt: string | null;
}

/** Adds the outcomes of revealed rounds; those of blind rounds stay secret. */
export async function withOutcomes<Event extends EventRecord>(database: Queryable, events: Event[]) {
  const revealed = events.filter(({ revealedAt }) => revealedAt !== null).map(({ uuid }) => uuid);
  const outcomes = await outcomesOf(database, revealed);
  return events.map(event => ({ ...event, outcome: outcomes.get(event.uuid) ?? null }));
}

/**
 * A round as the caller may see it.
 * @throws ApiError NOT_FOUND
 */
export async function readEvent(uuid: string, { pool, userUuid }: RequestContext) {
  const text = await readRecord(pool, hazardVoteEventType, uuid, undefined, userUuid);
  if (!text) throw notFound('voting round');
  const [event] = await withOutcomes(pool, [JSON.parse(text) as EventRecord]);
  return event as never;
}

/** The rounds as the caller may see them, in the order of the uuids. */
export async function readEvents(
  uuids: readonly string[],
  database: Queryable,
  { userUuid }: RequestContext,
): Promise<EventRecord[]> {
  if (uuids.length === 0) return [];
  const page = await listRecords(
    database,
    hazardVoteEventType,
    { limit: uuids.length },
    parameters => ` and t.uuid = any(${parameters.add(uuids)}::uuid[])`,
    userUuid,
  );
  const events = await withOutcomes(database, parsePage<EventRecord>(page).results);
  return events.sort((one, other) => uuids.indexOf(one.uuid) - uuids.indexOf(other.uuid));
}
