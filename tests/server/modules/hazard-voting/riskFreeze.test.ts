import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { levels, VOTERS, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;

const LOCK = 'consensus-voting-lock';
const FREEZE = 'risk-freeze';

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  hazard = await room.newHazard();
});

describe('the risk freeze', () => {
  it('needs a complete final rating, no round under way, and the lock or an override with a reason', async () => {
    expect((await room.toggle('lead', hazard, FREEZE)).body.message).toContain('final rating');
    await room.rateFinal(hazard);
    expect((await room.toggle('lead', hazard, FREEZE)).body.message).toContain('not locked');
    expect(await room.toggle('lead', hazard, FREEZE, { isOverride: true })).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    const event = await room.round(hazard, VOTERS);
    expect(
      (await room.toggle('lead', hazard, FREEZE, { isOverride: true, reason: 'x' })).body.message,
    ).toContain('under way');
    await room.step(event.uuid, 'CLOSE', 'Not now.');
    const frozen = await room.toggle('lead', hazard, FREEZE, {
      isOverride: true,
      reason: 'Delivered already.',
    });
    expect(frozen).toMatchObject({ status: 200, body: { data: { isRiskFrozen: true, status: 'FROZEN' } } });
    expect((await auditOf(room.app.pool, hazard)).at(-1)).toMatchObject({
      operationId: 'toggleRiskFreeze',
      reason: 'Delivered already.',
      after: { isRiskFrozen: true },
    });
  });

  it('closes ratings, links, voters and votes; comments stay open', async () => {
    const event = await room.agree(hazard);
    await room.toggle('lead', hazard, LOCK);
    await room.step(event.uuid, 'CLOSE');
    await room.app.pool.query(
      `update hazard_vote_events set status = 'CLOSED', closed_at = now() where uuid = $1`,
      [event.uuid],
    );
    await room.rateFinal(hazard);
    expect((await room.toggle('lead', hazard, FREEZE)).status).toBe(200);
    const before = await auditLength(room.app.pool);
    const { revision } = await room.hazard(hazard);
    const vote = await room.voteOf('voter', hazard);
    for (const refused of [
      await room.call('lead', 'PATCH', `/hazards/${hazard}`, { revision, name: 'Other' }),
      await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, {
        revision,
        ...levels('S2 E4 C3'),
      }),
      await room.call('lead', 'POST', `/hazards/${hazard}/users`, { userUuid: room.app.userUuid('lead') }),
      await room.call('lead', 'DELETE', `/hazards/${hazard}/users/${room.app.userUuid('voter')}`),
      await room.change('voter', vote, { severityUuid: levels('S2 E4 C3').severityUuid, reason: 'x' }),
      await room.toggle('lead', hazard, LOCK, { reason: 'x' }),
      await room.open(hazard, [], 'FINAL'),
      await room.call('lead', 'DELETE', `/hazards/${hazard}`, undefined, { confirm: true }),
    ])
      expect(refused.status, JSON.stringify(refused.body)).toBe(422);
    expect(await auditLength(room.app.pool)).toBe(before);
    expect((await room.comment('voter', event.uuid)).status).toBe(201);
  });

  it('is opened again by the approver only, for a reason', async () => {
    await room.rateFinal(hazard);
    await room.toggle('lead', hazard, FREEZE, { isOverride: true, reason: 'x' });
    expect((await room.toggle('lead', hazard, FREEZE, { reason: 'Mine.' })).status).toBe(403);
    for (const person of ['engineer', 'voter', 'viewer'])
      expect((await room.toggle(person, hazard, FREEZE, { reason: 'x' })).status, person).toBe(403);
    expect(await room.toggle('approver', hazard, FREEZE)).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    const opened = await room.toggle('approver', hazard, FREEZE, { reason: 'Another exposure was found.' });
    expect(opened.body.data).toMatchObject({ isRiskFrozen: false });
    expect((await auditOf(room.app.pool, hazard)).at(-1)).toMatchObject({
      actorUserUuid: room.app.userUuid('approver'),
      reason: 'Another exposure was found.',
      before: { isRiskFrozen: true },
      after: { isRiskFrozen: false },
    });
  });
});
