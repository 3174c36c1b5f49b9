import type { PoolClient } from 'pg';
import { ApiError, archivedProject, notFound } from '../contract/errors.ts';
import { type HeldRecord, holdRecords, updateRecords } from '../database/records/batchWriting.ts';
import { inTransaction } from '../database/records/dependencies.ts';
import { readRecords } from '../database/records/reading.ts';
import type { RecordType } from '../database/records/recordType.ts';
import { accessCameBack, updateRecord } from '../database/records/writing.ts';
import { type Outcome, requireDistinct, updateAnswer } from './batchOutcomes.ts';
import { translateDatabaseError } from './databaseErrors.ts';
import { changeContext, type JsonText, type RequestContext } from './handler.ts';
import { checkAllReferences, checkCycles, checkReferences, findCycles } from './referenceChecks.ts';

type Fields = Record<string, unknown>;

/** One of the changes of a batch; `more` is what the item brings beside its change. */
export interface BatchItem {
  index: number;
  uuid: string;
  change: Fields;
  more: Fields;
}

export interface BatchLook {
  refused: Map<BatchItem, ApiError>;
  /** To be made one by one with `beforeUpdate`: what it brings along may have to be taken back. */
  apart: BatchItem[];
}

export interface BatchUpdateRules {
  beforeUpdate?(uuid: string, change: Fields, context: RequestContext, client: PoolClient): Promise<void>;
  /** Instead of `beforeUpdate`: completes and checks all changes with few questions. */
  beforeUpdates?(items: BatchItem[], context: RequestContext, client: PoolClient): Promise<BatchLook>;
  checked?: readonly string[];
  /** Whether an item changes nothing of the record itself, only what `afterUpdates` writes. */
  isBeside?(item: BatchItem): boolean;
  /** Writes what items bring beside their change. @returns the records that are others now, as JSON texts by uuid */
  afterUpdates?(
    saved: BatchItem[],
    context: RequestContext,
    client: PoolClient,
  ): Promise<ReadonlyMap<string, string>>;
}

/** The database refused some item of a statement that was about many of them. */
class RefusedTogether extends Error {}

interface Batch {
  type: RecordType;
  /** Of the kind, in a sentence. */
  name: string;
  rules: BatchUpdateRules;
  items: BatchItem[];
  context: RequestContext;
}

/**
 * Changes up to 500 records in one transaction, each on its own: one that is stale or refused leaves the others as they
 * are. What can be looked at beforehand is, for all of them at once; when the database itself refuses one, everything is
 * taken back and made one by one.
 * @param name of the kind in a sentence
 * @returns `{"data":{"results":[…],"saved":n}}`
 * @throws ApiError RULE_VIOLATED when a record is named twice
 */
export async function updateBatch(
  type: RecordType,
  name: string,
  rules: BatchUpdateRules,
  sent: { uuid: string; change: Fields }[],
  context: RequestContext,
): Promise<JsonText> {
  const items = sent.map(({ uuid, change, ...more }, index) => ({ index, uuid, change, more }));
  requireDistinct(items);
  const batch = { type, name, rules, items, context };
  const attempt = (isTogether: boolean) =>
    inTransaction(context.pool, client => changeAll(batch, isTogether, client));
  try {
    return await attempt(true);
  } catch (error) {
    if (!(error instanceof RefusedTogether)) throw error;
    return attempt(false);
  }
}

async function changeAll(batch: Batch, isTogether: boolean, client: PoolClient): Promise<JsonText> {
  const { type, name, rules, items, context } = batch;
  const outcomes = new Map<BatchItem, Outcome>();
  const isOpen = (item: BatchItem) => !outcomes.has(item);
  const refuse = (refused: Map<BatchItem, ApiError>) => {
    for (const [item, error] of refused) outcomes.set(item, { error });
  };
  const held = await hold(batch, client);
  for (const item of items) {
    const problem = problemOf(type, name, item, held.get(item.uuid));
    if (problem) outcomes.set(item, { error: problem });
  }
  const stale = items.filter(item => isOpen(item) && held.get(item.uuid)?.revision !== item.change.revision);
  await tellCurrent(client, type, stale, outcomes, context);

  const look = await lookAt(rules, items.filter(isOpen), context, client);
  refuse(look.refused);
  for (const item of items.filter(isOpen)) if (rules.isBeside?.(item)) outcomes.set(item, { record: '' });
  const together = isTogether ? items.filter(item => isOpen(item) && !look.apart.includes(item)) : [];
  refuse(await unknownReferences(type, together, context, client, rules.checked));
  refuse(await findCycles(type, together.filter(isOpen), context, client));
  const written = together.filter(isOpen);
  const records = await writeTogether(client, type, written, context);
  for (const item of written) outcomes.set(item, { record: records.get(item.uuid) ?? '' });
  for (const item of items.filter(isOpen)) {
    const beforeUpdate = look.apart.includes(item) ? rules.beforeUpdate : undefined;
    const outcome = await writeApart(client, type, { beforeUpdate, checked: rules.checked }, item, context);
    outcomes.set(item, outcome);
  }
  const saved = items.filter(item => 'record' in (outcomes.get(item) ?? {}));
  const others = saved.length > 0 ? await rules.afterUpdates?.(saved, context, client) : undefined;
  for (const item of saved) {
    const record = others?.get(item.uuid);
    if (record) outcomes.set(item, { record });
  }
  return updateAnswer(items, outcomes, context);
}

/** @throws ApiError when the project is archived, or gone */
async function hold({ type, items, context }: Batch, client: PoolClient): Promise<Map<string, HeldRecord>> {
  const uuids = items.map(({ uuid }) => uuid);
  const { project, records } = await holdRecords(client, type, uuids, context.projectUuid);
  if (project === 'ARCHIVED') throw archivedProject();
  if (project === 'GONE') throw notFound();
  return records;
}

function problemOf(
  type: RecordType,
  name: string,
  { change }: BatchItem,
  held: HeldRecord | undefined,
): ApiError | undefined {
  if (!held) return notFound(name);
  const isCurrent = held.revision === change.revision;
  return held.isLocked && isCurrent ? new ApiError('RULE_VIOLATED', type.locked?.message ?? '') : undefined;
}

async function tellCurrent(
  client: PoolClient,
  type: RecordType,
  stale: BatchItem[],
  outcomes: Map<BatchItem, Outcome>,
  { userUuid }: RequestContext,
): Promise<void> {
  if (stale.length === 0) return;
  const records = await readRecords(
    client,
    type,
    stale.map(({ uuid }) => uuid),
    userUuid,
  );
  for (const [place, item] of stale.entries()) outcomes.set(item, { current: records[place] ?? '' });
}

async function lookAt(
  rules: BatchUpdateRules,
  items: BatchItem[],
  context: RequestContext,
  client: PoolClient,
): Promise<BatchLook> {
  if (rules.beforeUpdates && items.length > 0) return rules.beforeUpdates(items, context, client);
  const refused = new Map<BatchItem, ApiError>();
  if (!rules.beforeUpdate) return { refused, apart: [] };
  for (const item of items) {
    const error = await refusalOf(rules.beforeUpdate(item.uuid, item.change, context, client));
    if (error) refused.set(item, error);
  }
  return { refused, apart: [] };
}

/** The ApiError that some work ends with. */
const refusalOf = (work: Promise<unknown>): Promise<ApiError | undefined> =>
  work.then(
    () => undefined,
    error => {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    },
  );

/** Items that name records which the project does not have. */
async function unknownReferences(
  type: RecordType,
  items: BatchItem[],
  context: RequestContext,
  client: PoolClient,
  checked: readonly string[] | undefined,
): Promise<Map<BatchItem, ApiError>> {
  const changes = items.map(({ change }) => change);
  const error = await refusalOf(checkAllReferences(type, changes, context, client, checked));
  const refused = new Map<BatchItem, ApiError>();
  for (const { path, message } of error?.details.fields ?? []) {
    const [, place = '0', field = path] = /^items\.(\d+)\.(.*)$/.exec(path) ?? [];
    const item = items[Number(place)];
    if (item && !refused.has(item))
      refused.set(item, new ApiError('RULE_VIOLATED', message, { fields: [{ path: field, message }] }));
  }
  return refused;
}

/** @throws RefusedTogether when the database refused one of them */
async function writeTogether(
  client: PoolClient,
  type: RecordType,
  items: BatchItem[],
  context: RequestContext,
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  try {
    const records = await updateRecords(client, type, items, reason => changeContext(context, reason));
    // All are held at their revisions.
    if (records.size < items.length) throw accessCameBack();
    return records;
  } catch (error) {
    // The access may end meanwhile, for all of them.
    if (error instanceof ApiError) throw error;
    const told = translateDatabaseError(error, type);
    if (!(told instanceof ApiError) || told.status >= 500) throw told;
    throw new RefusedTogether(told.message);
  }
}

async function writeApart(
  client: PoolClient,
  type: RecordType,
  { beforeUpdate, checked }: Pick<BatchUpdateRules, 'beforeUpdate' | 'checked'>,
  { uuid, change }: BatchItem,
  context: RequestContext,
): Promise<Outcome> {
  await client.query('savepoint apart');
  try {
    await beforeUpdate?.(uuid, change, context, client);
    await checkReferences(type, [change], context, client, checked);
    await checkCycles(type, uuid, change, client);
    const why = changeContext(context, change.reason as string | undefined);
    const { record } = await updateRecord(client, type, uuid, change, why);
    if (!record) throw accessCameBack();
    return { record };
  } catch (error) {
    const told = translateDatabaseError(error, type);
    if (!(told instanceof ApiError) || told.status >= 500) throw told;
    await client.query('rollback to savepoint apart');
    return { error: told };
  }
}
