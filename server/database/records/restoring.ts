import type { PoolClient } from 'pg';
import { insertTold, NotRestorableError } from './insertTold.ts';
import { readRecord } from './reading.ts';
import type { RecordType } from './recordType.ts';
import type { RecordTypes } from './references.ts';
import { type ChangeContext, updateRecord } from './writing.ts';

export { NotRestorableError } from './insertTold.ts';

type Fields = Record<string, unknown>;

/** One row of the audit trail. */
interface Change {
  entity: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  uuid: string;
  before: Fields;
  after: Fields;
}

/**
 * The transactions that deleted records, each as the last thing that it did: what else it changed went along. Only
 * where the record has not come back since, and where it was this user who deleted it.
 */
const DELETIONS = `
  select a.transaction_id::text as transaction
  from unnest($2::uuid[]) as wanted(uuid)
  join lateral (select * from audit_trail l where l.record_uuid = wanted.uuid order by l.id desc limit 1) a on true
  where a.entity = $1 and a.action = 'DELETE' and a.project_uuid = $3 and a.actor_user_uuid = $4
    and not exists (select 1 from audit_trail o where o.project_uuid = a.project_uuid and o.transaction_id = a.transaction_id and o.id > a.id)`;

const CHANGES = `
  select entity, action, record_uuid as uuid, before, after from audit_trail
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

/** Records that were deleted, under a new revision. */
const insertAll = (client: PoolClient, types: RecordTypes, gone: readonly Change[], context: ChangeContext) =>
  insertTold(
    client,
    [...Map.groupBy(gone, ({ entity }) => entity)].map(([entity, records]) => ({
      type: typeOf(types, entity),
      records: () => Promise.resolve(records.map(({ before }) => before)),
    })),
    context,
    { isRestored: true },
  );

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
