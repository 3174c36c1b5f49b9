import { ApiError } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { type Parameters as Bound, Parameters, type Queryable } from '../../database/records/reading.ts';
import type { RecordTypes } from '../../database/records/references.ts';
import type { HistoryCursor } from '../../events/eventCursor.ts';
import { AUDIT_NAMES, LIVE_ENTITIES } from '../../events/liveEntities.ts';
import type { Handler } from '../../http/handler.ts';
import { fieldChanges, type Snapshot } from '../shared/fieldChanges.ts';
import { type HistoryFilter, historyFile, historyFilter } from '../shared/historyFile.ts';
import { TOLD_RECORD, TOLD_RECORD_JOINS } from './toldRecord.ts';

type Entry = components['schemas']['ProjectHistoryEntry'];
type Entity = components['schemas']['ProjectHistoryEntity'];

/** Kinds that are blind until their round was revealed (docs/decisions/0006). */
const VOTING: readonly Entity[] = ['HazardVote', 'HazardVoteEvent', 'HazardVoteEventComment'];
const ENTITIES: readonly Entity[] = [...new Set([...LIVE_ENTITIES, ...VOTING])];

const names: Partial<Record<Entity, string>> = AUDIT_NAMES;
const auditName = (entity: Entity) => names[entity] ?? entity;
const entityOf = new Map(ENTITIES.map(entity => [auditName(entity), entity]));

const listed = (entities: readonly Entity[]) => `array[${entities.map(entity => `'${entity}'`).join(', ')}]`;
/** What people think and say, as opposed to the round itself. */
const isPart = `l.entity = any(${listed(['HazardVote', 'HazardVoteEventComment'])})`;

/** The row that revealed the round of a row of voting: what the trail itself says, so that it holds for a deleted round. */
const REVEAL = `left join lateral (select min(r.id) as id from audit_trail r
    where l.entity = any(${listed(VOTING)}) and r.entity = 'HazardVoteEvent' and r.after->>'revealedAt' is not null
    and r.record_uuid = case l.entity when 'HazardVoteEvent' then l.record_uuid
      else (coalesce(l.after, l.before)->>'hazardVoteEventUuid')::uuid end) reveal on true`;

/**
 * Rows that are not of voting, or of a round that was revealed. What somebody thought or said while it was blind and
 * changed or took back before the reveal stays their own (docs/decisions/0057): of those rows the empty seat is told, and
 * the one that was revealed.
 */
const REVEALED = `(l.entity <> all(${listed(VOTING)}) or reveal.id is not null and (not (${isPart}) or l.id > reveal.id
    or l.action = 'CREATE' and l.after->>'state' = 'PENDING'
    or l.action <> 'DELETE' and not exists (
      select 1 from audit_trail n where n.record_uuid = l.record_uuid and n.id > l.id and n.id < reveal.id)))`;

/** Without what was thought before. */
const BEFORE = `case when ${isPart} and l.id < reveal.id and l.before->>'state' is distinct from 'PENDING' then null else l.before end`;

interface Row extends Omit<Entry, 'entity' | 'fields'> {
  id: number;
  entity: string;
  before: Snapshot;
  after: Snapshot;
}

interface Wanted extends HistoryFilter {
  projectUuid: string;
  recordUuid?: string[] | undefined;
  entity?: Entity[] | undefined;
  limit: number;
}

/** One row more than is shown: whether there is a next page. */
function rowsText(
  { projectUuid, recordUuid, entity, limit, ...filter }: Wanted,
  place: string,
  direction: 'asc' | 'desc',
  bound: Bound,
): string {
  const wanted = bound.add((entity ?? ENTITIES).map(auditName));
  const records = recordUuid ? ` and l.record_uuid = any(${bound.add(recordUuid)}::uuid[])` : '';
  return (
    `select l.id::int8 as id, l.at, l.action, l.entity, l.operation_id as "operationId", l.reason, ${BEFORE} as before, l.after, ` +
    `(coalesce(l.after, l.before)->>'revision')::int as revision, ${TOLD_RECORD} from audit_trail l ${TOLD_RECORD_JOINS} ${REVEAL} ` +
    `where l.project_uuid = ${bound.add(projectUuid)} and l.entity = any(${wanted})${records} and ${REVEALED}${historyFilter(filter, bound)} and ${place} ` +
    `order by l.id ${direction} limit ${limit + 1}`
  );
}

async function newestFirst(
  wanted: Wanted,
  cursor: HistoryCursor | undefined,
  database: Queryable,
): Promise<{ rows: Row[]; next: HistoryCursor | null }> {
  const bound = new Parameters();
  const place = cursor && 'before' in cursor ? `l.id < ${bound.add(cursor.before)}` : 'true';
  const { rows } = await database.query<Row>(rowsText(wanted, place, 'desc', bound), bound.values);
  const shown = rows.slice(0, wanted.limit);
  const last = shown.at(-1);
  const next =
    rows.length > shown.length && last ? { projectUuid: wanted.projectUuid, before: Number(last.id) } : null;
  return { rows: shown, next };
}

/**
 * What is new since a snapshot, by pages of another one: ids are drawn before the commit, so "after id 17" would miss a
 * row 16 that is committed later (docs/decisions/0011). Rows of transactions that this database has not begun came with
 * a copy of another one: they are old, and told to whoever begins from the beginning.
 */
async function oldestFirst(
  wanted: Wanted,
  cursor: HistoryCursor | undefined,
  database: Queryable,
): Promise<{ rows: Row[]; next: HistoryCursor }> {
  const { from, to, after } = cursor && 'after' in cursor ? cursor : { from: null, to: null, after: 0 };
  const bound = new Parameters();
  const seen = '(select seen from snapshot)';
  const until = bound.add(to);
  const isSeen = `pg_visible_in_snapshot(l.transaction_id, ${seen})`;
  const since = bound.add(from);
  const isNew =
    from === null
      ? `(${since}::text is null and (${isSeen} or l.transaction_id >= pg_snapshot_xmax(pg_current_snapshot())))`
      : `l.transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(l.transaction_id, ${since}::pg_snapshot) and ${isSeen}`;
  const found = rowsText(wanted, `l.id > ${bound.add(after)} and ${isNew}`, 'asc', bound);
  const { rows: answers } = await database.query<{ seen: string; rows: Row[] }>(
    `with snapshot as materialized (select coalesce(${until}::pg_snapshot, pg_current_snapshot()) as seen), found as (${found}) ` +
      `select ${seen}::text as seen, coalesce((select json_agg(f order by f.id) from found f), '[]'::json) as rows`,
    bound.values,
  );
  const [answer] = answers;
  if (!answer) throw new Error('No snapshot came back');
  const shown = answer.rows.slice(0, wanted.limit);
  const last = shown.at(-1);
  const { projectUuid } = wanted;
  const next =
    answer.rows.length > shown.length && last
      ? { projectUuid, from, to: answer.seen, after: Number(last.id) }
      : { projectUuid, from: answer.seen, to: null, after: 0 };
  return { rows: shown, next };
}

const unknownPlace = () => {
  const message = 'This is no place in the history of this project. Begin without `after`.';
  return new ApiError('VALIDATION_FAILED', message, { fields: [{ path: 'after', message }] });
};

export const listProjectHistory: Handler<'listProjectHistory'> = async ({ path, query }, context) => {
  const { projectUuid } = path;
  const { after, order = 'desc', limit = 50, ...filter } = query;
  const cursors = context.live.history;
  const cursor = after === undefined ? undefined : cursors.read(after);
  const isKnown =
    cursor?.projectUuid === projectUuid.toLowerCase() && 'after' in cursor === (order === 'asc');
  if (after !== undefined && !isKnown) throw unknownPlace();
  const read = order === 'asc' ? oldestFirst : newestFirst;
  const wanted = { ...filter, projectUuid: projectUuid.toLowerCase(), limit };
  const { rows, next } = await read(wanted, cursor, context.pool);
  const results = entriesOf(rows, context.types);
  return { status: 200, body: { data: { results, next: next && cursors.write(next) } } };
};

const entriesOf = (rows: readonly Row[], types: RecordTypes): Entry[] =>
  rows.flatMap(({ id: _id, at, entity: audited, before, after, ...told }): Entry[] => {
    const type = types.ofEntity(audited);
    const name = entityOf.get(audited);
    if (!type || !name) return [];
    return [
      { ...told, at: new Date(at).toISOString(), entity: name, fields: fieldChanges(type, before, after) },
    ];
  });

export const exportProjectHistory: Handler<'exportProjectHistory'> = async ({ path, query }, context) => {
  const projectUuid = path.projectUuid.toLowerCase();
  const page = async (before: number | undefined, limit: number) => {
    const cursor = before === undefined ? undefined : { projectUuid, before };
    const { rows, next } = await newestFirst({ ...query, projectUuid, limit }, cursor, context.pool);
    return { entries: entriesOf(rows, context.types), next: next && 'before' in next ? next.before : null };
  };
  return { status: 200, body: await historyFile('history', page) };
};

/** Changes that are read at a time. */
const PAGE = 1000;

/** All changes of a project that its readers may know of, the newest first, by pages. */
export async function* historyOf(
  database: Queryable,
  types: RecordTypes,
  projectUuid: string,
): AsyncGenerator<Entry[]> {
  let before: number | undefined;
  do {
    const cursor = before === undefined ? undefined : { projectUuid, before };
    const { rows, next } = await newestFirst({ projectUuid, limit: PAGE }, cursor, database);
    const entries = entriesOf(rows, types);
    if (entries.length > 0) yield entries;
    before = next && 'before' in next ? next.before : undefined;
  } while (before !== undefined);
}
