import { type AnyPgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { inProject, projectKeys } from './analysis.ts';
import { projectRecordColumns } from './columns.ts';

/** A document of a project: its content is in its revisions. */
export const documents = pgTable(
  'documents',
  {
    ...projectRecordColumns(),
    kind: text('kind', { enum: ['PROJECT', 'PLATFORM', 'QUOKKA_FSC'] }).notNull(),
  },
  table => [...projectKeys('documents', table)],
);

/** Document that shows what a record claims (domain.md 1.1, 1.5, 1.32). */
export const evidenceColumn = () => ({ evidenceDocumentUuid: uuid('evidence_document_uuid') });

/** It is one of the same project. */
export const evidenceInProject = (
  name: string,
  table: Record<'projectUuid' | 'evidenceDocumentUuid', AnyPgColumn>,
) => inProject(`${name}_evidence_document`, table, table.evidenceDocumentUuid, documents);
