import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../../server/backup/manifest.ts';
import { removeOldBackups } from '../../../server/backup/writeBackup.ts';
import { databaseDirectory } from '../../../server/database/embedded/runningDatabase.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/startEmbeddedPostgres.ts';
import { createDatabaseFromTemplate, createTemplate } from '../../support/postgres.ts';
import {
  databaseOf,
  findFreePort,
  removeServerFolder,
  type ServerProcess,
  startServer,
} from '../../support/serverProcess.ts';
import { signInForTokens } from '../../support/signIn.ts';

/** The restore drill: what comes back equals what was there, row by row and file by file. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = (script: string, environment: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>(resolve =>
    execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...args],
      { cwd: ROOT, env: { ...process.env, ...environment } },
      (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
    ),
  );

/**
 * Every row of every table as the database itself shows it as JSON: nothing of the backup's own way of reading. Left out
 * are the numbers of transactions and the key of the stream's places, which belong to the server that made them.
 */
async function contentOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const content: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - 'transaction_id')::text as row from "${name}" t order by 1`,
      );
      content[name] = rows.map(({ row }) => row).filter(row => !row.startsWith('{"name": "events"'));
    }
    const { rows: sequences } = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    );
    return { ...content, sequences };
  } finally {
    await client.end();
  }
}

const DOCUMENT = 'What the analysis rests on.\n';
const PEOPLE = { email: 'lead@demo.badger.example', password: 'badger-demo' };

const call = async ({ url }: ServerProcess, token: string, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { data: { results: { uuid: string }[] } };
};

describe('a backup', () => {
  let folder: string;
  let backups: string;
  let source: Record<string, string>;
  let saved: string;
  let before: Record<string, unknown[]>;
  let running: ServerProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'badger-backup-'));
    await chmod(folder, 0o711);
    backups = join(folder, 'backups');
    source = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
    const port = await findFreePort();
    const { server } = await startServer({ folder, port, environment: source });
    running = server;
    const { accessToken } = await signInForTokens(server.url, PEOPLE);
    const { data } = await call(server, accessToken, 'GET', '/user-api/projects');
    const project = data.results[0]?.uuid ?? '';
    const form = new FormData();
    form.set('file', new Blob([DOCUMENT], { type: 'text/plain' }), 'rests.txt');
    await call(server, accessToken, 'POST', `/user-api/projects/${project}/documents`, form);
    const database = await databaseOf(folder);
    const client = new pg.Client({ connectionString: database?.url });
    await client.connect();
    // What text formats stumble over.
    await client.query(`update projects set description = $1 where uuid = $2`, [
      'Tab\there, \\N, \\., "quotes"\r\nnext line – 雪 🦡 \\',
      project,
    ]);
    // A month of the trail that the other installation has no table for.
    await client.query(`select make_audit_month('2024-05-01 00:00:00+00')`);
    await client.query(
      `insert into audit_log (at, entity, record_uuid, action, operation_id, request_id)
       values ('2024-05-17 08:00:00+00', 'Project', $1, 'CREATE', 'test', 'test')`,
      [project],
    );
    await client.end();
    const result = await run('backup', source, '--to', backups);
    expect(result).toMatchObject({ code: 0, complained: '' });
    saved = join(backups, (await readdir(backups))[0] ?? '');
    expect(result.said).toContain(saved);
    before = await contentOf(database?.url ?? '');
    expect(before.audit_log_2024_05).toHaveLength(1);
    await server.end();
    running = undefined;
  });
  afterAll(async () => {
    await running?.end();
    await removeServerFolder(folder);
  });

  test('from the embedded database comes back in another one, and from there in a new folder', async () => {
    await createTemplate(inject('postgresUrl'), 'restore_drill', async () => {});
    const database = await createDatabaseFromTemplate(inject('postgresUrl'), 'restore_drill');
    onTestFinished(database.drop);
    const outside = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'outside') };
    const there = await run('restore', outside, '--from', saved);
    expect(there).toMatchObject({ code: 0, complained: '' });
    expect(await contentOf(database.url)).toEqual(before);
    // Files are named after their content; the demo has others.
    const name = createHash('sha256').update(DOCUMENT).digest('hex');
    const [file] = (await readdir(join(outside.DATA_DIR, 'files'), { recursive: true })).filter(
      path => basename(path) === name,
    );
    expect(await readFile(join(outside.DATA_DIR, 'files', file ?? ''), 'utf8')).toBe(DOCUMENT);

    // Not a second time, and not over anything.
    expect(await run('restore', outside, '--from', saved)).toMatchObject({
      code: 2,
      complained: expect.stringContaining('There are data in this database already.'),
    });
    expect(await contentOf(database.url)).toEqual(before);

    const second = join(folder, 'second');
    expect(await run('backup', outside, '--to', second)).toMatchObject({ code: 0 });
    const back = await mkdtemp(join(tmpdir(), 'badger-restored-'));
    // As root the database runs as another user, who has to get there.
    await chmod(back, 0o711);
    onTestFinished(() => removeServerFolder(back));
    const inside = { DATA_DIR: join(back, 'data'), DATABASE_URL: '' };
    const from = join(second, (await readdir(second))[0] ?? '');
    expect(await run('restore', inside, '--from', from)).toMatchObject({ code: 0, complained: '' });

    const embedded = await startEmbeddedPostgres({ dataFolder: inside.DATA_DIR, log: () => {} });
    expect(await contentOf(embedded.url)).toEqual(before);
    await embedded.stop();
    // The product works on it: people sign in with their passwords, changes go on.
    const { server } = await startServer({ folder: back, port: await findFreePort(), environment: inside });
    onTestFinished(async () => void (await server.end()));
    const { accessToken } = await signInForTokens(server.url, PEOPLE);
    const { data } = await call(server, accessToken, 'GET', '/user-api/projects');
    expect(data.results.length).toBe(before.projects?.length);
    expect(await run('restore', inside, '--from', from)).toMatchObject({
      code: 2,
      complained: expect.stringContaining('Badger is running on'),
    });
  });

  test('that is damaged is refused before anything is made', async () => {
    const { tables } = JSON.parse(await readFile(join(saved, 'manifest.json'), 'utf8')) as Manifest;
    expect(tables.find(({ name }) => name === 'hazards')?.rows).toBe(before.hazards?.length);
    const path = join(saved, 'tables', 'users.copy.gz');
    const whole = await readFile(path);
    const nowhere = { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '' };
    const damages = [
      whole.subarray(0, whole.length / 2),
      gzipSync(gunzipSync(whole).toString().replace('lead@', 'laed@')),
      gzipSync(''),
    ];
    for (const damage of damages) {
      await writeFile(path, damage);
      expect(await run('restore', nowhere, '--from', saved)).toMatchObject({
        code: 2,
        complained: expect.stringContaining('is damaged: the table users'),
      });
    }
    await writeFile(path, whole);
    await rm(join(saved, 'manifest.json'));
    expect(await run('restore', nowhere, '--from', saved)).toMatchObject({
      code: 2,
      complained: expect.stringContaining('holds no complete backup'),
    });
    expect(await databaseDirectory(nowhere.DATA_DIR)).toBeUndefined();
  });

  test('needs a place', async () => {
    expect(await run('backup', source)).toMatchObject({
      code: 2,
      complained: expect.stringContaining('Where to?'),
    });
  });
});

test('the newest backups are kept, and what is no backup', async () => {
  const target = await mkdtemp(join(tmpdir(), 'badger-backups-'));
  onTestFinished(() => rm(target, { recursive: true }));
  const days = [1, 2, 3, 4].map(day => `badger-2026110${day}T020000Z`);
  for (const name of [...days, 'other', '.unfinished-badger-20261101T020000Z'])
    await mkdir(join(target, name));

  expect(await removeOldBackups(target, 2)).toEqual(days.slice(0, 2));

  expect((await readdir(target)).sort()).toEqual([
    '.unfinished-badger-20261101T020000Z',
    ...days.slice(2),
    'other',
  ]);
});
