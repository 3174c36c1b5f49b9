import { getTableColumns } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { rankTables } from './copyPlan.ts';
import { listWrites } from './lists.ts';
import { snapshot } from './projection.ts';
import { Parameters, readRecord } from './reading.ts';
import { type Column, quoted, type RecordType } from './recordType.ts';
import type { RecordTypes } from './references.ts';
import {
  accessCameBack,
  accessCte,
  allowed,
  auditInsert,
  type ChangeContext,
  changeSlot,
  projectOf,
  rowScope,
  updateRecord,
} from './writing.ts';

type Fields = Record<string, unknown>;

/** One row of the audit trail. */
interface Change {
  entity: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  uuid: string;
  before: Fields;
  after: Fields;
}

/** A record that cannot come back as it was. */
export class NotRestorableError extends Error {}

/**
 * The transactions that deleted records, each as the last thing that it did: what else it changed went along. Only
 * where the record has not come back since, and where it was this user who deleted it.
 */
const DELETIONS = `
  select a.transaction_id::text as transaction
  from unnest($2::uuid[]) as wanted(uuid)
  join lateral (select * from audit_log l where l.record_uuid = wanted.uuid order by l.id desc limit 1) a on true
  where a.entity = $1 and a.action = 'DELETE' and a.project_uuid = $3 and a.actor_user_uuid = $4
    and not exists (select 1 from audit_log o where o.project_uuid = a.project_uuid and o.transaction_id = a.transaction_id and o.id > a.id)`;

const CHANGES = `
  select entity, action, record_uuid as uuid, before, after from audit_log
  where project_uuid = $1 and transaction_id = any($2::text[]::xid8[]) order by id`;

/**
 * Takes deletes of records of one kind back, with all that the audit trail says of them: what was deleted along is there
 * again under its uuid, what lost its link has it again. Every row has its audit row.
 * @returns how many records are back; undefined when one of them is not deleted, not by this user, or as a part
 * @throws NotRestorableError, LockedRecordError, or the database's error when something that they need has gone
 */
export async function restoreDeleted(
  client: PoolClient,
  types: RecordTypes,
  deleted: { type: RecordType; uuids: readonly string[]; projectUuid: string },
  context: ChangeContext,
): Promise<number | undefined> {
  const { type, uuids, projectUuid } = deleted;
  const found = await client.query<{ transaction: string }>(DELETIONS, [
    type.entity,
    uuids,
    projectUuid,
    context.userUuid,
  ]);
  if (found.rows.length < uuids.length) return undefined;
  const transactions = [...new Set(found.rows.map(({ transaction }) => transaction))];
  const { rows: changes } = await client.query<Change>(CHANGES, [projectUuid, transactions]);
  const gone = changes.filter(({ action }) => action === 'DELETE');
  await insertAll(client, types, gone, context);
  for (const change of changes.filter(({ action }) => action === 'UPDATE').reverse())
    await takeBack(client, types, change, context);
  return gone.length;
}

const typeOf = (types: RecordTypes, entity: string): RecordType => {
  const type = types.ofEntity(entity);
  if (!type) throw new NotRestorableError(`No kind ${entity}`);
  return type;
};

/** Inserts records of any kinds, those that others point to first. */
async function insertAll(
  client: PoolClient,
  types: RecordTypes,
  gone: readonly Change[],
  context: ChangeContext,
): Promise<void> {
  const kinds = [...Map.groupBy(gone, ({ entity }) => entity)].map(([entity, records]) => {
    const type = typeOf(types, entity);
    return { type, records, name: type.tableName, emptied: new Set<string>(), rank: 0 };
  });
  const postponed = rankTables(kinds);
  for (const { type, records, emptied } of kinds.sort((one, other) => one.rank - other.rank))
    await insertKind(client, type, records, emptied, context);
  for (const { table, column } of postponed) {
    const kind = kinds.find(({ name }) => name === table);
    const fieldName = kind?.type.columns.find(({ sql }) => sql === column)?.fieldName;
    if (!kind || !fieldName) continue;
    const rows = kind.records.map(({ uuid, before }) => ({ uuid, target: before[fieldName] ?? null }));
    await client.query(
      `update ${quoted(table)} t set ${quoted(column)} = v.target from jsonb_to_recordset($1::jsonb) as v(uuid uuid, target uuid) where t."uuid" = v.uuid`,
      [JSON.stringify(rows)],
    );
  }
}

/** The columns that a record comes back with: those that the audit trail tells, and its project. */
function toldColumns(type: RecordType): Column[] {
  const table = getTableColumns(type.table);
  const audited = new Set(type.audited.map(({ fieldName }) => fieldName));
  return [...type.stored.values()].filter(({ fieldName, nullable, fallback }) => {
    if (table[fieldName]?.generated) return false;
    if (audited.has(fieldName) || fieldName === 'projectUuid') return true;
    if (!nullable && fallback === undefined)
      throw new NotRestorableError(`${type.entity}.${fieldName} is not in the audit trail`);
    return false;
  });
}

async function insertKind(
  client: PoolClient,
  type: RecordType,
  records: readonly Change[],
  emptied: ReadonlySet<string>,
  context: ChangeContext,
): Promise<void> {
  const columns = toldColumns(type);
  const parameters = new Parameters();
  const slot = changeSlot(context, parameters);
  const rows = records.map(({ before }) => ({
    ...Object.fromEntries(
      columns.map(({ fieldName, sql }) => [sql, emptied.has(sql) ? null : before[fieldName]]),
    ),
    ...Object.fromEntries(type.lists.map(name => [`list:${name}`, before[name] ?? []])),
  }));
  const own: Record<string, string> = {
    revision: 'v."revision" + 1',
    updatedAt: 'now()',
    updatedBy: `${slot('userUuid')}::uuid`,
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

const KEPT = new Set(['revision', 'updatedAt', 'updatedBy', 'openRevision']);

/** What an update did to a record is taken back where the record still stands as it left it. */
async function takeBack(
  client: PoolClient,
  types: RecordTypes,
  { entity, uuid, before, after }: Change,
  context: ChangeContext,
): Promise<void> {
  const type = typeOf(types, entity);
  const text = await readRecord(client, type, uuid, undefined, context.userUuid);
  if (!text) return;
  const now = JSON.parse(text) as Fields;
  const changed = Object.keys(after).filter(name => !KEPT.has(name) && !isSame(before[name], after[name]));
  const [lists, values] = [changed.filter(isList), changed.filter(name => !isList(name))];
  const change: Fields = {};
  // Values belong together (a vote and when it was cast): all of them or none.
  if (values.every(name => isSame(now[name], after[name])))
    for (const name of values) change[name] = before[name];
  for (const name of lists) {
    const [was, is] = [before[name] as string[], now[name] as string[]];
    const lost = was.filter(item => !(after[name] as string[]).includes(item));
    change[name] = [...new Set([...is, ...lost])];
  }
  if (Object.keys(change).length > 0)
    await updateRecord(client, type, uuid, { ...change, revision: now.revision }, context);

  function isList(name: string): boolean {
    return type.links[name] !== undefined;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
