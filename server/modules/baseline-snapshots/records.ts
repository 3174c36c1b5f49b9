import { Parameters, separated } from '../../database/records/reading.ts';
import { dataText, type Handler } from '../../http/handler.ts';

/** The records of a baseline as they were. */
export const listBaselineRecords: Handler<'listBaselineRecords'> = async ({ path, query }, { pool }) => {
  const { entity, recordUuid, search, limit = 100, offset = 0 } = query;
  const bound = new Parameters();
  const conditions = [`r.baseline_uuid = ${bound.add(path.baselineUuid)}`];
  if (entity) conditions.push(`r.entity = any(${bound.add(entity)}::text[])`);
  if (recordUuid) conditions.push(`r.record_uuid = any(${bound.add(recordUuid)}::uuid[])`);
  if (search?.trim())
    conditions.push(
      `strpos(lower(concat_ws(' ', r.code, r.name)), ${bound.add(search.trim().toLowerCase())}) > 0`,
    );
  const from = `from baseline_records r where ${conditions.join(' and ')}`;
  const { rows } = await pool.query<{ total: number; record: string | null }>(
    `select c.total, p.record from (select count(*)::int as total ${from}) c left join lateral (
       select json_build_object('entity', r.entity, 'uuid', r.record_uuid, 'code', r.code, 'name', r.name,
         'hazardUuid', r.hazard_uuid, 'data', r.data)::text as record
       ${from} order by r.entity, r.place limit ${bound.add(limit)} offset ${bound.add(offset)}) p on true`,
    bound.values,
  );
  const records = rows.flatMap(({ record }) => record ?? []);
  return {
    status: 200,
    body: dataText(['{"results":[', ...separated(records), `],"total":${rows[0]?.total ?? 0}}`]),
  };
};
