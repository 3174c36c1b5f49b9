import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { filePart, upload } from '../../../support/uploads.ts';

interface Figure {
  uuid: string;
  revision: number;
  outlines: { zoneUuid: string | null; areaUuid: string | null; points: { x: number; y: number }[] }[];
}
interface Answered {
  data: Figure;
  code: string;
  fields: { path: string; message: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
let app: TestApp;
let project: string;
let organization: string;
let shippedZone: string;
let area: string;
let ownZone: string;
let machine: string;

const one = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query<{ uuid: string }>(sql, values)).rows[0]?.uuid ?? '';
const make = async (kind: string, item: object, where = project) => {
  const { body } = await app.call<{ data: { records: { uuid: string }[] } }>(
    'lead',
    'POST',
    `/user-api/projects/${where}/${kind}/batch`,
    { body: { items: [item] } },
  );
  return body.data.records[0]?.uuid ?? '';
};

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder });
  project = await one(`select uuid from projects where name ilike '%palletising%'`);
  organization = await one('select organization_uuid as uuid from projects where uuid = $1', [project]);
  shippedZone = await one(
    `select uuid from zones where project_uuid is null and code = 'POINT_OF_OPERATION'`,
  );
  area = await one(`select uuid from areas where project_uuid is null order by "order" limit 1`);
  ownZone = await one('select uuid from zones where project_uuid = $1 order by "order" limit 1', [project]);
  machine = await one('select uuid from machines where project_uuid = $1', [project]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';
const TRIANGLE = [
  { x: 0.1, y: 0.1 },
  { x: 0.5, y: 0.1 },
  { x: 0.1, y: 0.6 },
];
const layout = async () =>
  (
    await upload<Answered>(
      app,
      'lead',
      `/user-api/projects/${project}/hara-figures/upload-environment-layout`,
      [filePart('plan.svg', PLAN)],
    )
  ).body.data;
const draw = (figure: Figure, outlines: object[], person: 'lead' | 'viewer' = 'lead') =>
  app.call<Answered>(person, 'PATCH', `/user-api/hara-figures/${figure.uuid}`, {
    body: { revision: figure.revision, outlines },
  });

describe('outlines of a layout', () => {
  it('are there for zones and areas, shipped ones too, and are replaced as a whole', async () => {
    const figure = await layout();
    expect(figure.outlines).toEqual([]);
    const outlines = [
      { zoneUuid: shippedZone, areaUuid: null, points: TRIANGLE },
      { zoneUuid: null, areaUuid: area, points: TRIANGLE },
      { zoneUuid: ownZone, areaUuid: null, points: TRIANGLE },
    ];
    const drawn = await draw(figure, outlines);
    expect(drawn.status, JSON.stringify(drawn.body)).toBe(200);
    expect(drawn.body.data.outlines).toEqual(outlines);
    expect((await auditOf(app.pool, figure.uuid)).at(-1)?.after).toMatchObject({ outlines });
    const fewer = await draw(drawn.body.data, outlines.slice(1, 2));
    expect(fewer.body.data.outlines).toEqual(outlines.slice(1, 2));
  });

  it('are refused where they name none or both, have two corners, or a zone of another project', async () => {
    const figure = await layout();
    const other = (
      await app.call<{ data: { uuid: string } }>(
        'lead',
        'POST',
        `/user-api/organizations/${organization}/projects`,
        {
          body: { name: 'Other cell', style: 'MACHINE' },
        },
      )
    ).body.data.uuid;
    const foreign = await make('zones', { name: 'Elsewhere' }, other);
    const outlines: [object, string][] = [
      [{ zoneUuid: null, areaUuid: null, points: TRIANGLE }, 'outlines.0'],
      [{ zoneUuid: ownZone, areaUuid: area, points: TRIANGLE }, 'outlines.0'],
      [{ zoneUuid: ownZone, areaUuid: null, points: TRIANGLE.slice(1) }, 'outlines.0.points'],
      [{ zoneUuid: foreign, areaUuid: null, points: TRIANGLE }, 'outlines.0.zoneUuid'],
    ];
    for (const [outline, path] of outlines) {
      const { status, body } = await draw(figure, [outline]);
      expect([400, 422]).toContain(status);
      expect(body.fields[0]?.path).toBe(path);
    }
    expect((await draw(figure, [], 'viewer')).status).toBe(403);
  });

  it('come along with a copy of the project and name its own zones', async () => {
    const figure = await layout();
    await draw(figure, [{ zoneUuid: ownZone, areaUuid: null, points: TRIANGLE }]);
    const { status, body } = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${project}/copy`,
      { body: { name: 'Copied cell' } },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const copied = await app.pool.query(
      `select z.name, z.project_uuid = o.project_uuid as own from layout_outlines o join zones z on z.uuid = o.zone_uuid where o.project_uuid = $1`,
      [body.data.uuid],
    );
    const name = (await app.pool.query('select name from zones where uuid = $1', [ownZone])).rows[0]?.name;
    expect(copied.rows).toContainEqual({ name, own: true });
    expect(copied.rows.every(({ own }) => own)).toBe(true);
  });
});

describe('a zone of a project', () => {
  const change = (uuid: string, body: object, kind = 'zones') =>
    app.call<{ data: Record<string, unknown> }>('lead', 'PATCH', `/user-api/${kind}/${uuid}`, { body });

  it('is renamed and belongs to a machine of the project', async () => {
    const { status, body } = await change(ownZone, {
      revision: 1,
      name: 'Robot reach',
      machineUuid: machine,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ name: 'Robot reach', machineUuid: machine, revision: 2 });
    expect((await change(ownZone, { revision: 1, name: 'Stale' })).status).toBe(409);
    const elsewhere = await one('select uuid from machines where project_uuid <> $1 limit 1', [project]);
    if (elsewhere) expect((await change(ownZone, { revision: 2, machineUuid: elsewhere })).status).toBe(422);
  });

  it('is not one that is shipped', async () => {
    expect((await change(shippedZone, { revision: 1, name: 'Mine now' })).status).toBe(403);
    expect((await change(area, { revision: 1, name: 'Mine now' }, 'areas')).status).toBe(403);
    const own = await make('areas', { name: 'North yard' });
    expect((await change(own, { revision: 1, name: 'South yard' }, 'areas')).body.data).toMatchObject({
      name: 'South yard',
    });
    const { rows } = await app.pool.query('select name from areas where uuid = $1', [own]);
    expect(rows).toEqual([{ name: 'South yard' }]);
  });
});
