import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';
import { levels, VOTERS, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;

const LOCK = 'consensus-voting-lock';

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  hazard = await room.newHazard();
});

/** The rating set of machines, as one that the project works with too. */
async function otherSet() {
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from risk_rating_sets where code = 'ISO13849-1'`,
  );
  await room.app.pool.query(
    'insert into project_risk_rating_sets (project_uuid, risk_rating_set_uuid, position) values ($1, $2, 9) on conflict do nothing',
    [room.project, rows[0]?.uuid],
  );
  return rows[0]?.uuid;
}

const evaluation = async (stage: string) =>
  (await room.hazard(hazard)).evaluations.find(found => found.stage === stage);

describe('the consensus lock', () => {
  it('writes the agreed values, notifies the voters, and locks the values', async () => {
    const event = await room.agree(hazard);
    await room.app.pool.query('delete from notifications');
    const locked = await room.toggle('lead', hazard, LOCK);
    expect(locked).toMatchObject({
      status: 200,
      body: {
        data: { isConsensusVotingLocked: true, isFinalConsensusVotingLocked: false, status: 'LOCKED' },
      },
    });
    expect(await evaluation('INITIAL')).toMatchObject({ ...levels('S3 E4 C3'), origin: 'CONSENSUS' });
    expect([event.isLocked, (await room.event(event.uuid)).isLocked]).toEqual([false, true]);
    const { rows } = await room.app.pool.query('select kind, user_uuid from notifications');
    expect(rows.map(({ kind }) => kind)).toEqual([
      'CONSENSUS_LOCKED',
      'CONSENSUS_LOCKED',
      'CONSENSUS_LOCKED',
    ]);
    const trail = await auditOf(room.app.pool, hazard);
    expect(trail.at(-1)).toMatchObject({
      operationId: 'toggleConsensusVotingLock',
      before: { isConsensusVotingLocked: false },
      after: { isConsensusVotingLocked: true },
    });

    const vote = await room.voteOf('voter', hazard);
    const before = await auditLength(room.app.pool);
    const { revision } = await room.hazard(hazard);
    for (const refused of [
      await room.change('voter', vote, { severityUuid: levels('S2 E4 C3').severityUuid, reason: 'x' }),
      await room.call('voter', 'DELETE', `/hazard-votes/${vote.uuid}`, undefined, { reason: 'x' }),
      await room.call('lead', 'PATCH', `/hazard-votes/${vote.uuid}/toggle-not-needed`, {
        revision: vote.revision,
        reason: 'x',
      }),
      await room.step(event.uuid, 'NEW_ROUND'),
      await room.step(event.uuid, 'CLOSE'),
      await room.open(hazard),
      await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, {
        revision,
        ...levels('S2 E4 C3'),
      }),
      await room.call('lead', 'DELETE', `/hazards/${hazard}/users/${room.app.userUuid('voter')}`),
    ])
      expect(refused.status, JSON.stringify(refused.body)).toBe(422);
    expect(await auditLength(room.app.pool)).toBe(before);
    expect((await room.comment('voter', event.uuid)).status).toBe(201);
  });

  it('keeps what was agreed on as it was, with votes or by override (13.3)', async () => {
    await room.round(hazard, VOTERS);
    const [event] = (
      await room.call<{ data: { records: { uuid: string }[] } }>(
        'lead',
        'POST',
        `/projects/${room.project}/hazardous-events/batch`,
        { items: [{ name: 'Leaves the lane' }] },
      )
    ).body.data.records;
    const overridden = await room.newHazard();
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    const [round] = (
      await room.call<{ data: { results: { uuid: string }[] } }>(
        'lead',
        'GET',
        '/hazard-vote-events',
        undefined,
        {
          hazardUuid: hazard,
        },
      )
    ).body.data.results;
    await room.step(round?.uuid ?? '', 'REVEAL');
    expect((await room.toggle('lead', hazard, LOCK)).status).toBe(200);
    const { revision } = await room.hazard(overridden);
    await room.call('lead', 'PATCH', `/hazards/${overridden}/initial-risk`, {
      revision,
      ...levels('S2 E4 C3'),
    });
    const over = { isOverride: true, reason: 'The customer prescribes it.' };
    expect((await room.toggle('lead', overridden, LOCK, over)).status).toBe(200);
    const before = await auditLength(room.app.pool);
    for (const uuid of [hazard, overridden]) {
      const change = async (fields: Record<string, unknown>) =>
        room.call('engineer', 'PATCH', `/hazards/${uuid}`, {
          revision: (await room.hazard(uuid)).revision,
          resetVotes: true,
          ...fields,
        });
      for (const fields of [
        { name: 'Something else' },
        { description: 'Elsewhere.' },
        { hazardousEventUuid: event?.uuid },
        { riskRatingSetUuid: (await otherSet()) ?? '' },
      ])
        expect(await change(fields), Object.keys(fields)[0]).toMatchObject({
          status: 422,
          body: { code: 'RULE_VIOLATED' },
        });
      const batch = await room.call<{ data: { results: { status: string }[] } }>(
        'engineer',
        'PATCH',
        `/projects/${room.project}/hazards/batch`,
        {
          items: [
            { uuid, change: { revision: (await room.hazard(uuid)).revision, name: 'x', resetVotes: true } },
          ],
        },
      );
      expect(batch.body.data.results[0]).toMatchObject({ status: 'FAILED' });
    }
    expect(await auditLength(room.app.pool)).toBe(before);
    const { revision: now } = await room.hazard(hazard);
    expect(
      (await room.call('engineer', 'PATCH', `/hazards/${hazard}`, { revision: now, fttiMs: 5 })).status,
    ).toBe(200);
  });

  it('is not deleted in passing (13.3)', async () => {
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, { revision, ...levels('S2 E4 C3') });
    await room.toggle('lead', hazard, LOCK, { isOverride: true, reason: 'The customer prescribes it.' });
    expect(await room.call('engineer', 'DELETE', `/hazards/${hazard}`)).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED', fields: [{ path: 'confirm' }] },
    });
    const confirmed = await room.call('engineer', 'DELETE', `/hazards/${hazard}`, undefined, {
      confirm: true,
    });
    expect(confirmed.status).toBe(204);
  });

  it('takes the voters’ reasons for levels that are others now, and keeps those that still fit (13.15)', async () => {
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, {
      revision,
      ...levels('S1 E4 C3'),
      rationale: { severity: 'Bruises only.', exposure: 'On every drive.' },
    });
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' }, { rationale: 'At 100 km/h.' });
    await room.castAll(
      hazard,
      { voter: 'S3 E4 C3', approver: 'S3 E4 C3' },
      { rationale: 'Known accidents.' },
    );
    await room.step(event.uuid, 'REVEAL');
    expect((await room.toggle('lead', hazard, LOCK)).status).toBe(200);
    expect((await evaluation('INITIAL'))?.rationale).toEqual({
      severity: 'At 100 km/h.\nKnown accidents.',
      exposure: 'On every drive.',
      avoidability: 'At 100 km/h.\nKnown accidents.',
    });
  });

  it.each([
    ['keeps what was judged of avoidance where that level stays', 'S3 E4 C3', { speed: 'HARDER' }],
    ['drops it with the level that it argued for', 'S3 E4 C1', {}],
  ])('%s', async (_name, agreed, avoidanceFactors) => {
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, { revision, ...levels('S1 E4 C3') });
    await room.app.pool.query(
      `update hazard_evaluations set avoidance_factors = '{"speed": "HARDER"}' where hazard_uuid = $1`,
      [hazard],
    );
    await room.agree(hazard, agreed);
    expect((await room.toggle('lead', hazard, LOCK)).status).toBe(200);
    expect(await evaluation('INITIAL')).toMatchObject({ origin: 'CONSENSUS' });
    expect((await evaluation('INITIAL')) as unknown).toHaveProperty('avoidanceFactors', avoidanceFactors);
  });

  it('is opened for a reason, and then votes change again', async () => {
    await room.agree(hazard);
    await room.toggle('lead', hazard, LOCK);
    expect(await room.toggle('lead', hazard, LOCK)).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    const opened = await room.toggle('approver', hazard, LOCK, { reason: 'New field data.' });
    expect(opened.body.data).toMatchObject({ isConsensusVotingLocked: false, status: 'CONSENSUS' });
    expect((await auditOf(room.app.pool, hazard)).at(-1)?.reason).toBe('New field data.');
    const vote = await room.voteOf('voter', hazard);
    expect(
      (await room.change('voter', vote, { severityUuid: levels('S2 E4 C3').severityUuid, reason: 'x' }))
        .status,
    ).toBe(200);
  });

  it('needs a consensus, or an override with a reason of a complete rating', async () => {
    const over = { isOverride: true, reason: 'The customer prescribes it.' };
    expect((await room.toggle('lead', hazard, LOCK)).status).toBe(422);
    expect((await room.toggle('lead', hazard, LOCK, over)).body.message).toContain('not complete');
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S2 E4 C3', voter: 'S3 E4 C3' });
    expect((await room.toggle('lead', hazard, LOCK)).status).toBe(422);
    await room.step(event.uuid, 'REVEAL', 'Enough.');
    expect((await room.toggle('lead', hazard, LOCK)).body.message).toContain('differ');
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, { revision, ...levels('S2 E4 C3') });
    expect(await room.toggle('lead', hazard, LOCK, { isOverride: true })).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED' },
    });
    expect((await room.toggle('lead', hazard, LOCK, over)).body.data).toMatchObject({
      isConsensusVotingLocked: true,
    });
    expect(await evaluation('INITIAL')).toMatchObject({ ...levels('S2 E4 C3'), origin: 'MANUAL' });
  });

  it('is the lead’s and the approver’s, on the hazard as they saw it', async () => {
    await room.agree(hazard);
    for (const person of ['engineer', 'voter', 'viewer'])
      expect((await room.toggle(person, hazard, LOCK)).status, person).toBe(403);
    expect((await room.toggle('guest', hazard, LOCK)).status).toBe(404);
    const { revision } = await room.hazard(hazard);
    const lock = () =>
      room.call<{ data: unknown }>('lead', 'PATCH', `/hazards/${hazard}/toggle-${LOCK}`, { revision });
    const answers = await Promise.all([lock(), lock()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await room.hazard(hazard)).isConsensusVotingLocked).toBe(true);
  });

  it('a vote that changes while the values are locked is either in them or refused', async () => {
    await room.agree(hazard, 'S3 E4 C3');
    const vote = await room.voteOf('voter', hazard);
    const { revision } = await room.hazard(hazard);
    const hold = { sql: 'select 1 from hazards where uuid = $1 for update', values: [hazard] };
    const [locked, changed] = await meeting<{ status: number }>(room.app.pool, hold, [
      () => room.call('lead', 'PATCH', `/hazards/${hazard}/toggle-${LOCK}`, { revision }),
      () => room.change('voter', vote, { severityUuid: levels('S2 E4 C3').severityUuid, reason: 'x' }),
    ]);
    expect([locked?.status, changed?.status].sort()).toEqual([200, 422]);
    expect((await room.hazard(hazard)).isConsensusVotingLocked).toBe(locked?.status === 200);
  });

  it('is separate for each stage', async () => {
    await room.agree(hazard, 'S3 E4 C3');
    await room.toggle('lead', hazard, LOCK);
    await room.rateFinal(hazard, 'S1 E4 C1');
    // ASIL D demands a safety target.
    expect(await room.hazard(hazard)).toMatchObject({ status: 'LOCKED' });
    const target = await room.call('lead', 'POST', `/projects/${room.project}/safety-targets/batch`, {
      items: [{ name: 'Stay in the lane', hazardUuids: [hazard] }],
    });
    expect(target.status, JSON.stringify(target.body)).toBe(201);
    expect(await room.hazard(hazard)).toMatchObject({
      isFinalConsensusVotingLocked: true,
      status: 'MITIGATED',
    });
    expect(await evaluation('FINAL')).toMatchObject({ ...levels('S1 E4 C1'), origin: 'CONSENSUS' });
    const final = await evaluation('FINAL');
    expect(
      (
        await room.call('lead', 'PATCH', `/hazard-evaluations/${final?.uuid}`, {
          revision: final?.revision,
          ...levels('S2 E4 C1'),
        })
      ).status,
    ).toBe(422);
  });
});
