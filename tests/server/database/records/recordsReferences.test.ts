import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import {
  type Analysis,
  addForeignProject,
  analysisOf,
  type ForeignProject,
} from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength } from '../../../support/auditTrail.ts';
import { fieldsOf, operations, STRANGE_UUID, smallestValue } from '../../../support/contract.ts';
import { insertSmallest } from '../../../support/someRecords.ts';

let app: TestApp;
let analysis: Analysis;
let other: Analysis;
let foreign: ForeignProject;

const TABLES: Record<string, string> = {
  'cea-types': 'cea_types',
  ceas: 'ceas',
  'exposure-situations': 'exposure_situations',
  functions: 'functions',
  'hazardous-events': 'hazardous_events',
  hazards: 'hazards',
  machines: 'machines',
  malfunctions: 'malfunctions',
  tasks: 'tasks',
};
let pointsAt: Map<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  other = await analysisOf(app, 'palletising');
  foreign = await addForeignProject(app.pool);
  const { rows } = await app.pool.query<{ table: string; column: string; target: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
     where c.contype = 'f'`,
  );
  pointsAt = new Map(rows.map(row => [`${row.table}.${row.column}`, row.target]));
});
afterAll(() => app.close());

const insert = (table: string, scope: Record<string, string>) => insertSmallest(app.pool, table, scope);

async function deletedRecord(table: string): Promise<string> {
  const uuid = await insert(table, { project_uuid: analysis.projectUuid });
  await app.pool.query(`delete from ${table} where uuid = $1`, [uuid]);
  return uuid;
}

/** Uuids that a field must not take, by what is wrong with them. */
async function wrongTargets(target: string): Promise<Record<string, string>> {
  if (target === 'risk_rating_sets') return { 'of no set': STRANGE_UUID };
  if (target === 'users') return { 'of nobody': STRANGE_UUID, 'of a stranger': app.userUuid('guest') };
  const isLookup = (
    await app.pool.query(
      `select 1 from pg_attribute where attrelid = '${target}'::regclass and attname = 'organization_uuid'`,
    )
  ).rowCount;
  return {
    'that never was': STRANGE_UUID,
    'that is gone': await deletedRecord(target),
    'of another project': await insert(target, { project_uuid: other.projectUuid }),
    'of another organization’s project': await insert(target, { project_uuid: foreign.projectUuid }),
    ...(isLookup && {
      'of another organization': await insert(target, { organization_uuid: foreign.organizationUuid }),
    }),
  };
}

const fields = Object.keys(TABLES).flatMap(area => {
  const batch = operations.find(({ path }) => path === `/user-api/projects/{projectUuid}/${area}/batch`);
  return fieldsOf(batch?.body?.properties?.items?.items ?? {})
    .filter(({ path }) => path.length === 1 && /Uuids?$/.test(String(path[0])))
    .map(({ path }) => ({ area, field: String(path[0]), item: batch?.body?.properties?.items?.items ?? {} }));
});

const snake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

function targetOf(area: string, field: string): string {
  if (field === 'ownerUserUuid') return 'users';
  const link = recordTypes.all.find(({ tableName }) => tableName === TABLES[area])?.links[field];
  const [table, column] = link
    ? [getTableConfig(link.table).name, link.target.name]
    : [TABLES[area] ?? '', snake(field)];
  // Which table a column points at is read from the database's own foreign keys.
  const target = pointsAt.get(`${table}.${column}`);
  if (!target) throw new Error(`${area}.${field} points nowhere`);
  return target;
}

/** The smallest new record that can be saved. */
async function rightItem(area: string, item: object): Promise<Record<string, unknown>> {
  const right = smallestValue(item) as Record<string, unknown>;
  for (const [name, value] of Object.entries(right))
    if (value === STRANGE_UUID)
      right[name] = await insert(targetOf(area, name), { project_uuid: analysis.projectUuid });
  return right;
}

describe('a reference', () => {
  it('there are many to check', () => expect(fields.length).toBeGreaterThan(20));

  it.each(fields)(
    '$area.$field leads to what the project may name, or nothing is saved',
    async ({ area, field, item }) => {
      const right = await rightItem(area, item);
      const record = await analysis.one(area, right);
      for (const [what, uuid] of Object.entries(await wrongTargets(targetOf(area, field)))) {
        const length = await auditLength(app.pool);
        const value = field.endsWith('Uuids') ? [uuid] : uuid;
        const changed = await analysis.change(area, record.uuid, {
          revision: record.revision,
          [field]: value,
        });
        expect(
          `${changed.status} ${changed.body.code}`,
          `change ${what} ${JSON.stringify(changed.body)}`,
        ).toBe('422 RULE_VIOLATED');
        expect(
          changed.body.fields.map(({ path }) => path),
          what,
        ).toEqual([field]);
        const created = await analysis.batch(area, [right, { ...right, [field]: value }]);
        expect(
          `${created.status} ${created.body.code}`,
          `create ${what} ${JSON.stringify(created.body)}`,
        ).toBe('422 RULE_VIOLATED');
        expect(
          created.body.fields.map(({ path }) => path),
          what,
        ).toEqual([`items.1.${field}`]);
        expect(await auditLength(app.pool)).toBe(length);
      }
      expect(await analysis.read(area, record.uuid)).toMatchObject(record);
    },
  );
  it.each(fields.filter(({ field }) => field.endsWith('Uuids')))(
    '$area.$field: one record, however it is spelt',
    async ({ area, field, item }) => {
      const uuid = await insert(targetOf(area, field), { project_uuid: analysis.projectUuid });
      const right = await rightItem(area, item);
      const created = await analysis.one(area, { ...right, [field]: [uuid.toUpperCase()] });
      expect(created[field]).toEqual([uuid]);
      const twice = { [field]: [uuid, uuid.toUpperCase()] };
      expect((await analysis.batch(area, [{ ...right, ...twice }])).status).toBe(400);
      expect((await analysis.change(area, created.uuid, { revision: 1, ...twice })).status).toBe(400);
      expect((await analysis.read(area, created.uuid))[field]).toEqual([uuid]);
    },
  );
  it('500 wrong ones are reported at once', async () => {
    const items = Array.from({ length: 500 }, (_, index) => ({
      style: 'FUNCTION',
      hazardousEventUuid: `${STRANGE_UUID.slice(0, -4)}${index.toString(16).padStart(4, '0')}`,
    }));
    const all = await analysis.batch('hazards', items);
    expect(all.status).toBe(422);
    expect(all.body.fields).toHaveLength(500);
    const some = await analysis.batch('hazards', [...items.slice(1), { style: 'FUNCTION' }], false);
    expect(some.status).toBe(201);
    expect(some.body.data.saved).toBe(1);
    expect(some.body.data.results.filter(({ status }) => status === 'FAILED')).toHaveLength(499);
  });
});

describe('a record above itself', () => {
  it.each([
    ['functions', 'parentFunctionUuid'],
    ['machines', 'parentMachineUuid'],
    ['malfunctions', 'duplicateOfUuid'],
    ['exposure-situations', 'duplicateOfUuid'],
  ])('%s: %s never leads back', async (area, field) => {
    const functionUuid = (await analysis.one('functions', { name: 'Stop' })).uuid;
    const item = area === 'malfunctions' ? { name: 'x', functionUuid } : { name: 'x' };
    const [a, b, c] = await analysis.create(area, item, item, item);
    if (!a || !b || !c) throw new Error('Three were asked for');
    const point = (from: string, to: string, revision: number) =>
      analysis.change(area, from, { revision, [field]: to });
    expect((await point(a.uuid, a.uuid, 1)).body.fields?.map(({ path }) => path)).toEqual([field]);
    expect((await point(b.uuid, a.uuid, 1)).status).toBe(200);
    expect((await point(c.uuid, b.uuid, 1)).status).toBe(200);
    const closing = await point(a.uuid, c.uuid, 1);
    expect(`${closing.status} ${closing.body.code}`).toBe('422 RULE_VIOLATED');
    expect((await analysis.read(area, a.uuid))[field]).toBeNull();
  });
});
