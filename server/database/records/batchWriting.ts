import { auditInsert, changeValues, rowScope } from './audit.ts';
import { accessCte, allowed, type ChangeContext, projectOf } from './changeAccess.ts';
import { listValue, listWrites } from './lists.ts';
import { type Placeholder, PreparedStatements } from './prepared.ts';
import { projection, snapshot } from './projection.ts';
import { type Queryable, statementName } from './reading.ts';
import { type Column, quoted, type RecordType } from './recordType.ts';
import { listSlot, unlocked } from './writeStatements.ts';

type Fields = Record<string, unknown>;

/** A change of one of many records: fields, with the `revision` they were made on. */
export interface RecordChange {
  uuid: string;
  change: Fields;
}

export interface HeldRecord {
  revision: number;
  isLocked: boolean;
}

export interface HeldRecords {
  project: 'OPEN' | 'ARCHIVED' | 'GONE';
  /** Those that there are, as they stand, by their uuids. */
  records: Map<string, HeldRecord>;
}

/**
 * Holds a project open, and then records of it, until the transaction ends: an archive waits for it, or refuses it.
 * Records are held in the order of their uuids, so that two batches wait for each other and never block each other.
 */
export async function holdRecords(
  database: Queryable,
  type: RecordType,
  uuids: readonly string[],
  projectUuid: string | null,
): Promise<HeldRecords> {
  const locked = type.locked ? `(${type.locked.condition('t')})` : 'false';
  const sql =
    'with project as materialized (select uuid, archived_at is not null as is_archived from projects where uuid = $2 for key share), ' +
    `held as materialized (select t."uuid", t.revision, ${locked} as "isLocked" from ${quoted(type.tableName)} t ` +
    'where t."uuid" = any($1::uuid[]) and t.project_uuid = (select uuid from project where not is_archived) order by t."uuid" for no key update of t) ' +
    'select (select is_archived from project) as "isArchived", (select json_agg(held) from held) as records';
  const { rows } = await database.query<{
    isArchived: boolean | null;
    records: (HeldRecord & { uuid: string })[] | null;
  }>({ name: statementName(sql), text: sql, values: [uuids, projectUuid] });
  const { isArchived = null, records } = rows[0] ?? {};
  return {
    project: isArchived === null ? 'GONE' : isArchived ? 'ARCHIVED' : 'OPEN',
    records: new Map((records ?? []).map(({ uuid, ...held }) => [uuid, held])),
  };
}

/**
 * Changes many records and writes their audit rows: one statement for all that give the same lists and the same reason.
 * @param contextOf what the audit row of a change tells
 * @returns the changed records as JSON texts by uuid; a record at another revision, or locked, is left as it is
 * @throws ApiError when the access does not hold
 */
export async function updateRecords(
  database: Queryable,
  type: RecordType,
  changes: readonly RecordChange[],
  contextOf: (reason: string | undefined) => ChangeContext,
): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  const groups = Map.groupBy(changes, ({ change }) =>
    JSON.stringify([change.reason, ...type.lists.filter(fieldName => fieldName in change)]),
  );
  for (const group of groups.values()) {
    const given = type.lists.filter(fieldName => group[0] && fieldName in group[0].change);
    const written = type.writable.filter(({ fieldName }) => group.some(({ change }) => fieldName in change));
    const isEven = group.every(({ change }) => written.every(({ fieldName }) => fieldName in change));
    const context = contextOf(group[0]?.change.reason as string | undefined);
    const shape = [
      context.access.shape,
      isEven,
      ...written.map(({ fieldName }) => fieldName),
      '',
      ...given,
    ].join(' ');
    const rows = await updates
      .get(type, shape, placeholder => updateManyText(type, { written, given, isEven, context }, placeholder))
      .run(database, {
        ...changeValues(context),
        rows: JSON.stringify(group.map(item => rowOf(type, item, written, given))),
      });
    if (rows.length > 0) context.access.held();
    if (rows.length < group.length) await context.access.requireHeld(database);
    for (const { uuid, record } of rows) records.set(uuid, record);
  }
  return records;
}

const updates = new PreparedStatements<RecordType, { uuid: string; record: string }>();

function rowOf(type: RecordType, { uuid, change }: RecordChange, written: Column[], given: string[]): Fields {
  const own = written.filter(({ fieldName }) => fieldName in change);
  return {
    uuid,
    revision: change.revision,
    given_columns: own.map(({ sql }) => sql),
    ...Object.fromEntries(own.map(({ sql, fieldName }) => [sql, change[fieldName]])),
    ...Object.fromEntries(
      given.map(fieldName => [listSlot(fieldName), listValue(type, fieldName, change[fieldName])]),
    ),
  };
}

interface ManyShape {
  /** Columns that at least one of the changes gives. */
  written: Column[];
  given: string[];
  /** All changes give the same columns. */
  isEven: boolean;
  context: ChangeContext;
}

/** Values: `rows` (changes as JSON), and those of the audit rows. */
function updateManyText(
  type: RecordType,
  { written, given, isEven, context }: ManyShape,
  placeholder: Placeholder,
): string {
  const user = `${placeholder('userUuid')}::uuid`;
  const rowtype = [
    '"uuid" uuid',
    '"revision" integer',
    '"given_columns" jsonb',
    ...written.map(column => `${quoted(column.sql)} ${column.type}`),
    ...given.map(fieldName => `${quoted(listSlot(fieldName))} json`),
  ].join(', ');
  const assignments = written.map(({ sql }) => {
    const value = `v.${quoted(sql)}`;
    return `${quoted(sql)} = ${isEven ? value : `case when v."given_columns" ? '${sql}' then ${value} else t.${quoted(sql)} end`}`;
  });
  const lists = Object.fromEntries(given.map(fieldName => [fieldName, `v.${quoted(listSlot(fieldName))}`]));
  const joined = 'changed c join item v on v."uuid" = c."uuid"';
  const listed = listWrites(
    type,
    given,
    {
      from: `(select c."uuid", c.project_uuid, ${Object.values(lists).join(', ')} from ${joined}) o`,
      uuid: 'o."uuid"',
      project: 'o.project_uuid',
      list: fieldName => `o.${quoted(listSlot(fieldName))}`,
    },
    true,
  );
  const table = quoted(type.tableName);
  return (
    `with ${accessCte(context, placeholder)}, item as materialized (select * from jsonb_to_recordset(${placeholder('rows')}::jsonb) as v(${rowtype})), ` +
    `before as materialized (select t.* from ${table} t where t."uuid" in (select "uuid" from item)), ` +
    `changed as (update ${table} t set ${[...assignments, 'revision = t.revision + 1', 'updated_at = now()', `updated_by = ${user}`].join(', ')} ` +
    `from item v where t."uuid" = v."uuid" and t.revision = v."revision" and ${allowed(context, projectOf(type, 't'))}${unlocked(type, 't')} returning t.*), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(placeholder, {
      entity: type.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: snapshot(type, 'b', { stored: true }),
      after: snapshot(type, 'c', { stored: true, lists }),
      from: `${joined} join before b on b."uuid" = c."uuid"`,
      scope: rowScope(type, 'c'),
    })}) ` +
    `select c."uuid" as uuid, (select row_to_json(r)::text from (select ${projection(type, 'c', { lists, caller: () => user })}) r) as record from ${joined}`
  );
}
