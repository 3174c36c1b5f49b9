import type { DocumentAnalysis, DocumentSuggestion } from '@/api/documents';
import { defineTexts } from '@/glossary/defineTexts';

/** What sentences read like, in the order of the list. */
export const FINDING_TEXTS = defineTexts(
  'document-analysis',
  {
    HAZARD: 'Hazards',
    REQUIREMENT: 'Requirements, as functions',
    ASSUMPTION: 'Assumptions',
    FIGURE: 'Figures, as assumptions',
  },
  'finding-',
);
export const FINDINGS = Object.keys(FINDING_TEXTS) as DocumentSuggestion['finding'][];

/** Why each is suggested; {1} are the words that it was found by. */
export const REASON_TEXTS = defineTexts(
  'document-analysis',
  {
    HAZARD: '“{1}” names a danger or a harm',
    REQUIREMENT: '“{1}” says what the item has to do',
    ASSUMPTION: '“{1}” says what is taken for granted',
    FIGURE: '“{1}” is a figure that ratings may rest on',
  },
  'reason-',
);

export const PROBLEM_TEXTS = defineTexts(
  'document-analysis',
  {
    UNREADABLE:
      'The file is damaged, has a password, or cannot be read safely. Save it again, then upload the new file.',
    NO_TEXT: 'The file has no text. Scanned pages need text recognition (OCR) first.',
    TOO_LARGE: 'Reading the file takes more memory or time than it may have. Upload the document in parts.',
    FILE_GONE: 'The file is missing in the storage. Upload it again.',
    NO_ACCESS: 'Whoever asked for it may not edit this analysis any more.',
    BROKE_OFF: 'The server stopped while it read the file. Analyse it again.',
    INTERNAL: 'The file could not be read. If it fails again, tell the operator.',
  },
  'problem-',
);

export const isUnderWay = ({ status }: DocumentAnalysis) => status === 'QUEUED' || status === 'RUNNING';

/** Pictures have no text; what the server cannot read of the rest, it says. */
export const mayHaveText = (mimeType: string) => !mimeType.startsWith('image/');
