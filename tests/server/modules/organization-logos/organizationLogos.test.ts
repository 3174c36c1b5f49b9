import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../../../server/storage/openStorage.ts';
import { sweepFiles } from '../../../../server/storage/storedFiles.ts';
import { createTestApp, type Person, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { download, filePart, upload } from '../../../support/uploads.ts';

interface Organization {
  uuid: string;
  revision: number;
  logoFileName: string | null;
  logoMimeType: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  logoSha256: string | null;
}
interface Answered {
  data: Organization;
  code: string;
  message: string;
  fields: { path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
let app: TestApp;
let organization: string;
let png: Buffer;

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder });
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from organizations where name = 'Demo organization'`,
  );
  organization = rows[0]?.uuid ?? '';
  png = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#0b6b5e' } })
    .withExif({ IFD0: { Artist: 'Somebody private' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const path = () => `/user-api/organizations/${organization}/logo`;
const send = (fileName: string, content: Uint8Array | string, person: Person = 'owner') =>
  upload<Answered>(app, person, path(), [filePart(fileName, content)]);
const read = async () =>
  (await app.call<Answered>('lead', 'GET', `/user-api/organizations/${organization}`)).body.data;
const remove = (person: Person = 'owner') => app.call<Answered>(person, 'DELETE', path());
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#c33"/></svg>';

describe('the logo of an organization', () => {
  it('is set, drawn again without what it told of its author, replaced and taken away, each with its audit row', async () => {
    const set = await send('Acme logo.png', png);
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect(set.body.data).toMatchObject({
      logoFileName: 'Acme logo.png',
      logoMimeType: 'image/png',
      logoWidth: 300,
      logoHeight: 90,
    });
    const got = await download(app, 'viewer', path());
    expect(got.status).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(sha256(got.content)).toBe(set.body.data.logoSha256);
    expect(png.toString('latin1')).toContain('Somebody private');
    expect(got.content.toString('latin1')).not.toContain('Somebody private');

    const replaced = await send('Acme.svg', SVG);
    expect(replaced.body.data).toMatchObject({
      logoFileName: 'Acme.svg',
      logoMimeType: 'image/svg+xml',
      logoWidth: 120,
      logoHeight: 40,
    });
    expect((await remove()).status).toBe(204);
    expect(await read()).toMatchObject({ logoFileName: null, logoSha256: null, logoWidth: null });
    expect((await download(app, 'viewer', path())).status).toBe(404);
    const trail = await auditOf(app.pool, organization);
    expect(trail.slice(-3)).toMatchObject([
      { action: 'UPDATE', before: { logoFileName: null }, after: { logoFileName: 'Acme logo.png' } },
      { action: 'UPDATE', before: { logoMimeType: 'image/png' }, after: { logoMimeType: 'image/svg+xml' } },
      { action: 'UPDATE', before: { logoFileName: 'Acme.svg' }, after: { logoFileName: null } },
    ]);
    const length = await auditLength(app.pool);
    expect((await remove()).status).toBe(204);
    expect(await auditLength(app.pool)).toBe(length);
  });

  it('keeps its file as long as it is the logo', async () => {
    const storage = openStorage(app.settings);
    await send('kept.png', png);
    await sweepFiles(app.pool, storage, '0 seconds');
    expect((await download(app, 'viewer', path())).status).toBe(200);
    await remove();
    const { logoSha256 } = (await send('other.svg', SVG)).body.data;
    await sweepFiles(app.pool, storage, '0 seconds');
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from stored_files');
    expect(rows.map(row => row.sha256)).toContain(logoSha256);
    await remove();
  });

  it('is set by those who may change the organization, and seen by its people', async () => {
    for (const person of ['lead', 'viewer'] as const) {
      expect((await send('logo.png', png, person)).status, person).toBe(403);
      expect((await remove(person)).status, person).toBe(403);
    }
    expect((await send('logo.png', png, 'guest')).status).toBe(404);
    expect((await download(app, 'guest', path())).status).toBe(404);
    expect(await read()).toMatchObject({ logoSha256: null });
  });

  it('cannot be written by a change of the organization', async () => {
    const { revision } = await read();
    const { status } = await app.call('owner', 'PATCH', `/user-api/organizations/${organization}`, {
      body: { revision, logoFileName: 'x.png' },
    });
    expect(status).toBe(400);
  });
});

const SCRIPTED =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="50" height="20" onload="alert(1)">' +
  '<script>alert(1)</script><image xlink:href="https://evil.example/a.png" width="9" height="9"/>' +
  '<a href="javascript:alert(1)"><rect width="50" height="20"/></a><foreignObject><body onclick="x()"/></foreignObject>' +
  '<style>@import url(https://evil.example/a.css);</style></svg>';

describe('a hostile file', () => {
  it('that is an SVG with scripts and references is kept without them', async () => {
    expect((await send('logo.svg', SCRIPTED)).status).toBe(200);
    const { content } = await download(app, 'viewer', path());
    expect(content.toString()).not.toMatch(
      /script|onload|onclick|javascript:|evil\.example|foreignObject|@import/i,
    );
    await remove();
  });

  const page = '<!doctype html><script>alert(1)</script>';
  it.each<[what: string, name: string, content: () => Uint8Array | string, status: number]>([
    ['a page called SVG', 'logo.svg', () => page, 422],
    ['a page called PNG', 'logo.png', () => page, 415],
    ['a program called PNG', 'logo.png', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 415],
    ['a PDF', 'logo.pdf', () => '%PDF-1.7\n%%EOF', 415],
    ['a GIF called PNG', 'logo.png', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 415],
    ['half a PNG', 'logo.png', () => png.subarray(0, 60), 422],
    [
      'an SVG with entities',
      'logo.svg',
      () =>
        `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG.replace('/>', '/><text>&b;</text>')}`,
      422,
    ],
    [
      'an SVG that reads a file',
      'logo.svg',
      () =>
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG.replace('/>', '/><text>&x;</text>')}`,
      422,
    ],
    [
      'an SVG of too many pixels',
      'logo.svg',
      () => SVG.replace('width="120" height="40"', 'width="900000" height="900000"'),
      422,
    ],
    ['XML that is no drawing', 'logo.svg', () => '<?xml version="1.0"?><note>hello</note>', 422],
    ['more than 2 MB', 'logo.png', () => Buffer.concat([png, Buffer.alloc(2_097_153)]), 413],
    ['nothing', 'logo.png', () => '', 400],
  ])('%s is refused, and nothing is kept', async (_what, name, content, status) => {
    const before = [await auditLength(app.pool), await read()];
    const answer = await send(name, content());
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body.message).toMatch(/\w+ .*\./);
    expect([await auditLength(app.pool), await read()]).toEqual(before);
  });
});
