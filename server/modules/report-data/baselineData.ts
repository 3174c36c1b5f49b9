import { notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { type ReadRecords, type ReportData, type ReportedBaseline, readParts } from './readReportData.ts';
import type { ReportedRecords } from './records.ts';

/** What a report needs and no record of the project says: kept beside the records of a baseline. */
export interface ReportFrame extends Pick<ReportData, 'at' | 'project' | 'findings' | 'voting' | 'history'> {
  sets: [string, unknown][];
  lookups: [string, unknown][];
  people: [string, unknown][];
  figureFiles: [string, string][];
}

/** What of a project's data is to be kept. */
export const frameOf = (data: ReportData): ReportFrame => ({
  at: data.at,
  project: data.project,
  findings: data.findings,
  voting: data.voting,
  history: data.history,
  sets: [...data.sets],
  lookups: [...data.lookups],
  people: [...data.people],
  figureFiles: [...data.figureFiles],
});

/** Name of the part of a baseline that holds it. */
export const REPORT_PART = 'report';

const BASELINE = `select b.code, b.name, b.created_at as "createdAt", p.data as frame,
  (select coalesce(json_agg(concat_ws(', ', s.signer_name, s.function) order by s.signed_at), '[]') from baseline_signatures s
   where s.baseline_uuid = b.uuid and s.withdrawn_at is null) as "signedBy"
  from baselines b join baseline_parts p on p.baseline_uuid = b.uuid and p.part = '${REPORT_PART}'
  where b.uuid = $1 and b.project_uuid = $2`;

/** The same data as `readReportData` gives, as they were when a baseline was made. */
export async function readKeptReportData(
  database: Queryable,
  projectUuid: string,
  baselineUuid: string,
): Promise<ReportData> {
  const { rows: found } = await database.query<ReportedBaseline & { frame: ReportFrame }>(BASELINE, [
    baselineUuid,
    projectUuid,
  ]);
  const [row] = found;
  if (!row) throw notFound('baseline');
  const { frame, ...baseline } = row;
  const read: ReadRecords = async <Entity extends keyof ReportedRecords>(entity: Entity) => {
    const { rows } = await database.query<{ data: ReportedRecords[Entity] }>(
      'select data from baseline_records where baseline_uuid = $1 and entity = $2 order by place',
      [baselineUuid, entity],
    );
    return rows.map(({ data }) => data);
  };
  const map = <Value>(entries: [string, unknown][]) => new Map(entries as [string, Value][]);
  return {
    ...frame,
    sets: map(frame.sets),
    lookups: map(frame.lookups),
    people: map(frame.people),
    figureFiles: map(frame.figureFiles),
    ...(await readParts(read, await read('Hazard'))),
    baseline,
  };
}
