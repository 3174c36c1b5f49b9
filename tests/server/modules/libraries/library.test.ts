import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';
import { dataOf } from '../../../support/refusals.ts';
import { rrmType, TreatmentDesk } from '../../../support/treatment.ts';

interface Offered {
  uuid: string;
  code: string;
  name: string;
  kind: string | null;
  projectName: string;
  takenUuid: string | null;
}
interface Taken {
  records: { libraryUuid: string; uuid: string; isNew: boolean }[];
}

let desk: TreatmentDesk;
let library: string;
/** The project that takes: the remote-control library of the demo, which is no library of the organization. */
let taker: string;

const offered = async (entity: string, query: Record<string, unknown> = {}, person = 'engineer') =>
  dataOf<{ results: Offered[]; total: number }>(
    await desk.app.call(person, 'GET', `/user-api/projects/${taker}/library-records`, {
      query: { entity, ...query },
    }),
    200,
  );
const take = (entity: string, recordUuids: string[], person = 'engineer') =>
  desk.send('POST', `projects/${taker}/library-records/take`, { entity, recordUuids }, person);
const rows = async (sql: string, values: unknown[]) => (await desk.app.pool.query(sql, values)).rows;
const create = async (plural: string, items: object[], project = library) =>
  dataOf<{ records: { uuid: string }[] }>(
    await desk.send('POST', `projects/${project}/${plural}/batch`, { items }, 'lead'),
    201,
  ).records.map(({ uuid }) => uuid);
const setLibrary = async (isLibrary: boolean, person = 'admin', project = library) => {
  const [project_] = await rows('select revision from projects where uuid = $1', [project]);
  return desk.send('PATCH', `projects/${project}`, { revision: project_.revision, isLibrary }, person);
};

beforeAll(async () => {
  desk = await TreatmentDesk.open();
  taker = desk.remote;
  library = dataOf<{ uuid: string }>(
    await desk.send(
      'POST',
      `organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { name: 'House standards', style: 'MACHINE' },
      'lead',
    ),
    201,
  ).uuid;
  dataOf(await setLibrary(true), 200);
});
afterAll(() => desk.close());

describe('a library of an organization', () => {
  it('is made by those who keep the library of the organization, and by nobody else', async () => {
    for (const wanted of [true, false])
      await desk.expectRefused(() => setLibrary(wanted, 'lead'), 403, 'FORBIDDEN');
    expect(dataOf(await setLibrary(false), 200)).toMatchObject({ isLibrary: false });
    expect(dataOf(await setLibrary(true), 200)).toMatchObject({ isLibrary: true });
    expect((await auditOf(desk.app.pool, library)).at(-1)).toMatchObject({ action: 'UPDATE' });
  });

  it('offers its measures to whoever edits a project of the organization, and only while it is one', async () => {
    const [guard] = await create('rrms', [
      {
        name: 'Fixed guard with captive screws',
        rrmTypeUuid: rrmType('FIXED'),
        standardReference: 'ISO 14120',
      },
    ]);
    expect(await offered('Rrm')).toMatchObject({
      total: 1,
      results: [{ uuid: guard, code: 'RRM-001', projectName: 'House standards', takenUuid: null }],
    });
    expect((await offered('Rrm', { search: 'CAPTIVE' })).total).toBe(1);
    expect((await offered('Rrm', { search: 'light curtain' })).total).toBe(0);
    // Who may only read the project is not told what other projects have.
    await desk.expectRefused(
      () =>
        desk.app.call('viewer', 'GET', `/user-api/projects/${taker}/library-records`, {
          query: { entity: 'Rrm' },
        }),
      403,
      'FORBIDDEN',
    );
    await setLibrary(false);
    expect(await offered('Rrm')).toEqual({ results: [], total: 0 });
    await desk.expectRefused(() => take('Rrm', [guard ?? '']), 404, 'NOT_FOUND');
    await setLibrary(true);
  });

  it('gives a copy that no later change of the library moves, and no second one', async () => {
    const [curtain] = await create('rrms', [
      {
        ...{ name: 'Light curtain', rrmTypeUuid: rrmType('DEVICE'), standardReference: 'IEC 61496-1' },
        ...{ canTakeCreditForLowPr: true, creditJustificationTemplate: 'Tested weekly.', cost: 1800 },
        defaultEffect: { probabilityTo: 'P1' },
      },
    ]);
    const first = dataOf<Taken>(await take('Rrm', [curtain ?? '']), 200).records;
    expect(first).toMatchObject([{ libraryUuid: curtain, isNew: true }]);
    const stored = 'select * from rrms where uuid = $1';
    const [copy] = await rows(stored, [first[0]?.uuid]);
    expect(copy).toMatchObject({
      project_uuid: taker,
      name: 'Light curtain',
      standard_reference: 'IEC 61496-1',
      rrm_type_uuid: rrmType('DEVICE'),
      is_safety_function: true,
      can_take_credit_for_low_pr: true,
      credit_justification_template: 'Tested weekly.',
      default_effect: { probabilityTo: 'P1' },
      revision: 1,
    });
    expect(Number(copy.cost)).toBe(1800);
    expect(await auditOf(desk.app.pool, copy.uuid)).toMatchObject([
      { action: 'CREATE', reason: 'Taken from the library “House standards”' },
    ]);
    // Written differently it is still the same measure.
    await desk.app.pool.query(`update rrms set name = ' LIGHT curtain ' where uuid = $1`, [curtain]);
    expect(dataOf<Taken>(await take('Rrm', [curtain ?? '']), 200).records).toEqual([
      { libraryUuid: curtain, uuid: copy.uuid, isNew: false },
    ]);
    expect((await rows(stored, [copy.uuid]))[0].name).toBe('Light curtain');
    const [listed] = (await offered('Rrm', { search: 'curtain' })).results;
    expect(listed?.takenUuid).toBe(copy.uuid);
  });

  it('gives elements with the type that they are of, once for several', async () => {
    const [type] = await create('cea-types', [{ name: 'Crop', kind: 'ENVIRONMENT', exclusive: true }]);
    const elements = await create('ceas', [
      { name: 'Vineyard', ceaTypeUuid: type, share: 0.2, shareSource: 'Fleet data 2025' },
      { name: 'Orchard', ceaTypeUuid: type },
    ]);
    const { records } = dataOf<Taken>(await take('Cea', elements), 200);
    const copies = await rows(
      `select c.name, c.share, c.share_source, y.name as type, y.exclusive, y.project_uuid
       from ceas c join cea_types y on y.uuid = c.cea_type_uuid where c.uuid = any($1) order by c.name desc`,
      [records.map(({ uuid }) => uuid)],
    );
    const ofType = { type: 'Crop', exclusive: true, project_uuid: taker };
    expect(copies).toEqual([
      { name: 'Vineyard', share: 0.2, share_source: 'Fleet data 2025', ...ofType },
      { name: 'Orchard', share: null, share_source: '', ...ofType },
    ]);
    expect(
      await rows(`select 1 from cea_types where project_uuid = $1 and name = 'Crop'`, [taker]),
    ).toHaveLength(1);
  });

  it('gives estimate types with their bands, groups of people, zones and areas', async () => {
    const [bands] = await create('exposure-estimate-types', [
      {
        ...{ name: 'Shifts with manual work', unit: 'FRACTION', combine: 'MULTIPLY' },
        values: [
          { name: 'Rarely', min: 0, max: 0.01 },
          { name: 'Often', min: 0.01, max: 1 },
        ],
      },
    ]);
    const { records } = dataOf<Taken>(await take('ExposureEstimateType', [bands ?? '']), 200);
    expect(
      await rows(
        'select name, min, max, project_uuid from exposure_estimate_type_values where exposure_estimate_type_uuid = $1 order by "order"',
        [records[0]?.uuid],
      ),
    ).toEqual([
      { name: 'Rarely', min: 0, max: 0.01, project_uuid: taker },
      { name: 'Often', min: 0.01, max: 1, project_uuid: taker },
    ]);
    for (const [entity, plural, table, fields, kept] of [
      ['PersonnelMember', 'personnel', 'personnel', { trained: true }, { trained: true }],
      ['Zone', 'zones', 'zones', { accessControlled: true }, { access_controlled: true, polygon: null }],
      ['Area', 'areas', 'areas', {}, {}],
    ] as const) {
      const [uuid] = await create(plural, [{ name: `House ${entity}`, ...fields }]);
      expect((await offered(entity)).results.map(({ name }) => name)).toContain(`House ${entity}`);
      const [copy] = dataOf<Taken>(await take(entity, [uuid ?? '']), 200).records;
      expect(await rows(`select * from ${table} where uuid = $1`, [copy?.uuid])).toMatchObject([
        { name: `House ${entity}`, project_uuid: taker, organization_uuid: null, ...kept },
      ]);
    }
  });

  it('shows a supplier nothing, who edits the project and does not belong to the organization', async () => {
    const [guard] = await create('rrms', [{ name: 'Hidden from suppliers', rrmTypeUuid: rrmType('FIXED') }]);
    await desk.app.pool.query(
      `insert into project_members (project_uuid, user_uuid, role)
       select $1, uuid, 'ENGINEER' from users where email like 'supplier@%'`,
      [taker],
    );
    expect(await offered('Rrm', {}, 'supplier')).toEqual({ results: [], total: 0 });
    await desk.expectRefused(() => take('Rrm', [guard ?? ''], 'supplier'), 404, 'NOT_FOUND');
  });

  it('takes all or nothing, and nothing of a project that is no library', async () => {
    const [guard] = await create('rrms', [{ name: 'Interlocked door', rrmTypeUuid: rrmType('INTERLOCK') }]);
    const [foreign] = await create(
      'rrms',
      [{ name: 'Private idea', rrmTypeUuid: rrmType('FIXED') }],
      desk.cell,
    );
    await desk.expectRefused(() => take('Rrm', [guard ?? '', foreign ?? '']), 404, 'NOT_FOUND');
    expect(
      await rows(`select 1 from rrms where project_uuid = $1 and name = 'Interlocked door'`, [taker]),
    ).toEqual([]);
    await desk.expectRefused(() => take('Rrm', [guard ?? ''], 'viewer'), 403, 'FORBIDDEN');
  });

  it('gives codes in the order that is asked for', async () => {
    const names = ['Chute', 'Latch', 'Mirror', 'Hood', 'Stop strip', 'Kerb'];
    const made = await create(
      'rrms',
      names.map(name => ({ name, rrmTypeUuid: rrmType('ORG') })),
    );
    const { records } = dataOf<Taken>(await take('Rrm', made.toReversed()), 200);
    const taken = await rows('select name from rrms where uuid = any($1) order by code', [
      records.map(({ uuid }) => uuid),
    ]);
    expect(taken.map(({ name }) => name)).toEqual(names.toReversed());
  });

  it('makes one record where several take at once', async () => {
    const [fence] = await create('rrms', [{ name: 'Fence 2.2 m', rrmTypeUuid: rrmType('FIXED') }]);
    // All are held up where the project is held, so that each would have looked before any has made it.
    const project = { sql: 'select 1 from projects where uuid = $1 for update', values: [taker] };
    const asked = Array.from({ length: 4 }, () => () => take('Rrm', [fence ?? '']));
    const answers = (await meeting(desk.app.pool, project, asked)).map(
      answer => dataOf<Taken>(answer, 200).records[0],
    );
    expect(new Set(answers.map(answer => answer?.uuid)).size).toBe(1);
    expect(answers.filter(answer => answer?.isNew)).toHaveLength(1);
  });

  it('is not a library any more as a copy, and offers nothing once it is archived', async () => {
    const copy = dataOf<{ isLibrary: boolean }>(
      await desk.send('POST', `projects/${library}/copy`, { name: 'House standards 2' }, 'admin'),
      201,
    );
    expect(copy.isLibrary).toBe(false);
    const [{ revision }] = await rows('select revision from projects where uuid = $1', [library]);
    dataOf(await desk.send('PATCH', `projects/${library}`, { revision, isArchived: true }, 'admin'), 200);
    expect((await offered('Rrm')).total).toBe(0);
  });
});
