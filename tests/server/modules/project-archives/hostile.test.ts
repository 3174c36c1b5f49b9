import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listIn,
  type Parts,
  ProjectArchives,
  readZip,
  repacked,
  sha256,
  withOtherTable,
} from '../../../support/projectArchives.ts';
import { filePart, upload } from '../../../support/uploads.ts';
import { type Data, VotingRoom } from '../../../support/voting.ts';

type Fields = Record<string, unknown>;

let room: VotingRoom;
let archives: ProjectArchives;
let organization: string;
let parts: Parts;

beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  room.project = rows[0]?.uuid ?? '';
  archives = new ProjectArchives(room.app);
  const made = await room.app.call<Data<Fields>>('lead', 'POST', '/user-api/organizations', {
    body: { name: 'Another house' },
  });
  organization = String(made.body.data.uuid);
  await upload(room.app, 'lead', `/user-api/projects/${room.project}/documents`, [
    filePart('notes.txt', 'brakes', 'text/plain'),
  ]);
});
afterAll(() => room.app.close());

/** Rows of everything that an import could leave behind. */
async function rowsNow() {
  const tables = [
    'projects',
    'hazards',
    'functions',
    'documents',
    'users',
    'tags',
    'risk_rating_sets',
    'zones',
    'hazard_types',
    'audit_log',
  ];
  const { rows } = await room.app.pool.query(
    `select ${tables.map(table => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return rows[0];
}

const changed = (path: string, change: (list: Fields[]) => unknown) => {
  const list = listIn(parts, path);
  return { [path]: change(list) ?? list };
};
const hazards = (change: (hazard: Fields, all: Fields[]) => void) =>
  changed('records/Hazard.json', list => change(list[0] ?? {}, list));
const manifest = () => JSON.parse(parts.get('manifest.json')?.toString('utf8') ?? '{}');

const HOSTILE: [name: string, code: string, make: () => Uint8Array][] = [
  ['no ZIP at all', 'NOT_AN_ARCHIVE', () => Buffer.from('<html>no archive</html>')],
  ['a ZIP of something else', 'NOT_AN_ARCHIVE', () => zipSync({ 'word/document.xml': Buffer.from('<w/>') })],
  [
    'a manifest of something else',
    'NOT_AN_ARCHIVE',
    () => zipSync({ 'manifest.json': Buffer.from('{"format":"other"}') }),
  ],
  [
    'a version that is not known',
    'WRONG_VERSION',
    () => repacked(parts, { 'manifest.json': { ...manifest(), version: 2 } }),
  ],
  [
    'a manifest that says too much',
    'DAMAGED',
    () => repacked(parts, { 'manifest.json': { ...manifest(), owner: 'me' } }),
  ],
  [
    'a part that is cut off',
    'DAMAGED',
    () => repacked(parts, { 'manifest.json': manifest(), 'records/Function.json': Buffer.from('[') }),
  ],
  [
    'a part that is missing',
    'DAMAGED',
    () => repacked(parts, { 'manifest.json': manifest(), 'people.json': undefined }),
  ],
  [
    'a path that leads out',
    'UNKNOWN_PART',
    () =>
      repacked(parts, {
        'manifest.json': manifest(),
        '../../../etc/cron.d/badger': Buffer.from('* * * * * root'),
      }),
  ],
  [
    'a path that leads out and is named',
    'DAMAGED',
    () => repacked(parts, { '../../../etc/cron.d/badger': Buffer.from('* * * * * root') }),
  ],
  [
    'a part that nobody names',
    'UNKNOWN_PART',
    () => repacked(parts, { 'manifest.json': manifest(), 'files/run.exe': Buffer.from('MZ') }),
  ],
  [
    'a zip bomb',
    'TOO_LARGE',
    () =>
      repacked(parts, { 'manifest.json': manifest(), 'history.json': Buffer.alloc(400 * 1024 * 1024, 32) }),
  ],
  [
    'a text that is no JSON',
    'DAMAGED',
    () => repacked(parts, { 'people.json': Buffer.from('{'.repeat(1000)) }),
  ],
  [
    'a record with an unknown field',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.isAdministrator = true;
        }),
      ),
  ],
  [
    'a record without a field',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          delete hazard.style;
        }),
      ),
  ],
  [
    'a text that is too long',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.name = 'x'.repeat(201);
        }),
      ),
  ],
  [
    'a text with a NUL',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.name = 'a\u0000b';
        }),
      ),
  ],
  [
    'SQL in place of a number',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.position = '0); drop table hazards; --';
        }),
      ),
  ],
  [
    'two records of one uuid',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards((hazard, all) => {
          all.push({ ...hazard, code: 'HZ-999' });
        }),
      ),
  ],
  [
    'two records of one code',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards((hazard, all) => {
          if (all[1]) all[1].code = hazard.code;
        }),
      ),
  ],
  [
    'a state that contradicts itself',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.isClosed = true;
          hazard.isRiskFrozen = false;
        }),
      ),
  ],
  [
    'a record of another project',
    'FOREIGN_REFERENCE',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.functionUuid = FOREIGN;
        }),
      ),
  ],
  [
    'a reference to another kind',
    'INVALID_RECORD',
    () =>
      repacked(
        parts,
        hazards((hazard, all) => {
          hazard.functionUuid = all[1]?.uuid;
        }),
      ),
  ],
  [
    'another project as its own',
    'FOREIGN_REFERENCE',
    () =>
      repacked(
        parts,
        hazards(hazard => {
          hazard.projectUuid = FOREIGN;
        }),
      ),
  ],
  [
    'a file of another content',
    'DAMAGED',
    () =>
      repacked(parts, {
        'manifest.json': manifest(),
        [`files/${sha256(Buffer.from('brakes'))}`]: Buffer.from('breaks'),
      }),
  ],
  [
    'a file of another content that is named',
    'FILE_REFUSED',
    () => repacked(parts, { [`files/${sha256(Buffer.from('brakes'))}`]: Buffer.from('breaks') }),
  ],
  ['a program that is said to be a text', 'FILE_REFUSED', () => program()],
  ['a rating set that nobody has', 'RATING_SET_MISSING', () => repacked(parts, withOtherTable(parts))],
];

const FOREIGN = '6f3c2a10-58a7-4c8e-9d57-2f7f0a1b9c01';

function program(): Uint8Array {
  const bytes = Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(200)]);
  const revisions = listIn(parts, 'records/DocumentRevision.json').map(revision => ({
    ...revision,
    sha256: sha256(bytes),
    sizeBytes: bytes.length,
  }));
  return repacked(parts, { 'records/DocumentRevision.json': revisions, [`files/${sha256(bytes)}`]: bytes });
}

describe('an import', () => {
  it('waits in the queue, can be cancelled there, and is its person’s own', async () => {
    const sent = await archives.send(organization, Buffer.from('anything'));
    expect(sent).toMatchObject({
      status: 202,
      body: { data: { state: 'QUEUED', progress: 0, result: null, error: null } },
    });
    const path = `/user-api/organizations/${organization}/project-imports/${sent.body.data.uuid}`;
    const cancelled = await room.app.call('lead', 'POST', `${path}/actions/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { data: { state: 'CANCELLED' } } });
    expect(
      (await room.app.call('lead', 'GET', `/user-api/organizations/${organization}/project-imports`)).body,
    ).toMatchObject({ data: { total: 1, results: [{ uuid: sent.body.data.uuid }] } });
    // Somebody else's organization is as good as absent.
    expect((await room.app.call('engineer', 'GET', path)).status).toBe(404);
    expect((await archives.send(organization, Buffer.from('anything'), [], 'engineer')).status).toBe(404);
  });

  it('is refused to whoever may not create projects', async () => {
    const { rows } = await room.app.pool.query<{ uuid: string }>(
      'select organization_uuid as uuid from projects where uuid = $1',
      [room.project],
    );
    expect((await archives.send(rows[0]?.uuid ?? '', Buffer.from('anything'), [], 'supplier')).status).toBe(
      403,
    );
  });

  it('reads an archive', async () => {
    room.app.startJobs();
    parts = readZip(await archives.export(room.project));
    expect(listIn(parts, 'records/Hazard.json').length).toBeGreaterThan(2);
  });

  it.each(HOSTILE)('refuses %s by %s, and nothing of it is stored', async (_name, code, make) => {
    const before = await rowsNow();
    const ended = await archives.import(organization, make());
    expect(ended).toMatchObject({ state: 'FAILED', result: null, error: { code } });
    expect(ended.error?.message).toMatch(/[Nn]othing was imported/);
    const path = `/user-api/organizations/${organization}/project-imports/${ended.uuid}`;
    const { body } = await room.app.call<Data<{ error: { message: string } }>>('lead', 'GET', path, {
      headers: { 'accept-language': 'de' },
    });
    expect(body.data.error.message).toMatch(/nichts importiert/);
    // Names of kinds, fields and parts are those of the file; every sentence about them is German.
    expect(body.data.error.message).not.toMatch(
      /\b(the|is|was|has|have|and|of|must|should|names|which|not|breaks|archive|with|from)\b/i,
    );
    expect(await rowsNow()).toEqual(before);
  });
});
