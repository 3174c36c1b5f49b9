import { getTableColumns } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { rankTables } from './copyPlan.ts';
import { listTables, listWrites } from './lists.ts';
import { snapshot } from './projection.ts';
import { Parameters } from './reading.ts';
import { type Column, quoted, type RecordType } from './recordType.ts';
import {
  accessCameBack,
  accessCte,
  allowed,
  auditInsert,
  type ChangeContext,
  changeSlot,
  projectOf,
  rowScope,
} from './writing.ts';

type Fields = Record<string, unknown>;

/** A record that cannot come back as it was. */
export class NotRestorableError extends Error {}

/** Records of a kind, complete with their lists, as the audit trail or an archive tells them. */
export interface ToldKind {
  type: RecordType;
  /** Called once, and again where they point to each other in a circle; so they need not be kept meanwhile. */
  records(): Promise<readonly Fields[]>;
}

interface Options {
  /** They were here before: each gets its next revision, by whoever brings it back. */
  isRestored?: boolean;
  /** After each kind. */
  onKind?(): void;
}

/** Inserts records of any kinds under their uuids, those that others point to first, with their audit rows. */
export async function insertTold(
  client: PoolClient,
  told: readonly ToldKind[],
  context: ChangeContext,
  { isRestored = false, onKind = () => {} }: Options = {},
): Promise<void> {
  const kinds = told.map(kind => ({
    ...kind,
    name: kind.type.tableName,
    lists: listTables(kind.type),
    emptied: new Set<string>(),
    rank: 0,
  }));
  const postponed = rankTables(kinds);
  for (const { type, records, emptied } of kinds.sort((one, other) => one.rank - other.rank)) {
    const rows = await records();
    if (rows.length > 0) await insertKind(client, { type, rows, emptied, isRestored }, context);
    onKind();
  }
  for (const { table, column } of postponed) {
    const kind = kinds.find(({ name }) => name === table);
    const fieldName = kind?.type.columns.find(({ sql }) => sql === column)?.fieldName;
    if (!kind || !fieldName) continue;
    const rows = (await kind.records()).map(record => ({
      uuid: record.uuid,
      target: record[fieldName] ?? null,
    }));
    await client.query(
      `update ${quoted(table)} t set ${quoted(column)} = v.target from jsonb_to_recordset($1::jsonb) as v(uuid uuid, target uuid) where t."uuid" = v.uuid`,
      [JSON.stringify(rows)],
    );
  }
}

/** The columns that a record comes with: those that are told, hidden ones that are given, and its project. */
function toldColumns(type: RecordType, isGiven: (fieldName: string) => boolean): Column[] {
  const table = getTableColumns(type.table);
  const audited = new Set(type.audited.map(({ fieldName }) => fieldName));
  return [...type.stored.values()].filter(({ fieldName, nullable, fallback }) => {
    if (table[fieldName]?.generated) return false;
    if (audited.has(fieldName) || fieldName === 'projectUuid' || isGiven(fieldName)) return true;
    if (!nullable && fallback === undefined)
      throw new NotRestorableError(`${type.entity}.${fieldName} is not in the audit trail`);
    return false;
  });
}

interface ToldRows {
  type: RecordType;
  rows: readonly Fields[];
  /** Columns that are filled once everything stands. */
  emptied: ReadonlySet<string>;
  isRestored: boolean;
}

async function insertKind(
  client: PoolClient,
  { type, rows: records, emptied, isRestored }: ToldRows,
  context: ChangeContext,
): Promise<void> {
  const columns = toldColumns(type, fieldName => records[0]?.[fieldName] !== undefined);
  const parameters = new Parameters();
  const slot = changeSlot(context, parameters);
  const rows = records.map(record => ({
    ...Object.fromEntries(
      columns.map(({ fieldName, sql }) => [sql, emptied.has(sql) ? null : record[fieldName]]),
    ),
    ...Object.fromEntries(type.lists.map(name => [`list:${name}`, record[name] ?? []])),
  }));
  const own: Record<string, string> = {
    ...(isRestored && {
      revision: 'v."revision" + 1',
      updatedAt: 'now()',
      updatedBy: `${slot('userUuid')}::uuid`,
    }),
    ...(!type.columnOf.has('projectUuid') && { projectUuid: '(select project_uuid from access)' }),
  };
  const rowtype = [
    ...columns.map(({ sql, type: kind }) => `${quoted(sql)} ${kind}`),
    ...type.lists.map(name => `${quoted(`list:${name}`)} json`),
  ];
  const names = columns.map(({ sql }) => quoted(sql)).join(', ');
  const values = columns.map(({ fieldName, sql }) => own[fieldName] ?? `v.${quoted(sql)}`).join(', ');
  const lists = Object.fromEntries(type.lists.map(name => [name, `v.${quoted(`list:${name}`)}`]));
  const joined = 'restored c join item v on v."uuid" = c."uuid"';
  const listed = listWrites(
    type,
    type.lists,
    {
      from: 'item v',
      uuid: 'v."uuid"',
      project: projectOf(type, 'v') ? '(select project_uuid from access)' : 'null::uuid',
      list: name => lists[name] ?? '',
    },
    false,
  );
  const sql =
    `with ${accessCte(context, slot)}, ` +
    `item as (select * from jsonb_to_recordset(${parameters.add(JSON.stringify(rows))}::jsonb) as v(${rowtype.join(', ')}) where ${allowed(context, undefined)}), ` +
    `restored as (insert into ${quoted(type.tableName)} (${names}) select ${values} from item v returning *), ` +
    listed.map(cte => `${cte}, `).join('') +
    `audit as (${auditInsert(slot, {
      entity: type.entity,
      action: 'CREATE',
      uuid: 'c."uuid"',
      before: 'null::jsonb',
      after: snapshot(type, 'c', { stored: true, lists }),
      from: joined,
      scope: rowScope(type, 'c'),
    })}) select 1 from restored`;
  const { rowCount } = await client.query(sql, parameters.values);
  if (rowCount === records.length) context.access.held();
  else {
    await context.access.requireHeld(client);
    throw accessCameBack();
  }
}
