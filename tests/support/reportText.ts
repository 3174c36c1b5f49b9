import { unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { extractText } from 'unpdf';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export interface ReadReport {
  /** All of its words without blanks: where lines end is the format's affair. */
  text: string;
  pages?: number;
}

/** Letters without blanks, so that a text is found over the ends of lines and pages. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** The parts of a DOCX as XML documents; one that is not well formed throws. */
export function docxParts(content: Buffer): Map<string, Document> {
  const parts = new Map<string, Document>();
  for (const [name, bytes] of Object.entries(unzipSync(content)))
    if (/\.(xml|rels)$/.test(name))
      parts.set(
        name,
        new JSDOM(Buffer.from(bytes).toString('utf8'), { contentType: 'application/xml' }).window.document,
      );
  return parts;
}

export const wordElements = (part: Document | undefined, name: string): Element[] => [
  ...(part?.getElementsByTagNameNS(WORD, name) ?? []),
];

export const wordAttribute = (element: Element, name: string): string | null =>
  element.getAttributeNS(WORD, name);

/** Reads a report back by a library that has nothing to do with the one that wrote it. */
export async function readReport(format: string, content: Buffer): Promise<ReadReport> {
  if (format === 'pdf') {
    const { text, totalPages } = await extractText(new Uint8Array(content), { mergePages: true });
    return { text: squeezed(text), pages: totalPages };
  }
  if (format === 'docx') {
    const words = wordElements(docxParts(content).get('word/document.xml'), 't');
    return { text: squeezed(words.map(({ textContent }) => textContent ?? '').join('')) };
  }
  const { document } = new JSDOM(content.toString('utf8')).window;
  for (const style of document.querySelectorAll('style')) style.remove();
  return { text: squeezed(document.documentElement.textContent ?? '') };
}
