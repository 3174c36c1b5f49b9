import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_ENTITIES } from '../../../server/events/liveEntities.ts';
import { isOfProject } from '../../../server/events/presence.ts';
import { recordTypes } from '../../../server/modules/recordTypes.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { LiveStream, listenOn } from '../../support/liveStream.ts';

interface Entry {
  userUuid: string;
  name: string;
  initials: string;
  clientId: string;
  entity: string | null;
  uuid: string | null;
  field: string | null;
  at: string;
}

let app: TestApp;
let other: TestApp;
let urls: string[];
let projectUuid: string;
const open: LiveStream[] = [];

beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ DATABASE_URL: app.settings.databaseUrl ?? '' });
  urls = await Promise.all([listenOn(app), listenOn(other)]);
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from projects order by name limit 1');
  projectUuid = rows[0]?.uuid ?? '';
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(stream => stream.close()));
  await app.pool.query('delete from presence');
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

async function listen(index: number, person: string, clientId?: string) {
  const token = await app.tokenOf(app.userUuid(person));
  const stream = await LiveStream.open(urls[index] ?? '', {
    token,
    projectUuid,
    ...(clientId && { clientId }),
  });
  open.push(stream);
  return stream;
}

const presenceOf = ({ frames }: LiveStream) =>
  (frames.findLast(({ event }) => event === 'presence')?.data ?? []) as Entry[];
const untilThere = (stream: LiveStream, isWanted: (entries: Entry[]) => boolean) =>
  stream.until(() => isWanted(presenceOf(stream)));

const say = (person: string, body: Record<string, unknown>, through = app) =>
  through.call(person, 'PUT', `/user-api/projects/${projectUuid}/presence`, { body });

describe('presence', () => {
  it('shows listeners of every process who is where, with each of their tabs', async () => {
    const streams = [await listen(0, 'lead'), await listen(1, 'engineer')];
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select uuid from hazards where project_uuid = $1 limit 1',
      [projectUuid],
    );
    const [clientId, uuid] = [randomUUID(), rows[0]?.uuid];
    expect((await say('voter', { clientId, entity: 'Hazard', uuid, field: 'name' })).status).toBe(204);
    for (const stream of streams) {
      await untilThere(stream, entries => entries.length === 1);
      expect(presenceOf(stream)).toEqual([
        {
          userUuid: app.userUuid('voter'),
          name: expect.stringMatching(/^\S+ \S+/),
          initials: expect.stringMatching(/^\p{Lu}{2}$/u),
          clientId,
          entity: 'Hazard',
          uuid,
          field: 'name',
          at: expect.any(String),
        },
      ]);
    }
    await say('voter', { clientId: randomUUID() }, other);
    for (const stream of streams) await untilThere(stream, entries => entries.length === 2);
  });

  it('moves, and repeats nothing that is not new', async () => {
    const stream = await listen(0, 'lead');
    const clientId = randomUUID();
    for (let count = 0; count < 3; count += 1) await say('voter', { clientId, entity: 'Hazard' });
    await untilThere(stream, ([entry]) => entry?.entity === 'Hazard');
    await say('voter', { clientId, entity: 'Function' });
    await untilThere(stream, ([entry]) => entry?.entity === 'Function');
    expect(
      stream.frames
        .filter(({ event }) => event === 'presence')
        .map(({ data }) => (data as Entry[])[0]?.entity),
    ).toEqual([undefined, 'Hazard', 'Function']);
  });

  it('begins every stream', async () => {
    const clientId = randomUUID();
    await say('voter', { clientId });
    const stream = await listen(1, 'lead');
    expect(presenceOf(stream).map(entry => entry.clientId)).toEqual([clientId]);
  });

  it('ends with the stream of the tab', async () => {
    const clientId = randomUUID();
    const own = await listen(0, 'engineer', clientId);
    const witness = await listen(1, 'lead');
    await say('engineer', { clientId });
    await untilThere(witness, entries => entries.length === 1);
    await own.close();
    await untilThere(witness, entries => entries.length === 0);
  });

  it('is over after 30 seconds unless it is said again', async () => {
    const stream = await listen(0, 'lead');
    const clientId = randomUUID();
    await say('voter', { clientId });
    await untilThere(stream, entries => entries.length === 1);
    // As if it had been said almost 30 seconds ago; the listener's own clock does the rest.
    await app.pool.query(`update presence set at = now() - interval '29 seconds'`);
    await app.pool.query(`select pg_notify('project_presence', $1)`, [projectUuid]);
    await untilThere(stream, entries => entries.length === 0);
    const { rows } = await app.pool.query('select 1 from presence');
    expect(rows).toHaveLength(1);
  });

  it('names a record of the project or none: neither what there is elsewhere nor what there is nowhere', async () => {
    const { rows: hazards } = await app.pool.query<{ uuid: string; project: string }>(
      'select uuid, project_uuid as project from hazards order by code',
    );
    const own = hazards.find(({ project }) => project === projectUuid)?.uuid;
    const foreign = hazards.find(({ project }) => project !== projectUuid)?.uuid;
    expect([own, foreign]).toEqual([expect.any(String), expect.any(String)]);
    const clientId = randomUUID();
    const storedFor = async (entity: string, uuid: string | undefined) => {
      const { status, body } = await say('voter', { clientId, entity, uuid, field: 'name' });
      const { rows } = await app.pool.query(
        'select entity, record_uuid as uuid, field from presence where client_id = $1',
        [clientId],
      );
      return { status, body, rows };
    };
    const nowhere = { status: 204, body: undefined, rows: [{ entity: 'Hazard', uuid: null, field: null }] };
    expect(await storedFor('Hazard', own)).toMatchObject({ rows: [{ uuid: own, field: 'name' }] });
    expect(await storedFor('Hazard', foreign)).toEqual(nowhere);
    expect(await storedFor('Hazard', randomUUID())).toEqual(nowhere);
    // A function of this uuid there is none, whatever else it names.
    expect(await storedFor('Function', own)).toMatchObject({ rows: [{ uuid: null, field: null }] });
    expect(await storedFor('Project', projectUuid)).toMatchObject({ rows: [{ uuid: projectUuid }] });
  });

  it('finds a record of every kind that is told of', async () => {
    const unknown = LIVE_ENTITIES.filter(entity => !isOfProject(recordTypes, entity));
    expect(unknown).toEqual([]);
  });

  it('is nobody’s to say or to take over who may not read the project', async () => {
    const clientId = randomUUID();
    expect((await say('guest', { clientId })).status).toBe(404);
    await say('voter', { clientId, entity: 'Hazard' });
    await say('engineer', { clientId, entity: 'Function' });
    const { rows } = await app.pool.query<{ user_uuid: string; entity: string }>(
      'select user_uuid, entity from presence where client_id = $1 order by entity',
      [clientId],
    );
    expect(rows).toEqual([
      { user_uuid: app.userUuid('engineer'), entity: 'Function' },
      { user_uuid: app.userUuid('voter'), entity: 'Hazard' },
    ]);
  });
});
