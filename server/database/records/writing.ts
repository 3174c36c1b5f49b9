import { randomUUID } from 'node:crypto';
import { auditInsert, changeSlot, changeValues, rowScope } from './audit.ts';
import { accessCameBack, accessCte, allowed, type ChangeContext, projectOf } from './changeAccess.ts';
import { listValue } from './lists.ts';
import { PreparedStatements } from './prepared.ts';
import { snapshot } from './projection.ts';
import { callerOf, Parameters, type Queryable, statementName } from './reading.ts';
import { quoted, type RecordType } from './recordType.ts';
import { insertText, listSlot, unlocked, updateText } from './writeStatements.ts';

export { auditInsert, changeSlot, rowScope } from './audit.ts';
export {
  accessCameBack,
  accessCte,
  allowed,
  type ChangeContext,
  projectOf,
  systemChange,
} from './changeAccess.ts';

/** A record that may not be changed now; see RecordDeclaration.locked. */
export class LockedRecordError extends Error {}

/** @throws LockedRecordError when the row exists and is locked: the reason why a change found nothing to change */
export async function requireUnlocked(database: Queryable, type: RecordType, uuid: string): Promise<void> {
  if (!type.locked) return;
  const sql = `select 1 from ${quoted(type.tableName)} t where t."uuid" = $1 and (${type.locked.condition('t')})`;
  const { rowCount } = await database.query({ name: statementName(sql), text: sql, values: [uuid] });
  if (rowCount) throw new LockedRecordError(type.locked.message);
}

export type UpdateOutcome = { record: string } | { record?: undefined };

/**
 * Changes one record and writes its audit row in one statement, which is also the one that looks whether the caller
 * may. Only when it changed nothing, the reason is asked for.
 * @param body fields to change, with the `revision` they were made on
 * @returns the record as JSON text; without `record` when no row of that revision exists
 * @throws ApiError when the access does not hold, LockedRecordError
 */
export async function updateRecord(
  database: Queryable,
  type: RecordType,
  uuid: string,
  body: Record<string, unknown>,
  context: ChangeContext,
): Promise<UpdateOutcome> {
  const written = type.writable.filter(column => column.fieldName in body);
  const given = type.lists.filter(fieldName => fieldName in body);
  const shape = [context.access.shape, ...written.map(({ fieldName }) => fieldName), '', ...given].join(' ');
  const rows = await updates
    .get(type, shape, placeholder => updateText(type, written, given, context, placeholder))
    .run(database, {
      ...changeValues(context),
      uuid,
      revision: body.revision,
      values: JSON.stringify(Object.fromEntries(written.map(column => [column.sql, body[column.fieldName]]))),
      ...Object.fromEntries(
        given.map(fieldName => [
          listSlot(fieldName),
          JSON.stringify(listValue(type, fieldName, body[fieldName])),
        ]),
      ),
    });
  if (rows.length > 0) context.access.held();
  else await explainNothing(database, type, uuid, context);
  return { record: rows[0]?.record } as UpdateOutcome;
}

/** Why a statement changed nothing, where it is not the revision. @throws ApiError, LockedRecordError */
async function explainNothing(
  database: Queryable,
  type: RecordType,
  uuid: string,
  { access }: ChangeContext,
): Promise<void> {
  await access.requireHeld(database);
  await requireUnlocked(database, type, uuid);
}

const updates = new PreparedStatements<RecordType, { record: string }>();

export interface InsertScope {
  /** Column of the record that names its scope, with the value all new records share. */
  column: 'projectUuid' | 'organizationUuid';
  /** Left out: that of the access. */
  uuid?: string;
}

/**
 * Creates records and their audit rows in one statement; codes are drawn from the project's counter, whose row lock
 * keeps them free of gaps and doubles.
 * @returns the records as JSON texts, in the order of `items`
 * @throws ApiError when the access does not hold, or the database's error for the whole batch; nothing is saved then
 */
export async function insertRecords(
  database: Queryable,
  type: RecordType,
  items: Record<string, unknown>[],
  scope: InsertScope | undefined,
  context: ChangeContext,
): Promise<string[]> {
  const owner = scope && type.stored.get(scope.column);
  const coded = scope?.column === 'projectUuid' ? type.codePrefix : undefined;
  const isGiven = (fieldName: string) => items.some(item => fieldName in item);
  const given = type.writable.filter(
    ({ fieldName }) => isGiven(fieldName) || type.completed?.[fieldName]?.from.every(isGiven),
  );
  const ownCode = type.columnOf.has('code') && !coded;
  const rows = items.map(item => {
    const row: Record<string, unknown> = { uuid: item.uuid ?? randomUUID() };
    for (const { fieldName, sql } of given) if (item[fieldName] !== undefined) row[sql] = item[fieldName];
    for (const fieldName of type.lists)
      row[listSlot(fieldName)] = listValue(type, fieldName, item[fieldName] ?? []);
    if (ownCode) row.code = item.code;
    return row;
  });
  const hasOwner = scope?.uuid !== undefined;
  const shape = [
    context.access.shape,
    scope?.column,
    hasOwner,
    ...given.map(({ fieldName }) => fieldName),
  ].join(' ');
  const created = await inserts
    .get(type, shape, placeholder =>
      insertText(type, { given, owner, hasOwner, coded, context }, placeholder),
    )
    .run(database, {
      ...changeValues(context),
      rows: JSON.stringify(rows),
      count: items.length,
      owner: scope?.uuid,
    });
  if (created.length < items.length) {
    await context.access.requireHeld(database);
    throw accessCameBack();
  }
  if (created.length > 0) context.access.held();
  return created.map(row => row.record);
}

const inserts = new PreparedStatements<RecordType, { record: string }>();

/**
 * Deletes one record and writes its audit row; other records must not point at it any more.
 * @returns whether there was one
 * @throws ApiError when the access does not hold, LockedRecordError
 */
export async function deleteRecord(
  database: Queryable,
  type: RecordType,
  uuid: string,
  context: ChangeContext,
): Promise<boolean> {
  const parameters = new Parameters();
  const key = parameters.add(uuid);
  const placeholder = changeSlot(context, parameters);
  // The snapshot is taken of what this statement itself deletes: of two that meet, one finds nothing and writes nothing.
  const sql =
    `with ${accessCte(context, placeholder)}, deleted as (delete from ${quoted(type.tableName)} t where "uuid" = ${key}${unlocked(type, 't')} ` +
    `and ${allowed(context, projectOf(type, 't'))} returning *), ` +
    `audit as (${auditInsert(placeholder, {
      entity: type.entity,
      action: 'DELETE',
      uuid: 'd."uuid"',
      before: snapshot(type, 'd', { caller: callerOf(context.userUuid, parameters) }),
      after: 'null::jsonb',
      from: 'deleted d',
      scope: rowScope(type, 'd'),
    })}) select 1 from deleted`;
  const { rowCount } = await database.query({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  if (rowCount) context.access.held();
  else await explainNothing(database, type, uuid, context);
  return rowCount === 1;
}
