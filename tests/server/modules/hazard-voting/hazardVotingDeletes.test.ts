import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Analysis } from '../../../support/analysis.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let analysis: Analysis;

beforeAll(async () => {
  room = await VotingRoom.open();
});
beforeEach(async () => {
  await room.newProject();
  analysis = new Analysis(room.app, room.project);
});
afterAll(() => room.app.close());

const VOTERS = ['engineer', 'voter', 'approver'];
const SAME = { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' };

/** What a hazard is about, each of its own, with the field by which the hazard names it. */
const JUDGED: [area: string, field: string, make: () => Promise<{ uuid: string }>][] = [
  [
    'exposure-situations',
    'exposureSituationUuid',
    () => analysis.one('exposure-situations', { name: 'Rain' }),
  ],
  ['hazardous-events', 'hazardousEventUuid', () => analysis.one('hazardous-events', { name: 'Rolls away' })],
  ['misuses', 'misuseUuid', () => analysis.one('misuses', { name: 'Overloaded' })],
  ['human-tasks', 'humanTaskUuid', () => analysis.one('human-tasks', { name: 'Clears a jam' })],
  ['tasks', 'taskUuid', () => analysis.one('tasks', { name: 'Palletises' })],
  [
    'malfunctions',
    'malfunctionUuid',
    async () =>
      analysis.one('malfunctions', {
        name: 'Too late',
        functionUuid: (await analysis.one('functions', { name: 'Brake' })).uuid,
      }),
  ],
  [
    'machine-hazards',
    'machineHazardUuid',
    async () => {
      const { rows } = await room.app.pool.query('select uuid from hazard_types limit 1');
      return analysis.one('machine-hazards', {
        name: 'Blade',
        hazardTypeUuid: rows[0].uuid,
        machineUuid: (await analysis.one('machines', { name: 'Saw' })).uuid,
      });
    },
  ],
];

describe('a confirmed delete of what a hazard is about', () => {
  it.each(JUDGED)(
    '%s: starts the votes again, as the same change by hand (R6)',
    async (area, field, make) => {
      const { uuid } = await make();
      const hazard = await room.newHazard({ [field]: uuid });
      const event = await room.round(hazard, VOTERS);
      await room.castAll(hazard, { engineer: 'S3 E4 C3' });
      expect((await analysis.remove(area, uuid)).status).toBe(409);
      expect((await room.voteOf('engineer', hazard)).state).toBe('CAST');
      expect((await analysis.remove(area, uuid, { confirm: true })).status).toBe(204);
      expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET', outcome: null });
      expect((await auditOf(room.app.pool, event.uuid)).at(-1)?.reason).toBe(
        `HAZARD_CHANGED_VOTES_RESET: ${field}`,
      );
      expect(await room.voteOf('engineer', hazard)).toMatchObject({ state: 'PENDING', severityUuid: null });
      expect(await room.hazard(hazard)).toMatchObject({ [field]: null, status: 'VOTING' });
    },
  );

  it('reaches hazards through dependent records: the function of a malfunction', async () => {
    const { uuid: functionUuid } = await analysis.one('functions', { name: 'Steer' });
    const malfunction = await analysis.one('malfunctions', { name: 'Stuck', functionUuid });
    const hazard = await room.newHazard({ malfunctionUuid: malfunction.uuid });
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, SAME);
    await room.step(event.uuid, 'REVEAL');
    await room.step(event.uuid, 'CLOSE');
    expect((await room.hazard(hazard)).status).toBe('CONSENSUS');
    expect((await analysis.remove('functions', functionUuid, { confirm: true })).status).toBe(204);
    expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET', outcome: { hasConsensus: false } });
    expect((await room.hazard(hazard)).status).toBe('DRAFT');
    const { rows } = await room.app.pool.query(
      'select count(*)::int as rounds from hazard_vote_events where hazard_uuid = $1',
      [hazard],
    );
    expect(rows[0].rounds).toBe(1);
  });

  it('is refused while hazards are locked or frozen, and names all of them (R1, R2)', async () => {
    const { uuid } = await analysis.one('exposure-situations', { name: 'Ice' });
    const fields = { exposureSituationUuid: uuid };
    const [locked, frozen, free] = [
      await room.newHazard({ ...fields, name: 'Locked' }),
      await room.newHazard({ ...fields, name: 'Frozen' }),
      await room.newHazard({ ...fields, name: 'Free' }),
    ];
    const event = await room.round(locked, VOTERS);
    await room.castAll(locked, SAME);
    await room.step(event.uuid, 'REVEAL');
    expect((await room.toggle('lead', locked, 'consensus-voting-lock')).status).toBe(200);
    await room.app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [frozen]);
    const open = await room.round(free, VOTERS);
    await room.castAll(free, { engineer: 'S1 E1 C1' });
    const before = await auditLength(room.app.pool);
    const refused = await analysis.remove('exposure-situations', uuid, { confirm: true });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'RULE_VIOLATED',
        tree: {
          total: 2,
          groups: [{ entity: 'Hazard', field: 'exposureSituationUuid', onDelete: 'UNLINKED', count: 2 }],
        },
      },
    });
    const [group] = (refused.body.tree?.groups ?? []) as { records?: { uuid: string }[] }[];
    expect(new Set(group?.records?.map(record => record.uuid))).toEqual(new Set([locked, frozen]));
    expect(await auditLength(room.app.pool)).toBe(before);
    expect(await room.event(open.uuid)).toMatchObject({ status: 'OPEN' });
    expect((await room.voteOf('engineer', free)).state).toBe('CAST');
  });

  it('leaves votes alone where the hazard stays the same risk, or nobody voted', async () => {
    const assumption = await analysis.one('assumptions', { text: 'Trained drivers.' });
    const situation = await analysis.one('exposure-situations', { name: 'Fog' });
    const hazard = await room.newHazard({
      assumptionUuids: [assumption.uuid],
      exposureSituationUuid: situation.uuid,
    });
    const event = await room.round(hazard, VOTERS);
    expect((await analysis.remove('exposure-situations', situation.uuid, { confirm: true })).status).toBe(
      204,
    );
    expect(await room.event(event.uuid)).toMatchObject({ status: 'OPEN' });
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect((await analysis.remove('assumptions', assumption.uuid, { confirm: true })).status).toBe(204);
    expect(await room.event(event.uuid)).toMatchObject({ status: 'OPEN' });
    expect((await room.voteOf('engineer', hazard)).state).toBe('CAST');
  });
});
