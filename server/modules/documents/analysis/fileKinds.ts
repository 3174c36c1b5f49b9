export type FileKind = 'PDF' | 'WORD' | 'WORKBOOK' | 'TEXT';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const KINDS: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'PDF',
  [`${OFFICE}.wordprocessingml.document`]: 'WORD',
  [`${OFFICE}.spreadsheetml.sheet`]: 'WORKBOOK',
  'text/plain': 'TEXT',
  'text/markdown': 'TEXT',
  'text/csv': 'TEXT',
};

/** Larger ones are not read. */
const MAX_BYTES = 50_000_000;

/** How the text of a file is read; undefined where it cannot be. @param mimeType what its first bytes say */
export const fileKind = (mimeType: string): FileKind | undefined => KINDS[mimeType];

/** Why a file is not analysed; undefined if it is. */
export const analysisProblem = (mimeType: string, sizeBytes: number): string | undefined => {
  if (!fileKind(mimeType))
    return `The text of files of this kind cannot be read (${mimeType}). Upload the document as PDF, Word (.docx), Excel (.xlsx), Markdown or text.`;
  return sizeBytes > MAX_BYTES
    ? 'This file is larger than 50 MB and is not analysed. Upload the document in parts.'
    : undefined;
};
