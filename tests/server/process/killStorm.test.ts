import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KeepAliveClient } from '../../support/keepAliveClient.ts';
import {
  findFreePort,
  removeServerFolder,
  startServer,
  withDatabaseOf,
} from '../../support/serverProcess.ts';
import { findLosses, runStorm, signInToStorm, WriteStorm } from '../../support/storm.ts';

/** Writers beside the request that is looked at. */
const CLIENTS = 4;

async function runFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'badger-process-'));
  onTestFinished(() => removeServerFolder(folder));
  return folder;
}

test('kill -9 in a write storm loses nothing that was acknowledged', async () => {
  const folder = await runFolder();

  const { problems, rounds } = await runStorm({ folder, port: await findFreePort(), rounds: 2, seed: 4711 });

  expect(problems).toEqual([]);
  expect(rounds.map(({ killed }) => killed)).toEqual(['server', 'server and database']);
  for (const { acknowledged } of rounds) expect(acknowledged).toBeGreaterThan(0);
});

test('the check of a storm finds what is missing', async () => {
  const folder = await runFolder();
  const { server } = await startServer({ folder, port: await findFreePort() });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const project = await signInToStorm(server.url);
  const client = await KeepAliveClient.open(server.url, { keepsBodies: true });
  onTestFinished(() => client.close());
  const { body } = await client.request(
    'POST',
    `/v1/user-api/projects/${project.uuid}/hazards/batch`,
    project.token,
    JSON.stringify({ items: [{ style: 'FUNCTION', name: 'first' }] }),
  );
  const { uuid, code } = JSON.parse(body).data.records[0];
  const saved = { uuid, code, revision: 1, name: 'first' };
  const losses = (...entries: (typeof saved)[]) =>
    withDatabaseOf(folder, database => findLosses(database, project.uuid, entries));

  expect(await losses(saved)).toEqual([]);
  expect(await losses({ ...saved, revision: 2 })).toEqual([
    expect.stringContaining('the hazard is missing or older'),
    expect.stringContaining('its content is not in the audit trail'),
  ]);
  expect(await losses({ ...saved, name: 'another' })).toEqual([
    expect.stringContaining('its content is not in the audit trail'),
  ]);
  await withDatabaseOf(folder, database =>
    database.query('update hazards set revision = 2 where uuid = $1', [uuid]),
  );
  expect(await losses(saved)).toEqual([expect.stringContaining('audit rows of a hazard')]);
  await withDatabaseOf(folder, database => database.query('delete from hazards where uuid = $1', [uuid]));
  expect(await losses(saved)).toEqual([
    expect.stringContaining('the hazard is missing or older'),
    expect.stringContaining('an audit row of a hazard that does not exist'),
    expect.stringContaining('a code that was drawn and lost'),
  ]);
});

test('SIGTERM answers what is under way and loses nothing', async () => {
  const folder = await runFolder();
  const port = await findFreePort();
  const { server } = await startServer({ folder, port });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const project = await signInToStorm(server.url);
  const storm = new WriteStorm(server.url, project, CLIENTS);
  const client = await KeepAliveClient.open(server.url, { keepsBodies: true });
  onTestFinished(() => client.close());

  // The project's code counter is held, so that every create is certainly under way when the signal comes.
  const answer = await withDatabaseOf(folder, async database => {
    await database.query('begin');
    await database.query('select 1 from project_code_counters where project_uuid = $1 for update', [
      project.uuid,
    ]);
    const path = `/v1/user-api/projects/${project.uuid}/hazards/batch`;
    const items = [{ style: 'FUNCTION', name: 'under way' }];
    const pending = client.request('POST', path, project.token, JSON.stringify({ items }));
    await expect.poll(() => waiting(database), { interval: 20 }).toBe(CLIENTS + 1);
    server.child.kill('SIGTERM');
    await expect.poll(() => server.complained().includes('"stopping"'), { interval: 20 }).toBe(true);
    await database.query('rollback');
    return pending;
  });

  expect(await server.exit).toEqual({ code: 0, signal: null });
  await storm.stop();
  expect(answer.status).toBe(201);
  expect(storm.refusals).toEqual([]);

  // The folder is free again, and everything is in it.
  const again = await startServer({ folder, port });
  const { uuid, code, revision, name } = JSON.parse(answer.body).data.records[0];
  const acknowledged = [...storm.acknowledged, { uuid, code, revision, name }];
  expect(await withDatabaseOf(folder, database => findLosses(database, project.uuid, acknowledged))).toEqual(
    [],
  );
  expect(await again.server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});

/** How many connections wait for a lock; unlike pg_stat_activity this is no snapshot of the transaction's start. */
async function waiting(database: { query(sql: string): Promise<{ rowCount: number | null }> }) {
  const { rowCount } = await database.query('select distinct pid from pg_locks where not granted');
  return rowCount ?? 0;
}
