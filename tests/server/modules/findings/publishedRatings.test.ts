import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differsFrom, foldedRating } from '../../../../domain/rating/publishedRating.ts';
import { differsFromSql, foldedSql } from '../../../../server/modules/exports/publishedSql.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app);
});
afterAll(() => app.close());

/** How people write levels, with what they mean, of ISO 26262. */
const WRITTEN: readonly (readonly [text: string, code: string])[] = [
  ['ASIL B', 'B'],
  ['asil-b', 'B'],
  [' B ', 'B'],
  ['ASIL B (D)', 'B'],
  ['ASIL: D', 'D'],
  ['qm', 'QM'],
  ['ASIL QM', 'QM'],
  ['Stufe C', 'C'],
  ['kein ASIL', 'NONE'],
  ['no ASIL', 'NONE'],
  ['n/a', ''],
  ['–', ''],
  ['', ''],
];

describe('a published level in SQL', () => {
  it('is folded as domain/ folds it', async () => {
    for (const [text] of WRITTEN) {
      const { rows } = await app.pool.query(`select ${foldedSql('$1::text')} as folded`, [text]);
      expect(rows, text).toEqual([{ folded: foldedRating(text) }]);
    }
  });

  it('differs from every rating but the one that it means', async () => {
    const { rows: ratings } = await app.pool.query<{ uuid: string; code: string; label: string }>(
      'select uuid, code, label from risk_ratings where risk_rating_set_uuid = $1',
      [metrics.set],
    );
    expect(ratings.length).toBeGreaterThan(4);
    for (const [text, code] of WRITTEN)
      for (const rating of ratings) {
        const { rows } = await app.pool.query(
          `select ${differsFromSql('$1::text', 'r')} as differs from risk_ratings r where r.uuid = $2`,
          [text, rating.uuid],
        );
        const expected = code !== '' && code !== rating.code;
        expect(rows, `${text} against ${rating.code}`).toEqual([{ differs: expected }]);
        expect(differsFrom(text, rating), `${text} against ${rating.code}`).toBe(expected);
      }
  });
});

describe('V1 of published levels', () => {
  const patch = async (uuid: string, fields: object) => {
    const { rows } = await app.pool.query<{ revision: number }>(
      'select revision from hazards where uuid = $1',
      [uuid],
    );
    const { status, body } = await app.call('lead', 'PATCH', `/user-api/hazards/${uuid}`, {
      body: { revision: rows[0]?.revision, ...fields },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const address = () => `/user-api/projects/${metrics.project.projectUuid}/findings`;
  const findings = async () =>
    (
      await app.call<{ data: { results: { uuid: string; state: string; basis: string }[] } }>(
        'lead',
        'GET',
        address(),
        { query: { check: 'V1' } },
      )
    ).body.data.results;

  it('is open until somebody accepts it with a reason, and again when the published level changes', async () => {
    // ISO 26262-3:2018, table 4: S3, E3, C3 is ASIL C.
    const uuid = await metrics.ratedHazard({}, ['S3', 'E3', 'C3'], REASONS);
    await patch(uuid, { publishedRating: 'ASIL C' });
    expect(await findings()).toEqual([]);
    await patch(uuid, { publishedRating: 'ASIL B' });
    const [open] = await findings();
    expect(open).toMatchObject({ uuid, state: 'OPEN' });
    const accepted = await app.call('lead', 'POST', `${address()}/actions/accept`, {
      body: { check: 'V1', recordUuid: uuid, basis: open?.basis, reason: 'The paper has a slip of the pen.' },
    });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(await findings()).toMatchObject([{ uuid, state: 'ACCEPTED' }]);
    await patch(uuid, { name: 'Another title' });
    expect(await findings()).toMatchObject([{ uuid, state: 'ACCEPTED' }]);
    await patch(uuid, { publishedRating: 'ASIL A' });
    expect(await findings()).toMatchObject([{ uuid, state: 'LAPSED' }]);
    await patch(uuid, { publishedRating: '' });
    expect(await findings()).toEqual([]);
  });

  it('says nothing of a hazard that nobody rated here', async () => {
    await metrics.project.create('hazards', { style: 'FUNCTION', publishedRating: 'ASIL D' });
    expect(await findings()).toEqual([]);
  });

  it('finds hazards by the id of their source', async () => {
    const uuid = await metrics.ratedHazard({ externalId: 'G-7' }, ['S1', 'E1', 'C1'], REASONS);
    const { body } = await app.call<{ data: { results: { uuid: string }[] } }>(
      'lead',
      'GET',
      '/user-api/hazards',
      { query: { projectUuid: metrics.project.projectUuid, externalId: ['G-7', 'G-8'] } },
    );
    expect(body.data.results.map(found => found.uuid)).toEqual([uuid]);
  });
});
