import { getDocumentProxy } from 'unpdf';
import { READING_LIMITS, type ReadPage } from './readTypes.ts';

/** Lines that are further apart than this, in heights of the line, are paragraphs of their own. */
const PARAGRAPH_GAP = 1.7;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type TextItem = Extract<
  Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number],
  { str: string }
>;

/** The pages of a PDF; its scripts and forms do nothing. @throws Error where it is damaged or has a password */
export async function pdfPages(
  bytes: Uint8Array,
  report: (done: number, total: number) => void,
): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, enableXfa: false, verbosity: 0 });
  const total = Math.min(pdf.numPages, READING_LIMITS.pages + 1);
  const pages: ReadPage[] = [];
  let characters = 0;
  for (let page = 1; page <= total && characters <= READING_LIMITS.characters; page += 1) {
    const opened = await pdf.getPage(page);
    const { items } = await opened.getTextContent();
    const text = linesOf(items.filter((item): item is TextItem => 'str' in item));
    opened.cleanup();
    characters += text.length;
    pages.push({ page, section: '', text });
    report(page, total);
  }
  await pdf.destroy();
  return pages;
}

/** Text in lines, with an empty one between paragraphs. */
function linesOf(items: readonly TextItem[]): string {
  let text = '';
  let above: number | undefined;
  for (const { str, hasEOL, transform, height } of items) {
    const y = Number(transform[5]);
    if (text.endsWith('\n') && str.trim() !== '') {
      if (above !== undefined && height > 0 && above - y > PARAGRAPH_GAP * height) text += '\n';
    }
    if (str.trim() !== '') above = y;
    text += hasEOL ? `${str}\n` : str;
  }
  return text;
}
