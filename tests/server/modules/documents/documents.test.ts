import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../../../server/storage/openStorage.ts';
import { sweepIncoming } from '../../../../server/storage/receiveFile.ts';
import { sweepFiles } from '../../../../server/storage/storedFiles.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { problemsOfError } from '../../../support/contract.ts';
import { download, type FormPart, filePart, upload } from '../../../support/uploads.ts';

interface Revision {
  uuid: string;
  number: number;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  comment: string;
  revision: number;
}
interface Answered {
  data: {
    uuid: string;
    code: string;
    kind: string;
    name: string;
    revision: number;
    revisionCount: number;
    latestRevision: Revision;
  } & Revision;
}
interface Failure {
  code: string;
  message: string;
  fields: { path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
let app: TestApp;
let project: string;

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder, UPLOAD_LIMIT: '100000' });
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
const pathOf = (hash: string) => join(folder, 'files', hash.slice(0, 2), hash);
const create = (parts: FormPart[], person = 'engineer', kind = '') =>
  upload<Answered & Failure>(app, person, `/user-api/projects/${project}/documents${kind}`, parts);
const created = async (...parts: FormPart[]) => {
  const { status, body } = await create(parts);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const add = (uuid: string, ...parts: FormPart[]) =>
  upload<Answered & Failure>(app, 'engineer', `/user-api/documents/${uuid}`, parts);
const arriving = () =>
  existsSync(join(folder, 'files', 'incoming')) ? readdirSync(join(folder, 'files', 'incoming')) : [];

describe('a new document', () => {
  it('is kept byte for byte under its hash, with its first revision and their audit rows', async () => {
    const document = await created(filePart('Safety plan.pdf', PDF), {
      name: 'comment',
      value: 'First issue',
    });
    expect(document).toMatchObject({
      code: 'DOC-001',
      kind: 'PROJECT',
      name: 'Safety plan',
      revisionCount: 1,
    });
    expect(document.latestRevision).toMatchObject({
      number: 1,
      fileName: 'Safety plan.pdf',
      mimeType: 'application/pdf',
      sizeBytes: PDF.length,
      sha256: sha256(PDF),
      comment: 'First issue',
    });
    expect(readFileSync(pathOf(sha256(PDF)))).toEqual(PDF);
    expect(arriving()).toEqual([]);
    expect(await auditOf(app.pool, document.uuid)).toMatchObject([{ action: 'CREATE', entity: 'Document' }]);
    expect(await auditOf(app.pool, document.latestRevision.uuid)).toMatchObject([
      { action: 'CREATE', entity: 'DocumentRevision', projectUuid: project },
    ]);
  });
  it.each([
    ['/platform', 'PLATFORM'],
    ['/quokka-fsc', 'QUOKKA_FSC'],
  ])('at %s is of kind %s', async (path, kind) => {
    const { status, body } = await create([filePart('Concept.pdf', PDF)], 'lead', path);
    expect([status, body.data.kind]).toEqual([201, kind]);
    const list = await app.call<{ data: { results: { kind: string }[] } }>(
      'viewer',
      'GET',
      '/user-api/documents',
      {
        query: { projectUuid: project, kind },
      },
    );
    expect(list.body.data.results.map(record => record.kind)).toEqual([kind]);
  });
  it('is what its first bytes say, whatever the sender says', async () => {
    const lying = await create([filePart('plan.pdf', Buffer.from('MZ\x90\0\x03'), 'application/pdf')]);
    expect([lying.status, lying.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const page = await created(
      filePart('page.html', '<!doctype html><script>alert(1)</script>', 'text/html'),
    );
    expect(page.latestRevision.mimeType).not.toContain('html');
    const table = await created(filePart('rates.csv', 'a;b\n1;2\n', 'application/x-msdownload'));
    expect(table.latestRevision.mimeType).toBe('text/csv');
  });
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\\\..\\\\boot.ini.txt', 'boot.ini.txt'],
    ['/absolute/plan.txt', 'plan.txt'],
    ['Übersicht – Gefährdungen.txt', 'Übersicht – Gefährdungen.txt'],
    ['...', 'file'],
    ['invoice\u202efdp.txt', 'invoicefdp.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(196)}.txt`],
  ])('named %s is named %s', async (sent, kept) => {
    const document = await created(filePart(sent, `content of ${kept}`));
    expect(document.latestRevision.fileName).toBe(kept);
    const { status, headers, content } = await download(
      app,
      'viewer',
      `/user-api/documents/revision/${document.latestRevision.uuid}/download`,
    );
    expect([status, content.toString()]).toEqual([200, `content of ${kept}`]);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="?[\x20-\x7e]+$/);
    if (/[^\x20-\x7e]/.test(kept))
      expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(kept)}`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
  });
});

describe('a form', () => {
  const refused = async (parts: FormPart[], status: number, code: string, person = 'engineer') => {
    const before = await auditLength(app.pool);
    const answer = await create(parts, person);
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([status, code]);
    expect(problemsOfError(answer.body)).toEqual([]);
    expect(await auditLength(app.pool)).toBe(before);
    expect(arriving()).toEqual([]);
    return answer.body;
  };
  it('without a file, with an empty one or with two is refused', async () => {
    const { fields } = await refused([{ name: 'name', value: 'Plan' }], 400, 'VALIDATION_FAILED');
    expect(fields).toMatchObject([{ path: 'file' }]);
    await refused([filePart('empty.txt', '')], 400, 'VALIDATION_FAILED');
    await refused([filePart('a.txt', 'a'), filePart('b.txt', 'b')], 413, 'PAYLOAD_TOO_LARGE');
  });
  it('with a file above the limit is refused, and nothing of it stays', async () => {
    await refused([filePart('big.txt', 'x'.repeat(100_001))], 413, 'PAYLOAD_TOO_LARGE');
    await created(filePart('fits.txt', 'x'.repeat(100_000)));
  });
  it('with an unknown field, a field too long or a file elsewhere is refused', async () => {
    const file = filePart('a.txt', 'a');
    expect(
      (await refused([file, { name: 'kind', value: 'PLATFORM' }], 400, 'VALIDATION_FAILED')).fields,
    ).toMatchObject([{ path: 'kind' }]);
    await refused([file, { name: 'name', value: 'x'.repeat(201) }], 400, 'VALIDATION_FAILED');
    await refused([{ ...file, name: 'other' }], 400, 'VALIDATION_FAILED');
    await refused([file, { name: '__proto__', value: 'x' }], 400, 'VALIDATION_FAILED');
  });
  it('of a viewer or a stranger is refused before a byte of it is kept', async () => {
    await refused([filePart('a.txt', 'a')], 403, 'FORBIDDEN', 'viewer');
    await refused([filePart('a.txt', 'a')], 404, 'NOT_FOUND', 'supplier');
  });
  it('is needed where a file is sent, and nowhere else', async () => {
    const json = await app.call<Failure>('engineer', 'POST', `/user-api/projects/${project}/documents`, {
      body: { name: 'Plan' },
    });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const form = await upload<Failure>(app, 'engineer', `/user-api/projects/${project}/functions/batch`, [
      { name: 'items', value: '[]' },
    ]);
    expect([form.status, form.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
  it('that breaks off is reported as malformed', async () => {
    const answer = await app.call<Failure>('engineer', 'POST', `/user-api/projects/${project}/documents`, {
      body: Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf'),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(answer.status).toBe(400);
    // What had arrived goes with its stream, which may end after the answer.
    await expect.poll(arriving).toEqual([]);
  });
});

describe('revisions', () => {
  it('are numbered without gap or double when they arrive together', async () => {
    const { uuid } = await created(filePart('log.txt', 'start'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => add(uuid, filePart('log.txt', `entry ${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(answers.map(({ body }) => body.data.number).sort()).toEqual([2, 3, 4, 5, 6, 7]);
    const list = await app.call<{ data: { results: Revision[]; total: number } }>(
      'viewer',
      'GET',
      `/user-api/documents/${uuid}/revisions`,
      { query: { order: 'desc', limit: 2 } },
    );
    expect(list.body.data.total).toBe(7);
    expect(list.body.data.results.map(({ number }) => number)).toEqual([7, 6]);
  });
  it('that change nothing are refused', async () => {
    const { uuid } = await created(filePart('same.txt', 'the same'));
    const answer = await add(uuid, filePart('renamed.txt', 'the same'));
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
  });
  it('get another comment with a revision of the record, and nothing else', async () => {
    const { latestRevision } = await created(filePart('note.txt', 'note'));
    const path = `/user-api/documents/revision/${latestRevision.uuid}`;
    const changed = await app.call<Answered>('engineer', 'PATCH', path, {
      body: { revision: 1, comment: 'Reviewed', reason: 'Meeting of May' },
    });
    expect(changed.body.data).toMatchObject({ comment: 'Reviewed', revision: 2, sha256: sha256('note') });
    expect(
      (await app.call('engineer', 'PATCH', path, { body: { revision: 1, comment: 'Late' } })).status,
    ).toBe(409);
    for (const field of ['sha256', 'fileName', 'fileUuid', 'number'])
      expect(
        (await app.call('engineer', 'PATCH', path, { body: { revision: 2, [field]: 'x' } })).status,
        field,
      ).toBe(400);
    expect(await auditOf(app.pool, latestRevision.uuid)).toMatchObject([
      { action: 'CREATE' },
      { action: 'UPDATE', before: { comment: '' }, after: { comment: 'Reviewed' }, reason: 'Meeting of May' },
    ]);
  });
  it('can be deleted but for the last, also by two at once', async () => {
    const { uuid, latestRevision } = await created(filePart('two.txt', 'one of two'));
    const second = (await add(uuid, filePart('two.txt', 'two of two'))).body.data;
    const answers = await Promise.all(
      [latestRevision.uuid, second.uuid].map(one =>
        app.call<Failure>('engineer', 'DELETE', `/user-api/documents/revision/${one}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const { rows } = await app.pool.query('select uuid from document_revisions where document_uuid = $1', [
      uuid,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('files without a record', () => {
  it('go later, those of others stay, and what begins to be used meanwhile stays', async () => {
    const storage = openStorage(app.settings);
    const one = await created(filePart('shared.txt', 'shared content'));
    const two = await created(filePart('shared again.txt', 'shared content'));
    const alone = await created(filePart('alone.txt', 'alone content'));
    for (const { uuid } of [one, alone])
      expect((await app.call('engineer', 'DELETE', `/user-api/documents/${uuid}`)).status).toBe(204);
    expect((await auditOf(app.pool, alone.latestRevision.uuid)).at(-1)).toMatchObject({ action: 'DELETE' });
    expect(existsSync(pathOf(sha256('alone content')))).toBe(true);
    // Nothing is old enough yet.
    expect(await sweepFiles(app.pool, storage)).toBe(0);
    await sweepFiles(app.pool, storage, '0 seconds');
    expect(existsSync(pathOf(sha256('alone content')))).toBe(false);
    expect(existsSync(pathOf(sha256('shared content')))).toBe(true);
    const { content } = await download(
      app,
      'viewer',
      `/user-api/documents/revision/${two.latestRevision.uuid}/download`,
    );
    expect(content.toString()).toBe('shared content');
    const again = await created(filePart('alone.txt', 'alone content'));
    expect(existsSync(pathOf(again.latestRevision.sha256))).toBe(true);
  });
  it('that a process left behind when it ended are removed, those that still arrive are not', async () => {
    const incoming = join(folder, 'files', 'incoming');
    mkdirSync(incoming, { recursive: true });
    for (const name of ['left', 'arriving']) writeFileSync(join(incoming, name), 'half a file');
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    utimesSync(join(incoming, 'left'), minutesAgo(61), minutesAgo(61));
    utimesSync(join(incoming, 'arriving'), minutesAgo(59), minutesAgo(59));
    expect(await sweepIncoming(folder)).toBe(1);
    expect(arriving()).toEqual(['arriving']);
    rmSync(join(incoming, 'arriving'));
    expect(await sweepIncoming(join(folder, 'nowhere'))).toBe(0);
  });
  it('missing on disk are reported as not available, without a path', async () => {
    const { latestRevision } = await created(filePart('lost.txt', 'lost content'));
    rmSync(pathOf(latestRevision.sha256));
    const { status, content } = await download(
      app,
      'viewer',
      `/user-api/documents/revision/${latestRevision.uuid}/download`,
    );
    expect(status).toBe(503);
    expect(content.toString()).not.toContain(folder);
  });
});
