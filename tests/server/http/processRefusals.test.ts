import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { TEMPLATE } from '../../support/globalSetup.ts';
import { createDatabaseFromTemplate } from '../../support/postgres.ts';
import { findFreePort, removeServerFolder, spawnServer, startServer } from '../../support/serverProcess.ts';

async function runFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'badger-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function cloneDatabase(): Promise<string> {
  const database = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  onTestFinished(database.drop);
  return database.url;
}

/** Everything that stands in a database, table by table, as one text. */
async function contentOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: columns } = await client.query(
      `select table_schema, table_name, column_name, data_type from information_schema.columns
       where table_schema in ('public', 'drizzle') order by 1, 2, ordinal_position`,
    );
    const tables = new Set(columns.map(column => `"${column.table_schema}"."${column.table_name}"`));
    const contents = [JSON.stringify(columns)];
    for (const table of tables) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '' order by t::text)) as hash from ${table} t`,
      );
      contents.push(`${table} ${rows[0].hash}`);
    }
    return contents.join('\n');
  } finally {
    await client.end();
  }
}

test('a taken port ends the start before anything is made', async () => {
  const folder = await runFolder();
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>(resolve => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());

  const server = spawnServer({ folder, port });

  expect(await server.exit).toEqual({ code: 2, signal: null });
  expect(server.complained()).toContain(`Port ${port} is taken by another program.`);
  expect(server.said()).toBe('');
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('a database that cannot be reached is named, its password is not', async () => {
  const folder = await runFolder();
  const nobody = await findFreePort();

  const server = spawnServer({
    folder,
    port: await findFreePort(),
    environment: { DATABASE_URL: `postgresql://badger:do-not-tell@127.0.0.1:${nobody}/badger` },
  });

  expect(await server.exit).toEqual({ code: 2, signal: null });
  const complaint = server.complained();
  expect(complaint).toContain(`The database at 127.0.0.1:${nobody}/badger is not reachable`);
  expect(complaint).toContain('Start it, or correct DATABASE_URL.');
  expect(complaint).not.toContain('do-not-tell');
});

test.each([
  ['a newer Badger', Date.UTC(2099, 0, 1), 'This data was written by a newer version of Badger'],
  ['a Badger before the first release', Date.UTC(2020, 0, 1), 'from before its first release'],
])('a database of %s is refused untouched', async (_whose, when, complaint) => {
  const folder = await runFolder();
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', $1)",
    [when],
  );
  // What a start would add again, if it went that far.
  await client.query('delete from feature_flags');
  await client.end();
  const before = await contentOf(url);

  const server = spawnServer({ folder, port: await findFreePort(), environment: { DATABASE_URL: url } });

  expect(await server.exit).toEqual({ code: 2, signal: null });
  expect(server.complained()).toContain(complaint);
  expect(server.complained()).toContain('has been left untouched.');
  expect(await contentOf(url)).toBe(before);
});

test('a second process on the same folder is refused, the first keeps running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'badger-process-'));
  onTestFinished(() => removeServerFolder(folder));
  const first = await startServer({ folder, port: await findFreePort() });
  onTestFinished(async () => void (await first.server.end('SIGKILL')));

  const second = spawnServer({ folder, port: await findFreePort() });

  expect(await second.exit).toEqual({ code: 2, signal: null });
  expect(second.complained()).toContain('Another Badger is using this data folder');
  expect((await fetch(`${first.server.url}/ready`)).status).toBe(200);
  expect(await first.server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
