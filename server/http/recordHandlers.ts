import type { OperationId } from '../contract/contract.ts';
import { deleteWithDependencies, dependencyTree } from '../database/records/dependencies.ts';
import { type ListQuery, listRecords, readRecord } from '../database/records/reading.ts';
import type { RecordType } from '../database/records/recordType.ts';
import { deleteRecord, updateRecord } from '../database/records/writing.ts';
import { createBatch } from './batch.ts';
import { translateDatabaseError } from './databaseErrors.ts';
import { ApiError, notFound } from './errors.ts';
import { changeContext, dataText, type Handler, type RequestContext } from './handler.ts';
import { checkReferences } from './referenceChecks.ts';
import type { Visibility } from './visibility.ts';

type Fields = Record<string, unknown>;

/** Where a regular record differs from the others: rules that look before a change. Each throws an ApiError. */
export interface RecordRules {
  /** What a caller may see in a list. */
  visible: Visibility;
  /** May complete the new records (defaults from elsewhere). */
  beforeCreate?(items: Fields[], context: RequestContext): Promise<void>;
  beforeUpdate?(uuid: string, body: Fields, context: RequestContext): Promise<void>;
  beforeDelete?(uuid: string, context: RequestContext): Promise<void>;
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
  const name = entity
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();

  const uuidOf = (path: Fields) => path[key] as string;

  const get = async ({ path }: { path: Fields }, { pool, userUuid }: RequestContext) => {
    const record = await readRecord(pool, type, uuidOf(path), parameters =>
      rules.visible(userUuid, parameters),
    );
    if (!record) throw notFound(name);
    return { status: 200, body: dataText(record) };
  };

  const list = async ({ query }: { query: Fields }, { pool, userUuid }: RequestContext) => ({
    status: 200,
    body: dataText(
      await listRecords(pool, type, query as ListQuery, parameters => rules.visible(userUuid, parameters)),
    ),
  });

  const update = async ({ path, body }: { path: Fields; body: Fields }, context: RequestContext) => {
    const uuid = uuidOf(path);
    await rules.beforeUpdate?.(uuid, body, context);
    await checkReferences(type, [body], context);
    const outcome = await updateRecord(
      context.pool,
      type,
      uuid,
      body,
      changeContext(context, body.reason as string),
    ).catch(error => {
      throw translateDatabaseError(error, type);
    });
    if (!outcome.record) throw await staleRevision(type, uuid, name, context);
    return { status: 200, body: dataText(outcome.record) };
  };

  const tree = async ({ path }: { path: Fields }, { pool, types }: RequestContext) => ({
    status: 200,
    body: { data: await dependencyTree(pool, type, types, uuidOf(path)) },
  });

  const remove = async ({ path, query }: { path: Fields; query: Fields }, context: RequestContext) => {
    const uuid = uuidOf(path);
    await rules.beforeDelete?.(uuid, context);
    const change = changeContext(context, query.reason as string);
    const found = query.confirm
      ? await deleteWithDependencies(context.pool, type, context.types, uuid, change)
      : await deleteUnused(type, uuid, name, context);
    if (!found) throw notFound(name);
    return { status: 204, body: undefined };
  };

  const batch = async (
    { body, query }: { body: { items: Fields[] }; query: Fields },
    context: RequestContext,
  ) => {
    await rules.beforeCreate?.(body.items, context);
    return { status: 201, body: await createBatch(type, body.items, query.allOrNothing !== false, context) };
  };

  const handlers: Record<string, unknown> = {
    [`list${plural}`]: list,
    [`get${entity}`]: get,
    [`update${entity}`]: update,
    [`delete${entity}`]: remove,
    [`get${entity}DependencyTree`]: tree,
    [`create${plural}Batch`]: batch,
  };
  // The names are made from the declaration, which no type can follow into an object literal.
  return handlers as { [Op in RecordOperation<Entity, Plural>]: Handler<Op> };
}

/** Deletes a record that nothing points at; else tells what does. */
export async function deleteUnused(
  type: RecordType,
  uuid: string,
  name: string,
  context: RequestContext,
): Promise<boolean> {
  const tree = await dependencyTree(context.pool, type, context.types, uuid);
  if (tree.total > 0) {
    const groups = tree.groups.map(group => `${group.count} ${group.entity}`).join(', ');
    throw new ApiError(
      'IN_USE',
      `This ${name} is still used (${groups}). Nothing was deleted; confirm to delete it all the same.`,
      { tree },
    );
  }
  return deleteRecord(context.pool, type, uuid, changeContext(context));
}

/** 409 with the record as it stands, or 404 when it is gone. */
export async function staleRevision(
  type: RecordType,
  uuid: string,
  name: string,
  { pool }: RequestContext,
): Promise<ApiError> {
  const current = await readRecord(pool, type, uuid);
  if (!current) return notFound(name);
  return new ApiError(
    'REVISION_CONFLICT',
    `This ${name} was changed by somebody else meanwhile. Nothing was saved; take their version or keep yours.`,
    {
      current: JSON.parse(current) as Fields,
    },
  );
}
