import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import type { RecordTypes } from '../../database/records/references.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { baselineType, COUNTS_PART } from '../baselines/index.ts';
import { frameOf, REPORT_PART, readReportData } from '../report-data/index.ts';
import { needsReason, readOpenPoints } from './readiness.ts';
import { kindsOf, rowsSql } from './snapshotSql.ts';

/** Files of pictures and documents that stay as long as the baseline names them. */
const FILES = `insert into baseline_files (baseline_uuid, file_uuid)
  select $1::uuid, image_file_uuid from hara_figures where project_uuid = $2::uuid
  union select $1::uuid, file_uuid from document_revisions where project_uuid = $2`;

async function keepRecords(client: PoolClient, types: RecordTypes, uuid: string, projectUuid: string) {
  const counts: { entity: string; count: number }[] = [];
  for (const type of kindsOf(types)) {
    const { rowCount } = await client.query(
      `insert into baseline_records (baseline_uuid, entity, record_uuid, code, name, hazard_uuid, place, data)
       select $1::uuid, $3::text, r.record_uuid, r.code, r.name, r.hazard_uuid, r.place, r.data from (${rowsSql(type, '$2::uuid')}) r`,
      [uuid, projectUuid, type.entity],
    );
    if (rowCount) counts.push({ entity: type.entity, count: rowCount });
  }
  const parts = { [COUNTS_PART]: counts, [REPORT_PART]: frameOf(await readReportData(client, projectUuid)) };
  for (const [part, data] of Object.entries(parts))
    await client.query('insert into baseline_parts (baseline_uuid, part, data) values ($1, $2, $3::jsonb)', [
      uuid,
      part,
      JSON.stringify(data),
    ]);
  await client.query(FILES, [uuid, projectUuid]);
}

const WHY = 'Something is still open. Say why it is frozen all the same. Nothing was saved.';

/** The project and everything in it as it is at one moment, all or nothing; others go on working meanwhile. */
export const createBaseline: Handler<'createBaseline'> = async ({ path: { projectUuid }, body }, context) => {
  const { pool, types, userUuid } = context;
  if (!body.name.trim()) throw fieldProblem('name', 'Give the baseline a name. Nothing was saved.');
  const uuid = randomUUID();
  const reason = body.reason?.trim() ?? '';
  const record = await inTransaction(pool, async client => {
    // Every statement sees what was committed before the first one.
    await client.query('set transaction isolation level repeatable read');
    await holdProjectOpen(client, context);
    const openPoints = await readOpenPoints(client, projectUuid);
    if (needsReason(openPoints) && !reason)
      throw new ApiError('REASON_REQUIRED', WHY, { fields: [{ path: 'reason', message: WHY }] });
    await insertRecords(
      client,
      baselineType,
      [{ ...body, uuid, reason, openPoints }],
      { column: 'projectUuid', uuid: projectUuid },
      changeContext(context, reason || undefined),
    );
    await keepRecords(client, types, uuid, projectUuid);
    return readRecord(client, baselineType, uuid, undefined, userUuid);
  });
  return { status: 201, body: dataText(record ?? 'null') };
};
