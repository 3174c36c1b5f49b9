import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../support/auditTrail.ts';
import { type Data, type List, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const VOTERS = ['engineer', 'voter'];

/** Opens rounds with due dates, one for each hazard. */
async function openBy(items: { hazardUuid: string; dueDate?: string | null }[]) {
  const userUuids = VOTERS.map(name => room.app.userUuid(name));
  const { body } = await room.call<{ data: { records: VoteEvent[] } }>(
    'lead',
    'POST',
    `/projects/${room.project}/hazard-vote-events/batch`,
    { items: items.map(item => ({ ...item, userUuids })) },
  );
  return body.data.records;
}

const change = (event: VoteEvent, body: Record<string, unknown>, person = 'lead') =>
  room.call<Data<VoteEvent>>(person, 'PATCH', `/hazard-vote-events/${event.uuid}`, {
    revision: event.revision,
    ...body,
  });

async function opened(dueDate?: string | null): Promise<VoteEvent> {
  const [event] = await openBy([
    { hazardUuid: await room.newHazard(), ...(dueDate !== undefined && { dueDate }) },
  ]);
  if (!event) throw new Error('No round was opened');
  return event;
}

describe('the due date of a round', () => {
  it('is given when it is opened, or not', async () => {
    expect(await opened('2027-03-01')).toMatchObject({ dueDate: '2027-03-01', status: 'OPEN' });
    expect(await opened()).toMatchObject({ dueDate: null });
  });

  it('is moved by whoever leads the voting, with a trace, and held against the revision', async () => {
    const event = await opened('2027-03-01');
    expect((await change(event, { dueDate: '2027-03-08' }, 'voter')).status).toBe(403);
    const moved = await change(event, { dueDate: '2027-03-08', reason: 'Two of us are travelling.' });
    expect(moved).toMatchObject({
      status: 200,
      body: { data: { dueDate: '2027-03-08', status: 'OPEN', revision: event.revision + 1 } },
    });
    expect((await auditOf(room.app.pool, event.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Two of us are travelling.',
    });
    expect(await change(event, { dueDate: '2027-03-09' })).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { dueDate: '2027-03-08' } },
    });
    expect((await change(moved.body.data, { dueDate: null })).body.data.dueDate).toBeNull();
  });

  it('goes with the next round, which has none when it is left out', async () => {
    const event = await opened('2027-03-01');
    await room.castAll(event.hazardUuid, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' }, { rationale: 'Fast.' });
    const revealed = await room.step(event.uuid, 'REVEAL');
    expect(revealed.body.data).toMatchObject({ status: 'REVEALED', dueDate: '2027-03-01' });
    const next = await change(revealed.body.data, { action: 'NEW_ROUND', dueDate: '2027-04-01' });
    expect(next.body.data).toMatchObject({ round: 2, status: 'OPEN', dueDate: '2027-04-01' });
    await room.castAll(event.hazardUuid, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' }, { rationale: 'Fast.' });
    await room.step(next.body.data.uuid, 'REVEAL');
    const third = await room.step(next.body.data.uuid, 'NEW_ROUND');
    expect(third.body.data).toMatchObject({ round: 3, dueDate: null });
  });

  it('stays when the votes are reset, because they are asked for again', async () => {
    const event = await opened('2027-03-01');
    await room.castAll(event.hazardUuid, { voter: 'S3 E4 C3' }, { rationale: 'Fast.' });
    const { revision } = await room.hazard(event.hazardUuid);
    const renamed = await room.call('lead', 'PATCH', `/hazards/${event.hazardUuid}`, {
      revision,
      name: 'Brakes fail on a slope',
      resetVotes: true,
    });
    expect(renamed.status).toBe(200);
    const { body } = await room.call<List<VoteEvent>>('lead', 'GET', '/hazard-vote-events', undefined, {
      projectUuid: room.project,
      hazardUuid: event.hazardUuid,
      status: 'OPEN',
    });
    expect(body.data.results).toMatchObject([{ round: 2, dueDate: '2027-03-01' }]);
  });

  it('cannot go with a reveal or an end, nor be given to a round that has ended; something has to be asked', async () => {
    const event = await opened('2027-03-01');
    for (const action of ['REVEAL', 'CLOSE'])
      expect(await change(event, { action, reason: 'Enough.', dueDate: '2027-03-02' })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'dueDate' }] },
      });
    expect(await change(event, { reason: 'Enough.' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'action' }] },
    });
    expect((await change(event, { dueDate: '2027-02-30' })).status).toBe(400);
    const closed = await room.step(event.uuid, 'CLOSE', 'The hazard is gone.');
    expect(await change(closed.body.data, { dueDate: '2027-03-02' })).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED' },
    });
    expect((await room.event(event.uuid)).dueDate).toBe('2027-03-01');
  });

  it('orders the rounds, those without one last', async () => {
    const days = ['2028-01-03', null, '2028-01-01', '2028-01-02'];
    const hazards = await Promise.all(days.map(() => room.newHazard()));
    await openBy(hazards.map((hazardUuid, index) => ({ hazardUuid, dueDate: days[index] ?? null })));
    const { body } = await room.call<List<VoteEvent>>('lead', 'GET', '/hazard-vote-events', undefined, {
      projectUuid: room.project,
      hazardUuid: hazards,
      orderBy: 'dueDate',
    });
    expect(body.data.results.map(({ dueDate }) => dueDate)).toEqual([
      '2028-01-01',
      '2028-01-02',
      '2028-01-03',
      null,
    ]);
  });
});

describe('voters are told what is due', () => {
  const newest = async (person: string) => {
    const { body } = await room.call<
      List<{ text: string; textMessages: { id: string; values: unknown[] }[] }>
    >(person, 'GET', '/notifications', undefined, { orderBy: 'createdAt', order: 'desc', limit: 1 });
    return body.data.results[0];
  };

  it('when one round is opened', async () => {
    await opened('2027-03-01');
    const told = await newest('voter');
    expect(told?.textMessages.at(-1)).toEqual({ id: 'DUE', values: ['2027-03-01'] });
    expect(told?.text.split('\n').at(-1)).toBe('Due: Mar 1, 2027');
    await opened();
    expect((await newest('voter'))?.textMessages).toEqual([]);
  });

  it('when several are, by the first of different days', async () => {
    const hazards = [await room.newHazard(), await room.newHazard()];
    await openBy(hazards.map((hazardUuid, index) => ({ hazardUuid, dueDate: `2027-03-0${9 - index}` })));
    expect((await newest('voter'))?.textMessages.at(-1)).toEqual({
      id: 'DUE_FIRST',
      values: ['2027-03-08'],
    });
  });

  it('in the summary, as long as votes are still to come', async () => {
    const event = await opened('2027-03-01');
    const { body } = await room.call<{ data: { lines: { dueDate: string | null }[] } }>(
      'lead',
      'POST',
      `/projects/${room.project}/hazard-votes/send-vote-summary`,
      { hazardUuids: [event.hazardUuid] },
    );
    expect(body.data.lines).toMatchObject([{ dueDate: '2027-03-01' }]);
    expect((await newest('voter'))?.textMessages).toContainEqual({ id: 'DUE', values: ['2027-03-01'] });
  });
});
