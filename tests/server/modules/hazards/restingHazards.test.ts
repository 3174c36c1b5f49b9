import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Analysis } from '../../../support/analysis.ts';
import { auditLength } from '../../../support/auditTrail.ts';
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
const lookup = async (table: string) =>
  (await room.app.pool.query<{ uuid: string }>(`select uuid from ${table} order by code limit 1`)).rows[0]
    ?.uuid;

interface Rested {
  area: string;
  /** A record of the kind, and the fields by which a hazard rests on it. */
  make: () => Promise<{ uuid: string; hazard: Record<string, unknown> }>;
  /** What people vote on. */
  voted?: Record<string, unknown>;
  /** What matters to an accepted risk only. */
  accepted?: Record<string, unknown>;
  /** What may change whatever happened to the hazard. */
  free: Record<string, unknown>;
}

const named = (area: string, field: string, item: () => Promise<object> | object) => async () => {
  const { uuid } = await analysis.one(area, await item());
  return { uuid, hazard: { [field]: uuid } };
};
const used = async (area: 'rrms' | 'srems') => {
  const measure = await analysis.one('rrms', { name: 'Guard', rrmTypeUuid: await lookup('rrm_types') });
  const srem = await analysis.one('srems', { name: 'Fence', kind: 'EXTERNAL_MEASURE', status: 'AGREED' });
  const hazard = await room.newHazard();
  const use = await room.call('lead', 'POST', `/hazards/${hazard}/hazard-rrms`, {
    rrmUuid: measure.uuid,
    sremUuid: srem.uuid,
    requiredLevel: 'PL d',
  });
  expect(use.status, JSON.stringify(use.body)).toBe(201);
  return { uuid: area === 'rrms' ? measure.uuid : srem.uuid, hazard: { uuid: hazard } };
};

const RESTED: Rested[] = [
  {
    area: 'exposure-situations',
    make: named('exposure-situations', 'exposureSituationUuid', () => ({ name: 'Rain' })),
    voted: { name: 'Snow' },
    accepted: { disposition: 'NOT_RELEVANT', dispositionReason: 'It never rains there.' },
    free: { position: 7 },
  },
  {
    area: 'ceas',
    make: async () => {
      const { uuid } = await analysis.one('ceas', { name: 'Wet', ceaTypeUuid: await lookup('cea_types') });
      const situation = await analysis.one('exposure-situations', { name: 'Rain', ceaUuids: [uuid] });
      return { uuid, hazard: { exposureSituationUuid: situation.uuid } };
    },
    voted: { name: 'Icy' },
    accepted: { share: 0.5 },
    free: { position: 7 },
  },
  {
    area: 'malfunctions',
    make: async () => {
      const { uuid: functionUuid } = await analysis.one('functions', { name: 'Brake' });
      const { uuid } = await analysis.one('malfunctions', { name: 'Too late', functionUuid });
      return { uuid, hazard: { malfunctionUuid: uuid } };
    },
    voted: { name: 'Never' },
    accepted: { disposition: 'NO_SAFETY_EFFECT', dispositionReason: 'None.' },
    free: { position: 7 },
  },
  {
    area: 'functions',
    make: named('functions', 'functionUuid', () => ({ name: 'Brake' })),
    voted: { description: 'By wire.' },
    accepted: { inputs: 'Pedal.' },
    free: { status: 'ANALYSED' },
  },
  {
    area: 'misuses',
    make: named('misuses', 'misuseUuid', () => ({ name: 'Overloaded' })),
    voted: { name: 'Ridden on' },
    accepted: { likelihoodNote: 'Often.' },
    free: { position: 7 },
  },
  {
    area: 'hazardous-events',
    make: named('hazardous-events', 'hazardousEventUuid', () => ({ name: 'Rolls away' })),
    voted: { name: 'Tips over' },
    free: { position: 7 },
  },
  {
    area: 'machines',
    make: named('machines', 'machineUuid', () => ({ name: 'Saw' })),
    voted: { name: 'Press' },
    accepted: { intendedUse: 'Metal.' },
    free: { manufacturer: 'Somebody' },
  },
  {
    area: 'machine-hazards',
    make: async () => {
      const { uuid: machineUuid } = await analysis.one('machines', { name: 'Saw' });
      const hazardTypeUuid = await lookup('hazard_types');
      const { uuid } = await analysis.one('machine-hazards', { name: 'Blade', hazardTypeUuid, machineUuid });
      return { uuid, hazard: { machineHazardUuid: uuid } };
    },
    voted: { magnitude: 5, magnitudeUnit: 'N' },
    accepted: { status: 'NOT_PRESENT' },
    free: { position: 7 },
  },
  {
    area: 'tasks',
    make: named('tasks', 'taskUuid', () => ({ name: 'Palletises' })),
    voted: { name: 'Drives' },
    accepted: { frequencyPerYear: 12 },
    free: { position: 7 },
  },
  {
    area: 'human-tasks',
    make: named('human-tasks', 'humanTaskUuid', () => ({ name: 'Clears a jam' })),
    voted: { name: 'Cleans' },
    accepted: { ppe: 'Gloves.' },
    free: { position: 7 },
  },
  {
    area: 'assumptions',
    make: async () => {
      const { uuid } = await analysis.one('assumptions', { text: 'Trained drivers.' });
      return { uuid, hazard: { assumptionUuids: [uuid] } };
    },
    accepted: { text: 'Anybody drives.' },
    free: { status: 'CONFIRMED' },
  },
  {
    area: 'rrms',
    make: () => used('rrms'),
    accepted: { name: 'Fence' },
    free: { cost: 100 },
  },
  {
    area: 'srems',
    make: () => used('srems'),
    accepted: { status: 'DRAFT' },
    free: { status: 'VERIFIED' },
  },
];

/** A record on which a new hazard rests. */
async function rest({ make }: Rested) {
  const { uuid, hazard } = await make();
  return { uuid, hazard: (hazard.uuid as string | undefined) ?? (await room.newHazard(hazard)) };
}
const change = async (area: string, uuid: string, fields: Record<string, unknown>) =>
  analysis.change(area, uuid, { revision: (await analysis.read(area, uuid)).revision, ...fields });
const inBatch = async (area: string, uuid: string, fields: Record<string, unknown>) => {
  const { revision } = await analysis.read(area, uuid);
  const { body } = await room.call<{ data: { results: { status: string; error?: { fields: object[] } }[] } }>(
    'lead',
    'PATCH',
    `/projects/${room.project}/${area}/batch`,
    { items: [{ uuid, change: { revision, ...fields } }] },
  );
  return body.data.results[0];
};
const agree = (uuid: string, column: string) =>
  room.app.pool.query(`update hazards set ${column} = true where uuid = $1`, [uuid]);

describe('what a frozen risk rests on stands still (13.5)', () => {
  it.each(RESTED)('$area', async rested => {
    const { area, voted, accepted, free } = rested;
    const { uuid, hazard } = await rest(rested);
    await agree(hazard, 'is_risk_frozen');
    const before = await auditLength(room.app.pool);
    for (const fields of [voted, accepted].filter(one => one !== undefined)) {
      const refused = await change(area, uuid, { ...fields, ...(voted && { resetVotes: true }) });
      expect(refused).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
      expect(refused.body.message).toMatch(/^HZ-001: .*frozen/);
      expect(await inBatch(area, uuid, fields)).toMatchObject({ status: 'FAILED' });
    }
    expect(await auditLength(room.app.pool)).toBe(before);
    expect((await change(area, uuid, free)).status).toBe(200);
    await room.app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [hazard]);
    expect((await change(area, uuid, accepted ?? voted ?? {})).status).toBe(200);
  });

  it('elements of its situation neither come nor go, one by one or with what they are', async () => {
    const ceaTypeUuid = await lookup('cea_types');
    const [wet, dark] = await analysis.create(
      'ceas',
      { name: 'Wet', ceaTypeUuid },
      { name: 'Dark', ceaTypeUuid },
    );
    const situation = await analysis.one('exposure-situations', { name: 'Rain', ceaUuids: [wet?.uuid] });
    const hazard = await room.newHazard({ exposureSituationUuid: situation.uuid });
    await agree(hazard, 'is_risk_frozen');
    const path = `/exposure-situations/${situation.uuid}/ceas`;
    const before = await auditLength(room.app.pool);
    expect((await room.call('lead', 'POST', `${path}/${dark?.uuid}`)).status).toBe(422);
    expect((await room.call('lead', 'DELETE', `${path}/${wet?.uuid}`)).status).toBe(422);
    expect((await analysis.remove('ceas', wet?.uuid ?? '', { confirm: true })).status).toBe(422);
    expect(await auditLength(room.app.pool)).toBe(before);
  });
});

describe('what people voted on stands still, or their votes are reset (13.3, 13.4)', () => {
  const VOTED = RESTED.filter(({ voted }) => voted);

  it.each(VOTED)('$area', async rested => {
    const { area, voted = {}, accepted, free } = rested;
    const { uuid, hazard } = await rest(rested);
    const event = await room.round(hazard, VOTERS);
    // Nobody voted yet: nothing is asked.
    expect((await change(area, uuid, voted)).status).toBe(200);
    const name = voted.name ? { name: 'As it was' } : { description: 'Otherwise.' };
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect((await change(area, uuid, { ...free, ...accepted, ...voted })).status).toBe(200);
    const asked = { status: 422, body: { code: 'RULE_VIOLATED', fields: [{ path: 'resetVotes' }] } };
    expect(await change(area, uuid, name)).toMatchObject(asked);
    expect(await inBatch(area, uuid, name)).toMatchObject({ error: { fields: [{ path: 'resetVotes' }] } });
    expect(await room.event(event.uuid)).toMatchObject({ status: 'OPEN' });
    expect((await change(area, uuid, { ...name, resetVotes: true })).status).toBe(200);
    expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET' });
    expect(await room.voteOf('engineer', hazard)).toMatchObject({ state: 'PENDING' });
    await agree(hazard, 'is_consensus_voting_locked');
    const locked = await inBatch(area, uuid, {
      description: 'Locked by now.',
      resetVotes: true,
    });
    expect(locked).toMatchObject({ status: 'FAILED', error: { message: expect.stringContaining('locked') } });
    expect((await change(area, uuid, { ...accepted, position: 9 })).status).toBe(200);
  });

  it('a batch resets the votes of the items that are saved, and of no other', async () => {
    const { uuid } = await analysis.one('hazardous-events', { name: 'Rolls away' });
    const hazard = await room.newHazard({ hazardousEventUuid: uuid });
    const event = await room.round(hazard, VOTERS);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' });
    expect(
      await inBatch('hazardous-events', uuid, { name: 'Tips', resetVotes: true, revision: 99 }),
    ).toMatchObject({
      status: 'CONFLICT',
    });
    expect(await room.event(event.uuid)).toMatchObject({ status: 'OPEN' });
    expect(await inBatch('hazardous-events', uuid, { name: 'Tips', resetVotes: true })).toMatchObject({
      status: 'SAVED',
    });
    expect(await room.event(event.uuid)).toMatchObject({ status: 'RESET' });
  });
});
