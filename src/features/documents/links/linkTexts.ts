import type { DocumentLinkField } from '@/features/shared/links/LinkDocumentDialog';
import { defineTexts } from '@/glossary/defineTexts';

/** What a document may be about. */
export const LINK_TEXTS = defineTexts(
  'documents',
  { hazardUuids: 'Hazards', safetyTargetUuids: 'Safety targets', sremUuids: 'Requirements' },
  'links-',
);
export const LINK_FIELDS = Object.keys(LINK_TEXTS) as DocumentLinkField[];
