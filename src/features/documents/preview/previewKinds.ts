export type PreviewKind = 'PDF' | 'IMAGE' | 'TEXT' | 'MARKDOWN' | 'WORD';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files above this are only downloaded. */
export const PREVIEW_MAX_BYTES = 50_000_000;
/** Characters of a text that are shown. */
export const TEXT_MAX_CHARACTERS = 200_000;

/** How a file can be shown; undefined where it can only be downloaded. @param mimeType what its first bytes say */
export function previewKind(mimeType: string, fileName: string): PreviewKind | undefined {
  if (mimeType === 'application/pdf') return 'PDF';
  if (/^image\/(png|jpeg|gif|webp)$/.test(mimeType)) return 'IMAGE';
  if (mimeType === WORD) return 'WORD';
  if (mimeType === 'text/markdown' || (mimeType === 'text/plain' && /\.(md|markdown)$/i.test(fileName)))
    return 'MARKDOWN';
  if (mimeType.startsWith('text/') || mimeType === 'application/json' || mimeType === 'application/xml')
    return 'TEXT';
  return undefined;
}
