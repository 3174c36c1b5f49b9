import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { documentRevisions, documents } from '../../database/schema/index.ts';
import { projectRecord } from '../shared/projectRecords.ts';

export const documentRevisionType = defineRecord({
  entity: 'DocumentRevision',
  plural: 'DocumentRevisions',
  table: documentRevisions,
  hidden: ['fileUuid'],
  searched: ['fileName', 'comment'],
  orderBy: 'number',
  label: 'fileName',
});

export const documentType = defineRecord({
  ...projectRecord,
  entity: 'Document',
  plural: 'Documents',
  table: documents,
  codePrefix: 'DOC',
  computed: {
    latestRevision: alias =>
      `select row_to_json(l) from (select ${projection(documentRevisionType, 'r')} from document_revisions r where r.document_uuid = ${alias}."uuid" order by r.number desc limit 1) l`,
    revisionCount: alias =>
      `select count(*) from document_revisions r where r.document_uuid = ${alias}."uuid"`,
  },
});
