import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { auditLength } from '../support/auditTrail.ts';
import { chunk, office, pngOf, SVG, zipOf } from '../support/hostile/files.ts';
import { download, filePart, upload } from '../support/uploads.ts';

/**
 * S9: 84 files that are not what they seem; each within a second and 100 MB, or on a busy machine within three times what
 * an ordinary drawing takes there.
 */
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
let app: TestApp;
let project: string;
let png: Buffer;
let jpeg: Buffer;
let longest = 1000;

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder });
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
  const plain = { create: { width: 8, height: 8, channels: 3 as const, background: '#369' } };
  png = await sharp(plain).png().toBuffer();
  jpeg = await sharp(plain).jpeg().toBuffer();
  const start = performance.now();
  const parts = [filePart('x.svg', SVG('<rect width="1" height="1"/>'))];
  await upload(app, 'engineer', `/user-api/projects/${project}/hara-figures/upload-image`, parts);
  longest = Math.max(longest, 3 * (performance.now() - start));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Told {
  code?: string;
  message?: string;
  data?: { uuid: string; latestRevision?: { uuid: string; mimeType: string; fileName: string } };
}

/** @returns the answer; it came within a second and took less than 100 MB of this process */
async function sent(path: string, name: string, content: Buffer | string) {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const answer = await upload<Told>(app, 'engineer', `/user-api/projects/${project}/${path}`, [
    filePart(name, content, 'image/png'),
  ]);
  expect(performance.now() - start, `${name}: milliseconds`).toBeLessThan(longest);
  expect(process.memoryUsage().rss - before, `${name}: bytes`).toBeLessThan(100 * 1024 * 1024);
  return answer;
}
const figure = (name: string, content: Buffer | string) => sent('hara-figures/upload-image', name, content);
const document = (name: string, content: Buffer | string) => sent('documents', name, content);

describe('a file that is not a picture, or too large a picture', () => {
  const NO_PICTURES: [string, string, () => Buffer | string][] = [
    ['0 bytes', 'x.png', () => ''],
    ['one byte', 'x.png', () => 'x'],
    ['a page', 'x.png', () => '<!doctype html><script>alert(1)</script>'],
    ['a script', 'x.png', () => 'alert(1)'],
    ['a program', 'x.png', () => Buffer.from('4d5a9000', 'hex')],
    ['a shell script', 'x.png', () => '#!/bin/sh\nrm -rf /'],
    ['a PDF', 'x.png', () => '%PDF-1.7\n'],
    ['a ZIP', 'x.png', () => zipOf([['a', Buffer.from('a')]])],
    ['a GIF that is a script', 'x.gif', () => 'GIF89a/*\0\0\0*/=1;alert(1)'],
    ['only the head of a PNG', 'x.png', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    [
      'a JPEG head before a page',
      'x.jpg',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['30,000 × 30,000 pixels', 'x.png', () => pngOf(30_000, 30_000)],
    ['60,000 × 60,000 pixels', 'x.png', () => pngOf(60_000, 60_000)],
    ['0 × 0 pixels', 'x.png', () => pngOf(0, 0)],
    ['1 × 2³¹−1 pixels', 'x.png', () => pngOf(1, 2 ** 31 - 1)],
    ['a flood of pixels in 100 kB', 'x.png', () => pngOf(20_000, 20_000, 1500)],
    [
      'an ImageMagick script',
      'x.png',
      () => 'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x.jpg"\npop graphic-context',
    ],
    ['a PostScript file', 'x.png', () => '%!PS-Adobe-3.0\n(/etc/passwd) (r) file'],
    [
      'an SVG with entities',
      'x.svg',
      () =>
        `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${SVG('<text>&b;</text>')}`,
    ],
    [
      'an SVG with a file in it',
      'x.svg',
      () => `<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG('<text>&a;</text>')}`,
    ],
    ['an SVG 5,000 deep', 'x.svg', () => SVG('<g>'.repeat(5000) + '</g>'.repeat(5000))],
    ['an SVG that is broken off', 'x.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['a page with an SVG in it', 'x.svg', () => '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    [
      'an SVG of 10⁹ pixels',
      'x.svg',
      () =>
        SVG('<rect width="1" height="1"/>').replace('width="9" height="9"', 'width="100000" height="100000"'),
    ],
  ];
  it.each(NO_PICTURES)('%s is refused', async (_what, name, content) => {
    const before = await auditLength(app.pool);
    const { status } = await figure(name, content());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await auditLength(app.pool)).toBe(before);
  });
});

describe('a picture that hides something', () => {
  const HIDING: [string, string, () => Buffer | string][] = [
    ['a page behind a PNG', 'x.png', () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['a ZIP behind a PNG', 'x.png', () => Buffer.concat([png, zipOf([['evil', Buffer.from('evil')]])])],
    ['a script behind a JPEG', 'x.jpg', () => Buffer.concat([jpeg, Buffer.from('<?php evil(); ?>')])],
    [
      'a text in a PNG',
      'x.png',
      () =>
        Buffer.concat([
          png.subarray(0, 33),
          chunk('tEXt', Buffer.from('Comment\0<script>evil()</script>')),
          png.subarray(33),
        ]),
    ],
    ['a script in an SVG', 'x.svg', () => SVG('<rect width="1" height="1"/><script>evil()</script>')],
    [
      'a handler in an SVG',
      'x.svg',
      () => SVG('<rect width="1" height="1" onload="evil()"/>', 'onload="evil()"'),
    ],
    [
      'a frame in an SVG',
      'x.svg',
      () =>
        SVG(
          '<rect width="1" height="1"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
        ),
    ],
    [
      'an address in an SVG',
      'x.svg',
      () => SVG('<rect width="1" height="1"/><image href="https://evil.example/x.png"/>'),
    ],
    ['a link in an SVG', 'x.svg', () => SVG('<a href="javascript:evil()"><rect width="1" height="1"/></a>')],
    [
      'a style in an SVG',
      'x.svg',
      () => SVG('<style>@import "https://evil.example/x.css"</style><rect width="1" height="1"/>'),
    ],
  ];
  it.each(HIDING)('%s loses it', async (_what, name, content) => {
    const { status, body } = await figure(name, content());
    expect(status, JSON.stringify(body)).toBe(201);
    const kept = await download(app, 'viewer', `/user-api/hara-figures/${body.data?.uuid}/image`);
    expect(kept.status).toBe(200);
    expect(kept.content.toString('latin1')).not.toMatch(/evil|script|<\?php/);
    expect(kept.content.includes('PK\x03\x04')).toBe(false);
    expect(kept.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

describe('a document that is of no kind that is kept', () => {
  const REFUSED: [string, string, () => Buffer | string][] = [
    ['0 bytes', 'x.pdf', () => ''],
    ['a program', 'x.pdf', () => Buffer.from('4d5a900003000000', 'hex')],
    ['a Linux program', 'x.txt', () => Buffer.from('7f454c4602010100', 'hex')],
    ['a Java class', 'x.txt', () => Buffer.from('cafebabe00000034', 'hex')],
    ['a RAR', 'x.zip', () => Buffer.from('526172211a0700cf907300000d00000000000000', 'hex')],
    ['a 7-Zip', 'x.zip', () => Buffer.from('377abcaf271c00040000000000000000', 'hex')],
    ['bytes of nothing', 'x.txt', () => Buffer.from([0, 1, 2, 3, 255, 254, 0, 9])],
    ['a database', 'x.txt', () => Buffer.from('53514c69746520666f726d6174203300', 'hex')],
  ];
  it.each(REFUSED)('%s is refused', async (_what, name, content) => {
    const before = await auditLength(app.pool);
    const { status } = await document(name, content());
    expect([400, 415, 422]).toContain(status);
    expect(await auditLength(app.pool)).toBe(before);
  });
});

describe('a document that would harm whoever opens it, or that nobody can open', () => {
  const zeros = Buffer.alloc(50 * 1024 * 1024);
  const MACROS = /macros/;
  const BOMB = /would unpack to far more/;
  const OUTSIDE = /unpacked outside of its folder/;
  const SCRIPT = /has a script/;
  const ENTITIES = /defines entities/;
  const HARMFUL: [string, string, () => Buffer | string, RegExp][] = [
    ['a PDF that breaks off', 'x.pdf', () => '%PDF-1.7\n1 0 obj<<>>endobj\nxref\n0 1\n', /breaks off/],
    [
      'a PDF whose end stands in its middle',
      'x.pdf',
      () => `%PDF-1.7\n%%EOF\n${'1 0 obj<<>>endobj\n'.repeat(100)}`,
      /breaks off/,
    ],
    ['macros in a text', 'x.docx', () => office('word', ['word/vbaProject.bin', Buffer.from('x')]), MACROS],
    ['macros in a table', 'x.xlsx', () => office('xl', ['xl/VBAPROJECT.BIN', Buffer.from('x')]), MACROS],
    [
      'macros in a ZIP that is a text',
      'x.zip',
      () => office('word', ['word/vbaProject.bin', Buffer.from('x')]),
      MACROS,
    ],
    [
      'macros in a file before 2007',
      'x.doc',
      () =>
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(4096),
          Buffer.from('_VBA_PROJECT', 'utf16le'),
        ]),
      MACROS,
    ],
    [
      'macros of LibreOffice',
      'x.odt',
      () =>
        zipOf([
          ['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')],
          ['Basic/Standard/Module1.xml', Buffer.from('<x/>')],
        ]),
      MACROS,
    ],
    ['a bomb in a ZIP', 'x.zip', () => zipOf([['zeros', zeros]]), BOMB],
    ['a bomb in a spreadsheet', 'x.xlsx', () => office('xl', ['xl/x.xml', zeros]), BOMB],
    ['a bomb in a text document', 'x.docx', () => office('word', ['word/x.xml', zeros]), BOMB],
    ['a size that is a lie', 'x.zip', () => zipOf([['a', Buffer.from('a'), 2 ** 31]]), BOMB],
    ['a name that leads out', 'x.zip', () => zipOf([['../../../../tmp/evil', Buffer.from('evil')]]), OUTSIDE],
    ['a name from the root', 'x.zip', () => zipOf([['/etc/evil', Buffer.from('evil')]]), OUTSIDE],
    ['a name with a drive', 'x.zip', () => zipOf([['C:\\evil', Buffer.from('evil')]]), OUTSIDE],
    [
      'a name that leads out, in a spreadsheet',
      'x.xlsx',
      () => office('xl', ['../../evil.xml', Buffer.from('<a/>')]),
      OUTSIDE,
    ],
    [
      'a ZIP without its list',
      'x.zip',
      () => zipOf([['a', Buffer.from('a')]]).subarray(0, 40),
      /list of files/,
    ],
    ['a script in an SVG', 'x.svg', () => `<?xml version="1.0"?>${SVG('<script>evil()</script>')}`, SCRIPT],
    ['a handler in an SVG', 'x.svg', () => `<?xml version="1.0"?>${SVG('', 'onload="evil()"')}`, SCRIPT],
    ['a script in an SVG called a text', 'x.txt', () => SVG('<script>evil()</script>'), SCRIPT],
    ['an address that is a script', 'x.svg', () => SVG('<a href="javascript:evil()"><rect/></a>'), SCRIPT],
    [
      'a script in an SVG in UTF-16',
      'x.svg',
      () =>
        Buffer.from(
          `\ufeff<?xml version="1.0" encoding="UTF-16"?>${SVG('<script>evil()</script>')}`,
          'utf16le',
        ),
      SCRIPT,
    ],
    [
      'an XML with entities',
      'x.xml',
      () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      ENTITIES,
    ],
    [
      'a billion laughs',
      'x.xml',
      () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>',
      ENTITIES,
    ],
  ];
  it.each(HARMFUL)('%s is refused with the reason', async (_what, name, content, reason) => {
    const before = await auditLength(app.pool);
    const { status, body } = await document(name, content());
    expect(status, JSON.stringify(body)).toBe(422);
    expect(body.message).toMatch(reason);
    expect(await auditLength(app.pool)).toBe(before);
    expect(readdirSync(join(folder, 'files', 'incoming'))).toEqual([]);
  });
});

/** Kept as they came: what is never unpacked, parsed or shown here cannot do harm here. */
describe('an archive or a text made to do harm', () => {
  const zeros = Buffer.alloc(50 * 1024 * 1024);
  const KEPT: [string, string, () => Buffer | string][] = [
    [
      '10,000 files',
      'x.zip',
      () =>
        zipOf(
          Array.from({ length: 10_000 }, (_, index): [string, Buffer] => [`f${index}`, Buffer.from('x')]),
        ),
    ],
    [
      'a ZIP in a ZIP',
      'x.zip',
      () => zipOf([['a.zip', zipOf([['b.zip', zipOf([['c', zeros.subarray(0, 1_000_000)]])]])]]),
    ],
    ['a page', 'x.html', () => '<!doctype html><script>alert(1)</script>'],
    [
      'a PDF with a script',
      'x.pdf',
      () => '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
    ],
    ['a table with a formula', 'x.csv', () => '=cmd|"/c calc"!A1;b\n'],
  ];
  it.each(KEPT)('%s stays a download in a sandbox', async (_what, name, content) => {
    const made = content();
    const { status, body } = await document(name, made);
    if (status >= 400) {
      expect([400, 413, 415, 422]).toContain(status);
      return;
    }
    const { uuid = '', mimeType } = body.data?.latestRevision ?? {};
    expect(mimeType).not.toMatch(/html|svg|javascript/);
    const kept = await download(app, 'viewer', `/user-api/documents/revision/${uuid}/download`);
    expect(kept.content.equals(Buffer.from(made))).toBe(true);
    expect(kept.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

describe('a name of a file', () => {
  it.each([
    '../../etc/passwd.txt',
    '..\\..\\windows\\x.txt',
    '/etc/passwd.txt',
    'C:\\x.txt',
    'x\u0000.txt',
    'x\r\nset-cookie: a=b.txt',
    'x"; filename="y.html',
    'x\u202etxt.exe.txt',
    '\u200b.txt',
    'CON.txt',
    '.htaccess',
    `${'x'.repeat(5000)}.txt`,
    '%2e%2e%2fx.txt',
    '$(id).txt',
  ])('%j ends in no path and no header', async name => {
    const { status, body } = await document(
      name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, '%0D%0A'),
      `content of ${name}`,
    );
    if (status >= 400) return void expect(status).toBeLessThan(500);
    const { uuid = '', fileName = '' } = body.data?.latestRevision ?? {};
    expect(fileName.length).toBeLessThanOrEqual(200);
    expect(fileName).not.toMatch(/[\\/\p{Cc}\u202e\u200b]|^\.\.$/u);
    const kept = await download(app, 'viewer', `/user-api/documents/revision/${uuid}/download`);
    expect(kept.headers['set-cookie']).toBeUndefined();
    expect(String(kept.headers['content-disposition'])).toMatch(/^attachment; [\x20-\x7e]*$/);
  });
});
