import { buffer } from 'node:stream/consumers';
import { type Zippable, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readPages } from '../../../../../server/modules/documents/analysis/readPages.ts';
import { READING_LIMITS } from '../../../../../server/modules/documents/analysis/readTypes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const word = (body: string, more: Zippable = {}) =>
  zipSync({ 'word/document.xml': bytes(`<w:document><w:body>${body}</w:body></w:document>`), ...more });
const paragraph = (inside: string) => `<w:p><w:r>${inside}</w:r></w:p>`;
const run = (text: string) => paragraph(`<w:t>${text}</w:t>`);

test('a PDF has its pages, with paragraphs apart', async () => {
  const pdf = new PDFDocument({ userPassword: undefined });
  pdf
    .text('The pump shall stop within two seconds,\nwhatever the load is.')
    .moveDown(2)
    .text('Another paragraph.');
  pdf.addPage().addPage().text('We assume that the operator is trained.');
  pdf.end();
  const { pages, isCut } = await readPages('PDF', new Uint8Array(await buffer(pdf)));
  expect(isCut).toBe(false);
  expect(pages.map(({ page }) => page)).toEqual([1, 3]);
  expect(pages[0]?.text).toBe(
    'The pump shall stop within two seconds,\nwhatever the load is.\n\nAnother paragraph.',
  );
});

test('a Word document has the pages that Word laid out, else those that its author began', async () => {
  const laidOut = word(
    `${run('One')}${paragraph('<w:br w:type="page"/><w:lastRenderedPageBreak/><w:t>Two</w:t>')}${run('&amp; more')}`,
  );
  expect((await readPages('WORD', laidOut)).pages).toEqual([
    { page: 1, section: '', text: 'One' },
    { page: 2, section: '', text: 'Two\n& more' },
  ]);
  const begun = word(`${run('One')}${paragraph('<w:br w:type="page"/><w:t>Two</w:t>')}`);
  expect((await readPages('WORD', begun)).pages.map(({ page }) => page)).toEqual([1, 2]);
  expect((await readPages('WORD', word(run('Alone')))).pages).toEqual([
    { page: null, section: '', text: 'Alone' },
  ]);
});

test('a workbook has its sheets, a line for each row', async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Limits',
        rows: [
          ['Speed', 'The arm moves 2.5 m/s'],
          [null, null],
          ['Force', 12],
        ],
      },
      { name: 'Empty', rows: [] },
    ],
  });
  expect((await readPages('WORKBOOK', new Uint8Array(book))).pages).toEqual([
    { page: null, section: 'Limits', text: 'Speed\tThe arm moves 2.5 m/s\nForce' },
  ]);
});

test('a text is read by its encoding; a form feed begins a page', async () => {
  expect((await readPages('TEXT', bytes('Eins\fZwei für drei'))).pages).toEqual([
    { page: 1, section: '', text: 'Eins' },
    { page: 2, section: '', text: 'Zwei für drei' },
  ]);
  const old = Uint8Array.of(0x66, 0xfc, 0x72);
  expect((await readPages('TEXT', old)).pages[0]?.text).toBe('für');
  expect((await readPages('TEXT', bytes('a\u0000b\u202ec'))).pages[0]?.text).toBe('abc');
});

test('more than the limits is left out, and said', async () => {
  const { pages, isCut } = await readPages('TEXT', bytes('x'.repeat(READING_LIMITS.characters + 1)));
  expect(isCut).toBe(true);
  expect(pages.every(({ text }) => text.length <= READING_LIMITS.pieceCharacters)).toBe(true);
  expect(pages.reduce((sum, { text }) => sum + text.length, 0)).toBe(READING_LIMITS.characters);
});

test.each([
  ['PDF', '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'],
  ['WORD', 'PK\u0003\u0004 broken'],
  ['WORKBOOK', 'PK\u0003\u0004 broken'],
] as const)('a damaged %s is refused', async (kind, content) => {
  await expect(readPages(kind, bytes(content))).rejects.toMatchObject({ problem: 'UNREADABLE' });
});

test('an archive that would fill the memory, and XML that declares entities, are refused', async () => {
  const bomb = word(run('One'), { 'word/media/zeros.bin': new Uint8Array(310 * 1024 * 1024) });
  await expect(readPages('WORD', bomb)).rejects.toMatchObject({ problem: 'UNREADABLE' });
  const entities = zipSync({ 'word/document.xml': bytes('<!DOCTYPE x [<!ENTITY a "b">]><w:t>&a;</w:t>') });
  await expect(readPages('WORD', entities)).rejects.toMatchObject({ problem: 'UNREADABLE' });
});

test('a file without a text says so', async () => {
  await expect(readPages('TEXT', bytes(' \n\f '))).rejects.toMatchObject({ problem: 'NO_TEXT' });
});
