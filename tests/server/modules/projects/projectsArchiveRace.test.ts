import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { type Analysis, analysisOf, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';

// Allowed a moment ago, and archived since: the change waits for the archive, and finds the project closed.
let app: TestApp;
let analysis: Analysis;
let hazard: ProjectRecord;
let unused: ProjectRecord;
let evaluation: ProjectRecord;
/** Where a tag is put on the hazard. */
let tagged: string;

beforeAll(async () => {
  app = await createTestApp();
  analysis = (await analysisOf(app, 'remote')).as('lead');
  unused = await analysis.one('functions', { name: 'Of no hazard' });
  hazard = await analysis.one('hazards', { style: 'FUNCTION' });
  hazard = (await analysis.change('hazards', hazard.uuid, { name: 'Known', revision: hazard.revision })).body
    .data;
  hazard = (await analysis.rate(hazard.uuid, { revision: hazard.revision, rationale: {} })).body.data;
  [evaluation] = hazard.evaluations as [ProjectRecord];
  const { body } = await app.call<{ data: { uuid: string } }>(
    'admin',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/tags`,
    { body: { name: 'Late' } },
  );
  tagged = `/user-api/tags/${body.data.uuid}/relationships/Hazard/${hazard.uuid}`;
  expect((await app.call('lead', 'POST', tagged)).status).toBe(201);
});
afterAll(() => app.close());
afterEach(() =>
  app.pool.query('update projects set archived_at = null where uuid = $1', [analysis.projectUuid]),
);

/** As the server archives: nobody who changes something is under way. */
const archive = () => ({
  sql: `with held as materialized (select uuid from projects where uuid = $1 for update)
    update projects p set archived_at = now() from held where p.uuid = held.uuid`,
  values: [analysis.projectUuid],
});
const changes: [what: string, change: () => Promise<{ status: number; body: unknown }>][] = [
  ['a change', () => analysis.change('hazards', hazard.uuid, { name: 'Late', revision: hazard.revision })],
  [
    'a level typed in the worksheet',
    () => analysis.rate(hazard.uuid, { revision: hazard.revision, rationale: { severity: 'Late' } }),
  ],
  [
    'a change of an evaluation',
    () =>
      analysis.change('hazard-evaluations', evaluation.uuid, {
        revision: evaluation.revision,
        rationale: { severity: 'Late' },
      }),
  ],
  ['a new record', () => analysis.batch('hazards', [{ style: 'FUNCTION' }])],
  ['a batch that may save a part', () => analysis.batch('hazards', [{ style: 'FUNCTION' }], false)],
  ['a delete', () => analysis.remove('functions', unused.uuid)],
  [
    'a voting round',
    () => analysis.batch('hazard-vote-events', [{ hazardUuid: hazard.uuid, stage: 'INITIAL' }]),
  ],
  [
    'a freeze',
    () => analysis.change('hazards', `${hazard.uuid}/toggle-risk-freeze`, { revision: hazard.revision }),
  ],
  ['a tag that is taken off', () => app.call('lead', 'DELETE', tagged)],
  [
    'a summary for the voters',
    () =>
      app.call('lead', 'POST', `/user-api/projects/${analysis.projectUuid}/hazard-votes/send-vote-summary`, {
        body: {},
      }),
  ],
  ['generated malfunctions', () => analysis.act('malfunctions/actions/generate', {})],
];

describe('a project that is being archived', () => {
  it.each(changes)('takes no more: %s', async (_what, change) => {
    const before = await auditLength(app.pool);
    const [answer] = await meeting(app.pool, archive(), [change]);
    expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('archived') } });
    expect(await auditLength(app.pool)).toBe(before);
  });

  it('waits for a change that is under way', async () => {
    const { revision } = await analysis.read('projects', analysis.projectUuid);
    const hold = {
      sql: 'select 1 from projects where uuid = $1 for key share',
      values: [analysis.projectUuid],
    };
    const [answer] = await meeting(app.pool, hold, [
      () => analysis.change('projects', analysis.projectUuid, { revision, isArchived: true }),
    ]);
    expect(answer?.status).toBe(200);
  });
});
