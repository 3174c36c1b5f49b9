import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOfValue } from '../../../../server/modules/project-attributes/projectAttributeRules.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface One {
  data: {
    uuid: string;
    revision: number;
    value: string | null;
    projectAttributeTypeValueUuid: string | null;
  };
}

let test: TestApp;
let project: string;
let other: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query('select uuid, style from projects');
  project = rows.find(row => row.style === 'FUNCTION').uuid;
  other = rows.find(row => row.style === 'MACHINE').uuid;
});
afterAll(() => test.close());

const post = (person: string, path: string, body: Record<string, unknown>) =>
  test.call<One>(person, 'POST', `/user-api${path}`, { body });
const typeOf = async (name: string, dataType: string, where = project) =>
  (await post('lead', `/projects/${where}/attribute-types`, { name, dataType })).body.data.uuid;
const choiceOf = async (type: string, name: string) =>
  (await post('lead', `/project-attribute-types/${type}/values`, { name })).body.data.uuid;

describe('the form of a value', () => {
  const of = (value: string | null, choice: string | null = null) => ({
    value,
    projectAttributeTypeValueUuid: choice,
  });
  it.each([
    ['TEXT', of('anything')],
    ['NUMBER', of('-12.5')],
    ['DATE', of('2028-02-29')],
    ['CHOICE', of(null, 'a')],
  ] as const)('%s is right as %j', (dataType, value) =>
    expect(problemOfValue(dataType, value)).toBeUndefined(),
  );
  it.each([
    ['NUMBER', of('1,5'), 'value'],
    ['NUMBER', of('1e3'), 'value'],
    ['DATE', of('2027-02-29'), 'value'],
    ['DATE', of('1.6.2027'), 'value'],
    ['DATE', of('9999-99-99'), 'value'],
    ['TEXT', of(null), 'value'],
    ['TEXT', of('x', 'a'), 'projectAttributeTypeValueUuid'],
    ['CHOICE', of('x', 'a'), 'value'],
    ['CHOICE', of(null), 'projectAttributeTypeValueUuid'],
  ] as const)('%s is wrong as %j', (dataType, value, path) =>
    expect(problemOfValue(dataType, value)?.path).toBe(path),
  );
});

describe('attributes of a project', () => {
  it('have a value of their type, once, with an audit row', async () => {
    const type = await typeOf('Start of production', 'DATE');
    const created = await post('lead', `/projects/${project}/attributes`, {
      projectAttributeTypeUuid: type,
      value: '2027-06-01',
    });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { projectUuid: project, value: '2027-06-01' } },
    });
    const { uuid } = created.body.data;
    const path = `/user-api/project-attributes/${uuid}`;
    const wrong = await test.call('lead', 'PATCH', path, { body: { revision: 1, value: 'soon' } });
    expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'value' }] } });
    const right = await test.call('lead', 'PATCH', path, {
      body: { revision: 1, value: '2027-09-01', reason: 'Customer moved it.' },
    });
    expect(right).toMatchObject({ status: 200, body: { data: { value: '2027-09-01', revision: 2 } } });
    expect((await auditOf(test.pool, uuid)).map(({ action, reason }) => [action, reason])).toEqual([
      ['CREATE', null],
      ['UPDATE', 'Customer moved it.'],
    ]);
    const second = await post('lead', `/projects/${project}/attributes`, {
      projectAttributeTypeUuid: type,
      value: '2028-06-01',
    });
    expect(second.status).toBe(409);
  });

  it('choose among the choices of their own type', async () => {
    const phase = await typeOf('Phase', 'CHOICE');
    const market = await typeOf('Market', 'CHOICE');
    const series = await choiceOf(phase, 'Series');
    const europe = await choiceOf(market, 'Europe');
    const attribute = (choice: string) =>
      post('lead', `/projects/${project}/attributes`, {
        projectAttributeTypeUuid: phase,
        projectAttributeTypeValueUuid: choice,
      });
    const before = await auditLength(test.pool);
    expect((await attribute(europe)).status).toBe(422);
    expect(await auditLength(test.pool)).toBe(before);
    const { uuid } = (await attribute(series)).body.data;

    const path = `/user-api/project-attribute-type-values/${series}`;
    const refused = await test.call('lead', 'DELETE', path);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        tree: {
          groups: [{ entity: 'ProjectAttribute', onDelete: 'UNLINKED', records: [{ name: 'Series' }] }],
        },
      },
    });
    expect((await test.call('lead', 'DELETE', path, { query: { confirm: true } })).status).toBe(204);
    const left = await test.call<One>('lead', 'GET', `/user-api/project-attributes/${uuid}`);
    expect(left.body.data).toMatchObject({ value: null, projectAttributeTypeValueUuid: null });

    const type = `/user-api/project-attribute-types/${phase}`;
    expect((await test.call('lead', 'DELETE', type)).status).toBe(409);
    expect((await test.call('lead', 'DELETE', type, { query: { confirm: true } })).status).toBe(204);
    expect((await test.pool.query('select 1 from project_attributes where uuid = $1', [uuid])).rowCount).toBe(
      0,
    );
  });

  it('have choices only where the type does, and types of the same project', async () => {
    const text = await typeOf('Customer', 'TEXT');
    const value = await post('lead', `/project-attribute-types/${text}/values`, { name: 'x' });
    expect(value).toMatchObject({ status: 422, body: { fields: [{ path: 'projectAttributeTypeUuid' }] } });
    const foreign = await typeOf('Customer', 'TEXT', other);
    const crossed = await post('lead', `/projects/${project}/attributes`, {
      projectAttributeTypeUuid: foreign,
      value: 'x',
    });
    expect(crossed).toMatchObject({ status: 422, body: { fields: [{ path: 'projectAttributeTypeUuid' }] } });
    const doubled = await post('lead', `/projects/${project}/attribute-types`, {
      name: 'CUSTOMER',
      dataType: 'TEXT',
    });
    expect(doubled.status).toBe(409);
  });

  it('are set by those who manage the project and read by its members', async () => {
    const type = await typeOf('Site', 'TEXT');
    const body = { projectAttributeTypeUuid: type, value: 'Hall 4' };
    expect((await post('engineer', `/projects/${project}/attributes`, body)).status).toBe(403);
    expect((await post('supplier', `/projects/${project}/attributes`, body)).status).toBe(404);
    const { uuid } = (await post('lead', `/projects/${project}/attributes`, body)).body.data;
    expect((await test.call('viewer', 'GET', `/user-api/project-attributes/${uuid}`)).status).toBe(200);
    expect((await test.call('supplier', 'GET', `/user-api/project-attributes/${uuid}`)).status).toBe(404);
    expect((await test.call('supplier', 'GET', `/user-api/project-attribute-types/${type}`)).status).toBe(
      404,
    );
    const patched = await test.call('engineer', 'PATCH', `/user-api/project-attributes/${uuid}`, {
      body: { revision: 1, value: 'Hall 5' },
    });
    expect(patched.status).toBe(403);
  });
});

describe('the kind of an attribute', () => {
  const retype = (uuid: string, revision: number, dataType: string) =>
    test.call<One & { fields?: unknown }>('lead', 'PATCH', `/user-api/project-attribute-types/${uuid}`, {
      body: { revision, dataType },
    });
  it('changes while nothing is said to it', async () => {
    const type = await typeOf('Mass', 'TEXT');
    expect(await retype(type, 1, 'NUMBER')).toMatchObject({
      status: 200,
      body: { data: { dataType: 'NUMBER' } },
    });
    const said = { projectAttributeTypeUuid: type, value: '12.5' };
    expect((await post('lead', `/projects/${project}/attributes`, said)).status).toBe(201);
    expect(await retype(type, 2, 'DATE')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'dataType' }] },
    });
    // To say what it is already changes nothing.
    expect((await retype(type, 2, 'NUMBER')).status).toBe(200);
  });
  it('stays a choice while it has choices', async () => {
    const type = await typeOf('Sector', 'CHOICE');
    const choice = await choiceOf(type, 'Food');
    expect((await retype(type, 1, 'TEXT')).status).toBe(422);
    await test.call('lead', 'DELETE', `/user-api/project-attribute-type-values/${choice}`);
    expect((await retype(type, 1, 'TEXT')).status).toBe(200);
  });
});
