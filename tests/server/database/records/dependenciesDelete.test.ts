import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

let app: TestApp;
let analysis: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

interface Tree {
  total: number;
  groups: {
    entity: string;
    field: string;
    onDelete: string;
    count: number;
    records: { uuid: string; code: string; name: string }[];
  }[];
}

const treeOf = async (area: string, uuid: string) =>
  (await app.call<{ data: Tree }>('viewer', 'GET', `/user-api/${area}/${uuid}/dependency-tree`)).body.data;

async function usedFunction() {
  const owner = await analysis.one('functions', { name: 'Drive' });
  const child = await analysis.one('functions', { name: 'Drive slowly', parentFunctionUuid: owner.uuid });
  const malfunction = await analysis.one('malfunctions', { name: 'Runs away', functionUuid: owner.uuid });
  const hazard = await analysis.one('hazards', { style: 'FUNCTION', malfunctionUuid: malfunction.uuid });
  return { owner, child, malfunction, hazard };
}

describe('a record that is used', () => {
  it('is not deleted; the answer is its dependency tree', async () => {
    const { owner, child, malfunction, hazard } = await usedFunction();
    const tree = await treeOf('functions', owner.uuid);
    const named = ({ uuid, code, name }: ProjectRecord) => [{ uuid, code, name }];
    expect(tree).toEqual({
      total: 3,
      groups: expect.arrayContaining([
        {
          entity: 'Function',
          field: 'parentFunctionUuid',
          onDelete: 'UNLINKED',
          count: 1,
          records: named(child),
        },
        {
          entity: 'Malfunction',
          field: 'functionUuid',
          onDelete: 'DELETED',
          count: 1,
          records: named(malfunction),
        },
        { entity: 'Hazard', field: 'functionUuid', onDelete: 'UNLINKED', count: 1, records: named(hazard) },
      ]),
    });
    const length = await auditLength(app.pool);
    const { status, body } = await analysis.remove('functions', owner.uuid);
    expect(`${status} ${body.code}`).toBe('409 IN_USE');
    expect(body.tree).toEqual(tree);
    expect(await auditLength(app.pool)).toBe(length);
    expect(await analysis.read('functions', owner.uuid)).toEqual(owner);
  });
  it('is deleted on confirmation: dependent records are deleted, records that only name it stay, each with its audit row', async () => {
    const { owner, child, malfunction, hazard } = await usedFunction();
    const length = await auditLength(app.pool);
    const { status } = await analysis.remove('functions', owner.uuid, {
      confirm: true,
      reason: 'Out of scope',
    });
    expect(status).toBe(204);
    const changes = [
      { uuid: child.uuid, rows: [{ action: 'UPDATE', after: { parentFunctionUuid: null } }] },
      {
        uuid: hazard.uuid,
        rows: [
          { action: 'UPDATE', after: { malfunctionUuid: null } },
          { action: 'UPDATE', after: { functionUuid: null } },
        ],
      },
      { uuid: malfunction.uuid, rows: [{ action: 'DELETE', after: null, before: { name: 'Runs away' } }] },
      { uuid: owner.uuid, rows: [{ action: 'DELETE', after: null, before: { name: 'Drive' } }] },
    ];
    let rows = 0;
    for (const { uuid, rows: expected } of changes) {
      const [, ...after] = await auditOf(app.pool, uuid);
      expect(after).toHaveLength(expected.length);
      for (const row of after)
        expect(row).toMatchObject({ reason: 'Out of scope', operationId: 'deleteFunction' });
      for (const row of expected) expect(after.some(found => matches(found, row))).toBe(true);
      rows += after.length;
    }
    expect(await auditLength(app.pool)).toBe(length + rows);
    expect(await analysis.read('hazards', hazard.uuid)).toMatchObject({
      functionUuid: null,
      malfunctionUuid: null,
    });
    expect((await analysis.remove('malfunctions', malfunction.uuid)).status).toBe(404);
  });
  it('is taken out of the lists that name it, which keep the rest in order', async () => {
    const type = await analysis.one('cea-types', { name: 'Weather', kind: 'ENVIRONMENT' });
    const [rain, wind, snow] = await analysis.create(
      'ceas',
      ...['Rain', 'Wind', 'Snow'].map(name => ({ name, ceaTypeUuid: type.uuid })),
    );
    const ceaUuids = [snow?.uuid, rain?.uuid, wind?.uuid];
    const situation = await analysis.one('exposure-situations', { name: 'Storm', ceaUuids });
    expect(situation.ceaUuids).toEqual(ceaUuids);
    // The address may spell the uuid as it likes.
    const address = (rain?.uuid ?? '').toUpperCase();
    expect((await analysis.remove('ceas', address)).body.tree?.groups).toMatchObject([
      { entity: 'ExposureSituation', field: 'ceaUuids', onDelete: 'UNLINKED', count: 1 },
    ]);
    expect((await analysis.remove('ceas', address, { confirm: true })).status).toBe(204);
    const left = await analysis.read('exposure-situations', situation.uuid);
    expect(left).toMatchObject({ ceaUuids: [snow?.uuid, wind?.uuid], revision: 2 });
    const audit = (await auditOf(app.pool, situation.uuid)).at(-1);
    expect(audit?.before?.ceaUuids).toEqual(ceaUuids);
    expect(audit?.after?.ceaUuids).toEqual(left.ceaUuids);
  });
  it('is deleted with its parts, which are in the audit trail too', async () => {
    const hazard = await analysis.one('hazards', { style: 'FUNCTION' });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select l.uuid from risk_levels l join hazards h on h.risk_rating_set_uuid = l.risk_rating_set_uuid where h.uuid = $1 and l.parameter = 'severity' limit 1`,
      [hazard.uuid],
    );
    const rated = await analysis.rate(hazard.uuid, { revision: 1, severityUuid: rows[0]?.uuid });
    const [evaluation] = rated.body.data.evaluations as { uuid: string }[];
    expect((await analysis.remove('hazards', hazard.uuid)).status).toBe(204);
    expect((await auditOf(app.pool, evaluation?.uuid ?? '')).map(({ action }) => action)).toEqual([
      'CREATE',
      'DELETE',
    ]);
    expect((await auditOf(app.pool, hazard.uuid)).map(({ action }) => action)).toEqual([
      'CREATE',
      'UPDATE',
      'DELETE',
    ]);
  });
  it('that somebody begins to use meanwhile is either kept or left unused', async () => {
    for (let round = 0; round < 20; round += 1) {
      const event = await analysis.one('hazardous-events', { name: `Event ${round}` });
      const [removed, created] = await Promise.all([
        analysis.remove('hazardous-events', event.uuid),
        analysis.as('engineer').batch('hazards', [{ style: 'FUNCTION', hazardousEventUuid: event.uuid }]),
      ]);
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([removed.status, created.status]);
    }
  });
  it('deleted by two at once is deleted once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { uuid } = await analysis.one('machines', { name: 'Press' });
      const answers = await Promise.all(
        [1, 2, 3].map(() => analysis.remove('machines', uuid, { confirm: round % 2 === 0 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
      expect((await auditOf(app.pool, uuid)).filter(({ action }) => action === 'DELETE')).toHaveLength(1);
    }
  });
});

describe('elements of a situation', () => {
  // Twelve: as many as a situation holds, and more than there are connections.
  it('are added by many at once, none is lost', async () => {
    const type = await analysis.one('cea-types', { name: 'People', kind: 'CONDITION' });
    const elements = await analysis.create(
      'ceas',
      ...Array.from({ length: 12 }, (_, index) => ({ name: `Person ${index}`, ceaTypeUuid: type.uuid })),
    );
    const situation = await analysis.one('exposure-situations', { name: 'Crowd' });
    const add = (uuid: string): Promise<{ status: number }> =>
      app.call('lead', 'POST', `/user-api/exposure-situations/${situation.uuid}/ceas/${uuid}`);
    const answers = await Promise.all(elements.map(({ uuid }) => add(uuid)));
    expect(answers.map(({ status }) => status)).toEqual(elements.map(() => 200));
    const stored = (await analysis.read('exposure-situations', situation.uuid)).ceaUuids as string[];
    expect([...stored].sort()).toEqual(elements.map(({ uuid }) => uuid).sort());
  });
});

/** Whether every given field is as given. */
function matches(found: object, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const own = (found as Record<string, unknown>)[key];
    return value !== null && typeof value === 'object'
      ? matches((own ?? {}) as object, value)
      : own === value;
  });
}
