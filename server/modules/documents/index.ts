import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError } from '../../contract/errors.ts';
import { listRecords } from '../../database/records/reading.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRules } from '../shared/projectRecords.ts';
import { documentAnalysisType } from './analysis/analysisRecord.ts';
import { analyzeDocumentRevision } from './analysis/startAnalysis.ts';
import {
  addDocumentRevision,
  createPlatformDocument,
  createProjectDocument,
  createQuokkaFscDocument,
  downloadDocumentRevision,
} from './documentFiles.ts';
import { documentRevisionType, documentType } from './documentRecord.ts';

export { documentAnalysisType } from './analysis/analysisRecord.ts';
export { ANALYSIS_JOB } from './analysis/analysisTypes.ts';
export { keepAnalysis } from './analysis/keepAnalysis.ts';
export { sentencesOf } from './analysis/sentenceRules.ts';
export { documentRevisionType, documentType } from './documentRecord.ts';
export { fileProblem } from './documentRules.ts';

const listDocumentRevisions: Handler<'listDocumentRevisions'> = async (
  { path, query },
  { pool, userUuid },
) => {
  const ofDocument = { ...query, documentUuid: path.documentUuid };
  return {
    status: 200,
    body: dataText(await listRecords(pool, documentRevisionType, ofDocument, undefined, userUuid)),
  };
};

export const documentHandlers = {
  ...recordHandlers(documentType, projectRules),
  ...recordHandlers(documentRevisionType, {
    visible: inVisibleProjects,
    async lock(client, { projectUuid }) {
      // Otherwise two requests deleting the last two revisions would each still see another one.
      await client.query('select 1 from projects where uuid = $1 for no key update', [projectUuid]);
    },
    async beforeDelete(uuid, _context, database) {
      const { rows } = await database.query<{ others: boolean }>(
        `select exists (select 1 from document_revisions o where o.document_uuid = r.document_uuid and o.uuid <> r.uuid) as others
         from document_revisions r where r.uuid = $1`,
        [uuid],
      );
      if (rows[0]?.others === false)
        throw new ApiError(
          'RULE_VIOLATED',
          'This is the only revision. Delete the document instead; nothing was changed.',
        );
    },
  }),
  listDocumentRevisions,
  addDocumentRevision,
  createProjectDocument,
  createPlatformDocument,
  createQuokkaFscDocument,
  downloadDocumentRevision,
  ...recordHandlers(documentAnalysisType, projectRules),
  analyzeDocumentRevision,
};
