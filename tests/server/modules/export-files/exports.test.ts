import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetJobs } from '../../../../server/jobs/jobStore.ts';
import type { Person } from '../../../support/app.ts';
import { type Data, type Failure, VotingRoom } from '../../../support/voting.ts';

interface Export {
  uuid: string;
  state: string;
  progress: number;
  kind: string;
  format: string;
  language: string;
  createdBy: string;
  fileName: string | null;
  sizeBytes: number | null;
  error: { code: string; message: string } | null;
}

let room: VotingRoom;
let exportsPath: string;
beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'FUNCTION'`,
  );
  room.project = rows[0]?.uuid ?? '';
  exportsPath = `/user-api/projects/${room.project}/exports`;
});
afterAll(() => room.app.close());

const ask = (person: Person, body: object = { kind: 'DATA' }) =>
  room.app.call<Data<Export> & Failure>(person, 'POST', exportsPath, { body });
const read = async (person: Person, uuid: string) =>
  (await room.app.call<Data<Export>>(person, 'GET', `${exportsPath}/${uuid}`)).body.data;
const list = async (person: Person) =>
  (await room.app.call<Data<{ results: Export[]; total: number }>>(person, 'GET', exportsPath)).body.data;
const cancel = (person: Person, uuid: string) =>
  room.app.call<Data<Export> & Failure>(person, 'POST', `${exportsPath}/${uuid}/actions/cancel`);

async function download(person: Person, uuid: string) {
  const answer = await room.app.app.inject({
    method: 'GET',
    url: `/v1${exportsPath}/${uuid}/file`,
    headers: { authorization: `Bearer ${await room.app.tokenOf(room.app.userUuid(person))}` },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

it('waits in the queue until a process takes it; one can be cancelled before that', async () => {
  const asked = await ask('viewer');
  expect(asked.status).toBe(202);
  expect(asked.body.data).toMatchObject({
    kind: 'DATA',
    format: 'json',
    language: 'en',
    state: 'QUEUED',
    progress: 0,
    createdBy: room.app.userUuid('viewer'),
    fileName: null,
    error: null,
  });
  const { uuid } = asked.body.data;
  expect((await download('viewer', uuid)).status).toBe(404);

  const cancelled = await cancel('viewer', uuid);
  expect(cancelled.body.data).toMatchObject({ uuid, state: 'CANCELLED' });
  expect(await list('viewer')).toMatchObject({ results: [{ uuid, state: 'CANCELLED' }] });
  expect((await cancel('viewer', uuid)).body.data).toMatchObject({ state: 'CANCELLED' });
});

it('is its person’s own', async () => {
  const { uuid } = (await ask('engineer')).body.data;
  for (const person of ['lead', 'viewer'] as const) {
    expect((await list(person)).results.map(one => one.uuid)).not.toContain(uuid);
    expect((await room.app.call(person, 'GET', `${exportsPath}/${uuid}`)).status).toBe(404);
    expect((await cancel(person, uuid)).status).toBe(404);
  }
  expect(await list('engineer')).toMatchObject({ total: 1, results: [{ uuid, state: 'QUEUED' }] });
  await cancel('engineer', uuid);
});

it('takes five of a person at a time', async () => {
  const uuids: string[] = [];
  for (let count = 0; count < 5; count += 1) uuids.push((await ask('approver')).body.data.uuid);
  const sixth = await ask('approver');
  expect(sixth).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  const ofAnother = await ask('voter');
  expect(ofAnother.status).toBe(202);
  await cancel('voter', ofAnother.body.data.uuid);
  await cancel('approver', uuids[0] ?? '');
  uuids.push((await ask('approver')).body.data.uuid);
  for (const uuid of uuids) await cancel('approver', uuid);
});

it('has what the operations of its kinds answer, and nothing of blind votes', async () => {
  const secret = 'Anton says the driver never brakes in time.';
  const hazard = await room.newHazard({ name: 'Vehicle rolls away' });
  const round = await room.round(hazard, ['engineer', 'voter', 'approver']);
  await room.castAll(hazard, { engineer: 'S1 E2 C1', voter: 'S3 E4 C3' }, { rationale: secret });
  await room.comment('voter', round.uuid, secret);
  room.app.startJobs();
  const { uuid } = (await ask('viewer')).body.data;
  await expect.poll(async () => (await read('viewer', uuid)).state).toBe('DONE');

  const made = await read('viewer', uuid);
  expect(made).toMatchObject({ progress: 100, fileName: 'Remote control library – data.json', error: null });
  const { status, headers, body } = await download('viewer', uuid);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('attachment');
  expect(headers['content-type']).toContain('application/json');
  expect(Number(headers['content-length'])).toBe(made.sizeBytes);
  expect(body).not.toContain(secret);

  const document = JSON.parse(body);
  const hazards = await room.app.call<Data<{ results: unknown[] }>>('viewer', 'GET', '/user-api/hazards', {
    query: { projectUuid: room.project, limit: 20_000 },
  });
  expect(document.records.hazards).toEqual(hazards.body.data.results);
  expect(document.records.hazards.map((one: { uuid: string }) => one.uuid)).toContain(hazard);
});

it('is refused to whoever lost the permission before it was made', async () => {
  const { pool } = room.app;
  const supplier = room.app.userUuid('supplier');
  const job = `insert into jobs (project_uuid, user_uuid, kind, parameters)
    values ($1, $2, 'EXPORT', '{"kind":"DATA","format":"json","language":"en","filters":{}}') returning uuid`;
  const { rows } = await pool.query<{ uuid: string }>(
    `with asked as (${job}) select uuid, pg_notify('jobs', uuid::text) from asked`,
    [room.project, supplier],
  );
  const state = async () =>
    (await pool.query('select state, error_code as code from jobs where uuid = $1', [rows[0]?.uuid])).rows[0];
  await expect.poll(state).toEqual({ state: 'FAILED', code: 'NO_ACCESS' });
});

it('is gone with its day', async () => {
  const { uuid } = (await ask('owner')).body.data;
  await expect.poll(async () => (await read('owner', uuid)).state).toBe('DONE');
  await room.app.pool.query(`update jobs set expires_at = now() - interval '1 second' where uuid = $1`, [
    uuid,
  ]);
  expect((await room.app.call('owner', 'GET', `${exportsPath}/${uuid}`)).status).toBe(404);
  expect((await download('owner', uuid)).status).toBe(404);
  expect(await forgetJobs(room.app.pool)).toBe(1);
});
