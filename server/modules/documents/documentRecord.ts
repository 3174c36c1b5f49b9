import { projection } from '../../database/records/projection.ts';
import { defineRecord, type Link } from '../../database/records/recordType.ts';
import {
  documentHazards,
  documentRevisions,
  documentSafetyTargets,
  documentSrems,
  documents,
} from '../../database/schema/index.ts';
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

const hazardUuids: Link = {
  table: documentHazards,
  owner: documentHazards.documentUuid,
  target: documentHazards.hazardUuid,
  project: documentHazards.projectUuid,
};
const safetyTargetUuids: Link = {
  table: documentSafetyTargets,
  owner: documentSafetyTargets.documentUuid,
  target: documentSafetyTargets.safetyTargetUuid,
  project: documentSafetyTargets.projectUuid,
};
const sremUuids: Link = {
  table: documentSrems,
  owner: documentSrems.documentUuid,
  target: documentSrems.sremUuid,
  project: documentSrems.projectUuid,
};

export const documentType = defineRecord({
  ...projectRecord,
  entity: 'Document',
  plural: 'Documents',
  table: documents,
  codePrefix: 'DOC',
  links: { hazardUuids, safetyTargetUuids, sremUuids },
  computed: {
    latestRevision: alias =>
      `select row_to_json(l) from (select ${projection(documentRevisionType, 'r')} from document_revisions r where r.document_uuid = ${alias}."uuid" order by r.number desc limit 1) l`,
    revisionCount: alias =>
      `select count(*) from document_revisions r where r.document_uuid = ${alias}."uuid"`,
  },
});
