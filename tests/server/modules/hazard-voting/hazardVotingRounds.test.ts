import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { type List, levels, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

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

describe('opening a round', () => {
  it('gives every voter of the hazard a seat and the rules of the organization, with audit rows', async () => {
    const event = await room.round(hazard, VOTERS);
    expect(event).toMatchObject({
      hazardUuid: hazard,
      stage: 'INITIAL',
      round: 1,
      status: 'OPEN',
      consensusRule: 'UNANIMOUS',
      minimumVotes: 2,
      voters: { pending: 3, cast: 0, notNeeded: 0 },
      myVoteUuid: null,
      outcome: null,
    });
    expect((await room.hazard(hazard)).assignedUserUuids.sort()).toEqual(
      VOTERS.map(name => room.app.userUuid(name)).sort(),
    );
    expect(await room.hazard(hazard)).toMatchObject({ status: 'VOTING', revision: 2 });
    expect(await auditOf(room.app.pool, event.uuid)).toMatchObject([
      { action: 'CREATE', entity: 'HazardVoteEvent', projectUuid: room.project },
    ]);
    const [seat] = await room.votes('lead', hazard);
    expect(seat).toMatchObject({ state: 'PENDING', isHidden: false, severityUuid: null });
    expect(await auditOf(room.app.pool, seat?.uuid ?? '')).toMatchObject([{ action: 'CREATE' }]);
    expect((await room.event(event.uuid, 'voter')).myVoteUuid).toBe(
      (await room.voteOf('voter', hazard)).uuid,
    );
  });

  it('needs voters, at least as many as the organization asks for, who may vote', async () => {
    const before = await auditLength(room.app.pool);
    expect(await room.open(hazard)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'items.0.hazardUuid' }] },
    });
    expect((await room.open(hazard, ['voter'])).status).toBe(422);
    const viewer = await room.open(hazard, ['voter', 'engineer', 'viewer']);
    expect(viewer).toMatchObject({ status: 422, body: { fields: [{ path: 'items.0.userUuids' }] } });
    expect((await room.open(hazard, ['voter', 'engineer', 'guest'])).status).toBe(422);
    expect(await auditLength(room.app.pool)).toBe(before);
  });

  it('is found by voters who have not voted yet, with the hazard; a deleted person gets an empty list', async () => {
    const event = await room.round(hazard, VOTERS);
    const waiting = async (person: string) => {
      const { body } = await room.call<List<VoteEvent & { hazard: object; projectName: string }>>(
        person,
        'GET',
        '/hazard-vote-events',
        undefined,
        { projectUuid: room.project, status: 'OPEN', pendingUserUuid: room.app.userUuid(person) },
      );
      return body.data.results.filter(({ uuid }) => uuid === event.uuid);
    };
    const { code } = (await room.hazard(hazard)) as unknown as { code: string };
    expect(await waiting('voter')).toMatchObject([
      { hazard: { code, name: 'Brakes fail' }, projectName: 'Voting' },
    ]);
    await room.castAll(hazard, { voter: 'S3 E4 C3' });
    expect(await waiting('voter')).toEqual([]);
    expect(await waiting('engineer')).toHaveLength(1);
    expect(await waiting('lead')).toEqual([]);
    const tree = await room.call<{
      data: { groups: { entity: string; records: { name: string }[] }[] };
    }>('voter', 'GET', '/users/me/dependency-tree');
    const votes = tree.body.data.groups.find(({ entity }) => entity === 'HazardVote');
    expect(votes?.records.map(({ name }) => name)).toContain(`${code} Brakes fail`);
  });

  it('cannot be revealed below its minimum when a voter was lost (13.13)', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' });
    const become = (role: string) =>
      room.app.pool.query('update project_members set role = $3 where project_uuid = $1 and user_uuid = $2', [
        room.project,
        room.app.userUuid('voter'),
        role,
      ]);
    await become('VIEWER');
    const before = await auditLength(room.app.pool);
    expect(await room.step(event.uuid, 'REVEAL', 'Enough.')).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED', message: expect.stringContaining('1 of at least 2 votes count') },
    });
    expect(await auditLength(room.app.pool)).toBe(before);
    await room.castAll(hazard, { approver: 'S3 E4 C3' });
    // Nobody waits for somebody who may not vote: no reason is asked for.
    expect(await room.step(event.uuid, 'REVEAL')).toMatchObject({
      status: 200,
      body: { data: { outcome: { hasConsensus: true, countedVotes: 2 } } },
    });
    await become('VOTER');
  });

  it('is the lead’s', async () => {
    for (const person of ['engineer', 'voter', 'approver', 'viewer'])
      expect((await room.open(hazard, VOTERS, 'INITIAL', person)).status).toBe(403);
    for (const person of ['supplier', 'guest'])
      expect((await room.open(hazard, VOTERS, 'INITIAL', person)).status).toBe(404);
  });

  it('knows one round at a time of a stage; the stages stand apart', async () => {
    await room.round(hazard, VOTERS);
    expect((await room.open(hazard)).body.fields[0]).toMatchObject({ path: 'items.0.hazardUuid' });
    expect(await room.round(hazard, [], 'FINAL')).toMatchObject({ stage: 'FINAL', round: 1 });
  });

  it('opens many at once, all or none, or those that can be opened', async () => {
    const others = [await room.newHazard(), await room.newHazard()];
    const userUuids = VOTERS.map(name => room.app.userUuid(name));
    const items = [
      { hazardUuid: hazard, userUuids },
      { hazardUuid: others[0] },
      { hazardUuid: others[1], userUuids },
      { hazardUuid: hazard, userUuids },
    ];
    const path = `/projects/${room.project}/hazard-vote-events/batch`;
    const before = await auditLength(room.app.pool);
    const none = await room.call('lead', 'POST', path, { items });
    expect(none.status).toBe(422);
    expect(none.body.fields.map(field => field.path)).toEqual(['items.1.hazardUuid', 'items.3.hazardUuid']);
    expect(await auditLength(room.app.pool)).toBe(before);
    const some = await room.call<{ data: { saved: number; records: VoteEvent[]; results: unknown[] } }>(
      'lead',
      'POST',
      path,
      { items },
      { allOrNothing: false },
    );
    expect(some.body.data).toMatchObject({
      saved: 2,
      results: [{ status: 'CREATED' }, { status: 'FAILED' }, { status: 'CREATED' }, { status: 'FAILED' }],
    });
    expect(some.body.data.records.map(({ hazardUuid, voters }) => [hazardUuid, voters.pending])).toEqual([
      [hazard, 3],
      [others[1], 3],
    ]);
  });

  it('says whose vote is awaited: voting members who have not voted and are needed', async () => {
    const event = await room.round(hazard, VOTERS);
    const awaited = async () => (await room.event(event.uuid, 'viewer')).missingUserUuids;
    const uuidsOf = (people: string[]) => people.map(name => room.app.userUuid(name)).sort();
    expect(await awaited()).toEqual(uuidsOf(VOTERS));
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect(await awaited()).toEqual(uuidsOf(['voter', 'approver']));
    const { body } = await room.call<List<{ uuid: string; userUuid: string }>>(
      'lead',
      'GET',
      '/project-members',
      undefined,
      { projectUuid: room.project },
    );
    const leaving = body.data.results.find(({ userUuid }) => userUuid === room.app.userUuid('approver'));
    await room.call('lead', 'DELETE', `/project-members/${leaving?.uuid}`);
    // A seat of somebody who may not vote any more is kept, and nobody waits for it (R8).
    expect((await room.event(event.uuid)).voters.pending).toBe(2);
    expect(await awaited()).toEqual(uuidsOf(['voter']));
    await room.newProject();
  });

  it('of two leads who open the same round at once, one is told that it is open', async () => {
    const answers = await Promise.all([room.open(hazard, VOTERS), room.open(hazard, VOTERS)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('notifies the voters in one message, however many hazards there are', async () => {
    const other = await room.newHazard();
    const userUuids = VOTERS.map(name => room.app.userUuid(name));
    await room.app.pool.query('delete from notifications');
    await room.call('lead', 'POST', `/projects/${room.project}/hazard-vote-events/batch`, {
      items: [
        { hazardUuid: hazard, userUuids },
        { hazardUuid: other, userUuids },
      ],
    });
    const { rows } = await room.app.pool.query('select user_uuid, kind, title, link from notifications');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      kind: 'VOTING_OPENED',
      title: expect.stringContaining('2 hazards'),
      link: `/projects/${room.project}/voting/queue`,
    });
  });
});

describe('a round', () => {
  it('is revealed, agreed and closed', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    expect((await room.event(event.uuid)).outcome).toBeNull();
    expect((await room.hazard(hazard)).status).toBe('VOTING');
    const revealed = await room.step(event.uuid, 'REVEAL');
    expect(revealed).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'REVEALED',
          revealedBy: room.app.userUuid('lead'),
          revealedSpread: 0,
          outcome: { hasConsensus: true, needsComment: false, countedVotes: 3, spread: 0 },
        },
      },
    });
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    const closed = await room.step(event.uuid, 'CLOSE');
    expect(closed.body.data).toMatchObject({ status: 'CLOSED', closedBy: room.app.userUuid('lead') });
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    expect((await auditOf(room.app.pool, event.uuid)).map(({ after }) => after?.status)).toEqual([
      'OPEN',
      'REVEALED',
      'CLOSED',
    ]);
  });

  it('is not revealed with too few votes, and with missing voters only for a reason', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect(await room.step(event.uuid, 'REVEAL', 'Now.')).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED' },
    });
    await room.castAll(hazard, { voter: 'S3 E4 C3' });
    expect(await room.step(event.uuid, 'REVEAL')).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    expect((await room.step(event.uuid, 'REVEAL', 'Anton is ill.')).body.data).toMatchObject({
      status: 'REVEALED',
      outcome: { hasConsensus: true, countedVotes: 2 },
    });
    expect((await room.cast('approver', hazard, 'S3 E4 C3')).status).toBe(422);
    expect((await auditOf(room.app.pool, event.uuid)).at(-1)?.reason).toBe('Anton is ill.');
  });

  it('changes status in one direction only', async () => {
    const event = await room.round(hazard, VOTERS);
    expect((await room.step(event.uuid, 'NEW_ROUND')).status).toBe(422);
    expect(await room.step(event.uuid, 'CLOSE')).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    expect((await room.step(event.uuid, 'CLOSE', 'Opened by mistake.')).body.data).toMatchObject({
      status: 'CLOSED',
      revealedAt: null,
      outcome: null,
    });
    expect((await room.hazard(hazard)).status).toBe('DRAFT');
    for (const action of ['REVEAL', 'CLOSE'])
      expect((await room.step(event.uuid, action, 'Again.')).status, action).toBe(422);
    // What was closed is reopened with a reason only, and not passed by.
    expect((await room.open(hazard)).status).toBe(422);
    expect(await room.step(event.uuid, 'NEW_ROUND')).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    const next = await room.step(event.uuid, 'NEW_ROUND', 'Meant after all.');
    expect(next.body.data).toMatchObject({ round: 2, status: 'OPEN', voters: { pending: 3 } });
    expect((await room.step(event.uuid, 'NEW_ROUND')).status).toBe(422);
  });

  it('is repeated until the voters agree, after a wide spread only with a comment', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S1 E4 C3', voter: 'S3 E4 C3', approver: 'S2 E4 C3' });
    const revealed = await room.step(event.uuid, 'REVEAL');
    expect(revealed.body.data.outcome).toMatchObject({ hasConsensus: false, needsComment: true, spread: 2 });
    expect((await room.hazard(hazard)).status).toBe('VOTING');
    expect((await room.step(event.uuid, 'NEW_ROUND')).status).toBe(422);
    expect((await room.comment('voter', event.uuid)).status).toBe(201);
    const next = (await room.step(event.uuid, 'NEW_ROUND')).body.data;
    expect(next).toMatchObject({ round: 2, status: 'OPEN', outcome: null });
    expect((await room.event(event.uuid)).status).toBe('CLOSED');
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    await room.step(next.uuid, 'REVEAL');
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
  });

  it('a gap at the reveal has to be discussed although the votes were changed since', async () => {
    const event = await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { engineer: 'S1 E4 C3', voter: 'S3 E4 C3' });
    await room.step(event.uuid, 'REVEAL');
    const vote = await room.voteOf('engineer', hazard);
    const changed = await room.change('engineer', vote, {
      ...levels('S3 E4 C3'),
      reason: 'Valerie is right.',
      comment: 'At this speed it can be deadly.',
    });
    expect(changed.status).toBe(200);
    // The comment of the change is the discussion.
    expect((await room.event(event.uuid)).outcome).toMatchObject({ hasConsensus: true, spread: 0 });
    await room.app.pool.query('delete from hazard_vote_event_comments where hazard_vote_event_uuid = $1', [
      event.uuid,
    ]);
    expect((await room.event(event.uuid)).outcome).toMatchObject({ hasConsensus: false, needsComment: true });
    expect((await room.hazard(hazard)).status).toBe('VOTING');
  });

  it('keeps the rule by which it was opened; the next one takes the new rule', async () => {
    const event = await room.round(hazard, ['engineer', 'voter']);
    const path = (
      await room.app.call<{ data: { results: { uuid: string; revision: number }[] } }>(
        'owner',
        'GET',
        '/user-api/organizations',
      )
    ).body.data.results[0];
    const set = (consensusRule: string, revision: number) =>
      room.app.call<{ data: { revision: number } }>(
        'owner',
        'PATCH',
        `/user-api/organizations/${path?.uuid}`,
        {
          body: { revision, consensusRule },
        },
      );
    const changed = await set('MAX_WINS', path?.revision ?? 0);
    expect(changed.status).toBe(200);
    try {
      await room.castAll(hazard, { engineer: 'S2 E4 C3', voter: 'S3 E4 C3' });
      expect((await room.step(event.uuid, 'REVEAL')).body.data.outcome).toMatchObject({
        hasConsensus: false,
      });
      const next = (await room.step(event.uuid, 'NEW_ROUND')).body.data;
      expect(next.consensusRule).toBe('MAX_WINS');
      await room.castAll(hazard, { engineer: 'S2 E4 C3', voter: 'S3 E4 C3' });
      const outcome = (await room.step(next.uuid, 'REVEAL')).body.data.outcome;
      expect(outcome).toMatchObject({ hasConsensus: true, spread: 1 });
      expect(outcome?.parameters.map(({ agreedUuid }) => agreedUuid)).toEqual(
        Object.values(levels('S3 E4 C3')),
      );
    } finally {
      await set('UNANIMOUS', changed.body.data.revision);
    }
  });

  it('is guarded by its revision', async () => {
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    const reveal = () =>
      room.call<{ data: VoteEvent }>('lead', 'PATCH', `/hazard-vote-events/${event.uuid}`, {
        revision: event.revision,
        action: 'REVEAL',
      });
    const answers = await Promise.all([reveal(), reveal()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'REVISION_CONFLICT', current: { status: 'REVEALED' } });
  });
});
