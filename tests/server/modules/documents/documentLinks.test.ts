import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Analysis,
  addForeignProject,
  analysisOf,
  type ProjectRecord,
} from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { type FormPart, filePart, upload } from '../../../support/uploads.ts';

interface Linked {
  uuid: string;
  code: string;
  revision: number;
  hazardUuids: string[];
  safetyTargetUuids: string[];
  sremUuids: string[];
}
interface Answered {
  data: Linked;
  code: string;
  fields: { path: string }[];
}

let app: TestApp;
let analysis: Analysis;
let hazard: ProjectRecord;
let target: ProjectRecord;
let srem: ProjectRecord;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'cell');
  hazard = await analysis.one('hazards', { style: 'MACHINE', name: 'Crushed at the clamp' });
  target = await analysis.one('safety-targets', { name: 'Nobody in the cell while it moves' });
  srem = await analysis.one('srems', { name: 'Interlock the gate' });
});
afterAll(() => app.close());

let made = 0;
const send = (...parts: FormPart[]) => {
  made += 1;
  return upload<Answered>(app, 'engineer', `/user-api/projects/${analysis.projectUuid}/documents`, [
    filePart(`report ${made}.txt`, `report ${made}`),
    ...parts,
  ]);
};
const created = async (...parts: FormPart[]) => {
  const { status, body } = await send(...parts);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const change = (uuid: string, body: object, person: 'engineer' | 'viewer' = 'engineer') =>
  app.call<Answered>(person, 'PATCH', `/user-api/documents/${uuid}`, { body });
const read = async (uuid: string) =>
  (await app.call<Answered>('viewer', 'GET', `/user-api/documents/${uuid}`)).body.data;
const listed = async (query: object) =>
  (
    await app.call<{ data: { results: Linked[] } }>('viewer', 'GET', '/user-api/documents', {
      query: { projectUuid: analysis.projectUuid, ...query },
    })
  ).body.data.results.map(({ uuid }) => uuid);

describe('what a document is about', () => {
  it('is said with the upload, changed later, and told by the audit trail', async () => {
    const document = await created({ name: 'hazardUuids', value: hazard.uuid });
    expect(document).toMatchObject({
      hazardUuids: [hazard.uuid],
      safetyTargetUuids: [],
      sremUuids: [],
    });
    const changed = await change(document.uuid, {
      revision: 1,
      hazardUuids: [],
      safetyTargetUuids: [target.uuid],
      sremUuids: [srem.uuid],
      reason: 'Review of March',
    });
    expect(changed.body.data).toMatchObject({
      revision: 2,
      hazardUuids: [],
      safetyTargetUuids: [target.uuid],
      sremUuids: [srem.uuid],
    });
    expect(await auditOf(app.pool, document.uuid)).toMatchObject([
      { action: 'CREATE', after: { hazardUuids: [hazard.uuid] } },
      {
        action: 'UPDATE',
        before: { hazardUuids: [hazard.uuid], safetyTargetUuids: [], sremUuids: [] },
        after: { hazardUuids: [], safetyTargetUuids: [target.uuid], sremUuids: [srem.uuid] },
        reason: 'Review of March',
      },
    ]);
    expect((await change(document.uuid, { revision: 1, sremUuids: [] })).status).toBe(409);
  });

  it('finds the documents of a record', async () => {
    const ofHazard = await created({ name: 'hazardUuids', value: hazard.uuid });
    const ofTarget = await created({ name: 'safetyTargetUuids', value: target.uuid });
    const ofBoth = await created(
      { name: 'safetyTargetUuids', value: target.uuid },
      { name: 'sremUuids', value: srem.uuid },
    );
    const hazards = await listed({ hazardUuid: [hazard.uuid] });
    expect(hazards).toContain(ofHazard.uuid);
    expect(hazards).not.toContain(ofTarget.uuid);
    expect(await listed({ safetyTargetUuid: [target.uuid] })).toEqual(
      expect.arrayContaining([ofTarget.uuid, ofBoth.uuid]),
    );
    const requirements = await listed({ sremUuid: [srem.uuid] });
    expect(requirements).toContain(ofBoth.uuid);
    expect(requirements).not.toContain(ofTarget.uuid);
  });

  it('is in the same project and there', async () => {
    const document = await created();
    const { projectUuid: foreign } = await addForeignProject(app.pool);
    const [other] = (
      await app.pool.query<{ uuid: string }>(
        `insert into hazards (project_uuid, code, name, style, risk_rating_set_uuid)
         select $1, 'HZ-900', 'Foreign', 'MACHINE', risk_rating_set_uuid from hazards where uuid = $2 returning uuid`,
        [foreign, hazard.uuid],
      )
    ).rows;
    for (const [field, uuid] of [
      ['hazardUuids', other?.uuid],
      ['safetyTargetUuids', hazard.uuid],
      ['sremUuids', '0190b3c4-0000-7000-8000-00000000dead'],
    ] as const) {
      const { status, body } = await change(document.uuid, { revision: 1, [field]: [uuid] });
      expect([status, body.fields?.[0]?.path], JSON.stringify(body)).toEqual([422, field]);
    }
    const uploaded = await send({ name: 'hazardUuids', value: String(other?.uuid) });
    expect([uploaded.status, uploaded.body.fields?.[0]?.path], JSON.stringify(uploaded.body)).toEqual([
      422,
      'hazardUuids',
    ]);
    expect(await read(document.uuid)).toMatchObject({ revision: 1, hazardUuids: [] });
  });

  it('is changed by those who may edit the analysis alone', async () => {
    const document = await created();
    const links = { revision: 1, hazardUuids: [hazard.uuid] };
    expect((await change(document.uuid, links, 'viewer')).status).toBe(403);
    expect(await read(document.uuid)).toMatchObject({ revision: 1, hazardUuids: [] });
  });

  it('may be a hazard whose risk is frozen: what shows it is no part of what was accepted', async () => {
    const frozen = await analysis.one('hazards', { style: 'MACHINE', name: 'Frozen' });
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [frozen.uuid]);
    const document = await created({ name: 'hazardUuids', value: frozen.uuid });
    expect((await change(document.uuid, { revision: 1, hazardUuids: [] })).status).toBe(200);
    await app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [frozen.uuid]);
  });
});

describe('a record that goes', () => {
  it.each([
    ['hazards', 'hazardUuids', { style: 'MACHINE' }],
    ['safety-targets', 'safetyTargetUuids', {}],
    ['srems', 'sremUuids', {}],
  ])(
    'of %s is refused with the document that names it, and taken off when confirmed',
    async (area, field, fields) => {
      const record = await analysis.one(area, { name: 'On its way out', ...fields });
      const document = await created({ name: field, value: record.uuid });
      const path = `/user-api/${area}/${record.uuid}`;
      const refused = await app.call<{ code: string; tree: unknown }>('engineer', 'DELETE', path);
      expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
      expect(JSON.stringify(refused.body.tree)).toContain(document.code);
      expect((await app.call('engineer', 'DELETE', path, { query: { confirm: true } })).status).toBe(204);
      const left = await read(document.uuid);
      expect(left).toMatchObject({ [field]: [], revision: 2 });
      expect((await auditOf(app.pool, document.uuid)).at(-1)).toMatchObject({
        action: 'UPDATE',
        before: { [field]: [record.uuid] },
        after: { [field]: [] },
      });
    },
  );

  it('is a document: what it was about stays as it was', async () => {
    const document = await created({ name: 'sremUuids', value: srem.uuid });
    expect((await app.call('engineer', 'DELETE', `/user-api/documents/${document.uuid}`)).status).toBe(204);
    const kept = await app.call<{ data: ProjectRecord }>('viewer', 'GET', `/user-api/srems/${srem.uuid}`);
    expect(kept.body.data).toMatchObject({ revision: srem.revision });
  });
});

describe('a copy of the project', () => {
  it('has the documents linked with its own records', async () => {
    const document = await created(
      { name: 'hazardUuids', value: hazard.uuid },
      { name: 'sremUuids', value: srem.uuid },
    );
    const { status, body } = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${analysis.projectUuid}/copy`,
      { body: { name: 'Copy with documents' } },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const { rows } = await app.pool.query(
      `select h.name as hazard, s.name as srem, h.project_uuid = $1 as own from documents d
       join document_hazards dh on dh.document_uuid = d.uuid join hazards h on h.uuid = dh.hazard_uuid
       join document_srems ds on ds.document_uuid = d.uuid join srems s on s.uuid = ds.srem_uuid
       where d.project_uuid = $1 and d.code = $2`,
      [body.data.uuid, document.code],
    );
    expect(rows).toEqual([{ hazard: 'Crushed at the clamp', srem: 'Interlock the gate', own: true }]);
  });
});
