import { defineRecord } from '../database/records/recordType.ts';
import { glossaryItems } from '../database/schema/content.ts';

/** A glossary text as a record: revision, audit trail, one write path. */
export const glossaryItemType = defineRecord({
  entity: 'GlossaryItem',
  plural: 'GlossaryItems',
  table: glossaryItems,
  searched: ['uiKey', 'plainText', 'markdownText'],
  orderBy: 'uiKey',
  label: 'uiKey',
});
