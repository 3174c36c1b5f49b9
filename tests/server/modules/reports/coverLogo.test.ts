import { buffer } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLightReport } from '../../../../server/modules/reports/index.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { filePart, upload } from '../../../support/uploads.ts';
import { readZip } from '../../../support/zipFile.ts';

let app: TestApp;
let project: string;
beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'FUNCTION'`,
  );
  project = rows[0]?.uuid ?? '';
});
afterAll(() => app.close());

/** A short report, made as the worker does. */
async function made(format: string): Promise<Buffer> {
  const client = await app.pool.connect();
  try {
    const { content } = await makeLightReport({
      database: client,
      dataFolder: app.settings.dataFolder,
      projectUuid: project,
      format,
      language: 'en',
      report: () => {},
    });
    return await buffer(content as AsyncIterable<Buffer>);
  } finally {
    client.release();
  }
}

describe('the cover', () => {
  const pictures = (content: Buffer) => content.toString('latin1').split('/Subtype /Image').length - 1;
  const ofCover = (content: Buffer) =>
    new JSDOM(content.toString('utf8')).window.document.querySelector('.cover img');

  it('has the logo of the organization in every format, and is whole without one', async () => {
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select organization_uuid as uuid from projects where uuid = $1',
      [project],
    );
    const path = `/user-api/organizations/${rows[0]?.uuid}/logo`;
    const plain = await made('pdf');
    expect(ofCover(await made('html'))).toBeNull();
    // Four times as wide as high, and so small that it has to be drawn large.
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="6"><rect width="24" height="6" fill="#0b6b5e"/></svg>';
    const sent = await upload(app, 'owner', path, [filePart('logo.svg', svg)]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const image = ofCover(await made('html'));
    const [type, base64 = ''] = (image?.getAttribute('src') ?? '').split(',');
    expect(type).toBe('data:image/png;base64');
    const drawn = await sharp(Buffer.from(base64, 'base64')).metadata();
    // As large as 1200 by 420 pixels allow.
    expect([drawn.width, drawn.height]).toEqual([1200, 300]);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['280', '70']);
    const files = readZip(await made('docx'));
    expect(files.get('word/media/image1.png')?.equals(Buffer.from(base64, 'base64'))).toBe(true);
    expect(files.get('word/document.xml')?.toString('utf8')).toMatch(
      /<w:body><w:p>.{0,40}<w:keepNext\/>.*?r:embed="rIdImage1"/,
    );
    expect(pictures(await made('pdf'))).toBeGreaterThan(pictures(plain));
    await app.pool.query(
      `update stored_files set sha256 = repeat('0', 64) where uuid = (select logo_file_uuid from organizations where uuid = $1)`,
      [rows[0]?.uuid],
    );
    expect(ofCover(await made('html')), 'without its file').toBeNull();
    expect((await app.call('owner', 'DELETE', path)).status).toBe(204);
  });
});
