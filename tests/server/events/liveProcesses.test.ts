import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { LiveStream, type StreamOptions } from '../../support/liveStream.ts';
import { findFreePort, type ServerProcess, startServer } from '../../support/serverProcess.ts';

// The product as it is run, in two processes on one database.

/** Requests under way get 20 s; a stream must not. Two seconds on a calm machine (docs/bench.md). */
const END_MS = 10_000;

interface Saved {
  uuid: string;
  revision: number;
}

let app: TestApp;
let folder: string;
let servers: ServerProcess[] = [];
let projectUuid: string;
const open: LiveStream[] = [];

async function start(): Promise<ServerProcess> {
  const environment = {
    DATABASE_URL: app.settings.databaseUrl ?? '',
    // Tokens of one issuer are good for every process.
    PUBLIC_URL: app.settings.publicUrl,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const { server } = await startServer({ folder, port: await findFreePort(), environment });
  return server;
}

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'badger-live-'));
  servers = [await start(), await start()];
  const { rows } = await app.pool.query<{ uuid: string }>(
    'select project_uuid as uuid from hazards order by code, project_uuid limit 1',
  );
  projectUuid = rows[0]?.uuid ?? '';
});
afterEach(() => Promise.all(open.splice(0).map(stream => stream.close())));
afterAll(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')));
  await app?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const urlOf = (place: number) => servers[place]?.url ?? '';

async function listen(place: number, person: string, options: Partial<StreamOptions> = {}) {
  const token = await app.tokenOf(app.userUuid(person));
  const stream = await LiveStream.open(urlOf(place), { token, projectUuid, ...options });
  open.push(stream);
  return stream;
}

async function send<Data>(place: number, person: string, method: string, path: string, body: object) {
  const response = await fetch(`${urlOf(place)}/v1/user-api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await app.tokenOf(app.userUuid(person))}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return (text ? (JSON.parse(text) as { data: Data }).data : undefined) as Data;
}

async function rename(place: number, kind: 'hazards' | 'functions', name: string): Promise<Saved> {
  const { rows } = await app.pool.query<Saved>(
    `select uuid, revision from ${kind} where project_uuid = $1 order by code limit 1`,
    [projectUuid],
  );
  const [record] = rows;
  return send<Saved>(place, 'lead', 'PATCH', `/${kind}/${record?.uuid}`, {
    revision: record?.revision,
    name,
  });
}

describe('two server processes on one database', () => {
  it('tell each other’s listeners of edits of hazards and functions', async () => {
    const streams = [await listen(0, 'engineer'), await listen(1, 'voter')];
    const hazard = await rename(0, 'hazards', 'Changed through the first');
    const changedFunction = await rename(1, 'functions', 'Changed through the second');
    for (const stream of streams) {
      await stream.untilChanged(hazard.uuid);
      await stream.untilChanged(changedFunction.uuid);
      expect(stream.changes.map(({ entity, uuid, revision }) => [entity, uuid, revision])).toEqual([
        ['Hazard', hazard.uuid, hazard.revision],
        ['Function', changedFunction.uuid, changedFunction.revision],
      ]);
    }
  });

  it('refuse a session that the other has ended without waiting for what they keep of it', async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const sid = randomUUID();
      await app.pool.query(
        `insert into oidc_payloads (model, id, payload, uid, expires_at) values ('Session', $1, '{}', $1, now() + interval '1 hour')`,
        [sid],
      );
      const token = await app.tokenOf(app.userUuid('engineer'), { sid });
      const ask = async () =>
        (
          await fetch(`${urlOf(1)}/v1/user-api/projects?limit=1`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status;
      expect(await ask()).toBe(200);
      await app.pool.query('delete from oidc_payloads where id = $1', [sid]);
      const ended = performance.now();
      while ((await ask()) === 200);
      times.push(performance.now() - ended);
    }
    // A session is kept for two seconds; the quickest round is that of a machine which is not busy with something else.
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  it('cut off a listener that does not read, who misses nothing afterwards', async () => {
    const clientId = '0190b3c4-5d6e-7f80-9a1b-000000000001';
    const [stalled, witness] = [await listen(1, 'engineer', { clientId }), await listen(1, 'voter')];
    await send(1, 'engineer', 'PUT', `/projects/${projectUuid}/presence`, { clientId });
    // Three thousand open tabs make every event of presence large; they outlast the test.
    await app.pool.query(
      `insert into presence (project_uuid, user_uuid, client_id, entity, field, at)
       select $1, $2, gen_random_uuid(), 'Hazard', 'f' || n, now() + interval '1 hour' from generate_series(1, 3000) n`,
      [projectUuid, app.userUuid('lead')],
    );
    const first = await rename(0, 'hazards', 'Before');
    await stalled.untilChanged(first.uuid);
    stalled.pause();
    const isThere = async () =>
      (await app.pool.query('select 1 from presence where client_id = $1', [clientId])).rowCount === 1;
    const told: number[] = [];
    // The presence of a tab ends with its stream: that is how everybody sees that it was cut off.
    for (let round = 0; await isThere(); round += 1) {
      expect(round, 'somebody who does not read is kept for ever').toBeLessThan(400);
      told.push((await rename(0, 'hazards', `Unread ${round}`)).revision);
      await app.pool.query(`update presence set field = $1 where field = 'f1' or field like 'moved %'`, [
        `moved ${round}`,
      ]);
      await app.pool.query(`select pg_notify('project_presence', $1)`, [projectUuid]);
      await witness.until(frames =>
        frames.some(
          ({ event, data }) => event === 'presence' && JSON.stringify(data).includes(`moved ${round}`),
        ),
      );
      witness.forget();
    }
    await app.pool.query('delete from presence');
    stalled.resume();
    await stalled.ended;
    const again = await listen(0, 'engineer', { lastEventId: stalled.lastEventId });
    const last = told.at(-1) ?? 0;
    await again.until(() => again.changes.some(({ revision }) => revision === last));
    const received = [...stalled.changes, ...again.changes].map(({ revision }) => revision);
    expect(received).toEqual([first.revision, ...told]);
    expect(again.changes.length).toBeGreaterThan(0);
  });

  it('end at once on SIGTERM with open streams, which are closed', async () => {
    const streams = [await listen(1, 'engineer'), await listen(1, 'voter'), await listen(0, 'lead')];
    const begin = performance.now();
    const exit = await servers[1]?.end('SIGTERM');
    expect(exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - begin).toBeLessThan(END_MS);
    await Promise.all(streams.slice(0, 2).map(({ ended }) => ended));
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
  });
});
