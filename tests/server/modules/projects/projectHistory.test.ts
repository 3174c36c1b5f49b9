import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../../server/contract/generated/operations.ts';
import { fieldChanges } from '../../../../server/modules/shared/fieldChanges.ts';
import { levels, VotingRoom } from '../../../support/voting.ts';

type Entry = components['schemas']['ProjectHistoryEntry'];

let room: VotingRoom;
beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const ask = (query: Record<string, unknown> = {}, person = 'viewer', project = room.project) =>
  room.app.call<{ code: string; data: { results: Entry[]; next: string | null } }>(
    person,
    'GET',
    `/user-api/projects/${project}/history`,
    { query },
  );
const page = async (query: Record<string, unknown> = {}, person = 'viewer') =>
  (await ask(query, person)).body.data;
const addFunctions = async (...names: string[]) =>
  (
    await room.call<{ data: { records: { uuid: string; revision: number }[] } }>(
      'engineer',
      'POST',
      `/projects/${room.project}/functions/batch`,
      { items: names.map(name => ({ name })) },
    )
  ).body.data.records;
const addFunction = async (name: string) => {
  const [record] = await addFunctions(name);
  if (!record) throw new Error('No function came back');
  return record;
};
const told = (entries: Entry[]) =>
  entries.map(({ action, record, revision }) => `${action} ${record.name} ${revision}`);

describe('the history of a record', () => {
  it('has what each field was and is, of lists too', async () => {
    const hazard = await room.newHazard({ description: 'At speed.' });
    const { revision } = await room.hazard(hazard);
    const assumption = await room.call<{ data: { records: { uuid: string }[] } }>(
      'engineer',
      'POST',
      `/projects/${room.project}/assumptions/batch`,
      { items: [{ text: 'Dry road' }] },
    );
    const [{ uuid: dryRoad } = { uuid: '' }] = assumption.body.data.records;
    await room.call('engineer', 'PATCH', `/hazards/${hazard}`, {
      revision,
      name: 'Brakes fail at speed',
      description: '',
      fttiMs: 100,
      assumptionUuids: [dryRoad],
      reason: 'As in the workshop.',
    });
    const { results, next } = await page({ recordUuid: hazard });
    expect(next).toBeNull();
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({
      action: 'UPDATE',
      entity: 'Hazard',
      operationId: 'updateHazard',
      reason: 'As in the workshop.',
      revision: revision + 1,
      actor: { uuid: room.app.userUuid('engineer') },
      record: { uuid: hazard, name: 'Brakes fail at speed', hazard: { uuid: hazard } },
    });
    const byName = (one: { field: string }, other: { field: string }) => one.field.localeCompare(other.field);
    expect(results[0]?.fields.toSorted(byName)).toEqual([
      { field: 'assumptionUuids', before: [], after: [dryRoad] },
      { field: 'description', before: 'At speed.', after: '' },
      { field: 'fttiMs', before: null, after: 100 },
      { field: 'name', before: 'Brakes fail', after: 'Brakes fail at speed' },
    ]);
    expect(results[1]).toMatchObject({ action: 'CREATE', operationId: 'createHazardsBatch', revision: 1 });
    expect(results[1]?.fields).toContainEqual({ field: 'description', before: null, after: 'At speed.' });
  });

  it('goes on after a delete that was taken back: a restore is a change like any other', async () => {
    const { uuid } = await addFunction('Hoist');
    await room.app.call('engineer', 'DELETE', `/user-api/functions/${uuid}`);
    const restored = await room.call('engineer', 'PUT', `/projects/${room.project}/actions/restore-deleted`, {
      entity: 'Function',
      uuids: [uuid],
    });
    expect(restored.status).toBe(200);
    const { results } = await page({ recordUuid: uuid });
    expect(told(results)).toEqual(['CREATE Hoist 2', 'DELETE Hoist 1', 'CREATE Hoist 1']);
    expect(results[0]?.operationId).toBe('restoreDeletedRecords');
    const name = { field: 'name', before: null, after: 'Hoist' };
    expect(results[0]?.fields).toContainEqual(name);
    expect(results[1]?.fields).toContainEqual({ ...name, before: 'Hoist', after: null });
  });
});

describe('voting in the history', () => {
  const voting = async (hazard: string, query: Record<string, unknown> = {}) => {
    const entity = ['HazardVote', 'HazardVoteEvent', 'HazardVoteEventComment'];
    const { results } = await page({ entity, limit: 200, ...query });
    return results.filter(({ record }) => record.hazard?.uuid === hazard || query.recordUuid);
  };

  it('is told with every vote once the round was revealed, and never before', async () => {
    const hazard = await room.newHazard();
    const round = await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' }, { rationale: 'The driver never brakes.' });
    await room.call('voter', 'POST', '/hazard-vote-event-comments', {
      hazardVoteEventUuid: round.uuid,
      text: 'Wet road?',
    });
    for (const person of ['lead', 'viewer', 'engineer', 'voter'])
      for (const order of ['asc', 'desc']) {
        const { results } = await page({ limit: 200, order }, person);
        expect(
          results.filter(({ entity }) => entity.startsWith('HazardVote')),
          person,
        ).toEqual([]);
      }
    expect(await voting(hazard, { recordUuid: round.uuid })).toEqual([]);
    await room.castAll(hazard, { voter: 'S1 E2 C1' });
    expect((await room.step(round.uuid, 'REVEAL')).status).toBe(200);
    const vote = await room.voteOf('engineer', hazard, 'lead');
    const [cast, seat] = await voting(hazard, { recordUuid: vote.uuid });
    expect(cast).toMatchObject({
      action: 'UPDATE',
      entity: 'HazardVote',
      actor: { uuid: room.app.userUuid('engineer') },
    });
    expect(cast?.fields).toContainEqual({
      field: 'severityUuid',
      before: null,
      after: levels('S3 E4 C3').severityUuid,
    });
    expect(cast?.fields).toContainEqual({
      field: 'rationale',
      before: '',
      after: 'The driver never brakes.',
    });
    expect(cast?.fields.map(({ field }) => field)).not.toContain('openRevision');
    expect(seat?.action).toBe('CREATE');
    const kinds = (await page({ limit: 200 })).results.map(({ entity, action }) => `${action} ${entity}`);
    expect(kinds).toContain('UPDATE HazardVoteEvent');
    expect(kinds.filter(kind => kind.startsWith('CREATE HazardVoteEventComment'))).toHaveLength(1);
  });

  it('does not tell what was thought or said while the round was blind and changed before the reveal', async () => {
    const hazard = await room.newHazard();
    const round = await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { engineer: 'S1 E1 C1', voter: 'S3 E4 C3' }, { rationale: 'First thought.' });
    const first = await room.voteOf('engineer', hazard);
    const more = { ...levels('S3 E4 C3'), rationale: 'Second thought.', comment: 'Sure.' };
    expect((await room.change('engineer', first, more)).status).toBe(200);
    expect(
      (await room.call('voter', 'DELETE', `/hazard-votes/${(await room.voteOf('voter', hazard)).uuid}`))
        .status,
    ).toBe(204);
    await room.castAll(hazard, { voter: 'S3 E4 C3' }, { rationale: 'Second thought.' });
    expect((await room.step(round.uuid, 'REVEAL')).status).toBe(200);
    for (const order of ['asc', 'desc']) {
      const told = JSON.stringify(await voting(hazard, { order }));
      expect(told).toContain('Second thought.');
      expect(told).not.toContain('First thought.');
      expect(told).not.toContain(levels('S1 E1 C1').severityUuid);
    }
    // From the reveal on every change is told.
    const revealed = await room.voteOf('engineer', hazard);
    const third = { rationale: 'Third thought.', reason: 'Talked about it.' };
    expect((await room.change('engineer', revealed, third)).status).toBe(200);
    const [change] = await voting(hazard, { recordUuid: revealed.uuid });
    expect(change?.fields).toContainEqual({
      field: 'rationale',
      before: 'Second thought.',
      after: 'Third thought.',
    });
  });

  it('stays blind where a round ended unrevealed, also after its hazard was deleted', async () => {
    const [blind, open] = [await room.newHazard(), await room.newHazard()];
    const rounds = [
      await room.round(blind, ['engineer', 'voter']),
      await room.round(open, ['engineer', 'voter']),
    ];
    for (const hazard of [blind, open])
      await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' });
    await room.step(rounds[0]?.uuid ?? '', 'CLOSE', 'The item is dropped.');
    await room.step(rounds[1]?.uuid ?? '', 'REVEAL');
    for (const hazard of [blind, open])
      expect(
        (await room.app.call('lead', 'DELETE', `/user-api/hazards/${hazard}`, { query: { confirm: true } }))
          .status,
      ).toBe(204);
    const [never, always] = await Promise.all(
      rounds.map(({ uuid }) => page({ recordUuid: uuid }).then(({ results }) => results)),
    );
    expect(never).toEqual([]);
    expect(always?.map(({ action }) => action)).toEqual(['DELETE', 'UPDATE', 'CREATE']);
  });
});

describe('the pages of the history', () => {
  it('hang together backwards', async () => {
    await addFunctions('Brake', 'Steer', 'Lift', 'Lower');
    const { results } = await page({ entity: 'Function', limit: 200 });
    const walked: Entry[] = [];
    for (let next: string | null | undefined; next !== null; ) {
      const one: Awaited<ReturnType<typeof page>> = await page({
        entity: 'Function',
        limit: 3,
        ...(next && { after: next }),
      });
      walked.push(...one.results);
      next = one.next;
    }
    expect(walked).toEqual(results);
    const forwards = await page({ entity: 'Function', limit: 200, order: 'asc' });
    expect(forwards.results).toEqual(results.toReversed());
  });

  it('tell every change once to whoever follows, in whatever order transactions end', async () => {
    const follow = async (after: string | null) =>
      page({ entity: 'Function', order: 'asc', limit: 2, ...(after && { after }) });
    const drain = async (start: string | null) => {
      const seen: string[] = [];
      let after = start;
      for (;;) {
        const { results, next } = await follow(after);
        seen.push(...told(results));
        after = next;
        if (results.length < 2) return { seen, after };
      }
    };
    const { after: now } = await drain(null);
    const [slow, quick] = await addFunctions('Slow', 'Quick');
    const first = await drain(now);
    expect(first.seen).toEqual(['CREATE Slow 1', 'CREATE Quick 1']);
    // The row of the slow one has the lower number, and is there later.
    const client = await room.app.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into audit_log (project_uuid, entity, record_uuid, action, operation_id, request_id, before, after)
         values ($1, 'Function', $2, 'UPDATE', 'updateFunction', '', '{"name":"Slow"}', '{"name":"Slowly","revision":2}')`,
        [room.project, slow?.uuid],
      );
      await room.call('engineer', 'PATCH', `/functions/${quick?.uuid}`, { revision: 1, name: 'Quickly' });
      const second = await drain(first.after);
      expect(second.seen).toEqual(['UPDATE Quickly 2']);
      await client.query('commit');
      const third = await drain(second.after);
      expect(third.seen).toEqual(['UPDATE Slowly 2']);
      expect((await drain(third.after)).seen).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('go on only where they ended: in the same project and direction', async () => {
    await addFunctions('One', 'Two');
    const { next } = await page({ limit: 1 });
    expect(next).not.toBeNull();
    expect((await ask({ limit: 1, after: next })).status).toBe(200);
    const other = room.project;
    await room.newProject();
    const refusals = [
      await ask({ after: next }),
      await ask({ after: next, order: 'asc' }, 'viewer', other),
      await ask({ after: `${next}A` }, 'viewer', other),
    ];
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are for those who read the analysis, and hold nothing of another project', async () => {
    const own = await addFunction('Ours');
    const before = room.project;
    await room.newProject();
    expect((await page({ recordUuid: own.uuid })).results).toEqual([]);
    expect((await ask({ recordUuid: own.uuid }, 'viewer', before)).body.data.results).toHaveLength(1);
    expect((await ask({}, 'guest')).status).toBe(404);
  });
});

describe('changed fields of a record', () => {
  const type = {
    columnOf: new Map(['name', 'order', 'basisless', 'revision'].map(name => [name, {} as never])),
    lists: ['tags'],
  };

  it('are those of the contract that differ, but for what every change writes', () => {
    const before = { name: 'a', order: 1, basis: 'x', revision: 1, tags: ['p'] };
    const after = { name: 'b', order: 1, basis: 'y', revision: 2, tags: ['p', 'q'] };
    expect(fieldChanges(type, before, after)).toEqual([
      { field: 'name', before: 'a', after: 'b' },
      { field: 'tags', before: ['p'], after: ['p', 'q'] },
    ]);
    expect(fieldChanges(type, null, { name: '', order: 0, tags: [] })).toEqual([
      { field: 'order', before: null, after: 0 },
    ]);
  });
});

describe('the filters of the history', () => {
  it('are person, action and time; the file has the same and nothing that is blind', async () => {
    const hazard = await room.newHazard();
    await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { voter: 'S3 E4 C3' }, { rationale: 'Nobody reads this yet.' });
    const by = (person: string) => ({ actorUuid: room.app.userUuid(person) });
    const made = (await addFunction('Filtered')).uuid;
    expect((await page({ ...by('engineer'), recordUuid: made })).results).toHaveLength(1);
    expect((await page({ ...by('lead'), recordUuid: made })).results).toEqual([]);
    expect((await page({ action: 'DELETE', recordUuid: made })).results).toEqual([]);
    const [entry] = (await page({ action: 'CREATE', recordUuid: made })).results;
    const at = entry?.at ?? '';
    expect((await page({ until: at, recordUuid: made })).results).toEqual([]);
    expect((await page({ from: at, recordUuid: made })).results).toHaveLength(1);
    expect((await page(by('voter'))).results).toEqual([]);
    const file = await room.app.app.inject({
      url: `/v1/user-api/projects/${room.project}/history/export?actorUuid=${room.app.userUuid('engineer')}`,
      headers: { authorization: `Bearer ${await room.app.tokenOf(room.app.userUuid('viewer'))}` },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('Filtered');
    expect(file.body).not.toContain('Nobody reads this yet.');
  });
});
