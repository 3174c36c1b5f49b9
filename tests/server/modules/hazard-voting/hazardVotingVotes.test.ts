import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';
import { levels, type Vote, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;
let event: VoteEvent;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  hazard = await room.newHazard();
  event = await room.round(hazard, ['engineer', 'voter', 'approver']);
});

const vote = (person: string, text = 'S3 E4 C3', more = {}) => room.cast(person, hazard, text, more);
const ratingLabel = async (uuid: string | null) =>
  (await room.app.pool.query<{ label: string }>('select label from risk_ratings where uuid = $1', [uuid]))
    .rows[0]?.label;
const holdHazard = () => ({ sql: 'select 1 from hazards where uuid = $1 for update', values: [hazard] });

describe('casting a vote', () => {
  it('stores the levels with the rating of the table, and who did it', async () => {
    const cast = await vote('voter', 'S3 E4 C3', { rationale: 'Nobody can steer around it.' });
    expect(cast).toMatchObject({
      status: 201,
      body: {
        data: { state: 'CAST', ...levels('S3 E4 C3'), isCounted: true, isHidden: false, changeCount: 0 },
      },
    });
    // ISO 26262-3: S3 × E4 × C3 is ASIL D.
    expect(await ratingLabel(cast.body.data.ratingUuid)).toBe('ASIL D');
    const rows = await auditOf(room.app.pool, cast.body.data.uuid);
    expect(rows.map(({ action, operationId }) => [action, operationId])).toEqual([
      ['CREATE', 'createHazardVoteEventsBatch'],
      ['UPDATE', 'createHazardVote'],
    ]);
    expect(rows[1]).toMatchObject({
      actorUserUuid: room.app.userUuid('voter'),
      projectUuid: room.project,
      after: { state: 'CAST', ...levels('S3 E4 C3') },
    });
  });

  it('needs a level of every parameter of the set, and of no other set', async () => {
    const { severityUuid, exposureUuid, avoidabilityUuid } = levels('S3 E4 C3');
    const before = await auditLength(room.app.pool);
    const send = (body: object) => room.call('voter', 'POST', `/hazards/${hazard}/hazard-votes`, body);
    expect(await send({ severityUuid, exposureUuid })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'avoidabilityUuid' }] },
    });
    expect(await send({ severityUuid: exposureUuid, exposureUuid, avoidabilityUuid })).toMatchObject({
      status: 422,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path: 'severityUuid' })]) },
    });
    expect(
      await send({ severityUuid, exposureUuid, avoidabilityUuid, probabilityUuid: severityUuid }),
    ).toMatchObject({ status: 422, body: { fields: [{ path: 'probabilityUuid' }] } });
    expect(await auditLength(room.app.pool)).toBe(before);
  });

  it('says why when it differs from the present rating', async () => {
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, { revision, ...levels('S2 E4 C3') });
    expect(await vote('voter', 'S3 E4 C3')).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED', fields: [{ path: 'rationale' }] },
    });
    expect((await vote('engineer', 'S2 E4 C3')).status).toBe(201);
    expect((await vote('voter', 'S3 E4 C3', { rationale: 'It is deadly.' })).status).toBe(201);
  });

  it('is for the voters of the hazard, once, in an open round', async () => {
    expect((await vote('lead')).status).toBe(422);
    expect((await vote('viewer')).status).toBe(403);
    expect((await vote('guest')).status).toBe(404);
    expect((await vote('voter')).status).toBe(201);
    expect(await vote('voter')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await room.cast('voter', hazard, 'S3 E4 C3', { stage: 'FINAL' })).status).toBe(422);
    await vote('engineer');
    await room.step(event.uuid, 'REVEAL', 'Enough.');
    expect((await vote('approver')).status).toBe(422);
  });

  it('of two casts at once one counts', async () => {
    const answers = await meeting(room.app.pool, holdHazard(), [
      () => vote('voter', 'S3 E4 C3'),
      () => vote('voter', 'S1 E4 C3'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await room.votes('voter', hazard, { state: 'CAST' })).toHaveLength(1);
  });

  it('a vote that meets the reveal is either revealed or refused, never slipped in', async () => {
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' });
    const { revision } = await room.event(event.uuid);
    const reveal = () =>
      room.call<unknown>('lead', 'PATCH', `/hazard-vote-events/${event.uuid}`, {
        revision,
        action: 'REVEAL',
        reason: 'Now.',
      });
    const [shown, cast] = await meeting<{ status: number }>(room.app.pool, holdHazard(), [
      reveal,
      () => vote('approver', 'S2 E4 C3'),
    ]);
    expect(shown?.status).toBe(200);
    const { outcome } = await room.event(event.uuid);
    expect(outcome?.countedVotes).toBe(cast?.status === 201 ? 3 : 2);
    expect([201, 422]).toContain(cast?.status);
  });
});

describe('changing a vote', () => {
  let mine: Vote;
  beforeEach(async () => {
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' });
    mine = await room.voteOf('voter', hazard);
  });

  it('is free by one level while the round is blind, and counted', async () => {
    const changed = await room.change('voter', mine, { severityUuid: levels('S2 E4 C3').severityUuid });
    expect(changed).toMatchObject({ status: 200, body: { data: { ...levels('S2 E4 C3'), changeCount: 1 } } });
    // S2 × E4 × C3 is ASIL C.
    expect(await ratingLabel(changed.body.data.ratingUuid)).toBe('ASIL C');
    expect((await auditOf(room.app.pool, mine.uuid)).at(-1)).toMatchObject({
      operationId: 'updateHazardVote',
      before: levels('S3 E4 C3'),
      after: levels('S2 E4 C3'),
    });
  });

  it('R3: is the voter’s own', async () => {
    for (const person of ['engineer', 'lead'])
      expect(
        (await room.change('voter', mine, { severityUuid: levels('S2 E4 C3').severityUuid }, person)).status,
        person,
      ).toBe(422);
    expect((await room.call('lead', 'DELETE', `/hazard-votes/${mine.uuid}`)).status).toBe(422);
    expect(await room.voteOf('voter', hazard)).toMatchObject(levels('S3 E4 C3'));
  });

  it('R5: needs a comment from two levels on, which the round keeps', async () => {
    const two = { severityUuid: levels('S1 E4 C3').severityUuid };
    expect(await room.change('voter', mine, two)).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED', fields: [{ path: 'comment' }] },
    });
    expect((await room.change('voter', mine, { ...two, comment: 'Only bruises.' })).status).toBe(200);
    const { rows } = await room.app.pool.query(
      'select text, created_by from hazard_vote_event_comments where hazard_vote_event_uuid = $1',
      [event.uuid],
    );
    expect(rows).toEqual([{ text: 'Only bruises.', created_by: room.app.userUuid('voter') }]);
  });

  it('R4: needs a reason once the votes are revealed; withdrawing too', async () => {
    await room.step(event.uuid, 'REVEAL', 'Enough.');
    const change = { severityUuid: levels('S2 E4 C3').severityUuid };
    expect(await room.change('voter', mine, change)).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED', fields: [{ path: 'reason' }] },
    });
    expect((await room.call('voter', 'DELETE', `/hazard-votes/${mine.uuid}`)).status).toBe(422);
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    const changed = await room.change('voter', mine, { ...change, reason: 'The trailer is braked.' });
    expect(changed.status).toBe(200);
    expect((await auditOf(room.app.pool, mine.uuid)).at(-1)?.reason).toBe('The trailer is braked.');
    // Consensus lost.
    expect((await room.hazard(hazard)).status).toBe('VOTING');
    await room.step(event.uuid, 'CLOSE', 'No agreement today.');
    expect(
      (
        await room.change('voter', changed.body.data, {
          severityUuid: levels('S3 E4 C3').severityUuid,
          reason: 'x',
        })
      ).status,
    ).toBe(422);
  });

  it('is guarded by its revision', async () => {
    const change = (text: string) => room.change('voter', mine, { severityUuid: levels(text).severityUuid });
    const answers = await meeting(room.app.pool, holdHazard(), [
      () => change('S2 E4 C3'),
      () => change('S2 E4 C3'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.current).toMatchObject(levels('S2 E4 C3'));
  });

  it('withdrawing leaves an empty seat in which the voter may vote again', async () => {
    expect((await room.call('voter', 'DELETE', `/hazard-votes/${mine.uuid}`)).status).toBe(204);
    expect((await room.call('voter', 'GET', `/hazard-votes/${mine.uuid}`)).status).toBe(404);
    expect(await room.voteOf('voter', hazard)).toMatchObject({ state: 'PENDING', severityUuid: null });
    expect((await vote('voter', 'S2 E4 C3')).status).toBe(201);
  });
});

describe('doing without a voter', () => {
  const toggle = async (person: string, of: string, reason?: string) => {
    const seat = await room.voteOf(of, hazard, person);
    return room.call<{ data: Vote }>(person, 'PATCH', `/hazard-votes/${seat.uuid}/toggle-not-needed`, {
      revision: seat.revision,
      ...(reason && { reason }),
    });
  };

  it('is the lead’s, for a reason, and is undone', async () => {
    expect((await toggle('voter', 'voter', 'Busy.')).status).toBe(403);
    expect(await toggle('lead', 'voter')).toMatchObject({ status: 422, body: { code: 'REASON_REQUIRED' } });
    expect((await toggle('lead', 'voter', 'On leave.')).body.data.state).toBe('NOT_NEEDED');
    expect((await vote('voter')).status).toBe(422);
    expect((await toggle('lead', 'voter')).body.data.state).toBe('PENDING');
    expect((await vote('voter')).status).toBe(201);
  });

  it('leaves the votes that a result needs: two by default', async () => {
    await toggle('lead', 'voter', 'On leave.');
    expect(await toggle('lead', 'engineer', 'On leave.')).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED' },
    });
  });

  it('takes a cast vote out of the result, and back in', async () => {
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S2 E4 C3', approver: 'S3 E4 C3' });
    await room.step(event.uuid, 'REVEAL');
    expect((await room.hazard(hazard)).status).toBe('VOTING');
    expect((await toggle('lead', 'voter', 'Not competent here.')).status).toBe(200);
    expect((await room.event(event.uuid)).outcome).toMatchObject({ hasConsensus: true, countedVotes: 2 });
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    expect((await toggle('lead', 'engineer', 'Too.')).status).toBe(422);
    expect((await toggle('lead', 'voter')).body.data).toMatchObject({ state: 'CAST', ...levels('S2 E4 C3') });
    expect((await room.hazard(hazard)).status).toBe('VOTING');
  });
});

describe('R8: a voter who is no voting member any more', () => {
  it('keeps the vote, but it is not counted', async () => {
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S2 E4 C3', approver: 'S3 E4 C3' });
    await room.step(event.uuid, 'REVEAL');
    const { body } = await room.call<{ data: { results: { uuid: string; revision: number }[] } }>(
      'lead',
      'GET',
      '/project-members',
      undefined,
      {
        projectUuid: room.project,
        userUuid: room.app.userUuid('voter'),
      },
    );
    const [member] = body.data.results;
    const role = (name: string, revision = 0) =>
      room.call<{ data: { revision: number } }>('lead', 'PATCH', `/project-members/${member?.uuid}`, {
        revision,
        role: name,
      });
    const demoted = await role('VIEWER', member?.revision);
    expect((await room.event(event.uuid)).outcome).toMatchObject({ hasConsensus: true, countedVotes: 2 });
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    const gone = (await room.votes('lead', hazard)).find(
      ({ userUuid }) => userUuid === room.app.userUuid('voter'),
    );
    expect(gone).toMatchObject({ state: 'CAST', isCounted: false, ...levels('S2 E4 C3') });
    await role('VOTER', demoted.body.data.revision);
    expect((await room.hazard(hazard)).status).toBe('VOTING');
  });
});
