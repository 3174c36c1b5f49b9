import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { type CopiedTable, planCopy } from './copyPlan.ts';
import { snapshot } from './projection.ts';
import { Parameters } from './reading.ts';
import { quoted, type RecordType } from './recordType.ts';
import type { RecordTypes } from './references.ts';
import { accessCte, auditInsert, type ChangeContext, changeSlot, rowScope } from './writing.ts';

interface CopyOptions {
  /** Kind of the record whose parts are copied (a project); the new one stands already. */
  root: RecordType;
  source: string;
  target: string;
  /** Tables that stay behind, with everything that cannot be without them. */
  without: ReadonlySet<string>;
}

/** Old and new uuid of everything that is copied, for the length of the transaction. */
export const UUID_MAP = 'copied_records';

/**
 * Copies everything that is a part of one record to another one, in a few statements for each table, whatever the
 * number of rows: new uuids, references that lead within the copy, audit rows. Which tables these are, and what leads
 * where, is read from the schema's foreign keys, so a new table comes along by itself.
 */
export async function copyParts(
  client: PoolClient,
  types: RecordTypes,
  options: CopyOptions,
  context: ChangeContext,
): Promise<void> {
  const { tables, postponed } = planCopy(types, options.root, options.without);
  await client.query(
    `create temp table ${UUID_MAP} (old uuid primary key, new uuid not null) on commit drop`,
  );
  for (const table of tables.filter(({ hasUuid }) => hasUuid)) {
    const rows = rowsOf(table, () => '$1::uuid');
    await client.query(
      `insert into ${UUID_MAP} select t."uuid", gen_random_uuid() from ${quoted(table.name)} t where ${rows}`,
      rows.includes('$1') ? [options.source] : [],
    );
  }
  await client.query(`analyze ${UUID_MAP}`);
  // Parents before children: a foreign key is checked at the end of each statement.
  for (const table of [...tables].sort((one, other) => one.rank - other.rank)) {
    const parameters = new Parameters();
    await client.query(insertCopies(table, options, context, parameters), parameters.values);
  }
  for (const { table, column } of postponed) {
    await client.query(
      `update ${quoted(table)} t set ${quoted(column)} = p.new from ${UUID_MAP} me join ${quoted(table)} o on o."uuid" = me.old ` +
        `join ${UUID_MAP} p on p.old = o.${quoted(column)} where t."uuid" = me.new`,
    );
  }
  for (const { type } of tables) if (type) await auditCopies(client, type, context);
}

/** The rows of a table that are copied: a condition over alias `t`. */
function rowsOf({ parent, attached }: CopiedTable, source: () => string): string {
  if (parent) return `t.${quoted(parent)} in (select old from ${UUID_MAP})`;
  const named = attached && `t.${quoted(attached)}`;
  const inCopy = named ? ` and (${named} = ${source()} or ${named} in (select old from ${UUID_MAP}))` : '';
  return `t.project_uuid = ${source()}${inCopy}`;
}

/** SQL of every column of a copy, by its name in the database. */
function copiedValues(
  table: CopiedTable,
  values: Record<'from' | 'to' | 'user', () => string>,
  joins: string[],
) {
  const { from, to, user } = values;
  const fresh = table.type?.onCopy ?? {};
  const own: Record<string, () => string> = {
    revision: () => '1',
    created_at: () => 'now()',
    updated_at: () => 'now()',
    created_by: user,
    updated_by: user,
    project_uuid: to,
  };
  const paired = (original: string, otherwise: string) => {
    const alias = `p${joins.length}`;
    joins.push(`left join ${UUID_MAP} ${alias} on ${alias}.old = ${original}`);
    return `coalesce(${alias}.new, ${otherwise})`;
  };
  const sqlOfColumn = (fieldName: string, column: PgColumn): string => {
    const { name } = column;
    const original = `t.${quoted(name)}`;
    const reset = fresh[fieldName];
    if (reset) return typeof reset === 'string' ? reset : reset(to());
    if (table.hasUuid && name === 'uuid') return 'me.new';
    if (table.emptied.has(name)) return `null::${column.getSQLType()}`;
    if (table.pairs.has(name)) return paired(original, original);
    if (name === table.attached) return paired(original, to());
    if (own[name]) return own[name]();
    if (table.toRoot.has(name)) return `case when ${original} = ${from()} then ${to()} else ${original} end`;
    if (column.getSQLType() === 'uuid[]')
      return `array(select coalesce(p.new, e.v) from unnest(${original}) with ordinality e(v, n) left join ${UUID_MAP} p on p.old = e.v order by e.n)`;
    if (name === 'source' && column.enumValues?.includes('COPIED')) return `'COPIED'`;
    return original;
  };
  // What the database computes itself cannot be written.
  const written = Object.entries(getTableColumns(table.table)).filter(([, column]) => !column.generated);
  return written.map(
    ([fieldName, column]) => [column.name, sqlOfColumn(fieldName, column as PgColumn)] as const,
  );
}

function insertCopies(
  table: CopiedTable,
  { source, target }: CopyOptions,
  { userUuid }: ChangeContext,
  parameters: Parameters,
): string {
  // Bound when, and only when, the text needs it.
  const bound = (uuid: string | null) => {
    let place: string | undefined;
    return () => {
      place ??= `${parameters.add(uuid)}::uuid`;
      return place;
    };
  };
  const from = bound(source);
  const joins = table.hasUuid ? [`join ${UUID_MAP} me on me.old = t."uuid"`] : [];
  const columns = copiedValues(table, { from, to: bound(target), user: bound(userUuid) }, joins);
  // Rows with a uuid are those that have a new one.
  const rows = table.hasUuid ? 'true' : rowsOf(table, from);
  return (
    `insert into ${quoted(table.name)} (${columns.map(([name]) => quoted(name)).join(', ')}) ` +
    `select ${columns.map(([, value]) => value).join(', ')} from ${quoted(table.name)} t ${joins.join(' ')} where ${rows}`
  );
}

const auditCopies = (client: PoolClient, type: RecordType, context: ChangeContext) =>
  auditAdded(client, type, context, () => `t."uuid" in (select new from ${UUID_MAP})`);

/** Audit rows for all records of a project that was filled by other statements than those of the write path. */
export async function auditRecordsOf(
  client: PoolClient,
  types: RecordTypes,
  projectUuid: string,
  context: ChangeContext,
): Promise<void> {
  for (const type of types.all)
    if (type.stored.has('projectUuid') && !type.where)
      await auditAdded(
        client,
        type,
        context,
        parameters => `t.project_uuid = ${parameters.add(projectUuid)}::uuid`,
      );
}

async function auditAdded(
  client: PoolClient,
  type: RecordType,
  context: ChangeContext,
  which: (parameters: Parameters) => string,
): Promise<void> {
  const parameters = new Parameters();
  const slot = changeSlot(context, parameters);
  const sql = `with ${accessCte(context, slot)} ${auditInsert(slot, {
    entity: type.entity,
    action: 'CREATE',
    uuid: 't."uuid"',
    before: 'null::jsonb',
    after: snapshot(type, 't', { stored: true }),
    from: `${quoted(type.tableName)} t where ${which(parameters)}`,
    scope: rowScope(type, 't'),
  })}`;
  await client.query(sql, parameters.values);
}
