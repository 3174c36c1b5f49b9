import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../support/app.ts';
import {
  content,
  type LanguageModelServer,
  startLanguageModel,
} from '../../../support/languageModelServer.ts';
import { filePart, upload } from '../../../support/uploads.ts';

interface Suggestion {
  kind: string;
  finding: string;
  cue: string;
  name: string;
  quotation: string;
  page: number | null;
  records: { entity: string; code: string }[];
  record: { entity: string; uuid: string } | null;
}
interface Analysis {
  uuid: string;
  documentRevisionUuid: string;
  status: string;
  progress: number;
  problem: string | null;
  summary: string;
  pageCount: number;
  suggestions: Suggestion[];
  finishedAt: string | null;
}
interface Answered<Data> {
  data: Data;
  code: string;
  message: string;
}

let app: TestApp;
let project: string;
let model: LanguageModelServer;
beforeAll(async () => {
  model = await startLanguageModel();
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'FUNCTION' order by created_at limit 1`,
  );
  project = rows[0]?.uuid ?? '';
});
// Workers take the environment of the process that starts them.
beforeEach(() => {
  vi.stubEnv('LANGUAGE_MODEL_URL', model.url);
  vi.stubEnv('LANGUAGE_MODEL', 'small');
});
afterAll(async () => {
  await app.close();
  model.close();
});

async function revisionOf(fileName: string, content: string | Uint8Array): Promise<string> {
  const { status, body } = await upload<Answered<{ latestRevision: { uuid: string } }>>(
    app,
    'engineer',
    `/user-api/projects/${project}/documents`,
    [filePart(fileName, content)],
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.latestRevision.uuid;
}
const analyse = (revision: string, person: Person = 'engineer') =>
  app.call<Answered<Analysis>>(person, 'POST', `/user-api/documents/revisions/${revision}/analysis`);
const read = (uuid: string, person: Person = 'viewer') =>
  app.call<Answered<Analysis>>(person, 'GET', `/user-api/documents/revisions/analysis/${uuid}`);
const list = (query: object, person: Person = 'viewer') =>
  app.call<Answered<{ results: Analysis[]; total: number }>>(
    person,
    'GET',
    '/user-api/documents/revisions/analysis/listing',
    { query: { projectUuid: project, ...query } },
  );
async function ended(uuid: string) {
  const analysis = async () => (await read(uuid)).body.data;
  await expect.poll(async () => (await analysis()).status).toMatch(/DONE|FAILED/);
  return analysis();
}

it('waits until a process begins it; a revision is analysed once at a time', async () => {
  const revision = await revisionOf('waiting.txt', 'The winch shall stop at once.');
  const asked = await analyse(revision);
  expect(asked.status).toBe(201);
  expect(asked.body.data).toMatchObject({
    documentRevisionUuid: revision,
    status: 'QUEUED',
    progress: 0,
    problem: null,
    summary: '',
    suggestions: [],
    finishedAt: null,
  });
  const again = await analyse(revision);
  expect(again).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
  expect((await list({ status: 'QUEUED' })).body.data).toMatchObject({
    total: 1,
    results: [{ uuid: asked.body.data.uuid }],
  });
  expect((await list({ status: 'DONE' })).body.data.total).toBe(0);
});

it('needs the right to edit; whoever may read sees what was found', async () => {
  const revision = await revisionOf('rights.txt', 'Some text of a document.');
  expect((await analyse(revision, 'viewer')).status).toBe(403);
  const { rows } = await app.pool.query('select 1 from document_analyses where document_revision_uuid = $1', [
    revision,
  ]);
  expect(rows).toEqual([]);
  expect((await analyse(revision, 'supplier')).status).toBe(404);
  expect((await list({}, 'supplier')).status).toBe(404);
  expect((await list({})).status).toBe(200);
});

it('refuses what has no text to read', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const answer = await analyse(await revisionOf('figure.png', picture));
  expect(answer).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
  expect(answer.body.message).toContain('image/png');
});

it('finds sentences with page and quotation, and the records that they name', async () => {
  const { rows } = await app.pool.query<{ name: string; code: string }>(
    'select name, code from functions where project_uuid = $1 order by code limit 1',
    [project],
  );
  const known = rows[0] ?? { name: '', code: '' };
  const text =
    `The winch shall hold the load at power failure.\fWe assume that the yard is lit.\n\n` +
    `The hook may crush a hand while this happens: ${known.name}`;
  const revision = await revisionOf('concept.txt', text);
  const { uuid } = (await analyse(revision)).body.data;
  app.startJobs();
  const done = await ended(uuid);
  expect(done).toMatchObject({ status: 'DONE', progress: 100, problem: null, pageCount: 2 });
  expect(done.finishedAt).not.toBeNull();
  expect(done.suggestions).toMatchObject([
    {
      kind: 'FUNCTION',
      finding: 'REQUIREMENT',
      name: 'Hold the load at power failure',
      page: 1,
      record: null,
    },
    { kind: 'ASSUMPTION', quotation: 'We assume that the yard is lit.', page: 2, record: null },
    {
      kind: 'HAZARD',
      page: 2,
      records: expect.arrayContaining([expect.objectContaining({ code: known.code })]),
    },
  ]);
  for (const suggestion of done.suggestions) expect(suggestion).not.toHaveProperty('recordUuids');

  const pages = await app.pool.query(
    `select page, words @@ to_tsquery('english', 'holding') as holds from document_pages where document_revision_uuid = $1 order by position`,
    [revision],
  );
  expect(pages.rows).toEqual([
    { page: 1, holds: true },
    { page: 2, holds: false },
  ]);

  const made = await app.call<Answered<{ results: { data: { uuid: string } }[] }>>(
    'engineer',
    'POST',
    `/user-api/projects/${project}/functions/batch`,
    { body: { items: [{ name: 'hold the LOAD at power failure' }] } },
  );
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const [first] = (await read(uuid)).body.data.suggestions;
  expect(first?.record).toMatchObject({ entity: 'Function', name: 'hold the LOAD at power failure' });
});

it('a language model points to sentences that no rule finds', async () => {
  model.asked = [];
  model.says = content('1 HAZARD');
  const revision = await revisionOf(
    'pointed.txt',
    'The winch shall hold the hook.\nThe hook swings freely above the path.',
  );
  const { uuid } = (await analyse(revision)).body.data;
  app.startJobs();
  const { suggestions } = await ended(uuid);
  expect(suggestions).toMatchObject([
    { kind: 'FUNCTION', finding: 'REQUIREMENT', cue: 'shall' },
    { kind: 'HAZARD', finding: 'HAZARD', cue: '', quotation: 'The hook swings freely above the path.' },
  ]);
  // Only what is left over by the rules is sent.
  expect(model.asked.map(({ body }) => body.messages[1]?.content)).toEqual([
    '1 The hook swings freely above the path.',
  ]);
});

it('a language model that is away takes nothing from what the rules find', async () => {
  model.says = response => response.destroy();
  const revision = await revisionOf(
    'away.txt',
    'The winch shall hold the hook.\nThe hook swings freely above the path.',
  );
  const { uuid } = (await analyse(revision)).body.data;
  app.startJobs();
  expect(await ended(uuid)).toMatchObject({ status: 'DONE', suggestions: [{ cue: 'shall' }] });
});

it('replaces the pages of a revision when it is analysed again', async () => {
  const revision = await revisionOf('again.txt', 'The belt shall run.\fThe belt shall stop now.');
  for (let turn = 0; turn < 2; turn += 1) {
    const { uuid } = (await analyse(revision)).body.data;
    app.startJobs();
    expect((await ended(uuid)).status).toBe('DONE');
  }
  const { rows } = await app.pool.query(
    'select position from document_pages where document_revision_uuid = $1 order by position',
    [revision],
  );
  expect(rows).toEqual([{ position: 1 }, { position: 2 }]);
});

it('says why a file could not be read', async () => {
  const revision = await revisionOf('broken.pdf', '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const { uuid } = (await analyse(revision)).body.data;
  app.startJobs();
  const failed = await ended(uuid);
  expect(failed).toMatchObject({ status: 'FAILED', problem: 'UNREADABLE', suggestions: [] });
  expect(failed.summary).toContain('damaged');
  expect((await list({ status: 'FAILED' })).body.data.results.map(one => one.uuid)).toContain(uuid);
});

it('has failed when its work was given up or is forgotten', async () => {
  const revision = await revisionOf('forgotten.txt', 'Nobody reads this text.');
  const { rows } = await app.pool.query<{ uuid: string }>(
    'insert into document_analyses (project_uuid, document_revision_uuid) values ($1, $2) returning uuid',
    [project, revision],
  );
  expect((await read(rows[0]?.uuid ?? '')).body.data).toMatchObject({
    status: 'FAILED',
    problem: 'BROKE_OFF',
  });
});
