import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Answered {
  data: Record<string, unknown> & { uuid: string; revision: number };
  fields: { path: string }[];
}

let app: TestApp;
let project: string;
beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query(`select uuid from projects where name ilike '%remote%'`);
  project = rows[0].uuid;
});
afterAll(() => app.close());

const change = (body: object, person = 'lead') =>
  app.call<Answered>(person, 'PATCH', `/user-api/projects/${project}`, { body });

const ITEM = {
  itemPurpose: 'Drives from a distance',
  itemBoundary: 'Library, without the transceiver',
  itemInterfaces: 'CAN FD',
  itemModes: 'Armed, disarmed',
  legalRequirements: 'ISO 26262',
  currency: 'CHF',
};

describe('the item definition of a project', () => {
  it('is empty at first, changed with an audit row, and goes along with a copy', async () => {
    const { body: before } = await app.call<Answered>('viewer', 'GET', `/user-api/projects/${project}`);
    expect(before.data).toMatchObject({ itemPurpose: '', legalRequirements: '', currency: null });
    const { status, body } = await change({ revision: before.data.revision, ...ITEM });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject(ITEM);
    expect((await auditOf(app.pool, project)).at(-1)).toMatchObject({ action: 'UPDATE', after: ITEM });
    const copy = await app.call<Answered>('lead', 'POST', `/user-api/projects/${project}/copy`, {
      body: { name: 'Copied item' },
    });
    expect(copy.body.data).toMatchObject(ITEM);
    const cleared = await change({ revision: body.data.revision, currency: null });
    expect(cleared.body.data).toMatchObject({ ...ITEM, currency: null });
  });

  it.each([
    ['a currency by its name', { currency: 'Euro' }, 'currency'],
    ['more text than there is room for', { itemPurpose: 'x'.repeat(8001) }, 'itemPurpose'],
  ])('refuses %s', async (_, fields, path) => {
    const { status, body } = await change({ revision: 1, ...fields });
    expect([status, body.fields[0]?.path]).toEqual([400, path]);
  });

  it('is not changed by an engineer or a viewer', async () => {
    for (const person of ['engineer', 'viewer'])
      expect((await change({ revision: 1, itemPurpose: 'No' }, person)).status).toBe(403);
  });
});
