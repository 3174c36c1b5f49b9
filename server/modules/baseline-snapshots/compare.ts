import type { PoolClient } from 'pg';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters } from '../../database/records/reading.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import type { Handler } from '../../http/handler.ts';
import { namesOf } from './names.ts';
import { comparedFields, ignoredFields, kindsOf, rowsSql } from './snapshotSql.ts';

type Schemas = components['schemas'];
type Change = Schemas['BaselineChange'];
type Counts = Omit<Schemas['BaselineChangeCounts'], 'entity'>;
type State = Record<string, unknown> | null;

/** Records of a kind on one side: those of a baseline, or of the project as it is. */
function sideSql(
  type: RecordType,
  side: { baselineUuid: string } | { projectUuid: string },
  bound: Parameters,
): string {
  const ignored = `${bound.add(ignoredFields(type))}::text[]`;
  const from =
    'baselineUuid' in side
      ? `(select b.* from baseline_records b where b.baseline_uuid = ${bound.add(side.baselineUuid)} and b.entity = ${bound.add(type.entity)})`
      : `(${rowsSql(type, `${bound.add(side.projectUuid)}::uuid`, comparedFields(type))})`;
  // A field that an older baseline does not know is as one without a value.
  return `select r.record_uuid, r.code, r.name, r.hazard_uuid, r.place, jsonb_strip_nulls(r.data - ${ignored}) as data from ${from} r`;
}

interface Wanted {
  before: string;
  after: { baselineUuid: string } | { projectUuid: string };
  change: readonly Change[] | undefined;
  search: string | undefined;
  recordUuid: readonly string[] | undefined;
}

interface Row {
  uuid: string;
  code: string | null;
  name: string;
  hazardUuid: string | null;
  change: Change;
  before: State;
  after: State;
}

/** How many records of a kind differ, and a part of them. */
async function differencesOf(
  client: PoolClient,
  type: RecordType,
  { before, after, change, search, recordUuid }: Wanted,
  page: { limit: number; offset: number },
): Promise<{ counts: Counts; total: number; rows: Row[] }> {
  const bound = new Parameters();
  const old = sideSql(type, { baselineUuid: before }, bound);
  const young = sideSql(type, after, bound);
  const conditions = ['true'];
  if (change) conditions.push(`c.change = any(${bound.add(change)}::text[])`);
  if (recordUuid) {
    const wanted = `${bound.add(recordUuid)}::uuid[]`;
    conditions.push(`(c.record_uuid = any(${wanted}) or c.hazard_uuid = any(${wanted}))`);
  }
  if (search?.trim())
    conditions.push(
      `strpos(lower(concat_ws(' ', c.code, c.name)), ${bound.add(search.trim().toLowerCase())}) > 0`,
    );
  const order = `c.place, ${naturally('c.code')}, c.record_uuid`;
  const text =
    `with old as materialized (${old}), young as materialized (${young}), ` +
    `changed as materialized (select record_uuid, coalesce(y.code, o.code) as code, coalesce(y.name, o.name) as name, ` +
    `coalesce(y.hazard_uuid, o.hazard_uuid) as hazard_uuid, coalesce(y.place, o.place) as place, ` +
    `case when o.data is null then 'ADDED' when y.data is null then 'REMOVED' else 'CHANGED' end as change, ` +
    `o.data as before, y.data as after from old o full join young y using (record_uuid) where o.data is distinct from y.data), ` +
    `wanted as (select * from changed c where ${conditions.join(' and ')}) ` +
    `select (select json_build_object('added', count(*) filter (where c.change = 'ADDED'), 'removed', count(*) filter (where c.change = 'REMOVED'), ` +
    `'changed', count(*) filter (where c.change = 'CHANGED')) from changed c) as counts, (select count(*)::int from wanted) as total, ` +
    `(select coalesce(json_agg(json_build_object('uuid', c.record_uuid, 'code', c.code, 'name', c.name, 'hazardUuid', c.hazard_uuid, ` +
    `'change', c.change, 'before', c.before, 'after', c.after) order by ${order}), '[]'::json) ` +
    `from (select * from wanted c order by ${order} limit ${bound.add(page.limit)} offset ${bound.add(page.offset)}) c) as rows`;
  const { rows } = await client.query<{ counts: Counts; total: number; rows: Row[] }>(text, bound.values);
  return rows[0] ?? { counts: { added: 0, removed: 0, changed: 0 }, total: 0, rows: [] };
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that differ; of a record that came or went those that hold something. */
export function fieldDifferences(fields: readonly string[], before: State, after: State) {
  return fields.flatMap(field => {
    const one = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    const isTold =
      before && after
        ? JSON.stringify(one.before) !== JSON.stringify(one.after)
        : !isNothing(before ? one.before : one.after);
    return isTold ? [one] : [];
  });
}

/** Of which project a baseline is. */
async function projectOfBaseline(client: PoolClient, uuid: string): Promise<string | undefined> {
  const { rows } = await client.query<{ projectUuid: string }>(
    'select project_uuid as "projectUuid" from baselines where uuid = $1',
    [uuid],
  );
  return rows[0]?.projectUuid;
}

const ELSEWHERE = 'There is no such baseline in this project.';

export const compareBaseline: Handler<'compareBaseline'> = async ({ path, query }, { pool, types }) => {
  const { with: other, entity, change, search, recordUuid, limit = 100, offset = 0 } = query;
  const data = await inTransaction(pool, async client => {
    // Kinds are read one by one, all of the same moment.
    await client.query('set transaction isolation level repeatable read, read only');
    const projectUuid = await projectOfBaseline(client, path.baselineUuid);
    if (!projectUuid) throw notFound('baseline');
    if (other && (await projectOfBaseline(client, other)) !== projectUuid)
      throw fieldProblem('with', ELSEWHERE);
    const after = other ? { baselineUuid: other } : { projectUuid };
    const wanted = { before: path.baselineUuid, after, change, search, recordUuid };
    const counts: Schemas['BaselineChangeCounts'][] = [];
    const results: Schemas['BaselineDifference'][] = [];
    let total = 0;
    for (const type of kindsOf(types)) {
      const isListed = entity?.includes(type.entity) ?? true;
      const page = {
        limit: isListed ? limit - results.length : 0,
        offset: Math.max(0, offset - total),
      };
      const found = await differencesOf(client, type, wanted, page);
      if (found.counts.added + found.counts.removed + found.counts.changed > 0)
        counts.push({ entity: type.entity, ...found.counts });
      if (!isListed) continue;
      total += found.total;
      const fields = comparedFields(type);
      for (const { before, after: now, ...row } of found.rows)
        results.push({ ...row, entity: type.entity, fields: fieldDifferences(fields, before, now) });
    }
    const names = await namesOf(client, types, [path.baselineUuid, ...(other ? [other] : [])], results);
    return { counts, results, total, names };
  });
  return { status: 200, body: { data } };
};
