import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { LiveStream, listenOn, type StreamOptions } from '../../support/liveStream.ts';
import { levels } from '../../support/voting.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let url: string;
let otherUrl: string;
let projectUuid: string;
let otherProject: string;
let hazards: { uuid: string; revision: number }[];
const open: LiveStream[] = [];

beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ DATABASE_URL: app.settings.databaseUrl ?? '' });
  [url, otherUrl] = await Promise.all([listenOn(app), listenOn(other)]);
  const { rows } = await app.pool.query<{ uuid: string; project_uuid: string }>(
    'select uuid, project_uuid from hazards order by code, project_uuid',
  );
  projectUuid = rows[0]?.project_uuid ?? '';
  otherProject = rows.find(row => row.project_uuid !== projectUuid)?.project_uuid ?? '';
  hazards = await hazardsOf(projectUuid);
});
afterEach(() => Promise.all(open.splice(0).map(stream => stream.close())));
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const hazardsOf = async (project: string) =>
  (
    await app.pool.query<{ uuid: string; revision: number }>(
      'select uuid, revision from hazards where project_uuid = $1 order by code',
      [project],
    )
  ).rows;

async function listen(at: string, options: Partial<StreamOptions> & { person?: string } = {}) {
  const { person = 'engineer', ...rest } = options;
  const token = await app.tokenOf(app.userUuid(person));
  const stream = await LiveStream.open(at, { token, projectUuid, ...rest });
  open.push(stream);
  return stream;
}

async function rename(uuid: string, name: string, headers: Record<string, string> = {}) {
  const { rows } = await app.pool.query<{ revision: number }>(
    'select revision from hazards where uuid = $1',
    [uuid],
  );
  const answer = await app.call<{ data: { revision: number } }>(
    'lead',
    'PATCH',
    `/user-api/hazards/${uuid}`,
    {
      body: { revision: rows[0]?.revision, name },
      headers,
    },
  );
  expect(answer.status).toBe(200);
  return answer.body.data.revision;
}

const hazard = (index: number) => hazards[index]?.uuid ?? '';

describe('a stream of live events', () => {
  it('is sent as it happens: not kept, not collected by proxies, not compressed', async () => {
    const token = await app.tokenOf(app.userUuid('engineer'));
    const { stream, headers } = await LiveStream.tryOpen(url, { token, projectUuid });
    if (stream) open.push(stream);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('names a changed hazard to listeners of every process on the database', async () => {
    const streams = [await listen(url), await listen(otherUrl)];
    const revision = await rename(hazard(0), 'Seen by everybody');
    for (const stream of streams) {
      await stream.untilChanged(hazard(0));
      expect(stream.changes).toEqual([
        {
          sequence: 1,
          entity: 'Hazard',
          uuid: hazard(0),
          revision,
          action: 'UPDATE',
          byUserUuid: app.userUuid('lead'),
          clientId: null,
        },
      ]);
    }
  });

  it('tells people at risk by the name that the contract gives them', async () => {
    const stream = await listen(url);
    const { status, body } = await app.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${projectUuid}/personnel/batch`,
      { body: { items: [{ name: 'Passers-by' }] } },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const change = await stream.untilChanged(body.data.records[0]?.uuid ?? '');
    expect(change).toMatchObject({ entity: 'Personnel', action: 'CREATE' });
  });

  it('tells a rated hazard once beside its evaluation, and a created and a deleted record', async () => {
    const stream = await listen(url);
    const { rows } = await app.pool.query<{ uuid: string; revision: number }>(
      `select h.uuid, h.revision from hazards h join risk_rating_sets s on s.uuid = h.risk_rating_set_uuid
       where h.project_uuid = $1 and s.code = 'ISO26262-3-2018' and not h.is_risk_frozen and not h.is_consensus_voting_locked
       order by h.code limit 1`,
      [projectUuid],
    );
    const [target] = rows;
    const rated = await app.call('lead', 'PATCH', `/user-api/hazards/${target?.uuid}/initial-risk`, {
      body: { revision: target?.revision, ...levels('S1 E2 C3') },
    });
    expect(rated.status).toBe(200);
    await stream.untilChanged(target?.uuid ?? '');
    expect(stream.changes.map(({ entity }) => entity).sort()).toEqual(['Hazard', 'HazardEvaluation']);

    const created = await app.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${projectUuid}/functions/batch`,
      { body: { items: [{ name: 'Steer' }] } },
    );
    const [added] = created.body.data.records;
    await stream.untilChanged(added?.uuid ?? '');
    await app.call('lead', 'DELETE', `/user-api/functions/${added?.uuid}`);
    await stream.until(() => stream.changes.some(({ action }) => action === 'DELETE'));
    expect(stream.changes.slice(2).map(({ entity, action, revision }) => [entity, action, revision])).toEqual(
      [
        ['Function', 'CREATE', 1],
        ['Function', 'DELETE', null],
      ],
    );
    expect(stream.changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  it('goes on after a break without a gap and without a double, at any process', async () => {
    const first = await listen(url);
    await rename(hazard(0), 'Before the break');
    await first.untilChanged(hazard(0));
    await first.close();
    const revisions = [await rename(hazard(1), 'Missed'), await rename(hazard(2), 'Missed too')];
    const second = await listen(otherUrl, { lastEventId: first.lastEventId });
    const after = await rename(hazard(0), 'After the break');
    await second.until(() => second.changes.length >= 3);
    expect(second.changes.map(({ uuid, revision }) => [uuid, revision])).toEqual([
      [hazard(1), revisions[0]],
      [hazard(2), revisions[1]],
      [hazard(0), after],
    ]);
  });

  it('goes on in the middle of what one transaction changed', async () => {
    const first = await listen(url);
    const created = await app.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${projectUuid}/functions/batch`,
      { body: { items: ['One', 'Two', 'Three', 'Four'].map(name => ({ name })) } },
    );
    const uuids = created.body.data.records.map(({ uuid }) => uuid);
    await first.until(() => first.changes.length === 4);
    const ids = first.frames.flatMap(({ event, id }) => (event === 'change' && id ? [id] : []));
    for (const [index, lastEventId] of ids.entries()) {
      const second = await listen(url, { lastEventId });
      expect(second.changes.map(({ uuid }) => uuid)).toEqual(uuids.slice(index + 1));
      await second.close();
    }
  });

  it('says that what is shown must be fetched again when it does not know the id', async () => {
    const elsewhere = await listen(url, { projectUuid: otherProject, person: 'lead' });
    for (const lastEventId of ['nonsense', 'A'.repeat(400), elsewhere.lastEventId]) {
      const stream = await listen(url, { lastEventId });
      await stream.until(frames => frames.some(({ event }) => event === 'reset'));
      await stream.close();
    }
  });

  it('tells nothing of another project', async () => {
    const [foreign] = await hazardsOf(otherProject);
    const stream = await listen(url);
    const owner = await listen(url, { projectUuid: otherProject, person: 'lead' });
    await rename(foreign?.uuid ?? '', 'Elsewhere');
    await owner.untilChanged(foreign?.uuid ?? '');
    await rename(hazard(0), 'Here');
    await stream.untilChanged(hazard(0));
    expect(stream.changes.map(({ uuid }) => uuid)).toEqual([hazard(0)]);
  });

  it('carries the tab that made the change', async () => {
    const stream = await listen(url);
    const clientId = randomUUID();
    await rename(hazard(0), 'By a tab', { 'x-client-id': clientId });
    expect((await stream.untilChanged(hazard(0))).clientId).toBe(clientId);
    await rename(hazard(1), 'By nobody in particular', { 'x-client-id': 'not a uuid' });
    expect((await stream.untilChanged(hazard(1))).clientId).toBeNull();
  });
});
