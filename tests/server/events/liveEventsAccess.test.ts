import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestApp } from '../../support/app.ts';
import { LiveStream, listenOn, type StreamOptions } from '../../support/liveStream.ts';
import { levels, type VoteEvent, VotingRoom } from '../../support/voting.ts';

let room: VotingRoom;
let app: TestApp;
let url: string;
const open: LiveStream[] = [];

beforeAll(async () => {
  room = await VotingRoom.open();
  ({ app } = room);
  url = await listenOn(app);
  await room.newProject();
});
afterEach(() => Promise.all(open.splice(0).map(stream => stream.close())));
afterAll(() => app?.close());

async function tryListen(person: Person, options: Partial<StreamOptions> = {}, claims = {}) {
  const token = await app.tokenOf(app.userUuid(person), claims);
  const answer = await LiveStream.tryOpen(url, { token, projectUuid: room.project, ...options });
  if (answer.stream) open.push(answer.stream);
  return answer;
}

async function listen(person: Person, options: Partial<StreamOptions> = {}, claims = {}) {
  const { stream, status } = await tryListen(person, options, claims);
  if (!stream) throw new Error(`${person} was refused with ${status}`);
  return stream;
}

/** A change that everybody sees, after which whatever came before has been told. */
async function marker(stream: LiveStream): Promise<void> {
  const uuid = await room.newHazard();
  await stream.untilChanged(uuid);
}

const VOTES = { engineer: 'S3 E4 C3', voter: 'S1 E2 C1', approver: 'S3 E3 C3' };
const voters = Object.keys(VOTES);

/** What a stream has told of a round and its hazard since a number of changes. */
const toldOf = (stream: LiveStream, event: VoteEvent, since: number) =>
  stream.changes
    .slice(since)
    .filter(({ uuid }) => uuid === event.uuid || uuid === event.hazardUuid)
    .map(({ entity, action, revision }) => `${action} ${entity} ${revision ?? '-'}`);

describe('a blind round', () => {
  it('sends exactly as many frames, of the same size, with changes of votes and comments as without', async () => {
    const hazard = await room.newHazard();
    const event = await room.round(hazard, voters);
    await room.castAll(hazard, VOTES, { rationale: 'Nobody should know.' });
    const listening = {
      lead: await listen('lead'),
      viewer: await listen('viewer'),
      voter: await listen('voter'),
    };
    const framesOf = () => Object.values(listening).map(({ frames }) => frames.length);
    const before = framesOf();
    await Promise.all(Object.values(listening).map(stream => marker(stream)));
    await Promise.all(
      Object.values(listening).map(stream => stream.until(frames => frames.length >= (before[0] ?? 0) + 3)),
    );
    const quiet = framesOf().map((count, index) => count - (before[index] ?? 0));

    const start = framesOf();
    const vote = await room.voteOf('voter', hazard);
    const changed = await room.change('voter', vote, { rationale: 'Thought again.' });
    await room.change('voter', changed.body.data, { ...levels('S3 E4 C3'), comment: 'It is worse.' });
    await room.comment('voter', event.uuid, 'May we talk?');
    const { rows } = await app.pool.query(
      `select 1 from audit_trail where project_uuid = $1 and at > now() - interval '1 minute'
       and (entity = 'HazardVote' and action = 'UPDATE' and after->>'changeCount' > '0' or entity = 'HazardVoteEventComment')`,
      [room.project],
    );
    expect(rows).toHaveLength(4);
    await Promise.all(Object.values(listening).map(stream => marker(stream)));
    await Promise.all(
      Object.values(listening).map((stream, index) =>
        stream.until(frames => frames.length >= (start[index] ?? 0) + 3),
      ),
    );
    const voted = framesOf().map((count, index) => count - (start[index] ?? 0));
    expect(voted).toEqual(quiet);

    for (const stream of Object.values(listening)) {
      const shapes = stream.frames
        .filter(({ event: name }) => name === 'change')
        .map(({ id, data }) => [id?.length, (data as { entity: string }).entity]);
      expect(new Set(shapes.map(String)).size).toBe(1);
      expect(stream.changes.map(({ sequence }) => sequence)).toEqual(
        stream.changes.map((_, index) => index + 1),
      );
    }
  });

  it('tells who is waited for, as a change of the round that says nothing else', async () => {
    const hazard = await room.newHazard();
    const stream = await listen('viewer');
    const event = await room.round(hazard, voters);
    await marker(stream);
    // Opened: once, however many seats there are; the hazard got its voters and is VOTING now.
    expect(toldOf(stream, event, 0).sort()).toEqual(['CREATE HazardVoteEvent 1', 'UPDATE Hazard 2']);
    let since = stream.changes.length;
    const expectTold = async (told: string[]) => {
      await marker(stream);
      expect(toldOf(stream, event, since)).toEqual(told);
      since = stream.changes.length;
    };
    await room.castAll(hazard, { voter: VOTES.voter });
    await expectTold(['UPDATE HazardVoteEvent -']);
    const vote = await room.voteOf('voter', hazard);
    await room.change('voter', vote, { rationale: 'Thought again.' });
    await expectTold([]);
    const again = await room.voteOf('voter', hazard);
    const withdrawn = await room.call('voter', 'DELETE', `/hazard-votes/${again.uuid}`, undefined, {
      reason: 'Not sure.',
    });
    expect(withdrawn.status).toBe(204);
    await expectTold(['UPDATE HazardVoteEvent -']);
    const seat = await room.voteOf('approver', hazard, 'lead');
    await room.call('lead', 'PATCH', `/hazard-votes/${seat.uuid}/toggle-not-needed`, {
      revision: seat.revision,
      reason: 'Ill.',
    });
    await expectTold(['UPDATE HazardVoteEvent -']);
    await room.call('lead', 'PATCH', `/hazard-vote-events/${event.uuid}`, {
      revision: event.revision,
      dueDate: '2027-03-01',
    });
    await expectTold([`UPDATE HazardVoteEvent ${event.revision + 1}`]);
  });

  it('tells everything once it is revealed, and the hazard whose status may change with it', async () => {
    const hazard = await room.newHazard();
    const event = await room.round(hazard, voters);
    await room.castAll(hazard, VOTES);
    const stream = await listen('viewer');
    let since = stream.changes.length;
    const expectTold = async (round: string) => {
      await marker(stream);
      expect(toldOf(stream, event, since)).toEqual([`UPDATE HazardVoteEvent ${round}`, 'UPDATE Hazard -']);
      since = stream.changes.length;
    };
    const revealed = await room.step(event.uuid, 'REVEAL');
    await expectTold(`${revealed.body.data.revision}`);
    const vote = await room.voteOf('voter', hazard);
    const body = { rationale: 'I see.', reason: 'Convinced.' };
    expect((await room.change('voter', vote, body)).status).toBe(200);
    await expectTold('-');
    expect((await room.comment('lead', event.uuid)).status).toBe(201);
    await expectTold('-');
  });

  it('that ended without a reveal stays silent about its votes', async () => {
    const hazard = await room.newHazard();
    const event = await room.round(hazard, voters);
    await room.castAll(hazard, VOTES);
    const first = await listen('viewer');
    await first.close();
    const vote = await room.voteOf('voter', hazard);
    await room.change('voter', vote, { rationale: 'Thought again.' });
    await room.comment('voter', event.uuid, 'May we talk?');
    const closed = await room.step(event.uuid, 'CLOSE', 'The hazard is gone.');
    const second = await listen('viewer', { lastEventId: first.lastEventId });
    await marker(second);
    expect(toldOf(second, event, 0)).toEqual([
      `UPDATE HazardVoteEvent ${closed.body.data.revision}`,
      'UPDATE Hazard -',
    ]);
  });

  it('leaves nothing of the votes in what a stream has missed', async () => {
    const hazard = await room.newHazard();
    const first = await listen('viewer');
    await first.close();
    await room.round(hazard, voters);
    await room.castAll(hazard, VOTES);
    const second = await listen('viewer', { lastEventId: first.lastEventId });
    await marker(second);
    expect(new Set(second.changes.map(({ entity }) => entity))).toEqual(
      new Set(['Hazard', 'HazardVoteEvent']),
    );
    const listed = await room.call<{ data: { results: unknown[] } }>(
      'viewer',
      'GET',
      `/projects/${room.project}/changes`,
    );
    expect(listed.status).toBe(200);
  });
});

describe('who may listen', () => {
  it('is nobody who may not know of the project', async () => {
    for (const person of ['guest', 'supplier']) expect((await tryListen(person)).status).toBe(404);
    expect((await LiveStream.tryOpen(url, { token: 'none', projectUuid: room.project })).status).toBe(401);
  });

  it('is no member any more who was removed: the stream ends before the next change is told', async () => {
    const stream = await listen('viewer');
    const witness = await listen('lead');
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select uuid from project_members where project_uuid = $1 and user_uuid = $2',
      [room.project, app.userUuid('viewer')],
    );
    const removed = await room.call('lead', 'DELETE', `/project-members/${rows[0]?.uuid}`);
    expect(removed.status).toBe(204);
    await marker(witness);
    await stream.ended;
    expect(stream.changes).toEqual([]);
    expect((await tryListen('viewer', { lastEventId: stream.lastEventId })).status).toBe(404);
    await room.call('lead', 'POST', `/projects/${room.project}/members`, {
      userUuid: app.userUuid('viewer'),
      role: 'VIEWER',
    });
  });

  it('is nobody who has signed out', async () => {
    const sessionId = randomUUID();
    await app.pool.query(
      `insert into oidc_payloads (model, id, payload, uid, expires_at) values ('Session', $1, '{}', $1, now() + interval '1 hour')`,
      [sessionId],
    );
    const stream = await listen('engineer', {}, { sid: sessionId });
    const other = await listen('engineer');
    await app.pool.query('delete from oidc_payloads where id = $1', [sessionId]);
    // Nothing changes in the project, and no heartbeat is waited for.
    await stream.ended;
    expect(stream.frames.filter(({ event }) => event === 'comment')).toEqual([]);
    expect(stream.changes).toEqual([]);
    expect(other.isEnded).toBe(false);
  });

  it('is nobody whose token has expired', async () => {
    const token = await app.tokenOf(app.userUuid('engineer'), { exp: Math.floor(Date.now() / 1000) + 2 });
    const { stream } = await LiveStream.tryOpen(url, { token, projectUuid: room.project });
    const witness = await listen('lead');
    while (!stream?.isEnded) await marker(witness);
  });

  it('has at most 20 streams: the oldest ends for a new one', async () => {
    const streams: LiveStream[] = [];
    for (let count = 0; count < 21; count += 1) streams.push(await listen('engineer'));
    await streams[0]?.ended;
    expect(streams.slice(1).map(({ isEnded }) => isEnded)).toEqual(Array(20).fill(false));
  });
});
