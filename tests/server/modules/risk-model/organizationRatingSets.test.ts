import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf, expectRefused as expectRefusedOn } from '../../../support/refusals.ts';

interface Link {
  uuid: string;
  revision: number;
  organizationUuid: string;
  riskRatingSetUuid: string;
  isDefault: boolean;
  isActive: boolean;
  isChecked: boolean;
  nameOverride: string | null;
  labelOverrides: { uuid: string; label: string }[];
}
interface ScopedSet {
  uuid: string;
  code: string;
  organizationRiskRatingSets: Link[];
}

const ISO = 'ISO26262-3-2018';
const TEMPLATE = 'ISO25119-2-RECONSTRUCTED';
const EMPTY = 'ISO19014-1-TEMPLATE';
const setUuid = (code: string) => seedUuid('risk-rating-set', code);

let app: TestApp;
let organizationUuid: string;
let other: string;

const send = (method: string, path: string, body?: unknown, person = 'admin', query = {}) =>
  app.call<unknown>(person, method, `/user-api/${path}`, { query, ...(body === undefined ? {} : { body }) });
const expectRefused = (call: () => Promise<Answer<unknown>>, status: number, code: string, path?: string) =>
  expectRefusedOn(app.pool, call, status, code, path);
const link = (code: string, body: object = {}, person?: string) =>
  send('POST', `risk-rating-set/${setUuid(code)}/link-organization`, { organizationUuid, ...body }, person);
const scoped = async (person = 'admin', query: object = { organizationUuid }) =>
  dataOf<{ results: ScopedSet[] }>(
    await send('GET', 'organization-scoped-risk-rating-sets', undefined, person, query),
    200,
  ).results;
const linkOf = async (code: string) =>
  (await scoped()).find(set => set.code === code)?.organizationRiskRatingSets[0] as Link;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from organizations');
  organizationUuid = rows[0]?.uuid ?? '';
  other = dataOf<{ uuid: string }>(
    await send('POST', 'organizations', { name: 'Elsewhere' }, 'guest'),
    201,
  ).uuid;
});
afterAll(() => app.close());

describe('rating sets of an organization (domain model 1.41)', () => {
  it('are those that ship enabled and those it linked; nobody sees the links of another', async () => {
    const enabled = [
      'ANSI-B11-STYLE-4x4',
      'HOUSE-SEA-27',
      'IEC62061-2005-2015',
      'ISO13849-1',
      ISO,
      'MIL-STD-882E',
      'RAPEX-PRISM',
    ];
    expect((await scoped()).map(({ code }) => code)).toEqual(enabled);
    expect((await scoped('guest', { organizationUuid: other })).map(({ code }) => code)).toEqual(enabled);
    expect((await scoped('guest', {})).flatMap(set => set.organizationRiskRatingSets)).toEqual([]);
    await expectRefused(
      () => send('GET', 'organization-scoped-risk-rating-sets', undefined, 'guest', { organizationUuid }),
      404,
      'NOT_FOUND',
    );
    expect(await linkOf(ISO)).toMatchObject({ organizationUuid, isDefault: true, isActive: true });
  });

  it('a template is linked only by who checked it, and can be worked with then', async () => {
    await expectRefused(() => link(TEMPLATE), 422, 'RULE_VIOLATED', 'isChecked');
    await expectRefused(() => link(TEMPLATE, { isChecked: false }), 422, 'RULE_VIOLATED', 'isChecked');
    await expectRefused(() => link(EMPTY, { isChecked: true }), 422, 'RULE_VIOLATED', 'riskRatingSetUuid');
    const newProject = () =>
      send(
        'POST',
        `organizations/${organizationUuid}/projects`,
        { name: 'Tractor', style: 'FUNCTION', riskRatingSetUuids: [setUuid(TEMPLATE)] },
        'lead',
      );
    await expectRefused(newProject, 422, 'RULE_VIOLATED', 'riskRatingSetUuids');
    const made = dataOf<Link>(
      await link(TEMPLATE, {
        isChecked: true,
        nameOverride: 'Agriculture',
        reason: 'Compared with the standard.',
      }),
      201,
    );
    expect(made).toMatchObject({
      isActive: true,
      isDefault: false,
      nameOverride: 'Agriculture',
      labelOverrides: [],
    });
    expect(await auditOf(app.pool, made.uuid)).toMatchObject([
      {
        action: 'CREATE',
        entity: 'OrganizationRiskRatingSet',
        organizationUuid,
        operationId: 'linkRiskRatingSetToOrganization',
        reason: 'Compared with the standard.',
        actorUserUuid: app.userUuid('admin'),
      },
    ]);
    expect((await scoped()).map(({ code }) => code)).toContain(TEMPLATE);
    await expectRefused(() => link(TEMPLATE, { isChecked: true }), 409, 'CONFLICT');
    await expectRefused(
      () => send('PATCH', `organization-risk-rating-sets/${made.uuid}`, { revision: 1, isChecked: false }),
      422,
      'RULE_VIOLATED',
      'isChecked',
    );
    dataOf(await newProject(), 201);
    // In use: it stays, and may be switched off for new projects.
    const error = await expectRefused(
      () => send('DELETE', `organization-risk-rating-sets/${made.uuid}`),
      422,
      'RULE_VIOLATED',
    );
    expect(error.message).toContain('Projects that work with this rating set: 1');
    dataOf(
      await send('PATCH', `organization-risk-rating-sets/${made.uuid}`, { revision: 1, isActive: false }),
      200,
    );
    await expectRefused(newProject, 422, 'RULE_VIOLATED', 'riskRatingSetUuids');
  });

  it('labels are renamed, never the table', async () => {
    const { uuid, revision } = await linkOf(ISO);
    const rename = (label: string, target: string) => () =>
      send('PATCH', `organization-risk-rating-sets/${uuid}`, {
        revision,
        labelOverrides: [{ uuid: target, label }],
      });
    const severity = levelUuid(ISO, 'severity', 'S3');
    await expectRefused(
      rename('Other', levelUuid('HOUSE-SEA-27', 'severity', 'S3')),
      422,
      'RULE_VIOLATED',
      'labelOverrides.0.uuid',
    );
    const before = await app.pool.query('select * from risk_table_cells order by uuid');
    const renamed = dataOf<Link>(await rename('Lethal', severity)(), 200);
    expect(renamed.labelOverrides).toEqual([{ uuid: severity, label: 'Lethal' }]);
    expect((await linkOf(ISO)).labelOverrides).toEqual(renamed.labelOverrides);
    const after = await app.pool.query('select * from risk_table_cells order by uuid');
    expect(after.rows).toEqual(before.rows);
    const shipped = dataOf<{ label: string }>(await send('GET', `risk-severities/${severity}`), 200);
    expect(shipped.label).not.toBe('Lethal');
    await expectRefused(
      () => send('PATCH', `organization-risk-rating-sets/${uuid}`, { revision, table: [] }),
      400,
      'VALIDATION_FAILED',
      'table',
    );
  });

  it('one of them is the default; the choice moves', async () => {
    const house = await linkOf('HOUSE-SEA-27');
    dataOf(
      await send('PATCH', `organization-risk-rating-sets/${house.uuid}`, {
        revision: house.revision,
        isDefault: true,
      }),
      200,
    );
    const { rows } = await app.pool.query<{ code: string }>(
      'select s.code from organization_risk_rating_sets l join risk_rating_sets s on s.uuid = l.risk_rating_set_uuid where l.is_default and l.organization_uuid = $1',
      [organizationUuid],
    );
    expect(rows).toEqual([{ code: 'HOUSE-SEA-27' }]);
    expect((await auditOf(app.pool, (await linkOf(ISO)).uuid)).at(-1)).toMatchObject({
      before: { isDefault: true },
      after: { isDefault: false },
    });
  });

  it('one that no project works with can be given up', async () => {
    const unused = await linkOf('RAPEX-PRISM');
    const answer = await send('DELETE', `organization-risk-rating-sets/${unused.uuid}`, undefined, 'admin', {
      reason: 'Not for us.',
    });
    expect(answer.status).toBe(204);
    expect((await auditOf(app.pool, unused.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Not for us.',
    });
    expect(await linkOf('RAPEX-PRISM')).toBeUndefined();
  });

  it('are for who manages the library; strangers know nothing of them', async () => {
    const { uuid, revision } = await linkOf('MIL-STD-882E');
    for (const person of ['lead', 'engineer', 'viewer', 'supplier']) {
      await expectRefused(() => link('RAPEX-PRISM', {}, person), 403, 'FORBIDDEN');
      await expectRefused(
        () => send('PATCH', `organization-risk-rating-sets/${uuid}`, { revision, isActive: false }, person),
        403,
        'FORBIDDEN',
      );
    }
    await expectRefused(() => link('RAPEX-PRISM', {}, 'guest'), 404, 'NOT_FOUND');
    await expectRefused(
      () => send('DELETE', `organization-risk-rating-sets/${uuid}`, undefined, 'guest'),
      404,
      'NOT_FOUND',
    );
    // Nobody links for another organization, nor another organization's own set.
    await expectRefused(() => link('RAPEX-PRISM', { organizationUuid: other }), 404, 'NOT_FOUND');
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into risk_rating_sets (organization_uuid, code, name, standard, version, parameters, result_label, trust)
       values ($1, 'OWN', 'Own', 'Own', '1', '[]', 'Risk', 5) returning uuid`,
      [other],
    );
    await expectRefused(
      () => send('POST', `risk-rating-set/${rows[0]?.uuid}/link-organization`, { organizationUuid }),
      404,
      'NOT_FOUND',
    );
  });
});
