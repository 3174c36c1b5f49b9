import { LAST_POSITION, POSITION_STEP } from '../../../domain/recordOrder.ts';
import { auditInsert, rowScope } from './audit.ts';
import { ACCESS_PROJECT, accessCte, allowed, type ChangeContext, projectOf } from './changeAccess.ts';
import { listWrites } from './lists.ts';
import type { Placeholder } from './prepared.ts';
import { projection, snapshot } from './projection.ts';
import { type Column, literal, quoted, type RecordType } from './recordType.ts';

// Texts of the write path's statements; writing.ts builds each once for what it is about, and runs it.

/** `and not (…)` for kinds whose rows can be locked. */
export const unlocked = (type: RecordType, alias: string) =>
  type.locked ? ` and not (${type.locked.condition(alias)})` : '';

/** Name of the value that holds a list. */
export const listSlot = (fieldName: string) => `list:${fieldName}`;

/**
 * Changes one record and writes its audit row in one statement. Values: `uuid`, `revision`, `values` (columns as JSON),
 * `list:<name>` for each list, and those of the change. Of the context, the text depends on the shape of its access only.
 */
export function updateText(
  type: RecordType,
  written: Column[],
  given: string[],
  context: ChangeContext,
  placeholder: Placeholder,
): string {
  const [key, revision, user] = [placeholder('uuid'), placeholder('revision'), placeholder('userUuid')];
  const assignments = written.map(column => `${quoted(column.sql)} = v.${quoted(column.sql)}`);
  const rowtype = written.map(column => `${quoted(column.sql)} ${column.type}`).join(', ') || '"_" text';
  const lists = Object.fromEntries(
    given.map(fieldName => [fieldName, `${placeholder(listSlot(fieldName))}::json`]),
  );
  const listed = listWrites(
    type,
    given,
    {
      from: 'changed c',
      uuid: 'c."uuid"',
      project: 'c.project_uuid',
      list: fieldName => lists[fieldName] ?? '',
    },
    true,
  );
  const table = quoted(type.tableName);
  return (
    `with ${accessCte(context, placeholder)}, before as materialized (select * from ${table} where "uuid" = ${key}), ` +
    `changed as (update ${table} t set ${[...assignments, 'revision = t.revision + 1', 'updated_at = now()', `updated_by = ${user}::uuid`].join(', ')} ` +
    `from jsonb_to_record(${placeholder('values')}::jsonb) as v(${rowtype}) where t."uuid" = ${key} and t.revision = ${revision}${unlocked(type, 't')} ` +
    `and ${allowed(context, projectOf(type, 't'))} returning t.*), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(placeholder, {
      entity: type.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: snapshot(type, 'b', { stored: true }),
      after: snapshot(type, 'c', { stored: true, lists }),
      from: 'changed c, before b',
      scope: rowScope(type, 'c'),
    })}) ` +
    `select row_to_json(r)::text as record from (select ${projection(type, 'c', { lists, caller: () => `${user}::uuid` })} from changed c) r`
  );
}

export interface InsertShape {
  /** Columns that at least one of the new records brings. */
  given: Column[];
  /** Column of the record that names its scope. */
  owner: Column | undefined;
  /** The scope is given, and not that of the access. */
  hasOwner: boolean;
  /** Prefix of the code that the project's counter gives. */
  coded: string | undefined;
  context: ChangeContext;
}

/**
 * Creates records and their audit rows in one statement. Values: `rows` (records as JSON), `count`, `owner`, and those of
 * the change.
 */
export function insertText(type: RecordType, shape: InsertShape, placeholder: Placeholder): string {
  const { given, owner, coded, context } = shape;
  const user = `${placeholder('userUuid')}::uuid`;
  const ownCode = type.columnOf.has('code') && !coded;
  const rowtype = [
    ...given.map(column => `${quoted(column.sql)} ${column.type}`),
    ...type.lists.map(fieldName => `${quoted(listSlot(fieldName))} json`),
    '"uuid" uuid',
    ...(ownCode ? ['"code" text'] : []),
  ];
  const names = [...rowtype.map(column => column.slice(0, column.indexOf('" ') + 1)), 'n'].join(', ');
  const columns = insertColumns(type, shape, placeholder);
  const lists = Object.fromEntries(
    type.lists.map(fieldName => [fieldName, `v.${quoted(listSlot(fieldName))}`]),
  );
  const owners = {
    from: 'item v',
    uuid: 'v."uuid"',
    project: owner ? ownerSql(shape, placeholder) : 'null::uuid',
    list: (fieldName: string) => lists[fieldName] ?? '',
  };
  const listed = listWrites(type, type.lists, owners, false);
  const joined = 'created c join item v on v."uuid" = c."uuid"';
  const isAllowed = allowed(
    context,
    owner?.fieldName === 'projectUuid' ? ownerSql(shape, placeholder) : undefined,
  );
  return (
    `with ${accessCte(context, placeholder)}, item as (select * from rows from (jsonb_to_recordset(${placeholder('rows')}::jsonb) as (${rowtype.join(', ')})) with ordinality as v(${names}) where ${isAllowed}), ` +
    (coded ? counterCte(coded, ownerSql(shape, placeholder), isAllowed, placeholder) : '') +
    `created as (insert into ${quoted(type.tableName)} (${columns.map(([name]) => name).join(', ')}) select ${columns.map(([, value]) => value).join(', ')} from item v${coded ? ', counter k' : ''} order by v.n returning *), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(placeholder, {
      entity: type.entity,
      action: 'CREATE',
      uuid: 'c."uuid"',
      before: 'null::jsonb',
      after: snapshot(type, 'c', { stored: true, lists }),
      from: `${joined} order by v.n`,
      scope: rowScope(type, 'c'),
    })}) ` +
    `select (select row_to_json(r)::text from (select ${projection(type, 'c', { lists, caller: () => user })}) r) as record from ${joined} order by v.n`
  );
}

/** The project or organization of the new records. */
const ownerSql = ({ owner, hasOwner }: InsertShape, placeholder: Placeholder) =>
  hasOwner
    ? `${placeholder('owner')}::uuid`
    : owner?.fieldName === 'projectUuid'
      ? ACCESS_PROJECT
      : '(select organization_uuid from access)';

/** The project's counter, whose row lock keeps codes free of gaps and doubles. */
const counterCte = (prefix: string, owner: string, isAllowed: string, placeholder: Placeholder) =>
  'counter as (insert into project_code_counters as k (project_uuid, prefix, last) ' +
  `select ${owner}, ${literal(prefix)}, ${placeholder('count')}::int where ${isAllowed} ` +
  `on conflict (project_uuid, prefix) do update set last = k.last + ${placeholder('count')}::int returning last - ${placeholder('count')}::int as base), `;

/** What a new record brings, else what follows from its other fields, else the column's default. */
function givenValue(type: RecordType, column: Column, given: Column[], project: string): string {
  const completed = type.completed?.[column.fieldName];
  const follows = completed?.from.every(fieldName => given.some(other => other.fieldName === fieldName));
  const values = [
    `v.${quoted(column.sql)}`,
    ...(completed && follows ? [completed.sql('v', project)] : []),
    ...(column.fallback && !column.nullable ? [column.fallback] : []),
  ];
  return values.length > 1 ? `coalesce(${values.join(', ')})` : values.join();
}

/** Behind the last record of the project, with room between: the index of the order finds that one. */
const endOf = (type: RecordType, project: string): string =>
  `least(${LAST_POSITION}, (select coalesce(max(o."position"), 0) from ${quoted(type.tableName)} o where o."project_uuid" = ${project}) + ${POSITION_STEP} * v.n)::int`;

function insertColumns(
  type: RecordType,
  shape: InsertShape,
  placeholder: Placeholder,
): [name: string, value: string][] {
  const { given, owner, coded } = shape;
  const user = `${placeholder('userUuid')}::uuid`;
  const columns: [name: string, value: string][] = [
    ['"uuid"', 'v."uuid"'],
    ['"created_by"', user],
    ['"updated_by"', user],
  ];
  if (owner) columns.push([quoted(owner.sql), ownerSql(shape, placeholder)]);
  if (type.columnOf.has('code') && !coded) columns.push(['"code"', 'v."code"']);
  for (const column of given) {
    // Position is completed below: a new record goes to the end.
    if (column.fieldName === 'position' && coded) continue;
    columns.push([quoted(column.sql), givenValue(type, column, given, ownerSql(shape, placeholder))]);
  }
  if (coded) {
    const number = '(k.base + v.n)';
    columns.push([
      '"code"',
      `${literal(`${coded}-`)} || lpad(${number}::text, greatest(3, length(${number}::text)), '0')`,
    ]);
    if (type.columnOf.has('position')) {
      const isGiven = given.some(column => column.fieldName === 'position');
      const last = endOf(type, ownerSql(shape, placeholder));
      columns.push(['"position"', isGiven ? `coalesce(v."position", ${last})` : last]);
    }
  }
  return columns;
}
