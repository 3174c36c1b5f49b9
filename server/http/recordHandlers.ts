import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../access/openProject.ts';
import type { Visibility } from '../access/visibility.ts';
import type { OperationId } from '../contract/contract.ts';
import { ApiError, notFound } from '../contract/errors.ts';
import {
  deleteWithDependencies,
  deleteWithParts,
  dependencyTree,
  inTransaction,
} from '../database/records/dependencies.ts';
import {
  answerRecords,
  type ListQuery,
  type Parameters,
  type Queryable,
  readRecord,
  statementName,
} from '../database/records/reading.ts';
import { quoted, type RecordType } from '../database/records/recordType.ts';
import { insertRecords, updateRecord } from '../database/records/writing.ts';
import { type CreateRules, createBatch, scopeOf, withCompanions } from './batch.ts';
import { isForeignKeyError, translateDatabaseError } from './databaseErrors.ts';
import {
  authorized,
  changeContext,
  dataPage,
  dataText,
  type Handler,
  type OpenContext,
  type RequestContext,
  withoutAsking,
} from './handler.ts';
import { checkCycles, checkReferences } from './referenceChecks.ts';
import { type BatchUpdateRules, updateBatch } from './updateBatch.ts';

type Fields = Record<string, unknown>;

/**
 * Where a regular record differs from the others: rules that look before a change. Each throws an ApiError.
 * `database` is where the change will be made; a rule that reads must read there.
 */
export interface RecordRules extends CreateRules {
  /** What a caller may see in a list. */
  visible: Visibility;
  /**
   * For rules that hold over several rows ("the last lead stays"): taken before they look. Rules and change then run
   * in one transaction, so that two changes cannot pass each other.
   * @param uuid the record that is changed or deleted; absent for new ones
   */
  lock?(client: PoolClient, context: RequestContext, uuid?: string): Promise<void>;
  beforeUpdate?(uuid: string, body: Fields, context: RequestContext, database: Queryable): Promise<void>;
  /** The same for many changes at once (`forOneAndMany`); without it a batch asks for each. */
  beforeUpdates?: BatchUpdateRules['beforeUpdates'];
  /** @param isConfirmed the caller agreed that more goes than the record alone */
  beforeDelete?(
    uuid: string,
    context: RequestContext,
    database: Queryable,
    isConfirmed: boolean,
  ): Promise<void>;
  /**
   * A record of this kind is about to lose a reference because what it names is deleted, by whichever operation.
   * @param gone uuid of what is deleted
   * @returns fields that change along with it
   * @throws LockedRecordError when it may not
   */
  beforeUnlink?(
    uuid: string,
    field: string,
    context: RequestContext,
    client: PoolClient,
    gone: string,
  ): Promise<Fields | undefined>;
  /** What to do about a record that is still used, where the contract offers no `confirm`. */
  inUseAdvice?: string;
}

/** The names of a regular record's operations, as far as the contract has them. */
export type RecordOperation<Entity extends string, Plural extends string> = Extract<
  OperationId,
  | `list${Plural}`
  | `get${Entity}`
  | `update${Entity}`
  | `delete${Entity}`
  | `get${Entity}DependencyTree`
  | `create${Plural}Batch`
  | `update${Plural}Batch`
>;

/**
 * Handlers of a regular record: list, get, update, delete, dependency tree, batch. Which of them are served is the
 * contract's choice; a handler of an operation that it does not describe is never routed.
 */
export function recordHandlers<Entity extends string, Plural extends string>(
  type: RecordType<Entity, Plural>,
  rules: RecordRules,
): { [Op in RecordOperation<Entity, Plural>]: Handler<Op> } {
  const { entity, plural, key } = type;
  const name = nameOf(type);
  if (rules.beforeUnlink) unlinking.set(type, rules.beforeUnlink);

  const uuidOf = (path: Fields) => path[key] as string;

  const get = async ({ path }: { path: Fields }, { pool, userUuid }: RequestContext) => {
    const visible = (parameters: Parameters) => rules.visible(userUuid, parameters);
    const record = await readRecord(pool, type, uuidOf(path), visible, userUuid);
    if (!record) throw notFound(name);
    return { status: 200, body: dataText(record) };
  };

  const list = async ({ query }: { query: Fields }, { pool, userUuid }: RequestContext) => {
    const visible = (parameters: Parameters) => rules.visible(userUuid, parameters);
    return {
      status: 200,
      body: dataPage(await answerRecords(pool, type, query as ListQuery, visible, userUuid)),
    };
  };

  const update = async ({ path, body }: { path: Fields; body: Fields }, context: OpenContext) => {
    const uuid = uuidOf(path);
    const record = await changeRecord(type, rules, uuid, body, context);
    return { status: 200, body: dataText(record) };
  };

  const tree = async ({ path }: { path: Fields }, { pool, types }: RequestContext) => ({
    status: 200,
    body: { data: await dependencyTree(pool, type, types, uuidOf(path)) },
  });

  const remove = async ({ path, query }: { path: Fields; query: Fields }, context: RequestContext) => {
    await removeRecord(type, rules, uuidOf(path), query, context);
    return { status: 204, body: undefined };
  };

  const batch = async (
    { body, query }: { body: { items: Fields[] }; query: Fields },
    context: OpenContext,
  ) => ({
    status: 201,
    body: await guarded(rules, context, database =>
      createBatch(type, rules, body.items, query.allOrNothing !== false, context, database),
    ),
  });

  const changes = async (
    { body }: { body: { items: { uuid: string; change: Fields }[] } },
    context: RequestContext,
  ) => ({ status: 200, body: await updateBatch(type, name, rules, body.items, context) });

  const handlers: Record<string, unknown> = {
    [`list${plural}`]: list,
    [`get${entity}`]: get,
    [`update${entity}`]: withoutAsking(update),
    [`delete${entity}`]: remove,
    [`get${entity}DependencyTree`]: tree,
    [`create${plural}Batch`]: withoutAsking(batch),
    [`update${plural}Batch`]: changes,
  };
  // The names are made from the declaration, which no type can follow into an object literal.
  return handlers as { [Op in RecordOperation<Entity, Plural>]: Handler<Op> };
}

/** Rules of the kinds that have one, by kind: a delete of another record meets them without knowing them. */
const unlinking = new Map<RecordType, NonNullable<RecordRules['beforeUnlink']>>();

/** An archived project takes no change of what is in it; it may itself be restored, or go. */
const isChangeWithin = ({ key }: RecordType, { projectUuid }: RequestContext) =>
  projectUuid !== null && key !== 'projectUuid';

/** The kind of a record in a sentence: "exposure situation". */
const nameOf = ({ entity }: RecordType) =>
  entity
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();

/**
 * Runs rules and change in one transaction where the kind needs that: under its lock, or with what comes along. Only
 * who may locks anything.
 */
async function guarded<T>(
  rules: Pick<RecordRules, 'lock' | 'afterCreate'>,
  context: OpenContext,
  work: (database: Queryable) => Promise<T>,
  uuid?: string,
): Promise<T> {
  if (!rules.lock && !rules.afterCreate) return work(context.pool);
  const known = await authorized(context);
  return inTransaction(context.pool, async client => {
    await rules.lock?.(client, known, uuid);
    return work(client);
  });
}

/**
 * Creates one record by the rules of its kind, for operations that are not a batch.
 * @returns the record as JSON text
 */
export function createRecord(
  type: RecordType,
  rules: RecordRules,
  item: Fields,
  context: RequestContext,
): Promise<string> {
  return guarded(rules, context, database => createRecordIn(database, type, rules, item, context));
}

/** The same within what the caller has begun: one transaction may create records of several kinds. */
export async function createRecordIn(
  database: Queryable,
  type: RecordType,
  rules: RecordRules,
  item: Fields,
  context: RequestContext,
): Promise<string> {
  await rules.completeNew?.([item], context, database);
  await rules.beforeCreate?.([item], context, database);
  await checkReferences(type, [item], context, database, rules.checked);
  const [record] = await insertRecords(
    database,
    type,
    [item],
    scopeOf(context),
    changeContext(context, item.reason as string | undefined),
  ).catch(error => {
    throw translateDatabaseError(error, type);
  });
  if (!record) throw new Error(`Nothing came back for a new ${type.entity}`);
  const companions = await withCompanions(type, rules, [item], [record], context, database);
  return companions[0] ?? record;
}

/**
 * Changes one record by the rules of its kind.
 * @returns the record as JSON text
 * @throws ApiError REVISION_CONFLICT with the record as it stands
 */
export function changeRecord(
  type: RecordType,
  rules: Pick<RecordRules, 'lock' | 'beforeUpdate' | 'checked'>,
  uuid: string,
  body: Fields,
  context: OpenContext,
): Promise<string> {
  const change = async (database: Queryable) => {
    if (rules.beforeUpdate) await rules.beforeUpdate(uuid, body, await authorized(context), database);
    await checkReferences(type, [body], context, database, rules.checked);
    await checkCycles(type, uuid, body, database);
    const why = changeContext(context, body.reason as string | undefined);
    const outcome = await updateRecord(database, type, uuid, body, why).catch(error => {
      throw translateDatabaseError(error, type);
    });
    if (!outcome.record) throw await staleRevision(type, uuid, nameOf(type), context, database);
    return outcome.record;
  };
  return guarded(rules, context, change, uuid);
}

/**
 * Deletes one record by the rules of its kind.
 * @throws ApiError REVISION_CONFLICT when the caller names a revision that it is not at
 * @throws ApiError IN_USE with the dependency tree, while something points at it and the caller did not confirm
 */
export function removeRecord(
  type: RecordType,
  rules: Pick<RecordRules, 'lock' | 'beforeDelete' | 'inUseAdvice'>,
  uuid: string,
  query: { confirm?: unknown; reason?: unknown; revision?: unknown },
  context: RequestContext,
): Promise<void> {
  const { types } = context;
  const change = changeContext(context, query.reason as string | undefined);
  const inUse = async (database: Queryable) => {
    const tree = await dependencyTree(database, type, types, uuid);
    if (tree.total === 0) return undefined;
    const groups = tree.groups.map(group => `${group.count} ${group.entity}`).join(', ');
    const advice = rules.inUseAdvice ?? 'Confirm to delete it all the same.';
    return new ApiError(
      'IN_USE',
      `This ${nameOf(type)} is still used (${groups}). Nothing was deleted. ${advice}`,
      { tree },
    );
  };
  return inTransaction(context.pool, async client => {
    await rules.lock?.(client, context, uuid);
    if (isChangeWithin(type, context)) await holdProjectOpen(client, context);
    if (query.revision !== undefined) await requireRevision(client, type, uuid, query.revision, context);
    await rules.beforeDelete?.(uuid, context, client, Boolean(query.confirm));
    if (!query.confirm) {
      const problem = await inUse(client);
      if (problem) throw problem;
    }
    const isDeleted = query.confirm
      ? await deleteWithDependencies(
          client,
          type,
          types,
          uuid,
          change,
          async (_client, kind, of, field, gone) => unlinking.get(kind)?.(of, field, context, client, gone),
        )
      : await deleteWithParts(client, type, types, uuid, change);
    if (!isDeleted) throw notFound(nameOf(type));
  }).catch(async error => {
    // Somebody began to use it after we looked.
    throw (isForeignKeyError(error) && (await inUse(context.pool))) || translateDatabaseError(error, type);
  });
}

/** Holds the record until the transaction ends. @throws ApiError REVISION_CONFLICT, or NOT_FOUND when it is gone */
async function requireRevision(
  client: PoolClient,
  type: RecordType,
  uuid: string,
  revision: unknown,
  context: OpenContext,
): Promise<void> {
  const sql = `select revision from ${quoted(type.tableName)} where "uuid" = $1 for update`;
  const { rows } = await client.query<{ revision: number }>({
    name: statementName(sql),
    text: sql,
    values: [uuid],
  });
  if (rows[0]?.revision !== revision) throw await staleRevision(type, uuid, nameOf(type), context, client);
}

/** 409 with the record as it stands, or 404 when it is gone. */
export async function staleRevision(
  type: RecordType,
  uuid: string,
  name: string,
  { pool, userUuid }: OpenContext,
  database: Queryable = pool,
): Promise<ApiError> {
  const current = await readRecord(database, type, uuid, undefined, userUuid);
  if (!current) return notFound(name);
  return new ApiError(
    'REVISION_CONFLICT',
    `This ${name} was changed by somebody else meanwhile. Nothing was saved; take their version or keep yours.`,
    {
      current: JSON.parse(current) as Fields,
    },
  );
}
