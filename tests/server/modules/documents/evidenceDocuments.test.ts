import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Analysis,
  addForeignProject,
  analysisOf,
  type ProjectRecord,
} from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

let app: TestApp;
let analysis: Analysis;
let hazard: ProjectRecord;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'cell');
  hazard = await analysis.one('hazards', { style: 'MACHINE', name: 'Pinched' });
});
afterAll(() => app.close());

const newDocument = async (projectUuid = analysis.projectUuid) => {
  const { rows } = await app.pool.query<{ uuid: string }>(
    `insert into documents (project_uuid, code, name, kind) values ($1, 'DOC-' || (select count(*) + 900 from documents), 'Test report', 'PROJECT') returning uuid`,
    [projectUuid],
  );
  return rows[0]?.uuid ?? '';
};
const estimateType = async () => {
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from exposure_estimate_types where unit = 'FRACTION' and organization_uuid is null limit 1`,
  );
  return rows[0]?.uuid;
};

/** What may be shown by a document: assumption, estimate and measure in use (domain model 1.1, 1.5, 1.32). */
const SHOWN: [area: string, make: (fields: object) => Promise<{ status: number; uuid: string }>][] = [
  ['assumptions', async fields => batched('assumptions', { text: 'Trained people only.', ...fields })],
  [
    'exposure-estimates',
    async fields =>
      batched('exposure-estimates', {
        hazardUuid: hazard.uuid,
        exposureEstimateTypeUuid: await estimateType(),
        numericValue: 0.1,
        ...fields,
      }),
  ],
  [
    'hazard-rrms',
    async fields => {
      const { rows } = await app.pool.query<{ uuid: string }>(
        `select uuid from rrm_types where code = 'FIXED'`,
      );
      const rrm = await analysis.one('rrms', { name: 'Fence', rrmTypeUuid: rows[0]?.uuid });
      const { status, body } = await app.call<{ data: { uuid: string } }>(
        'lead',
        'POST',
        `/user-api/hazards/${hazard.uuid}/hazard-rrms`,
        { body: { rrmUuid: rrm.uuid, ...fields } },
      );
      return { status, uuid: body.data?.uuid };
    },
  ],
];
async function batched(area: string, item: object) {
  const { status, body } = await analysis.batch(area, [item]);
  return { status, uuid: body.data?.records[0]?.uuid ?? '' };
}

describe.each(SHOWN)('evidence of %s', (area, make) => {
  it('is a document of the project: stored, found, in its tree, deleted with it', async () => {
    const document = await newDocument();
    const made = await make({ evidenceDocumentUuid: document });
    expect(made.status).toBe(201);
    expect((await analysis.read(area, made.uuid)).evidenceDocumentUuid).toBe(document);
    const found = await app.call<{ data: { results: { uuid: string }[] } }>(
      'lead',
      'GET',
      `/user-api/${area}`,
      {
        query: { projectUuid: analysis.projectUuid, evidenceDocumentUuid: document },
      },
    );
    expect(found.body.data.results.map(({ uuid }) => uuid)).toEqual([made.uuid]);
    const refused = await analysis.remove('documents', document);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        tree: { total: 1, groups: [{ field: 'evidenceDocumentUuid', onDelete: 'UNLINKED', count: 1 }] },
      },
    });
    expect((await analysis.remove('documents', document, { confirm: true })).status).toBe(204);
    expect((await analysis.read(area, made.uuid)).evidenceDocumentUuid).toBeNull();
    expect((await auditOf(app.pool, made.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      operationId: 'deleteDocument',
      before: { evidenceDocumentUuid: document },
      after: { evidenceDocumentUuid: null },
    });
  });
  it('cannot belong to another project', async () => {
    const { projectUuid } = await addForeignProject(app.pool);
    const foreign = await newDocument(projectUuid);
    expect((await make({ evidenceDocumentUuid: foreign })).status).toBe(422);
    const own = await make({});
    const { revision } = await analysis.read(area, own.uuid);
    expect((await analysis.change(area, own.uuid, { revision, evidenceDocumentUuid: foreign })).status).toBe(
      422,
    );
    const document = await newDocument();
    expect((await analysis.change(area, own.uuid, { revision, evidenceDocumentUuid: document })).status).toBe(
      200,
    );
  });
});

it('leads to the documents of the copy in a copied project', async () => {
  const { body } = await app.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/projects/${analysis.projectUuid}/copy`,
    { body: { name: 'Copy with evidence' } },
  );
  for (const table of ['assumptions', 'exposure_estimates', 'hazard_rrms']) {
    const { rows } = await app.pool.query(
      `select d.project_uuid as project from ${table} t join documents d on d.uuid = t.evidence_document_uuid where t.project_uuid = $1`,
      [body.data.uuid],
    );
    expect([table, rows]).toEqual([table, [{ project: body.data.uuid }]]);
  }
});
