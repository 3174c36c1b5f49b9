import { randomUUID } from 'node:crypto';
import { listsOf, listValue, listWrites } from './lists.ts';
import { image, projection } from './projection.ts';
import { callerOf, Parameters, type Queryable, statementName } from './reading.ts';
import { literal, quoted, type RecordType, writableColumns } from './recordType.ts';

/** Who changes something, through which operation, and why: what every audit row tells. */
export interface ChangeContext {
  userUuid: string | null;
  organizationUuid: string | null;
  projectUuid: string | null;
  operationId: string;
  requestId: string;
  reason?: string | undefined;
}

const AUDIT_COLUMNS =
  'actor_user_uuid, organization_uuid, project_uuid, operation_id, request_id, reason, entity, action, record_uuid, before, after';

/** A record that may not be changed now; see RecordDeclaration.locked. */
export class LockedRecordError extends Error {}

/** `and not (…)` for kinds whose rows can be locked. */
const unlocked = (type: RecordType, alias: string) =>
  type.locked ? ` and not (${type.locked.condition(alias)})` : '';

/** @throws LockedRecordError when the row exists and is locked: the reason why a change found nothing to change */
export async function requireUnlocked(database: Queryable, type: RecordType, uuid: string): Promise<void> {
  if (!type.locked) return;
  const sql = `select 1 from ${quoted(type.tableName)} t where t."uuid" = $1 and (${type.locked.condition('t')})`;
  const { rowCount } = await database.query({ name: statementName(sql), text: sql, values: [uuid] });
  if (rowCount) throw new LockedRecordError(type.locked.message);
}

interface RowScope {
  organization: string | undefined;
  project: string | undefined;
}

/** Where a row says itself which project and organization it belongs to: SQL over its alias. */
export function rowScope(type: RecordType, alias: string): RowScope {
  const of = (key: string) =>
    type.key === key
      ? `${alias}."uuid"`
      : type.columnOf.has(key) && `${alias}.${quoted(type.columnOf.get(key)?.sql ?? '')}`;
  return { organization: of('organizationUuid') || undefined, project: of('projectUuid') || undefined };
}

/** An insert into the audit trail as part of the statement that makes the change. */
export function auditInsert(
  context: ChangeContext,
  parameters: Parameters,
  change: {
    entity: string;
    action: 'CREATE' | 'UPDATE' | 'DELETE';
    uuid: string;
    before: string;
    after: string;
    from: string;
    /** Project and organization of the row itself, where the request stands above them. */
    scope?: RowScope;
  },
): string {
  const [user, organization, project] = [context.userUuid, context.organizationUuid, context.projectUuid].map(
    uuid => `${parameters.add(uuid)}::uuid`,
  );
  const who = [
    user,
    `coalesce(${organization}, ${change.scope?.organization ?? 'null'})`,
    `coalesce(${project}, ${change.scope?.project ?? 'null'})`,
  ];
  const how = [context.operationId, context.requestId, context.reason ?? null].map(
    text => `${parameters.add(text)}::text`,
  );
  return (
    `insert into audit_log (${AUDIT_COLUMNS}) select ${[...who, ...how].join(', ')}, ` +
    `${literal(change.entity)}, ${literal(change.action)}, ${change.uuid}, ${change.before}, ${change.after} from ${change.from}`
  );
}

export type UpdateOutcome = { record: string } | { record?: undefined };

/**
 * Changes one record and writes its audit row in one statement.
 * @param body wire fields to change, with the `revision` they were made on
 * @returns the record as JSON text; without `record` when no row of that revision exists
 * @throws LockedRecordError
 */
export async function updateRecord(
  database: Queryable,
  type: RecordType,
  uuid: string,
  body: Record<string, unknown>,
  context: ChangeContext,
): Promise<UpdateOutcome> {
  const parameters = new Parameters();
  const key = parameters.add(uuid);
  const revision = parameters.add(body.revision);
  const user = parameters.add(context.userUuid);
  const written = writableColumns(type).filter(column => column.wire in body);
  const values = Object.fromEntries(written.map(column => [column.sql, body[column.wire]]));
  const source = parameters.add(JSON.stringify(values));
  const assignments = written.map(column => `${quoted(column.sql)} = v.${quoted(column.sql)}`);
  const rowtype = written.map(column => `${quoted(column.sql)} ${column.type}`).join(', ') || '"_" text';
  const given = listsOf(type).filter(wire => wire in body);
  const lists = Object.fromEntries(
    given.map(wire => [wire, `${parameters.add(JSON.stringify(listValue(type, wire, body[wire])))}::json`]),
  );
  const listed = listWrites(
    type,
    given,
    { from: 'changed c', uuid: 'c."uuid"', project: 'c.project_uuid', list: wire => lists[wire] ?? '' },
    true,
  );
  const table = quoted(type.tableName);
  const sql =
    `with before as materialized (select * from ${table} where "uuid" = ${key}), ` +
    `changed as (update ${table} t set ${[...assignments, 'revision = t.revision + 1', 'updated_at = now()', `updated_by = ${user}::uuid`].join(', ')} ` +
    `from jsonb_to_record(${source}::jsonb) as v(${rowtype}) where t."uuid" = ${key} and t.revision = ${revision}${unlocked(type, 't')} returning t.*), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(context, parameters, {
      entity: type.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: image(type, 'b', { stored: true }),
      after: image(type, 'c', { stored: true, lists }),
      from: 'changed c, before b',
      scope: rowScope(type, 'c'),
    })}) ` +
    `select row_to_json(r)::text as record from (select ${projection(type, 'c', { lists, caller: () => `${user}::uuid` })} from changed c) r`;
  const { rows } = await database.query<{ record: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  if (rows.length === 0) await requireUnlocked(database, type, uuid);
  return { record: rows[0]?.record } as UpdateOutcome;
}

export interface InsertScope {
  /** Column of the record that names its scope, with the value all new records share. */
  column: 'projectUuid' | 'organizationUuid';
  uuid: string;
}

/**
 * Creates records and their audit rows in one statement; codes are drawn from the project's counter, whose row lock
 * keeps them free of gaps and doubles.
 * @returns the records as JSON texts, in the order of `items`
 * @throws the database's error for the whole batch; nothing is saved then
 */
export async function insertRecords(
  database: Queryable,
  type: RecordType,
  items: Record<string, unknown>[],
  scope: InsertScope | undefined,
  context: ChangeContext,
): Promise<string[]> {
  const parameters = new Parameters();
  const user = parameters.add(context.userUuid);
  const owner = scope
    ? { column: type.stored.get(scope.column), value: parameters.add(scope.uuid) }
    : undefined;
  const coded = type.codePrefix && scope?.column === 'projectUuid' ? type.codePrefix : undefined;
  const given = writableColumns(type).filter(column => items.some(item => column.wire in item));
  const rows = items.map(item => ({
    uuid: item.uuid ?? randomUUID(),
    ...Object.fromEntries(
      given.flatMap(column => (item[column.wire] === undefined ? [] : [[column.sql, item[column.wire]]])),
    ),
    ...Object.fromEntries(
      listsOf(type).map(wire => [`list:${wire}`, listValue(type, wire, item[wire] ?? [])]),
    ),
    ...(type.columnOf.has('code') && !coded ? { code: item.code } : {}),
  }));
  const source = parameters.add(JSON.stringify(rows));
  const listTypes = listsOf(type).map(wire => `${quoted(`list:${wire}`)} json`);
  const rowtype = [
    ...given.map(column => `${quoted(column.sql)} ${column.type}`),
    ...listTypes,
    '"uuid" uuid',
  ];
  const ownCode = type.columnOf.has('code') && !coded;
  if (ownCode) rowtype.push('"code" text');

  const columns: [name: string, value: string][] = [
    ['"uuid"', 'v."uuid"'],
    ['"created_by"', `${user}::uuid`],
    ['"updated_by"', `${user}::uuid`],
  ];
  if (owner?.column) columns.push([quoted(owner.column.sql), `${owner.value}::uuid`]);
  if (ownCode) columns.push(['"code"', 'v."code"']);
  for (const column of given) {
    const value = `v.${quoted(column.sql)}`;
    // Position is completed below from the counter: a new record goes to the end.
    if (column.wire === 'position' && coded) continue;
    columns.push([
      quoted(column.sql),
      column.nullable || !column.fallback ? value : `coalesce(${value}, ${column.fallback})`,
    ]);
  }
  let counter = '';
  let from = 'item v';
  if (coded) {
    const number = '(k.base + v.n)';
    const count = `${parameters.add(items.length)}::int`;
    counter =
      `counter as (insert into project_code_counters as k (project_uuid, prefix, last) values (${owner?.value}::uuid, ${literal(coded)}, ${count}) ` +
      `on conflict (project_uuid, prefix) do update set last = k.last + ${count} returning last - ${count} as base), `;
    from = 'item v, counter k';
    columns.push([
      '"code"',
      `${literal(`${coded}-`)} || lpad(${number}::text, greatest(3, length(${number}::text)), '0')`,
    ]);
    if (type.columnOf.has('position')) {
      const given_ = given.some(column => column.wire === 'position');
      columns.push(['"position"', given_ ? `coalesce(v."position", ${number}::int)` : `${number}::int`]);
    }
  }
  const lists = Object.fromEntries(listsOf(type).map(wire => [wire, `v.${quoted(`list:${wire}`)}`]));
  const listed = listWrites(
    type,
    listsOf(type),
    {
      from: 'item v',
      uuid: 'v."uuid"',
      project: `${owner?.value}::uuid`,
      list: wire => lists[wire] ?? '',
    },
    false,
  );
  const joined = 'created c join item v on v."uuid" = c."uuid"';
  const sql =
    `with item as (select * from rows from (jsonb_to_recordset(${source}::jsonb) as (${rowtype.join(', ')})) with ordinality as v(${[...rowtype.map(column => column.slice(0, column.indexOf('" ') + 1)), 'n'].join(', ')})), ` +
    counter +
    `created as (insert into ${quoted(type.tableName)} (${columns.map(([name]) => name).join(', ')}) select ${columns.map(([, value]) => value).join(', ')} from ${from} order by v.n returning *), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(context, parameters, {
      entity: type.entity,
      action: 'CREATE',
      uuid: 'c."uuid"',
      before: 'null::jsonb',
      after: image(type, 'c', { stored: true, lists }),
      from: `${joined} order by v.n`,
      scope: rowScope(type, 'c'),
    })}) ` +
    `select (select row_to_json(r)::text from (select ${projection(type, 'c', { lists, caller: () => `${user}::uuid` })}) r) as record from ${joined} order by v.n`;
  const { rows: created } = await database.query<{ record: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  return created.map(row => row.record);
}

/**
 * Deletes one record and writes its audit row; other records must not point at it any more.
 * @returns whether there was one
 * @throws LockedRecordError
 */
export async function deleteRecord(
  database: Queryable,
  type: RecordType,
  uuid: string,
  context: ChangeContext,
): Promise<boolean> {
  const parameters = new Parameters();
  const key = parameters.add(uuid);
  // The image is taken of what this statement itself deletes: of two that meet, one finds nothing and writes nothing.
  const sql =
    `with deleted as (delete from ${quoted(type.tableName)} t where "uuid" = ${key}${unlocked(type, 't')} returning *), ` +
    `audit as (${auditInsert(context, parameters, {
      entity: type.entity,
      action: 'DELETE',
      uuid: 'd."uuid"',
      before: image(type, 'd', { caller: callerOf(context.userUuid, parameters) }),
      after: 'null::jsonb',
      from: 'deleted d',
      scope: rowScope(type, 'd'),
    })}) select 1 from deleted`;
  const { rowCount } = await database.query({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  if (rowCount === 0) await requireUnlocked(database, type, uuid);
  return rowCount === 1;
}
