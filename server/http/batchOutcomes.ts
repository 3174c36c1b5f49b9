import type { PoolClient } from 'pg';
import { ApiError } from '../contract/errors.ts';
import type { RecordType } from '../database/records/recordType.ts';
import { translateDatabaseError } from './databaseErrors.ts';
import { JsonText, type RequestContext } from './handler.ts';
import { refusalsFor } from './refusalLanguage.ts';

/** What became of one item of a batch of changes; records as JSON texts. */
export type Outcome = { record: string } | { current: string } | { error: ApiError };

interface Item {
  index: number;
  uuid: string;
}

/** @throws ApiError RULE_VIOLATED when a record is named twice */
export function requireDistinct(items: readonly Item[]): void {
  const seen = new Set<string>();
  const fields = items.flatMap(({ uuid, index }) => {
    const isKnown = seen.has(uuid);
    seen.add(uuid);
    return isKnown ? [{ path: `items.${index}.uuid`, message: 'This record is named twice.' }] : [];
  });
  if (fields[0])
    throw new ApiError(
      'RULE_VIOLATED',
      'A record is named twice. Nothing was saved; send its changes as one.',
      {
        fields,
      },
    );
}

/**
 * Does something with each item of a batch in its order, behind a savepoint: one that is refused leaves the others as they
 * are.
 * @param type of the record that is changed; its messages name what the database refuses
 */
export async function oneByOne<T, Done>(
  client: PoolClient,
  type: RecordType,
  items: readonly T[],
  work: (item: T) => Promise<Done>,
): Promise<Map<T, { done: Done } | { error: ApiError }>> {
  const outcomes = new Map<T, { done: Done } | { error: ApiError }>();
  for (const item of items) {
    await client.query('savepoint item');
    try {
      outcomes.set(item, { done: await work(item) });
      await client.query('release savepoint item');
    } catch (error) {
      const told = translateDatabaseError(error, type);
      if (!(told instanceof ApiError) || told.status >= 500) throw told;
      await client.query('rollback to savepoint item');
      outcomes.set(item, { error: told });
    }
  }
  return outcomes;
}

/** `{"data":{"results":[…],"saved":n}}` */
export function updateAnswer<T extends Item>(
  items: readonly T[],
  outcomes: ReadonlyMap<T, Outcome>,
  { requestId, acceptLanguage }: RequestContext,
): JsonText {
  const say = refusalsFor(acceptLanguage);
  let saved = 0;
  const results = items.map((item, place) => {
    const { index, uuid } = item;
    const outcome = outcomes.get(item);
    const begin = `${place > 0 ? ',' : ''}{"index":${index},"uuid":"${uuid}","status":`;
    if (outcome && 'record' in outcome) {
      saved += 1;
      return `${begin}"SAVED","record":${outcome.record}}`;
    }
    if (outcome && 'current' in outcome) return `${begin}"CONFLICT","current":${outcome.current}}`;
    return `${begin}"FAILED","error":${JSON.stringify(outcome?.error.toBody(requestId, say))}}`;
  });
  return new JsonText(['{"data":{"results":[', ...results, `],"saved":${saved}}}`]);
}
