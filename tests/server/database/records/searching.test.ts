import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { problemsOfError } from '../../../support/contract.ts';
import { rowsRead } from '../../../support/plans.ts';
import { recordStatements } from '../../../support/statements.ts';

interface List {
  data: { results: { name: string }[]; total: number };
}

let app: TestApp;
let project: string;

beforeAll(async () => {
  app = await createTestApp();
  project = (await analysisOf(app, 'remote')).projectUuid;
});
afterAll(() => app.close());

const search = <Body = List>(text: string, page: object = {}) =>
  app.call<Body>('lead', 'GET', '/user-api/hazardous-events', {
    query: { projectUuid: project, search: text, ...page },
  });

async function create(names: string[]) {
  const { status } = await app.call('lead', 'POST', `/user-api/projects/${project}/hazardous-events/batch`, {
    body: { items: names.map(name => ({ name })) },
  });
  expect(status).toBe(201);
}

describe('a search', () => {
  it('finds words as they are written, whatever the case', async () => {
    await create(['Grüße from the 100% Übung', 'a_b', 'axb', 'c\\d']);
    const found = async (text: string) => (await search(text)).body.data.results.map(({ name }) => name);
    for (const text of ['Grüße', 'FROM THE', '100%', 'ÜBUNG'])
      expect([text, await found(text)]).toEqual([text, ['Grüße from the 100% Übung']]);
    expect(await found('%Übung')).toEqual([]);
    expect(await found('a_b')).toEqual(['a_b']);
    expect(await found('\\')).toEqual(['c\\d']);
  });

  it('gives a page of all that it found, in its order, with their number', async () => {
    await create(['Crush 9', 'Crush 10', 'Crush 2', 'Shear']);
    const page = async (query: object) => {
      const { data } = (await search('crush', query)).body;
      return [data.results.map(({ name }) => name), data.total];
    };
    const names = { orderBy: 'name', limit: 2 };
    expect(await page(names)).toEqual([['Crush 2', 'Crush 9'], 3]);
    expect(await page({ ...names, offset: 2 })).toEqual([['Crush 10'], 3]);
    expect(await page({ ...names, order: 'desc' })).toEqual([['Crush 10', 'Crush 9'], 3]);
    expect(await page({ ...names, offset: 3 })).toEqual([[], 3]);
    expect(await page({ orderBy: 'name', limit: 20_000 })).toEqual([['Crush 2', 'Crush 9', 'Crush 10'], 3]);
  });

  it('looks into every record once, for page and number together', async () => {
    await create(Array.from({ length: 300 }, (_, index) => `Pinch ${index}`));
    const { rows } = await app.pool.query<{ n: number }>(
      'select count(*)::int as n from hazardous_events where project_uuid = $1',
      [project],
    );
    const statements = recordStatements();
    expect((await search('Pinch 29')).body.data.total).toBe(11);
    const [sent] = statements.take().filter(({ text }) => text.includes('strpos'));
    statements.stop();
    if (!sent) throw new Error('No search was sent');
    const looked = await rowsRead(app.pool, sent, 'strpos');
    expect(looked.get('hazardous_events')).toBe(rows[0]?.n);
  });

  it('that takes longer than two seconds is broken off with a sentence, and the connection goes on', async () => {
    // Whoever reads the name of an event waits for it: as long texts would make them, but the same on every machine.
    await app.pool.query('alter table hazardous_events rename to slow_events');
    await app.pool.query(
      `create view hazardous_events as select e.* from slow_events e, lateral (select pg_sleep(1) as slept where e.name is not null) s where s.slept is not null`,
    );
    try {
      const answer = await search<{ code: string; message: string }>('e');
      expect(`${answer.status} ${answer.body.code}`).toBe('503 UNAVAILABLE');
      expect(answer.body.message).toContain('search takes too long');
      expect(problemsOfError(answer.body)).toEqual([]);
    } finally {
      await app.pool.query('drop view hazardous_events');
      await app.pool.query('alter table slow_events rename to hazardous_events');
    }
    expect((await search('Übung')).body.data.total).toBe(1);
    // No connection keeps the limit: it holds for the transaction of the search alone.
    const { rows } = await app.pool.query<{ statement_timeout: string }>('show statement_timeout');
    expect(rows[0]?.statement_timeout).toBe('30s');
  });
});
