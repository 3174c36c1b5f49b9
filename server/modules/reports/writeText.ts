import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { markdownParagraphs } from './document/markdown.ts';
import { type Block, heading, type ReportDocument } from './document/model.ts';
import { renderDocx } from './docx/renderDocx.ts';
import { renderPdf } from './pdf/renderPdf.ts';

/** Of all such files, so that the same text is the same file. */
const DAY = '2026-01-15';

/**
 * A short English text as a file. Its first line is the title, "## " begins a chapter; the rest is markdown.
 * @param author stands in the file's properties and at the head of each page
 */
export async function writeText(text: string, format: 'pdf' | 'docx', author: string): Promise<Buffer> {
  const [, title = '', body = text] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const blocks: Block[] = [heading(1, title, 'title')];
  for (const [at, chapter] of body.split(/^## /m).entries()) {
    const [name = '', words = ''] =
      at === 0 ? ['', chapter] : (/^(.+)\n([\s\S]*)$/.exec(chapter)?.slice(1) ?? []);
    if (name) blocks.push(heading(2, name, `chapter-${at}`));
    for (const paragraph of markdownParagraphs(words)) blocks.push({ kind: 'paragraph', paragraph });
  }
  const document: ReportDocument = {
    language: 'en',
    title,
    author,
    head: [title, author],
    pageOf: 'Page {1} of {2}',
    day: DAY,
    blocks: () => blocks,
  };
  const out = new PassThrough();
  const [content] = await Promise.all([
    buffer(out),
    format === 'pdf' ? renderPdf(document, out) : renderDocx(document, out),
  ]);
  return content;
}
