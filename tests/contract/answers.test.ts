import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import {
  addressOf,
  type ContractOperation,
  operationOf,
  operations,
  problemsOfAnswer,
} from '../support/contract.ts';
import { insertSmallest } from '../support/someRecords.ts';

interface ListAnswer {
  data: { results: Record<string, unknown>[]; total: number };
}

let app: TestApp;
let projects: string[];
/** What the addresses of lists below a record need. */
let places: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string; organization_uuid: string }>(
    'select uuid, organization_uuid from projects order by name',
  );
  projects = rows.map(row => row.uuid);
  // Each is the library of the other.
  await app.pool.query('update projects set is_library = true');
  const organizationUuid = rows[0]?.organization_uuid ?? '';
  const tag = await app.pool.query<{ uuid: string }>(
    `insert into tags (organization_uuid, name) values ($1, 'Review') returning uuid`,
    [organizationUuid],
  );
  const hazard = await app.pool.query<{ uuid: string; project_uuid: string }>(
    'select uuid, project_uuid from hazards order by code limit 1',
  );
  const document = await insertSmallest(app.pool, 'documents', {
    project_uuid: hazard.rows[0]?.project_uuid ?? '',
    kind: 'PROJECT',
  });
  const project = hazard.rows[0]?.project_uuid ?? '';
  const baseline = await app.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/projects/${project}/baselines`,
    { body: { name: 'First', reason: 'What is open is known.' } },
  );
  places = {
    baselineUuid: baseline.body.data.uuid,
    organizationUuid,
    documentUuid: document,
    tagUuid: tag.rows[0]?.uuid ?? '',
    projectUuid: hazard.rows[0]?.project_uuid ?? '',
    hazardUuid: hazard.rows[0]?.uuid ?? '',
  };
});
afterAll(() => app.close());

/** Differences, not records: compare.test.ts has what they are. */
const NO_RECORDS = ['compareBaseline'];
const isList = ({ id, method, parameters }: ContractOperation) =>
  method === 'GET' && !NO_RECORDS.includes(id) && parameters.some(({ name }) => name === 'offset');
/** Found by something else than the uuid that a list shows. */
const BY_NAME = ['getFeatureFlag', 'getHaraMetrics', 'getToolStatus', 'getUserUuidByEmail'];
const isRecord = ({ method, path, id }: ContractOperation) =>
  method === 'GET' && path.endsWith('}') && !BY_NAME.includes(id);

/** A rating set as a whole is the same for everybody; who works with it is not. */
const COUNTED_IN_LISTS = ['projectCount'];
const without = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const served = operations.filter(({ isDownload, isStream }) => !isDownload && !isStream);
const lists = served.filter(isList);
const takesProject = ({ parameters }: ContractOperation) =>
  parameters.some(({ name, in: place }) => name === 'projectUuid' && place === 'query');

/** What a list of one organization alone has to be asked with. */
const ownerOf = ({ parameters }: ContractOperation) =>
  parameters.some(
    ({ name, in: place, required }) => name === 'organizationUuid' && place === 'query' && required,
  )
    ? { organizationUuid: places.organizationUuid }
    : {};

/** The end of a project is its lead's, and so is what an analysis takes from elsewhere. */
const readerOf = ({ permission }: ContractOperation) =>
  ['project.delete', 'analysis.edit'].includes(permission.name) ? 'lead' : 'owner';

async function expectDescribed(
  operation: ContractOperation,
  path: string,
  query: Record<string, unknown> = {},
) {
  const { status, body } = await app.call(readerOf(operation), operation.method, path, { query });
  expect(status, JSON.stringify(body)).toBe(operation.success);
  expect(problemsOfAnswer(operation, status, body)).toEqual([]);
  return body;
}

describe('answers of lists', () => {
  it('there are two demo projects', () => expect(projects).toHaveLength(2));

  it.each(lists)('$id is as the contract says, in both projects', async operation => {
    const path = addressOf(operation.path, places);
    const scopes = takesProject(operation)
      ? projects.map(projectUuid => ({ projectUuid }))
      : [ownerOf(operation)];
    for (const scope of scopes) {
      const body = (await expectDescribed(operation, path, { ...scope, limit: 20_000 })) as ListAnswer;
      expect(body.data.total).toBe(body.data.results.length);
    }
  });
});

describe('answers about one record', () => {
  it.each(served.filter(isRecord))('$id is as the contract says, for every record', async operation => {
    const list = lists.find(
      candidate =>
        candidate.path.split('/').at(-1) === operation.path.split('/').at(-2) ||
        candidate.path === operation.path.replace(/\{\w+\}$/, 'listing'),
    );
    if (!list) throw new Error(`${operation.id} has no list of its kind`);
    const { body } = await app.call<ListAnswer>('owner', 'GET', addressOf(list.path, places), {
      query: { limit: 60 },
    });
    const name = operation.parameters.find(parameter => parameter.in === 'path')?.name ?? '';
    for (const record of body.data.results) {
      const answer = (await expectDescribed(
        operation,
        addressOf(operation.path, { [name]: String(record.uuid) }),
      )) as {
        data: Record<string, unknown>;
      };
      // What a list shows of a record is what the record shows of itself.
      expect(answer.data).toMatchObject(without(record, COUNTED_IN_LISTS));
    }
  });
  it.each(operations.filter(({ id, path }) => id.endsWith('DependencyTree') && path.includes('{')))(
    '$id is as the contract says',
    async operation => {
      const list = lists.find(candidate => operation.path.startsWith(`${candidate.path}/{`));
      const { body } = await app.call<ListAnswer>('owner', 'GET', addressOf(list?.path ?? ''), {
        query: { limit: 10 },
      });
      const name = operation.parameters.find(parameter => parameter.in === 'path')?.name ?? '';
      for (const { uuid } of body.data.results)
        await expectDescribed(operation, addressOf(operation.path, { [name]: String(uuid) }));
    },
  );
  it('getPlatformNavigation is as the contract says, with and without a project', async () => {
    const operation = operationOf('getPlatformNavigation');
    for (const scope of [{}, ...projects.map(projectUuid => ({ projectUuid }))])
      await expectDescribed(operation, operation.path, { tool: 'badger', ...scope });
  });
  it.each([
    'getCurrentUser',
    'getCurrentUserDependencyTree',
    'getUserPreferences',
    'listUserRoles',
    'listConfigurationItems',
  ])('%s is as the contract says', async id => {
    const operation = operationOf(id);
    await expectDescribed(operation, operation.path);
  });
  it('getFeatureFlag is as the contract says', async () => {
    const { rows } = await app.pool.query<{ name: string }>('select name from feature_flags limit 1');
    const operation = operationOf('getFeatureFlag');
    await expectDescribed(operation, addressOf(operation.path, { name: rows[0]?.name ?? 'unknown' }));
  });
});

describe('lists', () => {
  const columnOrders = ({ parameters }: ContractOperation) =>
    (parameters.find(({ name }) => name === 'orderBy')?.schema.enum ?? []) as string[];
  const read = async (operation: ContractOperation, wanted: Record<string, unknown>) => {
    const path = addressOf(operation.path, places);
    const query = { ...ownerOf(operation), ...wanted };
    const { status, body } = await app.call<ListAnswer>(readerOf(operation), 'GET', path, { query });
    expect(status, `${operation.id} ${JSON.stringify(query)} ${JSON.stringify(body)}`).toBe(200);
    return body.data;
  };

  /** One record fails several checks. */
  const keyOf = ({ uuid, check }: Record<string, unknown>) => [check, uuid].join(' ');

  it.each(lists)('$id pages without gap or double', async operation => {
    const all = await read(operation, { limit: 20_000 });
    const step = Math.max(1, Math.ceil(all.total / 7));
    const seen: unknown[] = [];
    for (let offset = 0; offset < all.total + step; offset += step) {
      const page = await read(operation, { limit: step, offset });
      expect(page.total).toBe(all.total);
      expect(page.results.length).toBeLessThanOrEqual(step);
      seen.push(...page.results.map(keyOf));
    }
    expect(seen).toEqual(all.results.map(keyOf));
    expect(new Set(seen).size).toBe(all.total);
  });
  it.each(lists)('$id honours every order, both ways', async operation => {
    for (const orderBy of columnOrders(operation)) {
      const up = await read(operation, { limit: 20_000, orderBy, order: 'asc' });
      const down = await read(operation, { limit: 20_000, orderBy, order: 'desc' });
      expect(down.results.map(({ uuid }) => uuid)).toEqual(up.results.map(({ uuid }) => uuid).reverse());
      const values = up.results.map(record => record[orderBy]).filter(value => typeof value === 'number');
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
  it.each(lists.filter(({ parameters }) => parameters.some(({ name }) => name === 'search')))(
    '$id finds what contains a text, whatever the case, and nothing by wildcards',
    async operation => {
      const { results } = await read(operation, { limit: 3 });
      for (const record of results) {
        const text = String(
          record.code ?? record.name ?? record.email ?? (record.user as { email: string } | undefined)?.email,
        );
        const found = await read(operation, { search: text.toUpperCase(), limit: 20_000 });
        expect(found.results.map(({ uuid }) => uuid)).toContain(record.uuid);
        const lower = await read(operation, { search: text.toLowerCase(), limit: 20_000 });
        expect(lower.total).toBe(found.total);
      }
      for (const search of ['%%%', '___', 'no-such-text-anywhere', "'; drop table hazards; --", '\\'])
        expect((await read(operation, { search })).total, search).toBe(0);
    },
  );

  const CONTROLS = ['limit', 'offset', 'order', 'orderBy', 'search', 'projectUuid', 'organizationUuid'];
  const filters = lists.flatMap(operation =>
    operation.parameters
      .filter(({ name, in: place }) => place === 'query' && !CONTROLS.includes(name))
      .map(({ name }) => ({ id: operation.id, name, operation })),
  );
  /** Fields of a record that a filter is about: its own, or the list it may be in. */
  const valuesOf = (record: Record<string, unknown>, name: string): unknown[] =>
    [name in record ? record[name] : (record[`${name}s`] ?? record[name.replace(/Uuid$/, 'Uuids')])].flat();

  it.each(filters)('$id keeps to $name', async ({ operation, name }) => {
    const all = await read(operation, { limit: 20_000 });
    const values = [...new Set(all.results.flatMap(record => valuesOf(record, name)))].filter(
      value => value !== null && value !== undefined,
    );
    const isList = operation.parameters.find(parameter => parameter.name === name)?.schema.type === 'array';
    const chosen: unknown[][] = [
      values.slice(0, 1),
      ...(isList && values.length > 1 ? [values.slice(0, 2)] : []),
    ];
    for (const wanted of chosen.filter(({ length }) => length > 0)) {
      const found = await read(operation, { [name]: wanted, limit: 20_000 });
      const expected = all.results.filter(record =>
        valuesOf(record, name).some(value => wanted.includes(value)),
      );
      expect(found.results.map(({ uuid }) => uuid)).toEqual(expected.map(({ uuid }) => uuid));
    }
  });
  it.each(lists.filter(takesProject))('$id keeps to the project', async operation => {
    for (const projectUuid of projects) {
      const { results } = await read(operation, { projectUuid, limit: 20_000 });
      const owners = new Set(
        results.map(record => record.projectUuid).filter(uuid => uuid !== null && uuid !== undefined),
      );
      expect([...owners].filter(uuid => uuid !== projectUuid)).toEqual([]);
    }
  });
  it('refuse limits out of bounds', async () => {
    const { path } = operationOf('listHazards');
    for (const query of [
      { limit: 0 },
      { limit: 20_001 },
      { limit: 'x' },
      { offset: -1 },
      { order: 'up' },
      { orderBy: 'uuid' },
    ])
      expect((await app.call('owner', 'GET', path, { query })).status, JSON.stringify(query)).toBe(400);
  });
});
