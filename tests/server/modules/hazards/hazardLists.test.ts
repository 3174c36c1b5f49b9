import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Schema } from '../../../support/contract.ts';
import { levels, VotingRoom } from '../../../support/voting.ts';

interface Listed {
  uuid: string;
  revision: number;
  name?: string;
  status?: string;
  [field: string]: unknown;
}

let room: VotingRoom;
/** Hazards by their names: Minor is S1 E2 C1 (QM), Severe is S3 E4 C3 (ASIL D), Middle is S2 E4 C3, Open is not rated. */
const made: Record<string, string> = {};

const ask = (area: string, query: Record<string, unknown>) =>
  room.app.call<{ code: string; data: { results: Listed[]; total: number } }>(
    'viewer',
    'GET',
    `/user-api/${area}`,
    {
      query: { projectUuid: room.project, ...query },
    },
  );
const listed = async (query: Record<string, unknown>, area = 'hazards') => {
  const { status, body } = await ask(area, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.results;
};
const named = async (query: Record<string, unknown>) => (await listed(query)).map(({ name }) => name);

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
  for (const [name, text] of Object.entries({
    Minor: 'S1 E2 C1',
    Severe: 'S3 E4 C3',
    Middle: 'S2 E4 C3',
    Open: '',
  })) {
    const uuid = await room.newHazard({ name });
    made[name] = uuid;
    const { revision } = await room.hazard(uuid);
    if (text)
      await room.call('engineer', 'PATCH', `/hazards/${uuid}/initial-risk`, { revision, ...levels(text) });
  }
  const target = await room.call('engineer', 'POST', `/projects/${room.project}/safety-targets/batch`, {
    items: [{ name: 'Keep braking', hazardUuids: [made.Severe] }],
  });
  expect(target.status, JSON.stringify(target.body)).toBe(201);
  expect(
    (
      await room.call('lead', 'POST', `/hazards/${made.Middle}/users`, {
        userUuid: room.app.userUuid('voter'),
      })
    ).status,
  ).toBeLessThan(300);
});
afterAll(() => room.app.close());

describe('lists of hazards', () => {
  it('are sorted by rank of rating and level, those without one last', async () => {
    expect(await named({ orderBy: 'rating' })).toEqual(['Minor', 'Middle', 'Severe', 'Open']);
    expect(await named({ orderBy: 'rating', order: 'desc' })).toEqual(['Open', 'Severe', 'Middle', 'Minor']);
    expect(await named({ orderBy: 'severity' })).toEqual(['Minor', 'Middle', 'Severe', 'Open']);
    expect((await named({ orderBy: 'exposure' }))[0]).toBe('Minor');
  });

  it('are sorted by status in the order of the work', async () => {
    const { revision } = await room.hazard(made.Minor ?? '');
    const body = { revision, statusOverride: 'REJECTED', statusReason: 'No such axis.' };
    expect((await room.call('engineer', 'PATCH', `/hazards/${made.Minor}`, body)).status).toBe(200);
    const round = await room.round(made.Severe ?? '', ['engineer', 'voter']);
    const statuses = (await listed({ orderBy: 'status' })).map(({ status }) => status);
    expect(statuses.at(-1)).toBe('REJECTED');
    expect(statuses.indexOf('VOTING')).toBeGreaterThan(statuses.lastIndexOf('DRAFT'));
    await room.step(round.uuid, 'CLOSE', 'Not now.');
    const again = await room.hazard(made.Minor ?? '');
    await room.call('engineer', 'PATCH', `/hazards/${made.Minor}`, {
      revision: again.revision,
      statusOverride: null,
    });
  });

  it('keep to levels, ratings, voters and targets', async () => {
    const { severityUuid, exposureUuid, avoidabilityUuid } = levels('S3 E4 C3');
    expect(await named({ severityUuid })).toEqual(['Severe']);
    expect(await named({ exposureUuid })).toEqual(['Severe', 'Middle']);
    expect(await named({ avoidabilityUuid, severityUuid: levels('S2 E4 C3').severityUuid })).toEqual([
      'Middle',
    ]);
    const [severe] = await listed({ severityUuid });
    const [{ ratingUuid } = { ratingUuid: '' }] = (severe?.evaluations ?? []) as { ratingUuid: string }[];
    expect(await named({ ratingUuid })).toEqual(['Severe']);
    expect(await named({ finalRatingUuid: ratingUuid })).toEqual([]);
    expect(await named({ isRated: false })).toEqual(['Open']);
    expect(await named({ isRated: true })).toEqual(['Minor', 'Severe', 'Middle']);
    expect(await named({ hasSafetyTarget: true })).toEqual(['Severe']);
    expect(await named({ hasSafetyTarget: false })).toEqual(['Minor', 'Middle', 'Open']);
    expect(await named({ voterUserUuid: room.app.userUuid('voter') })).toEqual(['Severe', 'Middle']);
  });

  it('keep to those that fail a check, as the figures of the project name them', async () => {
    const { body } = await room.call<{
      data: { checks: { check: string; records: { entity: string; uuid: string }[] }[] };
    }>('viewer', 'GET', `/hara-metrics/${room.project}`);
    const failing = body.data.checks.filter(({ records }) =>
      records.some(({ entity }) => entity === 'Hazard'),
    );
    expect(failing.map(({ check }) => check)).toEqual(expect.arrayContaining(['V3', 'V6', 'V7']));
    const sorted = (uuids: string[]) => uuids.toSorted();
    for (const { check, records } of failing)
      expect(sorted((await listed({ check })).map(({ uuid }) => uuid)), check).toEqual(
        sorted(records.filter(({ entity }) => entity === 'Hazard').map(({ uuid }) => uuid)),
      );
    expect(await named({ check: ['V3', 'V4'] })).toEqual(['Middle']);
    // No check of hazards, and none that there is.
    expect(await named({ check: ['V17', 'V99'] })).toEqual([]);
    const nowhere = await room.app.call<{ code: string; fields: { path: string }[] }>(
      'viewer',
      'GET',
      '/user-api/hazards',
      { query: { check: 'V3' } },
    );
    expect([nowhere.status, nowhere.body.fields[0]?.path]).toEqual([400, 'check']);
  });
});

describe('a sparse list of hazards', () => {
  it('has the fields that are asked for, with the values of the whole records', async () => {
    const whole = await listed({ orderBy: 'name' });
    const fields = ['name', 'status', 'personnelUuids', 'evaluations'];
    const sparse = await listed({ fields, orderBy: 'name' }, 'hazard-fields');
    expect(sparse).toHaveLength(4);
    for (const [place, hazard] of sparse.entries()) {
      expect(Object.keys(hazard).toSorted()).toEqual(['revision', 'uuid', ...fields].toSorted());
      expect(whole[place]).toMatchObject(hazard);
    }
    expect(await listed({ orderBy: 'name' }, 'hazard-fields')).toEqual(whole);
    expect(
      await listed({ fields: 'name', severityUuid: levels('S3 E4 C3').severityUuid }, 'hazard-fields'),
    ).toEqual([
      {
        uuid: made.Severe,
        revision: whole.find(({ uuid }) => uuid === made.Severe)?.revision,
        name: 'Severe',
      },
    ]);
    expect((await ask('hazard-fields', { fields: 'votes' })).status).toBe(400);
  });

  it('knows every field of a hazard', () => {
    const { Hazard, HazardFields, HazardField } = contract.components.schemas as Record<string, Schema>;
    expect(HazardFields?.properties).toEqual(Hazard?.properties);
    expect(HazardField?.enum).toEqual(Object.keys(Hazard?.properties ?? {}));
  });
});
