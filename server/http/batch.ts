import type { PoolClient } from 'pg';
import { ApiError } from '../contract/errors.ts';
import { type Queryable, readRecords, separated } from '../database/records/reading.ts';
import type { RecordType } from '../database/records/recordType.ts';
import { type InsertScope, insertRecords } from '../database/records/writing.ts';
import { isForeignKeyError, isKnownUuidError, translateDatabaseError } from './databaseErrors.ts';
import { authorized, changeContext, JsonText, type OpenContext, type RequestContext } from './handler.ts';
import { checkReferences, nameBrokenReferences } from './referenceChecks.ts';
import { refusalsFor } from './refusalLanguage.ts';

type Fields = Record<string, unknown>;

/** What a kind of record demands of new records. */
export interface CreateRules {
  /** Completes and checks new records where that asks for nothing, or asks for the access itself (`authorized`). */
  completeNew?: (items: Fields[], context: OpenContext, database: Queryable) => Promise<void>;
  /** May complete the new records (defaults from elsewhere). */
  beforeCreate?(items: Fields[], context: RequestContext, database: Queryable): Promise<void>;
  /**
   * Makes what new records bring along as records of their own, in the same transaction; the answer is read after it.
   * @param items as they were sent, in the order of `uuids`
   */
  afterCreate?(items: Fields[], uuids: string[], context: RequestContext, client: PoolClient): Promise<void>;
  /** References to lookups that `beforeCreate` and `beforeUpdate` have checked themselves, more narrowly. */
  checked?: readonly string[];
}

interface Open {
  item: Fields;
  index: number;
}

interface Refused {
  index: number;
  error: ApiError;
}

/**
 * Creates up to 500 records in one transaction. An item with the uuid of a record that the project has is a repeated
 * call whose first answer was lost: it is answered with that record.
 *
 * @param allOrNothing false: the right ones are saved, the others told
 * @returns `{"data":{"results":[…],"records":[…],"saved":n}}`
 * @throws ApiError RULE_VIOLATED naming `items.n.field` when allOrNothing and one is wrong; nothing is saved then
 */
export async function createBatch(
  type: RecordType,
  rules: CreateRules,
  items: Fields[],
  allOrNothing: boolean,
  context: OpenContext,
  database: Queryable,
): Promise<JsonText> {
  const refused: Refused[] = [];
  let open: Open[] = items.map((item, index) => ({ item, index }));
  /** By the place in the request. */
  const saved = new Map<number, string>();
  for (;;) {
    let rejected = await ruledOut(open, async items => {
      await rules.completeNew?.(items, context, database);
      if (rules.beforeCreate) await rules.beforeCreate(items, await authorized(context), database);
      await checkReferences(type, items, context, database, rules.checked);
    });
    if (rejected.length === 0 && open.length > 0) {
      const outcome = await tryInsert(type, open, context, database);
      if ('records' in outcome) {
        const created = open.map(({ item }) => item);
        const records = await withCompanions(type, rules, created, outcome.records, context, database);
        for (const [place, { index }] of open.entries()) saved.set(index, records[place] ?? '{}');
        break;
      }
      if (isKnownUuidError(outcome.cause)) {
        const made = await madeBefore(type, open, context, database);
        if (made.size === 0) throw outcome.error;
        for (const [index, record] of made) saved.set(index, record);
        open = open.filter(({ index }) => !made.has(index));
        if (open.length === 0) break;
        continue;
      }
      rejected = await ruledOut(open, async items =>
        nameBrokenReferences(type, items, await authorized(context), database),
      );
      if (rejected.length === 0) throw outcome.error;
    }
    refused.push(...rejected);
    const indexes = new Set(rejected.map(({ index }) => index));
    open = open.filter(({ index }) => !indexes.has(index));
    if (open.length === 0 || allOrNothing) break;
  }
  if (allOrNothing && refused.length > 0) throw batchProblem(refused);
  return answer(saved, refused, context);
}

/** Records of the project that items name by their own uuid, by the place of the item in the request. */
async function madeBefore(
  type: RecordType,
  open: readonly Open[],
  context: OpenContext,
  database: Queryable,
): Promise<Map<number, string>> {
  const { projectUuid, userUuid } = await authorized(context);
  const indexes = new Map(open.map(({ item, index }) => [String(item.uuid).toLowerCase(), index]));
  const asked = open.flatMap(({ item }) => (typeof item.uuid === 'string' ? [item.uuid] : []));
  const made = new Map<number, string>();
  for (const text of await readRecords(database, type, asked, userUuid)) {
    const record = JSON.parse(text) as { uuid: string; projectUuid?: string };
    const index = indexes.get(record.uuid);
    if (index !== undefined && projectUuid !== null && record.projectUuid === projectUuid)
      made.set(index, text);
  }
  return made;
}

/** The records after what they brought along was made too. */
export async function withCompanions(
  type: RecordType,
  rules: CreateRules,
  items: Fields[],
  records: string[],
  context: OpenContext,
  database: Queryable,
): Promise<string[]> {
  if (!rules.afterCreate) return records;
  const uuids = records.map(record => (JSON.parse(record) as { uuid: string }).uuid);
  // Rules with companions always run in a transaction (guarded).
  await rules.afterCreate(items, uuids, await authorized(context), database as PoolClient);
  return readRecords(database, type, uuids, context.userUuid);
}

/** The items that a check names. */
async function ruledOut(open: Open[], check: (items: Fields[]) => Promise<void>): Promise<Refused[]> {
  try {
    await check(open.map(({ item }) => item));
    return [];
  } catch (error) {
    // What names no field is about the whole request.
    if (!(error instanceof ApiError) || !error.details.fields?.length) throw error;
    // Paths of the checks name the item within `open`; the caller knows the items by their place in the request.
    const places = new Set(
      (error.details.fields ?? []).map(field => Number(/^items\.(\d+)\./.exec(field.path)?.[1] ?? 0)),
    );
    return [...places].map(place => ({ index: open[place]?.index ?? 0, error: onlyItem(error, place) }));
  }
}

function onlyItem(error: ApiError, place: number): ApiError {
  const fields = (error.details.fields ?? [])
    .filter(field => !field.path.startsWith('items.') || field.path.startsWith(`items.${place}.`))
    .map(field => ({ ...field, path: field.path.replace(/^items\.\d+\./, '') }));
  return new ApiError(error.code, fields[0]?.message ?? error.message, { fields });
}

/** The project, else the organization, that the request's new records belong to. */
export function scopeOf({ access }: OpenContext): InsertScope | undefined {
  if (access.scope === 'project') return { column: 'projectUuid' };
  return access.scope === 'organization' ? { column: 'organizationUuid' } : undefined;
}

/** Within a transaction a refused statement must not take the rest along. */
async function attempt<T>(database: Queryable, pool: Queryable, work: () => Promise<T>): Promise<T> {
  if (database === pool) return work();
  const client = database as PoolClient;
  await client.query('savepoint attempt');
  try {
    return await work();
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    throw error;
  }
}

/** @returns the records, or the error of a reference that leads nowhere or of a uuid that is there already */
async function tryInsert(
  type: RecordType,
  open: Open[],
  context: OpenContext,
  database: Queryable,
): Promise<{ records: string[] } | { error: unknown; cause: unknown }> {
  try {
    const records = await attempt(database, context.pool, () =>
      insertRecords(
        database,
        type,
        open.map(({ item }) => item),
        scopeOf(context),
        changeContext(context),
      ),
    );
    return { records };
  } catch (error) {
    const translated = translateDatabaseError(error, type);
    if (!isForeignKeyError(error) && !isKnownUuidError(error)) throw translated;
    return { error: translated, cause: error };
  }
}

function batchProblem(refused: Refused[]): ApiError {
  const fields = refused.flatMap(({ index, error }) =>
    (error.details.fields ?? []).map(field => ({ ...field, path: `items.${index}.${field.path}` })),
  );
  const [first] = refused;
  return new ApiError(
    first?.error.code ?? 'RULE_VIOLATED',
    `Nothing was saved: item ${(first?.index ?? 0) + 1}: ${first?.error.message ?? ''}`,
    { fields },
  );
}

function answer(
  saved: ReadonlyMap<number, string>,
  refused: Refused[],
  { requestId, acceptLanguage }: OpenContext,
): JsonText {
  const say = refusalsFor(acceptLanguage);
  const inOrder = [...saved].sort(([one], [other]) => one - other);
  const results = [
    ...inOrder.map(([index, record]) => {
      const { uuid, code } = JSON.parse(record) as { uuid: string; code?: string };
      return { index, status: 'CREATED', uuid, ...(code && { code }) };
    }),
    ...refused.map(({ index, error }) => ({
      index,
      status: 'FAILED',
      error: error.toBody(requestId, say),
    })),
  ].sort((one, other) => one.index - other.index);
  return new JsonText([
    `{"data":{"results":${JSON.stringify(results)},"records":[`,
    ...separated(inOrder.map(([, record]) => record)),
    `],"saved":${saved.size}}}`,
  ]);
}
