import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { contentProblem } from '../../../../server/modules/documents/contentProblem.ts';
import { typeOfFile } from '../../../../server/storage/fileType.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemOf(fileName: string, content: string | Uint8Array): Promise<string | undefined> {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  const mimeType = await typeOfFile(path, fileName);
  return contentProblem({ path, fileName, mimeType, sizeBytes: content.length, sha256: '' });
}

const office = (kind: 'word' | 'xl', parts: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${kind}/x.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind === 'xl' ? 'spreadsheetml.sheet' : 'wordprocessingml.document'}.main+xml"/></Types>`,
    ),
    ...parts,
  });
const svg = (inner: string, attributes = '') =>
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const oldOffice = (...words: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(4096),
    ...words.map(word => Buffer.from(word, 'utf16le')),
  ]);
const zeros = new Uint8Array(9 * 1024 * 1024);

describe('the content of a file', () => {
  const REFUSED: [string, string, () => string | Uint8Array, RegExp][] = [
    ['a PDF without its end', 'x.pdf', () => '%PDF-1.7\n1 0 obj<<>>endobj', /breaks off/],
    ['macros', 'x.docx', () => office('word', { 'word/vbaProject.bin': strToU8('x') }), /macros/],
    ['macros in a file before 2007', 'x.xls', () => oldOffice('Workbook', '_VBA_PROJECT'), /macros/],
    [
      'a script in a drawing that begins late in a text',
      'x.txt',
      () => `\ufeff${' '.repeat(70_000)}${svg('<script>run()</script>')}`,
      /has a script/,
    ],
    ['a script in a drawing', 'x.svg', () => svg('<script>run()</script>'), /has a script/],
    ['a handler in a drawing', 'x.svg', () => svg('', 'onload="run()"'), /has a script/],
    ['a handler without a blank before it', 'x.svg', () => svg('', 'id="a"onload="run()"'), /has a script/],
    [
      'a script of a prefix with signs',
      'x.svg',
      () => svg('<a-b.c:script>run()</a-b.c:script>'),
      /has a script/,
    ],
    [
      'a script address by numbers',
      'x.svg',
      () => svg('<a href="&#106;&#x61;vascript:run()"/>'),
      /has a script/,
    ],
    [
      'a script address with a line break',
      'x.svg',
      () => svg('<a href=" java\nscript:run()"/>'),
      /has a script/,
    ],
    [
      'a script address that is animated',
      'x.svg',
      () => svg('<set to="#a;javascript:run()"/>'),
      /has a script/,
    ],
    [
      'a page in a drawing whose script is written by names',
      'x.svg',
      () => svg('<iframe srcdoc="&lt;script&gt;run()&lt;/script&gt;"/>'),
      /has a script/,
    ],
    [
      'a page in an address of a drawing',
      'x.svg',
      () => svg('<iframe src="data:text/html;base64,PHNjcmlwdD4="/>'),
      /has a script/,
    ],
    [
      'a drawing in an address of a drawing',
      'x.svg',
      () => svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>'),
      /has a script/,
    ],
    [
      'a transformation of a drawing',
      'x.svg',
      () => `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?>${svg('').slice(21)}`,
      /has a script/,
    ],
    [
      'entities in a drawing called a text',
      'x.txt',
      () => `<!DOCTYPE svg [<!ENTITY x "hello">]>${svg('').slice(21)}`,
      /defines entities/,
    ],
    ['entities', 'x.xml', () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', /entities/],
    [
      'a name that leads out',
      'x.zip',
      () => zipSync({ '../x': strToU8('x') }),
      /outside of its folder \(..\/x\)/,
    ],
    ['a bomb', 'x.zip', () => zipSync({ x: zeros }), /far more/],
    ['no list of files', 'x.zip', () => zipSync({ x: strToU8('x') }).subarray(0, 40), /list of files/],
  ];
  it.each(REFUSED)('%s is refused with the reason', async (_what, name, content, reason) => {
    expect(await problemOf(name, content())).toMatch(reason);
  });

  const TAKEN: [string, string, () => string | Uint8Array][] = [
    ['a whole PDF', 'x.pdf', () => `%PDF-1.7\n${'x'.repeat(5000)}\nstartxref\n9\n%%EOF\r\n`],
    ['a text document', 'x.docx', () => office('word', { 'word/document.xml': strToU8('<a/>') })],
    ['a spreadsheet with a picture', 'x.xlsx', () => office('xl', { 'xl/media/a..b.png': strToU8('x') })],
    ['a file before 2007', 'x.doc', () => oldOffice('WordDocument')],
    ['a drawing', 'x.svg', () => svg('<g id="onset"><text>onload = 5</text></g>')],
    ['a picture in a drawing', 'x.svg', () => svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['XML with a document type', 'x.xml', () => '<?xml version="1.0"?><!DOCTYPE a SYSTEM "a.dtd"><a/>'],
    ['a text about scripts', 'x.md', () => 'An <svg> may have a <script>.'],
    ['an archive of much that is alike', 'x.zip', () => zipSync({ x: zeros.subarray(0, 1024 * 1024) })],
  ];
  it.each(TAKEN)('%s is taken', async (_what, name, content) => {
    expect(await problemOf(name, content())).toBeUndefined();
  });
});
