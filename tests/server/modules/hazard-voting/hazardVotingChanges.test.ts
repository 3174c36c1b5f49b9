import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { type Hazard, levels, type Vote, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  hazard = await room.newHazard();
});

const VOTERS = ['engineer', 'voter', 'approver'];
const newEvent = async () =>
  (
    await room.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/projects/${room.project}/hazardous-events/batch`,
      {
        items: [{ name: 'Leaves the lane' }],
      },
    )
  ).body.data.records[0]?.uuid;
const change = async (body: Record<string, unknown>) => {
  const { revision } = await room.hazard(hazard);
  return room.call<{ data: Hazard }>('engineer', 'PATCH', `/hazards/${hazard}`, { revision, ...body });
};
const withEffect = async () => {
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    'select uuid from hazard_effect_types limit 1',
  );
  const effects = [{ hazardEffectTypeUuid: rows[0]?.uuid, description: 'Crushed.', personsAffected: 'ONE' }];
  expect((await change({ hazardEffects: effects })).status).toBe(200);
};
const check = (body: unknown, person = 'voter') =>
  room.call<{ data: { allowed: boolean; violations: { rule: string; effect: string; message: string }[] } }>(
    person,
    'PUT',
    `/hazards/${hazard}/actions/check-vote-change-rules-violation`,
    body,
  );
const rules = async (body: unknown, person = 'voter') =>
  (await check(body, person)).body.data.violations.map(({ rule, effect }) => `${rule} ${effect}`);

describe('changing what a hazard is about while it has votes (R6)', () => {
  it('asks, and on yes ends the round and starts the next one', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    const hazardousEventUuid = await newEvent();
    const before = await auditLength(room.app.pool);
    expect(await change({ hazardousEventUuid })).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED', fields: [{ path: 'resetVotes' }] },
    });
    expect(await auditLength(room.app.pool)).toBe(before);
    const changed = await change({ hazardousEventUuid, resetVotes: true });
    expect(changed).toMatchObject({ status: 200, body: { data: { hazardousEventUuid, status: 'VOTING' } } });
    expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET', outcome: null });
    expect((await auditOf(room.app.pool, event.uuid)).at(-1)?.reason).toBe(
      'HAZARD_CHANGED_VOTES_RESET: hazardousEventUuid',
    );
    expect(await room.voteOf('engineer', hazard)).toMatchObject({ state: 'PENDING', severityUuid: null });
    expect(await room.votes('lead', hazard, { state: 'CAST' })).toHaveLength(1);
    const { rows } = await room.app.pool.query<{ uuid: string }>(
      `select user_uuid as uuid from notifications where kind = 'VOTES_RESET'`,
    );
    // Whoever did it knows.
    expect(rows.map(({ uuid }) => uuid).sort()).toEqual(
      ['voter', 'approver'].map(name => room.app.userUuid(name)).sort(),
    );
  });

  it('takes the consensus of an ended round away', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    await room.step(event.uuid, 'REVEAL');
    await room.step(event.uuid, 'CLOSE');
    expect((await change({ style: 'MACHINE' })).status).toBe(422);
    expect((await change({ style: 'MACHINE', resetVotes: true })).body.data.status).toBe('DRAFT');
    expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET', outcome: { hasConsensus: false } });
    expect((await room.toggle('lead', hazard, 'consensus-voting-lock')).status).toBe(422);
    expect(await room.round(hazard, [])).toMatchObject({ round: 2 });
  });

  it('does not ask without votes, for what is not voted on, or for the same again', async () => {
    await room.round(hazard, VOTERS);
    expect((await change({ hazardousEventUuid: await newEvent() })).status).toBe(200);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect((await change({ fttiMs: 500, ownerUserUuid: room.app.userUuid('lead') })).status).toBe(200);
    expect((await change({ name: 'Brakes fail', style: 'FUNCTION', personnelUuids: [] })).status).toBe(200);
    expect((await room.voteOf('engineer', hazard)).state).toBe('CAST');
  });

  it.each([{ name: 'Brakes fail on ice' }, { description: 'Downhill.' }, { hazardEffects: [] }])(
    'asks for other words and effects (13.4): %j',
    async fields => {
      const event = await room.round(hazard, VOTERS);
      await withEffect();
      await room.castAll(hazard, { engineer: 'S3 E4 C3' });
      expect(await change(fields)).toMatchObject({ status: 422, body: { fields: [{ path: 'resetVotes' }] } });
      expect((await change({ ...fields, resetVotes: true })).status).toBe(200);
      expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET' });
    },
  );

  it('R7: another rating set starts the round again in that set', async () => {
    const { rows } = await room.app.pool.query<{ uuid: string }>(
      `select uuid from risk_rating_sets where code = 'ISO13849-1'`,
    );
    const riskRatingSetUuid = rows[0]?.uuid;
    const project = await room.call<{ data: { revision: number; riskRatingSetUuids: string[] } }>(
      'lead',
      'GET',
      `/projects/${room.project}`,
    );
    const { revision, riskRatingSetUuids } = project.body.data;
    await room.call('lead', 'PATCH', `/projects/${room.project}`, {
      revision,
      riskRatingSetUuids: [...new Set([...riskRatingSetUuids, riskRatingSetUuid])],
    });
    await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect((await change({ riskRatingSetUuid })).status).toBe(422);
    expect((await change({ riskRatingSetUuid, resetVotes: true })).status).toBe(200);
    const events = await room.call<{
      data: { results: { round: number; status: string; riskRatingSetUuid: string }[] };
    }>('lead', 'GET', '/hazard-vote-events', undefined, { hazardUuid: hazard, orderBy: 'round' });
    expect(events.body.data.results.map(({ round, status }) => [round, status])).toEqual([
      [1, 'RESET'],
      [2, 'OPEN'],
    ]);
    expect(events.body.data.results[1]?.riskRatingSetUuid).toBe(riskRatingSetUuid);
    // Levels of the old set are none of the new one.
    expect((await room.cast('engineer', hazard, 'S3 E4 C3')).status).toBe(422);
  });

  it('changes nothing when the hazard was changed meanwhile', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    const stale = await room.call('engineer', 'PATCH', `/hazards/${hazard}`, {
      revision: 1,
      style: 'MACHINE',
      resetVotes: true,
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'REVISION_CONFLICT' } });
    expect((await room.event(event.uuid)).status).toBe('OPEN');
  });
});

describe('checking a change beforehand', () => {
  it('reports for a vote what changing it would report', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { voter: 'S3 E4 C3', engineer: 'S3 E4 C3' });
    const { severityUuid: s2 } = levels('S2 E4 C3');
    const { severityUuid: s1 } = levels('S1 E4 C3');
    expect(await rules({ vote: { severityUuid: s2 } })).toEqual([]);
    expect(await rules({ vote: { severityUuid: s1 } })).toEqual(['R5 REFUSED']);
    expect(await rules({ vote: { severityUuid: s1, comment: 'Because.' } })).toEqual([]);
    expect(await rules({ vote: { userUuid: room.app.userUuid('engineer'), severityUuid: s1 } })).toEqual([
      'R3 REFUSED',
    ]);
    await room.step(event.uuid, 'REVEAL', 'Enough.');
    expect(await rules({ vote: { severityUuid: s2 } })).toEqual(['R4 REFUSED']);
    expect((await check({ vote: { severityUuid: s2, reason: 'Because.' } })).body.data).toEqual({
      allowed: true,
      violations: [],
    });
    await room.toggle('lead', hazard, 'consensus-voting-lock');
    expect(await rules({ vote: { severityUuid: s2, reason: 'Because.' } })).toEqual(['R2 REFUSED']);
    expect((await check({ vote: {} }, 'lead')).status).toBe(422);
  });

  it('R9: warns that the rating would be lower although a measure was accepted', async () => {
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, { revision, ...levels('S3 E4 C3') });
    await room.round(hazard, VOTERS);
    await room.castAll(hazard, { voter: 'S3 E4 C3' });
    const lower = { vote: { severityUuid: levels('S2 E4 C3').severityUuid } };
    expect(await rules(lower)).toEqual([]);
    const { pool } = room.app;
    await pool.query(
      `with measure as (insert into rrms (project_uuid, code, name, rrm_type_uuid)
         select $1, 'RRM-900', 'Guard', uuid from rrm_types limit 1 returning uuid)
       insert into hazard_rrms (project_uuid, hazard_uuid, rrm_uuid, status) select $1, $2, uuid, 'PROPOSED' from measure`,
      [room.project, hazard],
    );
    expect(await rules(lower)).toEqual([]);
    await pool.query(`update hazard_rrms set status = 'ACCEPTED' where hazard_uuid = $1`, [hazard]);
    expect((await check(lower)).body.data).toMatchObject({
      allowed: true,
      violations: [{ rule: 'R9', effect: 'WARNING' }],
    });
    expect(await rules({ vote: { severityUuid: levels('S3 E4 C3').severityUuid } })).toEqual([]);
  });

  it('reports for a hazard what changing it would ask, and changes nothing', async () => {
    await room.round(hazard, VOTERS);
    const before = await auditLength(room.app.pool);
    expect(await rules({ hazard: { style: 'MACHINE' } }, 'engineer')).toEqual([]);
    await room.castAll(hazard, { voter: 'S3 E4 C3' });
    expect((await check({ hazard: { style: 'MACHINE' } }, 'engineer')).body.data).toMatchObject({
      allowed: true,
      violations: [{ rule: 'R6', effect: 'CONFIRM' }],
    });
    expect(await auditLength(room.app.pool)).toBe(before + 1);
    expect((await check({ hazard: { style: 'MACHINE' } }, 'viewer')).status).toBe(403);
    expect((await check({ hazard: { style: 'MACHINE' } }, 'guest')).status).toBe(404);
  });
});

describe('the voters of a hazard', () => {
  const add = (person: string, by = 'lead') =>
    room.call<{ data: Hazard }>(by, 'POST', `/hazards/${hazard}/users`, {
      userUuid: room.app.userUuid(person),
    });
  const remove = (person: string, by = 'lead', query?: Record<string, unknown>) =>
    room.call<{ data: Hazard }>(
      by,
      'DELETE',
      `/hazards/${hazard}/users/${room.app.userUuid(person)}`,
      undefined,
      query,
    );

  it('are voting members whom the lead adds, each once, with audit rows', async () => {
    expect((await add('voter')).body.data).toMatchObject({
      assignedUserUuids: [room.app.userUuid('voter')],
      revision: 2,
    });
    expect((await add('voter')).body.data.revision).toBe(2);
    expect((await auditOf(room.app.pool, hazard)).at(-1)).toMatchObject({
      operationId: 'addHazardUser',
      before: { assignedUserUuids: [] },
      after: { assignedUserUuids: [room.app.userUuid('voter')] },
    });
    for (const person of ['viewer', 'guest', 'supplier', 'admin'])
      expect((await add(person)).body.fields[0]?.path, person).toBe('userUuid');
    expect((await add('engineer', 'engineer')).status).toBe(403);
    expect((await add('engineer', 'guest')).status).toBe(404);
  });

  it('both are kept when two are added at once', async () => {
    await Promise.all([add('voter'), add('engineer'), add('approver')]);
    expect((await room.hazard(hazard)).assignedUserUuids).toHaveLength(3);
  });

  it('get a seat in the open round; on removal an empty seat is deleted, a vote is kept as not needed', async () => {
    const event = await room.round(hazard, VOTERS);
    await add('lead');
    expect((await room.event(event.uuid)).voters).toEqual({ pending: 4, cast: 0, notNeeded: 0 });
    await room.castAll(hazard, { voter: 'S3 E4 C3' });
    expect((await remove('lead', 'lead', { reason: 'A mistake.' })).status).toBe(200);
    expect((await room.event(event.uuid)).voters).toEqual({ pending: 2, cast: 1, notNeeded: 0 });
    expect((await remove('voter')).body.data.assignedUserUuids).not.toContain(room.app.userUuid('voter'));
    expect((await room.event(event.uuid)).voters).toEqual({ pending: 2, cast: 0, notNeeded: 1 });
    const kept: Vote = await room.voteOf('voter', hazard);
    expect(kept).toMatchObject({ state: 'NOT_NEEDED', ...levels('S3 E4 C3') });
    // Two have to remain.
    expect((await remove('engineer')).status).toBe(422);
    expect((await remove('voter')).status).toBe(404);
  });

  it('no more than fifty', async () => {
    await room.app.pool.query(
      `with people as (insert into users (email) select 'v' || n || '@demo.badger.example' from generate_series(1, 50) n returning uuid)
       insert into hazard_users (project_uuid, hazard_uuid, user_uuid) select $1, $2, uuid from people`,
      [room.project, hazard],
    );
    expect((await add('voter')).body.message).toContain('50');
  });
});

describe('comments on a round', () => {
  it('are changed and deleted by their author only', async () => {
    const event = await room.round(hazard, VOTERS);
    const { body } = await room.comment('voter', event.uuid, 'First.');
    const path = `/hazard-vote-event-comments/${body.data.uuid}`;
    const edit = (person: string) =>
      room.call<{ data: { text: string } }>(person, 'PATCH', path, { revision: 1, text: 'Second.' });
    for (const person of ['engineer', 'lead']) {
      expect((await edit(person)).status).toBe(422);
      expect((await room.call(person, 'DELETE', path)).status).toBe(422);
    }
    expect((await edit('viewer')).status).toBe(403);
    expect((await edit('voter')).body.data.text).toBe('Second.');
    expect((await room.call('voter', 'DELETE', path)).status).toBe(204);
    expect((await auditOf(room.app.pool, body.data.uuid)).map(({ action }) => action)).toEqual([
      'CREATE',
      'UPDATE',
      'DELETE',
    ]);
    expect((await room.comment('viewer', event.uuid)).status).toBe(403);
    expect((await room.comment('guest', event.uuid)).status).toBe(404);
  });
});

describe('the summary', () => {
  const send = (body: unknown, person = 'lead') =>
    room.call<{ data: { recipientUserUuids: string[]; lines: Record<string, unknown>[] } }>(
      person,
      'POST',
      `/projects/${room.project}/hazard-votes/send-vote-summary`,
      body,
    );

  it('is sent to the voters as message and mail: votes, spread, state, missing voters', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S2 E4 C3', voter: 'S3 E4 C3' });
    await room.app.pool.query('delete from mails');
    const open = await send({ hazardUuids: [hazard], message: 'Please vote.' });
    expect(open.body.data.lines).toMatchObject([
      {
        hazardUuid: hazard,
        status: 'OPEN',
        voters: { cast: 2, pending: 1 },
        missingUserUuids: [room.app.userUuid('approver')],
        spread: null,
        hasConsensus: null,
      },
    ]);
    expect(open.body.data.recipientUserUuids.sort()).toEqual(
      VOTERS.map(name => room.app.userUuid(name)).sort(),
    );
    await room.step(event.uuid, 'REVEAL', 'Enough.');
    await room.app.pool.query('delete from mails');
    const revealed = await send({ hazardUuids: [hazard], userUuids: [room.app.userUuid('voter')] });
    expect(revealed.body.data).toMatchObject({
      recipientUserUuids: [room.app.userUuid('voter')],
      lines: [{ status: 'REVEALED', spread: 1, hasConsensus: false }],
    });
    const { rows } = await room.app.pool.query<{ to: string; text: string }>('select "to", text from mails');
    expect(rows.map(({ to }) => to)).toEqual(['voter@demo.badger.example']);
    expect(rows[0]?.text).toContain('Missing: Anton Rivera');
    expect(rows[0]?.text).toContain('Emil Okafor: S2 · E4 · C3 → ASIL C');
    expect(
      (await auditOf(room.app.pool, event.uuid)).filter(({ reason }) => reason === 'SUMMARY_SENT'),
    ).toHaveLength(2);
    expect(await room.event(event.uuid)).toMatchObject({ summarySentAt: expect.any(String) });
  });

  it('is the lead’s, about rounds that are under way, to voting members', async () => {
    expect((await send({ hazardUuids: [hazard] })).status).toBe(422);
    await room.round(hazard, VOTERS);
    expect((await send({ userUuids: [room.app.userUuid('viewer')] })).status).toBe(422);
    expect((await send({}, 'engineer')).status).toBe(403);
    expect((await send({}, 'guest')).status).toBe(404);
  });
});

describe('who may vote', () => {
  it('are the members but the viewers', async () => {
    const { body } = await room.call<{ data: { results: { role: string }[]; total: number } }>(
      'viewer',
      'GET',
      `/projects/${room.project}/hazard-votes/users-list`,
    );
    expect(body.data.results.map(({ role }) => role).sort()).toEqual([
      'APPROVER',
      'ENGINEER',
      'LEAD',
      'VOTER',
    ]);
    expect(body.data.total).toBe(4);
  });
});
