import { randomUUID } from 'node:crypto';
import { image, projection, sqlName } from './projection.ts';
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

/** CTEs that make the link rows of one record equal to a list, and the SQL of the lists for the answer. */
function linkChanges(type: RecordType, body: Record<string, unknown>, parameters: Parameters, owner: string) {
  const ctes: string[] = [];
  const lists: Record<string, string> = {};
  for (const [wire, link] of Object.entries(type.links)) {
    if (!(wire in body)) continue;
    const list = `${parameters.add(JSON.stringify(body[wire]))}::json`;
    lists[wire] = list;
    const names = sqlName(link);
    const position = link.position ? quoted(link.position.name) : undefined;
    const project = link.project ? quoted(link.project.name) : undefined;
    const elements = `json_array_elements_text(${list}) with ordinality as v(target, n)`;
    const columns = [
      names.owner,
      names.target,
      ...(project ? [project] : []),
      ...(position ? [position] : []),
    ];
    const values = [
      `c."uuid"`,
      'v.target::uuid',
      ...(project ? ['c.project_uuid'] : []),
      ...(position ? ['v.n::int'] : []),
    ];
    const onConflict = position ? `do update set ${position} = excluded.${position}` : 'do nothing';
    ctes.push(
      `${quoted(`unlinked_${wire}`)} as (delete from ${names.table} l using ${owner} c where l.${names.owner} = c."uuid" and not l.${names.target} = any(select target::uuid from ${elements}))`,
      `${quoted(`linked_${wire}`)} as (insert into ${names.table} (${columns.join(', ')}) select ${values.join(', ')} from ${owner} c, ${elements} on conflict (${names.owner}, ${names.target}) ${onConflict})`,
    );
  }
  return { ctes, lists };
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
  const links = linkChanges(type, body, parameters, 'changed');
  const table = quoted(type.tableName);
  const sql =
    `with before as materialized (select * from ${table} where "uuid" = ${key}), ` +
    `changed as (update ${table} t set ${[...assignments, 'revision = t.revision + 1', 'updated_at = now()', `updated_by = ${user}::uuid`].join(', ')} ` +
    `from jsonb_to_record(${source}::jsonb) as v(${rowtype}) where t."uuid" = ${key} and t.revision = ${revision}${unlocked(type, 't')} returning t.*), ` +
    links.ctes.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(context, parameters, {
      entity: type.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: image(type, 'b', { stored: true }),
      after: image(type, 'c', { stored: true, links: links.lists }),
      from: 'changed c, before b',
      scope: rowScope(type, 'c'),
    })}) ` +
    `select row_to_json(r)::text as record from (select ${projection(type, 'c', { links: links.lists, caller: () => `${user}::uuid` })} from changed c) r`;
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
    ? { column: type.columnOf.get(scope.column), value: parameters.add(scope.uuid) }
    : undefined;
  const coded = type.codePrefix && scope?.column === 'projectUuid' ? type.codePrefix : undefined;
  const given = writableColumns(type).filter(column => items.some(item => column.wire in item));
  const rows = items.map(item => ({
    uuid: item.uuid ?? randomUUID(),
    ...Object.fromEntries(
      given.flatMap(column => (item[column.wire] === undefined ? [] : [[column.sql, item[column.wire]]])),
    ),
    ...Object.fromEntries(Object.keys(type.links).map(wire => [`link:${wire}`, item[wire] ?? []])),
    ...(type.columnOf.has('code') && !coded ? { code: item.code } : {}),
  }));
  const source = parameters.add(JSON.stringify(rows));
  const linkTypes = Object.keys(type.links).map(wire => `${quoted(`link:${wire}`)} json`);
  const rowtype = [
    ...given.map(column => `${quoted(column.sql)} ${column.type}`),
    ...linkTypes,
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
    counter =
      `counter as (insert into project_code_counters as k (project_uuid, prefix, last) values (${owner?.value}::uuid, ${literal(coded)}, ${items.length}) ` +
      `on conflict (project_uuid, prefix) do update set last = k.last + ${items.length} returning last - ${items.length} as base), `;
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
  const links = Object.entries(type.links).map(([wire, link]) => {
    const names = sqlName(link);
    const position = link.position ? quoted(link.position.name) : undefined;
    const project = link.project ? quoted(link.project.name) : undefined;
    const into = [names.owner, names.target, ...(project ? [project] : []), ...(position ? [position] : [])];
    const values = [
      'v."uuid"',
      'e.target::uuid',
      ...(project ? [`${owner?.value}::uuid`] : []),
      ...(position ? ['e.n::int'] : []),
    ];
    return `${quoted(`linked_${wire}`)} as (insert into ${names.table} (${into.join(', ')}) select ${values.join(', ')} from item v, json_array_elements_text(v.${quoted(`link:${wire}`)}) with ordinality as e(target, n)), `;
  });
  const lists = Object.fromEntries(
    Object.keys(type.links).map(wire => [wire, `v.${quoted(`link:${wire}`)}`]),
  );
  const joined = 'created c join item v on v."uuid" = c."uuid"';
  const sql =
    `with item as (select * from rows from (jsonb_to_recordset(${source}::jsonb) as (${rowtype.join(', ')})) with ordinality as v(${[...rowtype.map(column => column.slice(0, column.indexOf('" ') + 1)), 'n'].join(', ')})), ` +
    counter +
    `created as (insert into ${quoted(type.tableName)} (${columns.map(([name]) => name).join(', ')}) select ${columns.map(([, value]) => value).join(', ')} from ${from} order by v.n returning *), ` +
    links.join('') +
    `audit as (${auditInsert(context, parameters, {
      entity: type.entity,
      action: 'CREATE',
      uuid: 'c."uuid"',
      before: 'null::jsonb',
      after: image(type, 'c', { stored: true, links: lists }),
      from: `${joined} order by v.n`,
      scope: rowScope(type, 'c'),
    })}) ` +
    `select (select row_to_json(r)::text from (select ${projection(type, 'c', { links: lists, caller: () => `${user}::uuid` })}) r) as record from ${joined} order by v.n`;
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
