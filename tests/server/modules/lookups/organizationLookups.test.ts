import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf, expectRefused } from '../../../support/refusals.ts';

interface Entry {
  uuid: string;
  code: string;
  name: string;
  organizationUuid: string | null;
  projectUuid: string | null;
  isActive: boolean;
  revision: number;
}

/** Each kind with fields that only it needs. */
const KINDS = [
  ['energy-sources', {}],
  ['guidewords', { template: '{function} sticks' }],
  ['hazard-effect-types', {}],
  ['hazard-types', { examples: 'Contaminated harvest' }],
  ['injury-types', { severityRankLow: 2, severityRankHigh: 3 }],
  ['lifecycle-phases', {}],
  ['task-types', {}],
] as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = (kind: string, items: object[], person = 'admin') =>
  test.call(person, 'POST', `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/${kind}/batch`, {
    body: { items },
  });
const made = async (kind: string, item: object) =>
  dataOf<{ records: Entry[] }>(await create(kind, [item]), 201).records[0] as Entry;
const change = (kind: string, uuid: string, body: object, person = 'admin') =>
  test.call(person, 'PATCH', `/user-api/${kind}/${uuid}`, { body });
const list = async (kind: string, query: Record<string, unknown>, person = 'engineer') =>
  dataOf<{ results: Entry[] }>(
    await test.call(person, 'GET', `/user-api/${kind}`, { query: { limit: 500, ...query } }),
    200,
  ).results;
const projectUuids = async () =>
  (await test.pool.query<{ uuid: string }>('select uuid from projects order by name')).rows.map(
    ({ uuid }) => uuid,
  );

describe.each(KINDS)('the %s of an organization', (kind, fields) => {
  it('can be chosen in each of its projects, beside the built-in ones', async () => {
    const entry = await made(kind, { name: `House word ${kind}`, ...fields });
    expect(entry).toMatchObject({
      organizationUuid: DEMO_ORGANIZATION_UUID,
      projectUuid: null,
      isActive: true,
      ...fields,
    });
    for (const projectUuid of await projectUuids()) {
      const choices = await list(kind, { projectUuid });
      expect(choices.map(({ uuid }) => uuid)).toContain(entry.uuid);
      expect(choices.length).toBeGreaterThan(1);
    }
    expect(await auditOf(test.pool, entry.uuid)).toMatchObject([
      { action: 'CREATE', organizationUuid: DEMO_ORGANIZATION_UUID },
    ]);
  });

  it('are kept by those who keep its library; built-in ones stay as they are', async () => {
    await expectRefused(
      test.pool,
      () => create(kind, [{ name: 'Mine', ...fields }], 'lead'),
      403,
      'FORBIDDEN',
    );
    const [builtIn] = (await list(kind, {})).filter(({ organizationUuid }) => organizationUuid === null);
    await expectRefused(
      test.pool,
      () => change(kind, builtIn?.uuid ?? '', { revision: builtIn?.revision, name: 'Ours now' }),
      403,
      'FORBIDDEN',
    );
  });

  it('have no second of a code or name, nor of a built-in one', async () => {
    const entry = await made(kind, { name: `Second ${kind}`, code: 'SECOND', ...fields });
    const [builtIn] = (await list(kind, {})).filter(({ organizationUuid }) => organizationUuid === null);
    for (const [item, path] of [
      [{ name: ` second ${kind.toUpperCase()}` }, 'name'],
      [{ name: builtIn?.name }, 'name'],
      [{ name: 'Other name', code: builtIn?.code }, 'code'],
      [{ name: 'Other name', code: 'second' }, 'code'],
    ] as const)
      await expectRefused(
        test.pool,
        () => create(kind, [{ ...fields, ...item }]),
        422,
        'RULE_VIOLATED',
        `items.0.${path}`,
      );
    await expectRefused(
      test.pool,
      () =>
        create(kind, [
          { name: 'Twin', ...fields },
          { name: 'twin', code: 'T2', ...fields },
        ]),
      422,
      'RULE_VIOLATED',
      'items.1.name',
    );
    await expectRefused(
      test.pool,
      () => change(kind, entry.uuid, { revision: 1, name: builtIn?.name }),
      422,
      'RULE_VIOLATED',
      'name',
    );
    // Its own name is no obstacle.
    dataOf(await change(kind, entry.uuid, { revision: 1, name: `Second ${kind}` }), 200);
  });

  it('are renamed, ordered and retired', async () => {
    const entry = await made(kind, { name: `To be retired ${kind}`, order: 3, ...fields });
    const changed = dataOf<Entry>(
      await change(kind, entry.uuid, { revision: 1, name: `Renamed ${kind}`, order: 9, isActive: false }),
      200,
    );
    expect(changed).toMatchObject({ name: `Renamed ${kind}`, code: entry.code, order: 9, isActive: false });
    const { rows } = await test.pool.query(
      `select name, "order", is_active from ${kind.replaceAll('-', '_')} where uuid = $1`,
      [entry.uuid],
    );
    expect(rows).toEqual([{ name: `Renamed ${kind}`, order: 9, is_active: false }]);
    await expectRefused(
      test.pool,
      () => change(kind, entry.uuid, { revision: 1, name: 'Too late' }),
      409,
      'REVISION_CONFLICT',
    );
    const [projectUuid = ''] = await projectUuids();
    const choices = await list(kind, { projectUuid, isActive: true });
    expect(choices.map(({ uuid }) => uuid)).not.toContain(entry.uuid);
  });
});

it('the severity of an injury type is a range, also after a change of one end', async () => {
  const ranks = { severityRankLow: 3, severityRankHigh: 2 };
  await expectRefused(
    test.pool,
    () => create('injury-types', [{ name: 'Upside down', ...ranks }]),
    422,
    'RULE_VIOLATED',
    'items.0.severityRankHigh',
  );
  const injury = await made('injury-types', {
    name: 'Snow blindness',
    severityRankLow: 1,
    severityRankHigh: 2,
  });
  await expectRefused(
    test.pool,
    () => change('injury-types', injury.uuid, { revision: 1, severityRankLow: 3 }),
    422,
    'RULE_VIOLATED',
    'severityRankHigh',
  );
  dataOf(await change('injury-types', injury.uuid, { revision: 1, severityRankHigh: 1 }), 200);
});

it('nobody outside of the organization sees its words', async () => {
  const phase = await made('lifecycle-phases', { name: 'Conversion for winter service' });
  const { rows } = await test.pool.query<{ uuid: string }>(
    `insert into organizations (name) values ('Elsewhere') returning uuid`,
  );
  const elsewhere = await list('lifecycle-phases', { organizationUuid: rows[0]?.uuid }, 'admin');
  expect(elsewhere.map(({ uuid }) => uuid)).not.toContain(phase.uuid);
});
