import type { Document, DocumentSuggestion } from '@/api/documents';
import type { DocumentLinkField } from '@/features/shared/links/LinkDocumentDialog';

/** Kinds of records that a document can be linked with. */
const FIELDS: Readonly<Record<string, DocumentLinkField>> = {
  Hazard: 'hazardUuids',
  SafetyTarget: 'safetyTargetUuids',
  Srem: 'sremUuids',
};

export interface SuggestedLink {
  field: DocumentLinkField;
  uuid: string;
  /** Code and name of the record. */
  label: string;
  /** Where the document first names it. */
  suggestion: DocumentSuggestion;
}

/** The records that a document names, or that were made of it, and is not linked with yet; each once, in the order of the text. */
export function suggestedLinks(
  document: Pick<Document, DocumentLinkField>,
  suggestions: readonly DocumentSuggestion[],
): SuggestedLink[] {
  const links = new Map<string, SuggestedLink>();
  for (const suggestion of suggestions)
    for (const record of [...suggestion.records, suggestion.record]) {
      const field = record && FIELDS[record.entity];
      if (!field || links.has(record.uuid) || document[field].includes(record.uuid)) continue;
      const label = `${record.code} ${record.name}`;
      links.set(record.uuid, { field, uuid: record.uuid, label, suggestion });
    }
  return [...links.values()];
}

/** The fields of the document with these links in them. */
export function withLinks(
  document: Pick<Document, DocumentLinkField>,
  links: readonly SuggestedLink[],
): Partial<Record<DocumentLinkField, string[]>> {
  const fields: Partial<Record<DocumentLinkField, string[]>> = {};
  for (const { field, uuid } of links) fields[field] = [...(fields[field] ?? document[field]), uuid];
  return fields;
}
