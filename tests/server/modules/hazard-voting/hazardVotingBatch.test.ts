import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../../support/auditTrail.ts';
import { type Data, type Hazard, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(() => room.app.pool.query('delete from notifications'));

const VOTERS = ['engineer', 'voter'];
const AGREED = { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' };

interface Results<T> {
  saved: number;
  results: {
    index: number;
    uuid: string;
    status: string;
    record?: T;
    current?: T;
    error?: { code: string; message: string; fields: { path: string }[] };
  }[];
}
type Changes = { uuid: string; change: Record<string, unknown> }[];

const send = (what: string, items: Changes, person = 'lead') =>
  room.call<Data<Results<never>>>(person, 'PATCH', `/projects/${room.project}/${what}/batch`, { items });

/** What became of each round. */
async function steps(items: Changes, person = 'lead'): Promise<Results<VoteEvent>> {
  const { status, body } = await send('hazard-vote-events', items, person);
  expect(body.message ?? status).toBe(200);
  return body.data;
}

/** Opened rounds of the two voters, with their votes where there are any. */
async function opened(count: number, votes: Record<string, string> = {}): Promise<VoteEvent[]> {
  const rounds: VoteEvent[] = [];
  for (let made = 0; made < count; made++) {
    const round = await room.round(await room.newHazard({ name: `Hazard ${made}` }), VOTERS);
    await room.castAll(round.hazardUuid, votes, { rationale: 'Fast.' });
    rounds.push(round);
  }
  await room.app.pool.query('delete from notifications');
  return rounds;
}

const stepOf = (round: VoteEvent, change: Record<string, unknown>) => ({
  uuid: round.uuid,
  change: { revision: round.revision, ...change },
});

async function told(person: string): Promise<string[]> {
  const { rows } = await room.app.pool.query<{ title: string }>(
    'select title from notifications where user_uuid = $1 order by title',
    [room.app.userUuid(person)],
  );
  return rows.map(({ title }) => title);
}

const uuidOf = (person: string) => room.app.userUuid(person);

async function seats(round: VoteEvent): Promise<Record<string, string>> {
  const votes = await room.votes('lead', round.hazardUuid, { hazardVoteEventUuid: round.uuid });
  const names = ['engineer', 'voter', 'approver', 'lead', 'viewer'];
  return Object.fromEntries(
    votes.map(({ userUuid, state }) => [names.find(name => uuidOf(name) === userUuid) ?? userUuid, state]),
  );
}

describe('a step with many rounds', () => {
  it('goes by the rules of the single one for each, and one that is refused leaves the others', async () => {
    const [agreed, empty, stale, missing] = await opened(4);
    if (!agreed || !empty || !stale || !missing) throw new Error('No rounds');
    await room.castAll(agreed.hazardUuid, AGREED, { rationale: 'Fast.' });
    await room.castAll(stale.hazardUuid, AGREED, { rationale: 'Fast.' });
    const { data } = (
      await send('hazard-vote-events', [
        stepOf(agreed, { action: 'REVEAL' }),
        stepOf(empty, { action: 'REVEAL' }),
        stepOf({ ...stale, revision: 7 }, { action: 'REVEAL' }),
        stepOf({ ...missing, uuid: '0190b3c4-5d6e-7f80-9a1b-00000000dead' }, { action: 'REVEAL' }),
        stepOf(missing, { action: 'CLOSE' }),
      ])
    ).body as unknown as Data<Results<VoteEvent>>;
    expect(data).toMatchObject({
      saved: 1,
      results: [
        {
          index: 0,
          uuid: agreed.uuid,
          status: 'SAVED',
          record: { status: 'REVEALED', outcome: { hasConsensus: true } },
        },
        { index: 1, status: 'FAILED', error: { code: 'RULE_VIOLATED' } },
        { index: 2, status: 'CONFLICT', current: { uuid: stale.uuid, status: 'OPEN', outcome: null } },
        { index: 3, status: 'FAILED', error: { code: 'NOT_FOUND' } },
        { index: 4, status: 'FAILED', error: { code: 'REASON_REQUIRED', fields: [{ path: 'reason' }] } },
      ],
    });
    for (const round of [empty, stale, missing])
      expect(await room.event(round.uuid)).toMatchObject({ status: 'OPEN', revision: round.revision });
    expect((await auditOf(room.app.pool, agreed.uuid)).at(-1)).toMatchObject({ action: 'UPDATE' });
  });

  it('tells each voter once of each kind, however many rounds there are', async () => {
    const rounds = await opened(3, AGREED);
    await steps(rounds.map(round => stepOf(round, { action: 'REVEAL' })));
    for (const person of VOTERS) {
      expect(await told(person)).toEqual([expect.stringContaining('3 hazards')]);
      expect((await told(person))[0]).toMatch(/^The votes are revealed/);
    }
    await room.app.pool.query('delete from notifications');
    const revealed = await Promise.all(rounds.map(({ uuid }) => room.event(uuid)));
    const { results } = await steps(
      revealed.map(round => stepOf(round, { action: 'NEW_ROUND', dueDate: '2027-03-01' })),
    );
    for (const [index, { uuid, record }] of results.entries()) {
      expect(uuid).toBe(rounds[index]?.uuid);
      expect(record).toMatchObject({ round: 2, status: 'OPEN', dueDate: '2027-03-01' });
      expect(record?.uuid).not.toBe(uuid);
    }
    expect(await told('voter')).toEqual([expect.stringMatching(/^Your vote is asked for: 3 hazards/)]);
    await room.app.pool.query('delete from notifications');
    const open = results.flatMap(({ record }) => record ?? []);
    expect((await steps(open.map(round => stepOf(round, { action: 'CLOSE', reason: 'Later.' })))).saved).toBe(
      3,
    );
    expect(await told('voter')).toEqual([]);
  });

  it('of several changes of one hazard each builds on the one before', async () => {
    const hazardUuid = await room.newHazard();
    const first = await room.round(hazardUuid, VOTERS);
    const second = await room.round(hazardUuid, [], 'FINAL');
    const { saved } = await steps([
      stepOf(first, { voters: { add: [uuidOf('approver')] } }),
      stepOf(second, { voters: { remove: [uuidOf('engineer')] } }),
    ]);
    expect(saved).toBe(2);
    expect(new Set((await room.hazard(hazardUuid)).assignedUserUuids)).toEqual(
      new Set([uuidOf('voter'), uuidOf('approver')]),
    );
  });

  it('names a round once, is the lead’s, and stays within the project', async () => {
    const [round] = await opened(1);
    if (!round) throw new Error('No round');
    const item = stepOf(round, { dueDate: '2027-03-01' });
    expect(await send('hazard-vote-events', [item, item])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'items.1.uuid' }] },
    });
    for (const person of ['voter', 'engineer', 'viewer', 'approver'])
      expect((await send('hazard-vote-events', [item], person)).status).toBe(403);
    expect((await send('hazard-vote-events', [item], 'guest')).status).toBe(404);
    const here = room.project;
    await room.newProject();
    const { results } = await steps([item]);
    room.project = here;
    expect(results).toMatchObject([{ status: 'FAILED', error: { code: 'NOT_FOUND' } }]);
    expect((await room.event(round.uuid)).dueDate).toBeNull();
  });

  it('does it once for a key, and answers the same again', async () => {
    const rounds = await opened(2, AGREED);
    const call = () =>
      room.app.call<Data<Results<VoteEvent>>>(
        'lead',
        'PATCH',
        `/user-api/projects/${room.project}/hazard-vote-events/batch`,
        {
          headers: { 'idempotency-key': 'reveal-these-two' },
          body: { items: rounds.map(round => stepOf(round, { action: 'REVEAL' })) },
        },
      );
    const first = await call();
    expect(first.body.data.saved).toBe(2);
    expect((await call()).body).toEqual(first.body);
  });
});

describe('the minimum of a round', () => {
  it('is never below the organization’s, nor above what can be cast; a lower one needs a reason', async () => {
    const [round] = await opened(1);
    if (!round) throw new Error('No round');
    const change = async (body: Record<string, unknown>) =>
      (await steps([stepOf(await room.event(round.uuid), body)])).results[0];
    expect(await change({ minimumVotes: 1 })).toMatchObject({
      error: { fields: [{ path: 'minimumVotes' }] },
    });
    expect(await change({ minimumVotes: 3 })).toMatchObject({
      error: { fields: [{ path: 'minimumVotes' }] },
    });
    const raised = { minimumVotes: 3, voters: { add: [uuidOf('approver')] } };
    expect(await change(raised)).toMatchObject({ record: { minimumVotes: 3, voters: { pending: 3 } } });
    await room.castAll(round.hazardUuid, AGREED, { rationale: 'Fast.' });
    expect((await room.step(round.uuid, 'REVEAL', 'Enough.')).status).toBe(422);
    expect(await change({ minimumVotes: 2 })).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    expect(await change({ minimumVotes: 2, reason: 'One is ill.' })).toMatchObject({
      record: { minimumVotes: 2 },
    });
    expect((await room.step(round.uuid, 'REVEAL', 'Enough.')).status).toBe(200);
    expect(await change({ minimumVotes: 3 })).toMatchObject({ error: { code: 'RULE_VIOLATED' } });
  });

  it('decides in the same change about who may leave', async () => {
    const [round] = await opened(1);
    if (!round) throw new Error('No round');
    const [added] = (await steps([stepOf(round, { minimumVotes: 3, voters: { add: [uuidOf('approver')] } })]))
      .results;
    const without = { reason: 'On leave.', voters: { notNeeded: [uuidOf('voter')] } };
    const [refused] = (await steps([stepOf(added?.record as VoteEvent, without)])).results;
    expect(refused).toMatchObject({ status: 'FAILED', error: { code: 'RULE_VIOLATED' } });
    const [saved] = (await steps([stepOf(added?.record as VoteEvent, { ...without, minimumVotes: 2 })]))
      .results;
    expect(saved).toMatchObject({ record: { minimumVotes: 2, voters: { pending: 2, notNeeded: 1 } } });
  });
});

describe('the voters of many rounds', () => {
  it('are added with a seat and told, removed, done without and asked in again', async () => {
    const rounds = await opened(2);
    const added = await steps(rounds.map(round => stepOf(round, { voters: { add: [uuidOf('approver')] } })));
    expect(added.saved).toBe(2);
    for (const round of rounds) {
      expect(await seats(round)).toEqual({ engineer: 'PENDING', voter: 'PENDING', approver: 'PENDING' });
      expect((await room.hazard(round.hazardUuid)).assignedUserUuids).toContain(uuidOf('approver'));
    }
    expect(await told('approver')).toEqual([expect.stringMatching(/^Your vote is asked for: 2 hazards/)]);
    expect(await told('voter')).toEqual([]);

    const present = await Promise.all(rounds.map(({ uuid }) => room.event(uuid)));
    const notNeeded = { voters: { notNeeded: [uuidOf('voter')] } };
    expect((await steps(present.map(round => stepOf(round, notNeeded)))).results).toMatchObject([
      { error: { code: 'REASON_REQUIRED' } },
      { error: { code: 'REASON_REQUIRED' } },
    ]);
    await steps(present.map(round => stepOf(round, { ...notNeeded, reason: 'On leave.' })));
    for (const round of rounds) expect(await seats(round)).toMatchObject({ voter: 'NOT_NEEDED' });
    // Who is in the wanted state stays so.
    expect((await steps(present.map(round => stepOf(round, { ...notNeeded, reason: 'Again.' })))).saved).toBe(
      2,
    );
    await steps(present.map(round => stepOf(round, { voters: { needed: [uuidOf('voter')] } })));
    for (const round of rounds) expect(await seats(round)).toMatchObject({ voter: 'PENDING' });

    await steps(present.map(round => stepOf(round, { voters: { remove: [uuidOf('approver')] } })));
    for (const round of rounds) {
      expect(await seats(round)).toEqual({ engineer: 'PENDING', voter: 'PENDING' });
      expect((await room.hazard(round.hazardUuid)).assignedUserUuids).not.toContain(uuidOf('approver'));
    }
  });

  it('keep the votes that a result needs, are voting members, and join as long as the round is blind', async () => {
    const [round] = await opened(1, AGREED);
    if (!round) throw new Error('No round');
    const change = async (voters: Record<string, string[]>) =>
      (await steps([stepOf(await room.event(round.uuid), { reason: 'So be it.', voters })])).results[0];
    expect(await change({ remove: [uuidOf('voter')] })).toMatchObject({ error: { code: 'RULE_VIOLATED' } });
    expect(await change({ notNeeded: [uuidOf('voter')] })).toMatchObject({
      error: { code: 'RULE_VIOLATED' },
    });
    expect(await change({ add: [uuidOf('viewer')] })).toMatchObject({ error: { code: 'RULE_VIOLATED' } });
    expect(await change({ notNeeded: [uuidOf('lead')] })).toMatchObject({
      error: { fields: [{ path: 'voters' }] },
    });
    expect(await change({ add: [uuidOf('approver')], notNeeded: [uuidOf('approver')] })).toMatchObject({
      error: { fields: [{ path: 'voters' }] },
    });
    expect(await seats(round)).toEqual({ engineer: 'CAST', voter: 'CAST' });
    await room.step(round.uuid, 'REVEAL');
    expect(await change({ add: [uuidOf('approver')] })).toMatchObject({ error: { code: 'RULE_VIOLATED' } });
    expect((await room.hazard(round.hazardUuid)).assignedUserUuids).not.toContain(uuidOf('approver'));
  });

  it('go without a step, which says so', async () => {
    const [round] = await opened(1, AGREED);
    if (!round) throw new Error('No round');
    for (const more of [{ voters: { needed: [uuidOf('voter')] } }, { minimumVotes: 2 }])
      expect((await steps([stepOf(round, { action: 'REVEAL', ...more })])).results).toMatchObject([
        { status: 'FAILED', error: { fields: [{ path: Object.keys(more)[0] }] } },
      ]);
    expect((await room.event(round.uuid)).status).toBe('OPEN');
  });
});

describe('locks and freezes of many hazards', () => {
  const lock = async (hazards: Hazard[], change: Record<string, unknown>, person = 'lead') => {
    const items = hazards.map(({ uuid, revision }) => ({ uuid, change: { revision, ...change } }));
    const { body } = await send('hazards/consensus-voting-locks', items, person);
    return body.data as unknown as Results<Hazard>;
  };
  const freeze = async (hazards: Hazard[], change: Record<string, unknown>, person = 'approver') => {
    const items = hazards.map(({ uuid, revision }) => ({ uuid, change: { revision, ...change } }));
    const { body } = await send('hazards/risk-freezes', items, person);
    return body.data as unknown as Results<Hazard>;
  };
  const current = (hazards: { uuid: string }[]) => Promise.all(hazards.map(({ uuid }) => room.hazard(uuid)));

  async function agreedHazards(count: number): Promise<Hazard[]> {
    const rounds = await opened(count, AGREED);
    const { results } = await steps(rounds.map(round => stepOf(round, { action: 'REVEAL' })));
    const revealed = results.flatMap(({ record }) => record ?? []);
    await steps(revealed.map(round => stepOf(round, { action: 'CLOSE' })));
    await room.app.pool.query('delete from notifications');
    return current(rounds.map(({ hazardUuid }) => ({ uuid: hazardUuid })));
  }

  it('locks what was agreed on and writes it, tells each voter once, and leaves the others', async () => {
    const agreed = await agreedHazards(2);
    const [open] = await opened(1);
    if (!open) throw new Error('No round');
    const other = await room.hazard(open.hazardUuid);
    const { saved, results } = await lock([...agreed, other], { isLocked: true });
    expect(saved).toBe(2);
    for (const { status, record } of results.slice(0, 2)) {
      expect(status).toBe('SAVED');
      expect(record).toMatchObject({ isConsensusVotingLocked: true });
      expect(record?.evaluations).toEqual([
        expect.objectContaining({ origin: 'CONSENSUS', stage: 'INITIAL' }),
      ]);
    }
    expect(results[2]).toMatchObject({ status: 'FAILED', error: { code: 'RULE_VIOLATED' } });
    expect(await told('voter')).toEqual([expect.stringMatching(/agreed and locked: 2 hazards/)]);

    const locked = await current(agreed);
    const again = await lock(locked, { isLocked: true });
    expect(again.results.map(({ record }) => record?.revision)).toEqual(
      locked.map(({ revision }) => revision),
    );
    expect((await lock(agreed, { isLocked: false, reason: 'Late.' })).results).toMatchObject([
      { status: 'CONFLICT', current: { isConsensusVotingLocked: true } },
      { status: 'CONFLICT', current: { isConsensusVotingLocked: true } },
    ]);
    expect((await lock(locked, { isLocked: false })).results).toMatchObject([
      { status: 'FAILED', error: { code: 'REASON_REQUIRED' } },
      { status: 'FAILED', error: { code: 'REASON_REQUIRED' } },
    ]);
    expect((await lock(locked, { isLocked: false, reason: 'New facts.' })).saved).toBe(2);
    expect((await auditOf(room.app.pool, agreed[0]?.uuid ?? '')).at(-1)).toMatchObject({
      reason: 'New facts.',
    });
  });

  it('freezes and unfreezes, the latter by an approver', async () => {
    const hazards = await agreedHazards(2);
    await lock(hazards, { isLocked: true });
    const locked = await current(hazards);
    expect((await freeze(locked, { isFrozen: true })).results).toMatchObject([
      { error: { code: 'RULE_VIOLATED' } },
      { error: { code: 'RULE_VIOLATED' } },
    ]);
    const finals: VoteEvent[] = [];
    for (const { uuid } of hazards) {
      finals.push(await room.round(uuid, [], 'FINAL'));
      await room.castAll(uuid, AGREED, { stage: 'FINAL', rationale: 'Fast.' });
    }
    const revealed = await steps(finals.map(round => stepOf(round, { action: 'REVEAL' })));
    const toClose = revealed.results.flatMap(({ record }) => record ?? []);
    await steps(toClose.map(round => stepOf(round, { action: 'CLOSE' })));
    expect((await lock(await current(hazards), { isLocked: true, stage: 'FINAL' })).saved).toBe(2);
    expect((await freeze(await current(hazards), { isFrozen: true })).saved).toBe(2);
    const frozen = await current(hazards);
    expect(frozen.every(({ isRiskFrozen }) => isRiskFrozen)).toBe(true);
    expect((await freeze(frozen, { isFrozen: false, reason: 'New facts.' }, 'lead')).results).toMatchObject([
      { status: 'FAILED', error: { code: 'FORBIDDEN' } },
      { status: 'FAILED', error: { code: 'FORBIDDEN' } },
    ]);
    expect((await lock(frozen, { isLocked: false, reason: 'New facts.' })).saved).toBe(0);
    expect((await freeze(frozen, { isFrozen: false, reason: 'New facts.' })).saved).toBe(2);
  });

  it('is for those who may', async () => {
    const [hazard] = await agreedHazards(1);
    if (!hazard) throw new Error('No hazard');
    const item = { uuid: hazard.uuid, change: { revision: hazard.revision } };
    for (const person of ['voter', 'engineer', 'viewer']) {
      const locking = { ...item, change: { ...item.change, isLocked: true } };
      expect((await send('hazards/consensus-voting-locks', [locking], person)).status).toBe(403);
      const freezing = { ...item, change: { ...item.change, isFrozen: true } };
      expect((await send('hazards/risk-freezes', [freezing], person)).status).toBe(403);
    }
  });
});
