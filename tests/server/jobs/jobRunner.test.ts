import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid, kill } from 'node:process';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/connection.ts';
import { NotificationConnection } from '../../../server/events/notifications.ts';
import { createJobRunner, type JobRunner, type JobRunnerOptions } from '../../../server/jobs/jobRunner.ts';
import { forgetJobs } from '../../../server/jobs/jobStore.ts';
import { folderStorage } from '../../../server/storage/folderStorage.ts';
import { sweepFiles } from '../../../server/storage/storedFiles.ts';
import { TEMPLATE } from '../../support/globalSetup.ts';
import { createDatabaseFromTemplate } from '../../support/postgres.ts';
import { sessionPriority } from '../../support/sessionPriority.ts';

const WORKERS = { TEST: { module: new URL('../../support/jobs/testWorker.ts', import.meta.url) } };
const log = pino({ level: 'silent' }) as unknown as FastifyBaseLogger;
let database: Database;
let drop: () => Promise<void>;
let dataFolder: string;
beforeAll(async () => {
  const made = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  drop = made.drop;
  database = openDatabase(made.url);
  dataFolder = await mkdtemp(join(tmpdir(), 'badger-jobs-'));
});
afterAll(async () => {
  await database.close();
  await drop();
  await rm(dataFolder, { recursive: true });
});

/** A process of its own, as far as jobs go. */
function process(options: Partial<JobRunnerOptions> = {}): JobRunner {
  const notifications = new NotificationConnection(database.pool, log);
  const runner = createJobRunner({
    pool: database.pool,
    log,
    notifications,
    files: folderStorage(dataFolder),
    dataFolder,
    workers: WORKERS,
    atOnce: 1,
    renewMs: 50,
    ...options,
  });
  onTestFinished(async () => {
    await runner.close();
    await notifications.close();
  });
  return runner;
}

const QUEUE = `with made as (insert into jobs (project_uuid, user_uuid, kind, parameters)
  select p.uuid, u.uuid, 'TEST', $1::jsonb from (select uuid from projects order by uuid limit 1) p,
    (select uuid from users order by uuid limit 1) u returning uuid)
  select uuid, pg_notify('jobs', uuid::text) from made`;

async function ask(parameters: object): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(QUEUE, [JSON.stringify(parameters)]);
  return rows[0]?.uuid ?? '';
}

async function jobOf(uuid: string) {
  const { rows } = await database.pool.query(
    `select j.state, j.attempts, j.error_code as "errorCode", j.error_message as "errorMessage", j.done, j.total,
       j.file_name as "fileName", j.mime_type as "mimeType", f.sha256, j.lease_uuid as "leaseUuid"
     from jobs j left join stored_files f on f.uuid = j.file_uuid where j.uuid = $1`,
    [uuid],
  );
  return rows[0];
}
const stateOf = async (uuid: string): Promise<string> => (await jobOf(uuid))?.state;

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}

let nextLock = 7000;
/** Work that waits for this lock goes on when it is let go. */
async function heldLock() {
  nextLock += 1;
  const client: PoolClient = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [nextLock]);
  let isHeld = true;
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('select pg_advisory_unlock_all()');
    client.release();
  };
  onTestFinished(letGo);
  return { waitFor: nextLock, letGo };
}

test('nothing is begun before the start; then the file is kept under its name', async () => {
  const runner = process();
  const uuid = await ask({ text: 'the content' });
  expect(await jobOf(uuid)).toMatchObject({ state: 'QUEUED', attempts: 0 });

  runner.start();

  await expect.poll(() => stateOf(uuid)).toBe('DONE');
  const job = await jobOf(uuid);
  expect(job).toMatchObject({ fileName: 'made.txt', mimeType: 'text/plain; charset=utf-8', attempts: 1 });
  const content = await folderStorage(dataFolder).open(job.sha256);
  expect(content && (await text(content))).toBe('the content');
  expect(await readdir(join(dataFolder, 'files', 'incoming'))).toEqual([]);
});

test('a worker stands behind whoever waits for an answer of the server or of the database', async () => {
  process().start();
  const uuid = await ask({ tellPriority: true });
  await expect.poll(() => stateOf(uuid)).toBe('DONE');
  const content = await folderStorage(dataFolder).open((await jobOf(uuid)).sha256);
  const [priority, session] = ((content && (await text(content))) ?? '').split(' ');
  expect(Number(priority)).toBeGreaterThan(getPriority());
  // Among sessions the processor is shared first. Others than root may be asked to wait with it.
  const own = sessionPriority();
  if (own !== undefined && getuid?.() === 0) expect(Number(session)).toBeGreaterThan(own);
});

test('work is told of while it waits for nothing, and says how far it is', async () => {
  // It would look only in an hour: the notification wakes it.
  process({ lookMs: 3_600_000 }).start();
  const { waitFor, letGo } = await heldLock();
  const uuid = await ask({ waitFor });
  await expect.poll(() => jobOf(uuid)).toMatchObject({ state: 'RUNNING', done: 1, total: 4 });
  await letGo();
  await expect.poll(() => stateOf(uuid)).toBe('DONE');
});

test('a cancelled job is ended in its process, and leaves nothing', async () => {
  process().start();
  const { waitFor } = await heldLock();
  const uuid = await ask({ waitFor });
  await expect.poll(() => jobOf(uuid)).toMatchObject({ state: 'RUNNING', done: 1 });

  await database.pool.query(
    `update jobs set state = 'CANCELLED', lease_uuid = null, lease_until = null, finished_at = now() where uuid = $1`,
    [uuid],
  );

  // The next one would wait behind it if it were still worked on.
  const next = await ask({ text: 'next' });
  await expect.poll(() => stateOf(next)).toBe('DONE');
  expect(await jobOf(uuid)).toMatchObject({ state: 'CANCELLED', sha256: null });
});

test('a stop gives its job back at once, without counting it, and another process takes it', async () => {
  const first = process();
  first.start();
  const { waitFor, letGo } = await heldLock();
  const uuid = await ask({ waitFor, text: 'made by the second' });
  await expect.poll(() => jobOf(uuid)).toMatchObject({ state: 'RUNNING', done: 1 });

  await first.close();
  expect(await jobOf(uuid)).toMatchObject({ state: 'QUEUED', attempts: 0, leaseUuid: null });

  process().start();
  await letGo();
  await expect.poll(() => stateOf(uuid)).toBe('DONE');
  expect(await jobOf(uuid)).toMatchObject({ attempts: 1 });
});

test('a job of a process that is gone is taken up, three times at most', async () => {
  const [once, thrice] = [await ask({ text: 'again' }), await ask({ text: 'never' })];
  for (const [uuid, attempts] of [
    [once, 1],
    [thrice, 3],
  ] as const)
    await database.pool.query(
      `update jobs set state = 'RUNNING', attempts = $2, lease_uuid = $3, lease_until = now() - interval '1 second' where uuid = $1`,
      [uuid, attempts, randomUUID()],
    );

  process().start();

  await expect.poll(() => stateOf(once)).toBe('DONE');
  expect(await jobOf(once)).toMatchObject({ attempts: 2 });
  expect(await jobOf(thrice)).toMatchObject({ state: 'FAILED', errorCode: 'BROKE_OFF', attempts: 3 });
});

test('two processes never do the same job', async () => {
  const { waitFor, letGo } = await heldLock();
  const uuids = [await ask({ waitFor }), await ask({ waitFor }), await ask({ waitFor })];
  for (const runner of [process(), process()]) runner.start();
  const running = async () =>
    (await Promise.all(uuids.map(stateOf))).filter(state => state === 'RUNNING').length;
  await expect.poll(running).toBe(2);
  await letGo();
  for (const uuid of uuids) {
    await expect.poll(() => stateOf(uuid)).toBe('DONE');
    expect(await jobOf(uuid)).toMatchObject({ attempts: 1 });
  }
});

test('a job that fails says why, and is not tried again', async () => {
  const refused = await ask({ refuse: 'You may not any more.' });
  const broken = await ask({ fail: 'secret detail' });
  const huge = await ask({ fill: true });
  process().start();
  await expect.poll(() => stateOf(huge)).toBe('FAILED');
  expect(await jobOf(refused)).toMatchObject({
    state: 'FAILED',
    errorCode: 'NO_ACCESS',
    errorMessage: 'You may not any more.',
    attempts: 1,
  });
  expect(await jobOf(broken)).toMatchObject({ errorCode: 'INTERNAL', attempts: 1 });
  expect((await jobOf(broken)).errorMessage).not.toContain('secret detail');
  expect(await jobOf(huge)).toMatchObject({ errorCode: 'TOO_LARGE', attempts: 1 });
});

test('a worker does one job after the other, unless it failed or was ended', async () => {
  process().start();
  const made = async (parameters: object) => {
    const uuid = await ask(parameters);
    await expect.poll(() => stateOf(uuid)).toMatch(/DONE|FAILED/);
    const { sha256 } = await jobOf(uuid);
    const content = sha256 && (await folderStorage(dataFolder).open(sha256));
    return content ? text(content) : undefined;
  };

  const first = await made({ tellProcess: true });
  expect(await made({ refuse: 'You may not any more.' })).toBeUndefined();
  expect(await made({ tellProcess: true })).toBe(first);

  await made({ fail: 'a fault of the work' });
  const second = await made({ tellProcess: true });
  expect(second).not.toBe(first);

  // As the system does when memory ends, while nothing is worked on.
  kill(Number(second), 'SIGKILL');
  await expect.poll(() => isAlive(Number(second))).toBe(false);
  expect(await made({ tellProcess: true })).toMatch(/^\d+$/);
});

test('a job and its file are removed a day after it was done', async () => {
  process().start();
  const uuid = await ask({ text: `kept for a day ${randomUUID()}` });
  await expect.poll(() => stateOf(uuid)).toBe('DONE');
  const { sha256 } = await jobOf(uuid);
  const files = folderStorage(dataFolder);
  expect(await forgetJobs(database.pool)).toBe(0);

  await database.pool.query(`update jobs set expires_at = now() - interval '1 second' where uuid = $1`, [
    uuid,
  ]);

  expect(await forgetJobs(database.pool)).toBe(1);
  await sweepFiles(database.pool, files, '0 seconds');
  expect(await files.open(sha256)).toBeUndefined();
});
