import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../support/app.ts';
import { meeting, untilWaiting } from '../../../support/meeting.ts';
import { type Data, type Vote, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

// Two who act in the same instant: whatever comes first, nothing is lost and nothing is answered that did not happen.

let room: VotingRoom;
let hazard: string;
let event: VoteEvent;

const AGREED = { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' };

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  hazard = await room.newHazard();
  event = await room.round(hazard, Object.keys(AGREED));
  await room.castAll(hazard, AGREED, { rationale: 'Fast.' });
});

const holdHazard = () => ({ sql: 'select 1 from hazards where uuid = $1 for update', values: [hazard] });

interface Answer {
  status: number;
  body: { data?: unknown; code?: string };
}

interface Saved {
  saved: number;
  results: { status: string }[];
}
const dataOf = (answer: Answer | undefined) => answer?.body.data as Saved | undefined;

const step = (uuid: string, revision: number, change: Record<string, unknown>) => () =>
  room.call<Data<VoteEvent>>('lead', 'PATCH', `/hazard-vote-events/${uuid}`, { revision, ...change });

const batch = (rounds: VoteEvent[], change: Record<string, unknown>) => () =>
  room.call<Data<{ saved: number; results: { uuid: string; status: string }[] }>>(
    'lead',
    'PATCH',
    `/projects/${room.project}/hazard-vote-events/batch`,
    { items: rounds.map(({ uuid, revision }) => ({ uuid, change: { revision, ...change } })) },
  );

const statuses = (answers: readonly ({ status: number } | undefined)[]) =>
  answers.map(answer => answer?.status ?? 0).sort();

async function roundsOf(hazardUuid: string): Promise<string[]> {
  const { rows } = await room.app.pool.query<{ status: string }>(
    'select status from hazard_vote_events where hazard_uuid = $1 order by round',
    [hazardUuid],
  );
  return rows.map(({ status }) => status);
}

it('close and once more: one of them happens', async () => {
  await room.step(event.uuid, 'REVEAL');
  const { revision } = await room.event(event.uuid);
  const close = step(event.uuid, revision, { action: 'CLOSE' });
  const again = step(event.uuid, revision, { action: 'NEW_ROUND' });
  const answers = await meeting<Answer>(room.app.pool, holdHazard(), [close, again]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(await roundsOf(hazard)).toEqual(answers[1]?.status === 200 ? ['CLOSED', 'OPEN'] : ['CLOSED']);
});

it('lock and another hazard: what is locked is what was voted on', async () => {
  await room.step(event.uuid, 'REVEAL');
  const { revision } = await room.hazard(hazard);
  const lock = () =>
    room.call<unknown>('lead', 'PATCH', `/hazards/${hazard}/toggle-consensus-voting-lock`, { revision });
  const edit = () =>
    room.call<unknown>('lead', 'PATCH', `/hazards/${hazard}`, { revision, name: 'Other', resetVotes: true });
  const [locked, edited] = await meeting<Answer>(room.app.pool, holdHazard(), [lock, edit]);
  expect([locked, edited].filter(answer => answer?.status === 200)).toHaveLength(1);
  const { rows } = await room.app.pool.query(
    'select name, is_consensus_voting_locked as locked from hazards where uuid = $1',
    [hazard],
  );
  const isLocked = locked?.status === 200;
  expect(rows).toEqual([{ name: isLocked ? 'Brakes fail' : 'Other', locked: isLocked }]);
  expect(await roundsOf(hazard)).toEqual(isLocked ? ['REVEALED'] : ['RESET', 'OPEN']);
});

it('a new voter and the reveal: a seat in the round means that the voter came first', async () => {
  const userUuid = room.app.userUuid('approver');
  const add = () => room.call<unknown>('lead', 'POST', `/hazards/${hazard}/users`, { userUuid });
  const reveal = step(event.uuid, event.revision, { action: 'REVEAL', reason: 'Now.' });
  const answers = await meeting<Answer>(room.app.pool, holdHazard(), [reveal, add]);
  expect(statuses(answers)).toEqual([200, 200]);
  const { rows } = await room.app.pool.query<{ first: boolean }>(
    `select v.created_at < e.revealed_at as first from hazard_votes v join hazard_vote_events e on e.uuid = v.hazard_vote_event_uuid
     where e.uuid = $1 and v.user_uuid = $2`,
    [event.uuid, userUuid],
  );
  expect(rows.every(({ first }) => first)).toBe(true);
  expect((await room.hazard(hazard)).assignedUserUuids).toContain(userUuid);
  expect((await room.event(event.uuid)).status).toBe('REVEALED');
});

it('a batch and a single reveal: the round is revealed once, and its voters are told once', async () => {
  const other = await room.round(await room.newHazard(), Object.keys(AGREED));
  await room.castAll(other.hazardUuid, AGREED, { rationale: 'Fast.' });
  await room.app.pool.query('delete from notifications');
  const [many, one] = await meeting<Answer>(room.app.pool, holdHazard(), [
    batch([event, other], { action: 'REVEAL' }),
    step(event.uuid, event.revision, { action: 'REVEAL' }),
  ]);
  const results = dataOf(many)?.results.map(({ status }) => status) ?? [];
  expect([results[0], one?.status]).toEqual(one?.status === 200 ? ['CONFLICT', 200] : ['SAVED', 409]);
  expect(results[1]).toBe('SAVED');
  expect(await roundsOf(hazard)).toEqual(['REVEALED']);
  const { rows } = await room.app.pool.query<{ n: number }>(
    `select count(*)::int as n from notifications where user_uuid = $1 and kind = 'VOTES_REVEALED'`,
    [room.app.userUuid('voter')],
  );
  expect(rows[0]?.n).toBe(one?.status === 200 ? 2 : 1);
});

it('two batches in opposite orders: no deadlock, each round once', async () => {
  const rounds = [event];
  for (let made = 0; made < 7; made++) {
    const next = await room.round(await room.newHazard(), Object.keys(AGREED));
    await room.castAll(next.hazardUuid, AGREED, { rationale: 'Fast.' });
    rounds.push(next);
  }
  const answers = await meeting<Answer>(room.app.pool, holdHazard(), [
    batch(rounds, { action: 'REVEAL' }),
    batch([...rounds].reverse(), { action: 'REVEAL' }),
  ]);
  expect(statuses(answers)).toEqual([200, 200]);
  const saved = answers.map(answer => dataOf(answer)?.saved);
  expect(saved.sort()).toEqual([0, 8]);
});

it('a summary and the reveal: what is answered as revealed is revealed', async () => {
  const hold = {
    sql: 'select 1 from hazard_vote_events where uuid = $1 for update',
    values: [event.uuid],
  };
  const summary = () =>
    room.call<unknown>('lead', 'POST', `/projects/${room.project}/hazard-votes/send-vote-summary`, {
      hazardUuids: [hazard],
    });
  // The reveal has looked at the round before the summary changes it.
  const reveal = async () => {
    await untilWaiting(room.app.pool, 1);
    return step(event.uuid, event.revision, { action: 'REVEAL' })();
  };
  const [sent, shown] = await meeting<Answer>(room.app.pool, hold, [summary, reveal]);
  expect(sent?.status).toBe(200);
  expect([200, 409]).toContain(shown?.status);
  expect((await room.event(event.uuid)).status).toBe(shown?.status === 200 ? 'REVEALED' : 'OPEN');
});

describe('voters of a hazard', () => {
  let open: string;
  let round: VoteEvent;
  const vote = (person: Person, text: string) => () =>
    room.cast(person, open, text, { rationale: 'Fast.' }) as Promise<Answer>;
  const seat = (person: Person) => ({
    sql: 'select 1 from hazard_votes where hazard_uuid = $1 and user_uuid = $2 for update',
    values: [open, room.app.userUuid(person)],
  });

  const mineOf = async (person: Person) =>
    (await room.votes(person, open)).find(({ userUuid }) => userUuid === room.app.userUuid(person));

  beforeEach(async () => {
    open = await room.newHazard();
    round = await room.round(open, Object.keys(AGREED));
  });

  it('do not wait for one another', async () => {
    const client = await room.app.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from hazards where uuid = $1 for share', [open]);
      const voted = vote('engineer', 'S3 E4 C3')();
      const first = await Promise.race([voted, untilWaiting(room.app.pool, 1)]);
      expect(first?.status).toBe(201);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('vote once, from however many windows', async () => {
    const answers = await meeting<Answer>(room.app.pool, seat('voter'), [
      vote('voter', 'S3 E4 C3'),
      vote('voter', 'S1 E4 C3'),
    ]);
    expect(statuses(answers)).toEqual([201, 409]);
    const mine = await mineOf('voter');
    const said = answers.find(({ status }) => status === 201)?.body.data as Vote;
    expect(mine?.severityUuid).toBe(said.severityUuid);
    expect(mine?.changeCount).toBe(0);
  });

  it('change and withdraw at once: one of them happens', async () => {
    await room.castAll(open, { voter: 'S3 E4 C3' }, { rationale: 'Fast.' });
    const mine = await mineOf('voter');
    const path = `/hazard-votes/${mine?.uuid}`;
    const change = () =>
      room.call<unknown>('voter', 'PATCH', path, { revision: mine?.revision, rationale: 'Slower.' });
    const withdraw = () => room.call<unknown>('voter', 'DELETE', path);
    const [changed, withdrawn] = await meeting<Answer>(room.app.pool, seat('voter'), [change, withdraw]);
    // A change that came first does not keep the vote from being withdrawn.
    expect([changed?.status, withdrawn?.status]).toEqual([changed?.status === 200 ? 200 : 404, 204]);
    const states = (await room.votes('voter', open)).map(({ state }) => state);
    expect(states.sort()).toEqual(['PENDING', 'PENDING']);
  });

  it('and the reveal: a vote counts, or is refused because the votes are revealed', async () => {
    open = await room.newHazard();
    round = await room.round(open, ['engineer', 'lead', 'voter']);
    await room.castAll(open, { engineer: 'S3 E4 C3', lead: 'S3 E4 C3' }, { rationale: 'Fast.' });
    const reveal = { action: 'REVEAL', reason: 'Time is up.' };
    const [voted, revealed] = await meeting<Answer>(
      room.app.pool,
      { sql: 'select 1 from hazards where uuid = $1 for update', values: [open] },
      [vote('voter', 'S3 E4 C3'), step(round.uuid, round.revision, reveal)],
    );
    expect(revealed?.status).toBe(200);
    expect([201, 422]).toContain(voted?.status);
    expect((await room.event(round.uuid)).outcome?.countedVotes).toBe(voted?.status === 201 ? 3 : 2);
  });
});
