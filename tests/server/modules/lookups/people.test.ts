import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

type Group = { uuid: string; revision: number; name: string; [field: string]: unknown };
type Failure = { code: string };

let app: TestApp;
let project: string;
const one = async (sql: string) => (await app.pool.query<{ uuid: string }>(sql)).rows[0]?.uuid ?? '';

beforeAll(async () => {
  app = await createTestApp();
  project = await one(`select uuid from projects where style = 'MACHINE'`);
});
afterAll(() => app.close());

const change = (person: string, uuid: string, body: object) =>
  app.call<{ data: Group } & Failure>(person, 'PATCH', `/user-api/personnel/${uuid}`, { body });

it('a group of people is renamed, ordered and retired under the hazards that name it', async () => {
  const { body } = await app.call<{ data: { records: Group[] } }>(
    'lead',
    'POST',
    `/user-api/projects/${project}/personnel/batch`,
    { body: { items: [{ name: 'Fitters', trained: true }] } },
  );
  const uuid = body.data.records[0]?.uuid ?? '';
  const { body: made } = await app.call<{ data: { records: { uuid: string }[] } }>(
    'engineer',
    'POST',
    `/user-api/projects/${project}/hazards/batch`,
    { body: { items: [{ name: 'Crushed hand', style: 'MACHINE', personnelUuids: [uuid] }] } },
  );
  const changed = await change('engineer', uuid, {
    revision: 1,
    reason: 'They work at night only',
    name: 'Night fitters',
    order: 3,
    isActive: false,
    isPublic: true,
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    ...{ name: 'Night fitters', code: 'FITTERS', trained: true, isPublic: true },
    ...{ order: 3, isActive: false, revision: 2 },
  });
  expect((await auditOf(app.pool, uuid)).at(-1)).toMatchObject({
    action: 'UPDATE',
    before: { name: 'Fitters', isActive: true },
    after: { name: 'Night fitters', isActive: false },
  });
  const hazard = await app.call<{ data: { personnelUuids: string[] } }>(
    'viewer',
    'GET',
    `/user-api/hazards/${made.data.records[0]?.uuid}`,
  );
  expect(hazard.body.data.personnelUuids).toEqual([uuid]);
  // Somebody else was faster.
  expect((await change('lead', uuid, { revision: 1, name: 'Fitters' })).body.code).toBe('REVISION_CONFLICT');
});

it('groups that all projects share, and those of a project one only reads, stay', async () => {
  const shared = await one('select uuid from personnel where project_uuid is null limit 1');
  expect((await change('lead', shared, { revision: 1, name: 'Mine' })).status).toBe(403);
  const own = await one(`select uuid from personnel where project_uuid = '${project}' limit 1`);
  expect((await change('viewer', own, { revision: 2, name: 'Mine' })).status).toBe(403);
});
