import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf, expectRefused } from '../../../support/refusals.ts';

// What a project has for itself is renamed, ordered and retired under what names it (domain model 1.6 to 1.8).

interface Entry {
  uuid: string;
  code: string;
  name: string;
  projectUuid?: string | null;
  revision: number;
  values?: Entry[];
}

let test: TestApp;
let projectUuid: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'MACHINE'`,
  );
  projectUuid = rows[0]?.uuid ?? '';
});
afterAll(() => test.close());

const make = async (kind: string, ...items: object[]) =>
  dataOf<{ records: Entry[] }>(
    await test.call('lead', 'POST', `/user-api/projects/${projectUuid}/${kind}/batch`, { body: { items } }),
    201,
  ).records;
const change = (kind: string, uuid: string, body: object, person = 'engineer') =>
  test.call(person, 'PATCH', `/user-api/${kind}/${uuid}`, { body });
const list = async (kind: string, query: object = {}) =>
  dataOf<{ results: Entry[] }>(
    await test.call('viewer', 'GET', `/user-api/${kind}`, { query: { projectUuid, limit: 500, ...query } }),
    200,
  ).results;
const read = async (path: string) =>
  dataOf<object>(await test.call('viewer', 'GET', `/user-api/${path}`), 200);

const SHARE = { unit: 'FRACTION', combine: 'MULTIPLY' };
const BANDS = [
  { name: 'Half', min: 0.4, max: 0.6 },
  { name: 'Most', min: 0.6, max: 0.9 },
];

/** Each kind with what only it needs, and the field of a hazard that names one of it. */
const KINDS: [kind: string, fields: object, named: 'zoneUuid' | 'areaUuid' | undefined][] = [
  ['zones', {}, 'zoneUuid'],
  ['areas', {}, 'areaUuid'],
  ['exposure-estimate-types', SHARE, undefined],
];

describe.each(KINDS)('the %s of a project', (kind, fields, field) => {
  it('are renamed, ordered and retired under what names them', async () => {
    const [first, second] = (await make(
      kind,
      { name: `First ${kind}`, order: 901, ...fields },
      { name: `Second ${kind}`, order: 902, ...fields },
    )) as [Entry, Entry];
    const own = async (query?: object) =>
      (await list(kind, query)).filter(({ uuid }) => uuid === first.uuid || uuid === second.uuid);
    expect((await own()).map(({ uuid }) => uuid)).toEqual([first.uuid, second.uuid]);
    const naming = field && { [field]: first.uuid };
    const [hazard] = naming ? await make('hazards', { name: 'Names it', style: 'MACHINE', ...naming }) : [];

    const changed = dataOf<Entry>(
      await change(kind, first.uuid, {
        revision: 1,
        reason: 'The line was rebuilt',
        ...{ name: `Renamed ${kind}`, order: 903, isActive: false },
      }),
      200,
    );
    expect(changed).toMatchObject({
      ...{ name: `Renamed ${kind}`, code: first.code, order: 903, isActive: false, revision: 2 },
    });
    expect((await auditOf(test.pool, first.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { name: `First ${kind}`, order: 901, isActive: true },
      after: { name: `Renamed ${kind}`, order: 903, isActive: false },
    });
    // Behind the other one now, and no choice any more; what names it still does.
    expect((await own()).map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    // Types of estimates come whole, for the estimates of those that are retired.
    if (naming) expect((await own({ isActive: true })).map(({ uuid }) => uuid)).toEqual([second.uuid]);
    if (naming) expect(await read(`hazards/${hazard?.uuid}`)).toMatchObject(naming);

    await expectRefused(
      test.pool,
      () => change(kind, first.uuid, { revision: 1, name: 'Too late' }),
      409,
      'REVISION_CONFLICT',
    );
    await expectRefused(
      test.pool,
      () => change(kind, first.uuid, { revision: 2, name: 'Mine' }, 'viewer'),
      403,
      'FORBIDDEN',
    );
  });
});

describe.each([
  ['zones', 'zoneUuid'],
  ['areas', 'areaUuid'],
] as const)('the %s of a project', (kind, field) => {
  const remove = (uuid: string, query: object = {}, person = 'engineer') =>
    test.call(person, 'DELETE', `/user-api/${kind}/${uuid}`, { query: query as Record<string, unknown> });

  it('are deleted with a confirmation where a hazard names one, and the hazard loses it', async () => {
    const [place] = (await make(kind, { name: `Torn down ${kind}` })) as [Entry];
    const [hazard] = await make('hazards', { name: 'Stood there', style: 'MACHINE', [field]: place.uuid });
    await expectRefused(test.pool, () => remove(place.uuid), 409, 'IN_USE');
    await expectRefused(test.pool, () => remove(place.uuid, { confirm: true }, 'viewer'), 403, 'FORBIDDEN');
    expect(await read(`${kind}/${place.uuid}/dependency-tree`)).toMatchObject({
      total: 1,
      groups: [{ entity: 'Hazard', field, onDelete: 'UNLINKED', records: [{ uuid: hazard?.uuid }] }],
    });

    expect((await remove(place.uuid, { confirm: true })).status).toBe(204);
    expect((await test.call('viewer', 'GET', `/user-api/${kind}/${place.uuid}`)).status).toBe(404);
    expect(await read(`hazards/${hazard?.uuid}`)).toMatchObject({ [field]: null });
    expect((await auditOf(test.pool, place.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      before: { name: `Torn down ${kind}` },
    });
  });

  it('are deleted at once where nothing names them', async () => {
    const [place] = (await make(kind, { name: `Never used ${kind}` })) as [Entry];
    expect((await remove(place.uuid, { revision: 1 })).status).toBe(204);
  });
});

it('a built-in zone is deleted by nobody', async () => {
  const builtIn = (await list('zones')).find(({ projectUuid }) => projectUuid === null);
  for (const person of ['lead', 'owner', 'admin'])
    await expectRefused(
      test.pool,
      () => test.call(person, 'DELETE', `/user-api/zones/${builtIn?.uuid}`, { query: { confirm: true } }),
      403,
      'FORBIDDEN',
    );
});

it('a zone is made once, however often the call that makes it is repeated', async () => {
  const item = { uuid: crypto.randomUUID(), name: 'Pit' };
  const [first] = await make('zones', item);
  const [again] = await make('zones', item);
  expect([first?.uuid, again?.uuid]).toEqual([item.uuid, item.uuid]);
  expect((await list('zones')).filter(({ name }) => name === 'Pit')).toHaveLength(1);
});

it('bands of a type of estimates are renamed, ordered and retired under the estimates of them', async () => {
  const [type] = await make('exposure-estimate-types', { name: 'Share of a shift', ...SHARE, values: BANDS });
  const [half, most] = (type as Entry).values as [Entry, Entry];
  const [situation] = await make('exposure-situations', { name: 'Night shift' });
  const [estimate] = await make('exposure-estimates', {
    exposureSituationUuid: situation?.uuid,
    exposureEstimateTypeUuid: type?.uuid,
    exposureEstimateTypeValueUuid: half.uuid,
  });
  const kind = 'exposure-estimate-type-values';
  const changed = { name: 'About half', order: 3, isActive: false };
  expect(dataOf(await change(kind, half.uuid, { revision: 1, ...changed }), 200)).toMatchObject({
    ...changed,
    code: half.code,
    min: 0.4,
    max: 0.6,
  });
  expect((await auditOf(test.pool, half.uuid)).at(-1)).toMatchObject({
    before: { name: 'Half', order: 1, isActive: true },
    after: changed,
  });
  // The type has its bands in their order, the retired one too: an estimate still counts by it.
  expect(await read(`exposure-estimate-types/${type?.uuid}`)).toMatchObject({
    values: [{ uuid: most.uuid }, { uuid: half.uuid, isActive: false }],
  });
  expect(await read(`exposure-estimates/${estimate?.uuid}`)).toMatchObject({
    exposureEstimateTypeValueUuid: half.uuid,
  });
  await expectRefused(
    test.pool,
    () => change(kind, half.uuid, { revision: 2, name: 'Mine' }, 'viewer'),
    403,
    'FORBIDDEN',
  );
});
