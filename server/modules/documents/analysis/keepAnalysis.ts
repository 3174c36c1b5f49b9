import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../../../database/records/dependencies.ts';
import { systemChange, updateRecord } from '../../../database/records/writing.ts';
import type { Job, JobFile } from '../../../jobs/job.ts';
import { documentAnalysisType } from './analysisRecord.ts';
import type { AnalysisResult, AnalysisTask } from './analysisTypes.ts';

const PAGES = `insert into document_pages (project_uuid, document_revision_uuid, position, page, section, text)
  select r.project_uuid, r.uuid, p.position, p.page, p.section, p.text from document_revisions r,
    rows from (jsonb_to_recordset($2::jsonb) as (page int, section text, text text)) with ordinality
      p(page, section, text, position) where r.uuid = $1`;

/**
 * Puts what a worker has found into the database: the pages of the revision, and the suggestions of the analysis. Doing it again
 * changes nothing; an analysis that was deleted meanwhile keeps nothing.
 */
export async function keepAnalysis(pool: Pool, job: Job, { path }: JobFile): Promise<void> {
  const { documentRevisionUuid } = job.parameters as unknown as AnalysisTask;
  const { problem, pages, suggestions, isCut } = JSON.parse(await readFile(path, 'utf8')) as AnalysisResult;
  await inTransaction(pool, async client => {
    const { rows } = await client.query<{ revision: number }>(
      'select revision from document_analyses where uuid = $1 and finished_at is null for no key update',
      [job.uuid],
    );
    if (!rows[0]) return;
    await client.query('delete from document_pages where document_revision_uuid = $1', [
      documentRevisionUuid,
    ]);
    await client.query(PAGES, [documentRevisionUuid, JSON.stringify(pages)]);
    const places = new Set(pages.map(({ page, section }) => page ?? section));
    const finished = {
      revision: rows[0].revision,
      problem,
      found: suggestions,
      pageCount: places.size,
      isCut,
      finishedAt: new Date().toISOString(),
    };
    const change = systemChange({
      operationId: 'analyzeDocumentRevision',
      userUuid: job.userUuid,
      projectUuid: job.projectUuid,
    });
    await updateRecord(client, documentAnalysisType, job.uuid, finished, change);
  });
}
