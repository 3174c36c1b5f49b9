import type { Pool } from 'pg';
import type { components } from '../contract/generated/operations.ts';
import { AUDIT_NAMES, auditName, LIVE_ENTITIES, type LiveEntity, SHOWN_IN } from './liveEntities.ts';
import { HAZARD_OF_ROUND, IS_PART, IS_TOLD, ROUND_OF_PART, VOTING_PARTS } from './votingRows.ts';

export type RecordChange = Omit<components['schemas']['RecordChange'], 'sequence'>;

/** What one audit row tells. */
export interface AuditedChange {
  /** Of the audit row. */
  id: number;
  changes: RecordChange[];
}

/** Audit rows that one delivery tells; more is told as `reset`. */
export const MAX_ROWS = 5000;

interface Row {
  id: number;
  entity: LiveEntity;
  uuid: string;
  revision: number | null;
  action: RecordChange['action'];
  /** Names the record that the changed one is a part of. */
  isPart: boolean;
  byUserUuid: string | null;
  clientId: string | null;
  /** Uuids of records that show this one, before and after. */
  shownBefore: string[] | string | null;
  shownAfter: string[] | string | null;
}

const AUDITED = [...LIVE_ENTITIES.map(auditName), ...VOTING_PARTS];

/** The audit trail's name of a kind as that of events. */
const NAME = `case l.entity ${VOTING_PARTS.map(part => `when '${part}' then 'HazardVoteEvent'`).join(' ')} ${Object.entries(
  AUDIT_NAMES,
)
  .map(([entity, audited]) => `when '${audited}' then '${entity}'`)
  .join(' ')} else l.entity end`;

const shown = (image: string) =>
  `case l.entity ${Object.entries(SHOWN_IN)
    .map(([entity, { field }]) => `when '${entity}' then ${image}->'${field}'`)
    .join(' ')} end`;
const VOTING_KINDS = ['HazardVoteEvent', ...VOTING_PARTS].map(entity => `'${entity}'`).join(', ');

/**
 * Rows of project $1 that the snapshot $2 did not see and that match `more`. Those of transactions that this database has
 * not begun are left out: they came with a copy of another one.
 */
const rowsSince = (seen: string, more: string) =>
  `select l.id::int8 as id, ${NAME} as entity, case when ${IS_PART} then round.uuid else l.record_uuid end as uuid, ` +
  `case when ${IS_PART} then 'UPDATE' else l.action end as action, ${IS_PART} as "isPart", ` +
  `l.actor_user_uuid as "byUserUuid", l.client_id as "clientId", ` +
  `case when l.action = 'DELETE' or ${IS_PART} then null else (l.after->>'revision')::int end as revision, ` +
  `${shown('l.before')} as "shownBefore", ` +
  `case when l.entity in (${VOTING_KINDS}) then ${HAZARD_OF_ROUND} else ${shown('l.after')} end as "shownAfter" ` +
  `from audit_trail l ${ROUND_OF_PART} where ${IS_TOLD} and l.project_uuid = $1 and l.entity = any($3) ` +
  `and l.transaction_id >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(l.transaction_id, $2::pg_snapshot) ` +
  `and l.transaction_id < pg_snapshot_xmax(${seen}) ${more} order by l.id limit ${MAX_ROWS + 1}`;

/** One statement, so that the snapshot is exactly the one that the rows were read with. */
const NEW_ROWS =
  'with snapshot as materialized (select pg_current_snapshot() as seen), ' +
  `found as (${rowsSince('(select seen from snapshot)', '')}) ` +
  `select (select seen from snapshot)::text as seen, coalesce((select json_agg(f order by f.id) from found f), '[]'::json) as rows`;

/** Rows that $4 saw, but not those up to $6 that $5 saw. */
const MISSED_ROWS = rowsSince(
  '$4::pg_snapshot',
  'and pg_visible_in_snapshot(l.transaction_id, $4::pg_snapshot) ' +
    'and not (l.id <= $6 and pg_visible_in_snapshot(l.transaction_id, $5::pg_snapshot))',
);

/** What the database has committed just now, as a `pg_snapshot` text. */
export async function currentSnapshot(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ seen: string }>('select pg_current_snapshot()::text as seen');
  return rows[0]?.seen ?? '';
}

/** What was committed to a project since a snapshot; `undefined` in place of too many changes. */
export async function readNewChanges(
  pool: Pool,
  projectUuid: string,
  since: string,
): Promise<{ seen: string; changes: AuditedChange[] | undefined }> {
  const { rows } = await pool.query<{ seen: string; rows: Row[] }>({
    name: 'live-new-changes',
    text: NEW_ROWS,
    values: [projectUuid, since, AUDITED],
  });
  const [answer] = rows;
  if (!answer) throw new Error('No snapshot came back');
  return { seen: answer.seen, changes: told(answer.rows) };
}

/** What a stream that broke off has missed up to a snapshot; `undefined` when it is too much to tell. */
export async function readMissedChanges(
  pool: Pool,
  { projectUuid, from, to, after }: { projectUuid: string; from: string; to: string; after: number },
  until: string,
): Promise<AuditedChange[] | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'live-missed-changes',
    text: MISSED_ROWS,
    values: [projectUuid, from, AUDITED, until, to, after],
  });
  return told(rows);
}

function told(rows: Row[]): AuditedChange[] | undefined {
  if (rows.length > MAX_ROWS) return undefined;
  const own = new Set(rows.flatMap(({ entity, uuid, isPart }) => (isPart ? [] : [`${entity} ${uuid}`])));
  return rows.flatMap(row => {
    const changes = [...ownChange(row, own), ...shownChanges(row, own)];
    return changes.length > 0 ? [{ id: Number(row.id), changes }] : [];
  });
}

/** What the row itself tells; parts of one record tell it once. */
function ownChange(row: Row, own: Set<string>): RecordChange[] {
  const key = `${row.entity} ${row.uuid}`;
  if (row.isPart && own.has(key)) return [];
  own.add(key);
  return [changeOf(row)];
}

const changeOf = ({ entity, uuid, revision, action, byUserUuid, clientId }: Row): RecordChange => ({
  entity,
  uuid,
  revision,
  action,
  byUserUuid,
  clientId,
});

/** What shows a round. */
const HAZARD = { entity: 'Hazard' } as const;

/** Records that show the changed one, unless they are told by themselves. */
function shownChanges(row: Row, own: Set<string>): RecordChange[] {
  const target = row.entity === 'HazardVoteEvent' ? HAZARD : SHOWN_IN[row.entity];
  if (!target) return [];
  const [before, after] = [row.shownBefore, row.shownAfter].map(value => new Set([value ?? []].flat()));
  // A single reference shows every change of the record; a list shows only that the record is in it.
  const isList = Array.isArray(row.shownBefore ?? row.shownAfter);
  const touched = [...new Set([...(before ?? []), ...(after ?? [])])].filter(
    uuid => !isList || before?.has(uuid) !== after?.has(uuid),
  );
  return touched
    .filter(uuid => !own.has(`${target.entity} ${uuid}`))
    .map(uuid => {
      own.add(`${target.entity} ${uuid}`);
      return {
        entity: target.entity,
        uuid,
        revision: null,
        action: 'UPDATE' as const,
        byUserUuid: row.byUserUuid,
        clientId: row.clientId,
      };
    });
}
