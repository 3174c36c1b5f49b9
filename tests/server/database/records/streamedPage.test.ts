import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerRecords, listRecords } from '../../../../server/database/records/reading.ts';
import { type StreamedText, streamedPage } from '../../../../server/database/records/streamedPage.ts';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import { analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

let app: TestApp;
/** One connection: whoever waits for it, waits for the page. */
let pool: pg.Pool;

beforeAll(async () => {
  app = await createTestApp();
  pool = new pg.Pool({ ...app.pool.options, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await app.close();
});

/** So many records of a thousand characters, of which one may fail. */
const records = (count: number, { failing = 0 } = {}) => ({
  text:
    `select $1::int as total, json_build_object('n', n, 'of', $1::int / (n - $2::int), 'text', repeat('ü', 500))::text as record ` +
    'from generate_series(1, $1::int) n',
  values: [count, failing],
});
const expected = (count: number) => ({
  results: Array.from({ length: count }, (_, n) => ({
    n: n + 1,
    of: Math.floor(count / (n + 1)),
    text: 'ü'.repeat(500),
  })),
  total: count,
});

const isStreamed = (page: object): page is StreamedText => 'made' in page;
async function streamed(count: number, options?: { failing: number }): Promise<StreamedText> {
  const page = await streamedPage(pool, records(count, options));
  if (!isStreamed(page)) throw new Error('All was there at once');
  return page;
}

describe('a large page', () => {
  it('is handed over before the last record was read, and is all there in the end', async () => {
    const { pieces, made } = await streamed(5000);
    const isMade = vi.fn();
    void made.then(isMade);
    await turn();
    expect(isMade).not.toHaveBeenCalled();
    const content = await text(pieces);
    expect(JSON.parse(content)).toEqual(expected(5000));
    expect(await made).toBe(Buffer.byteLength(content));
  });

  it.each([0, 1, 20])('of %d records is there at once', async count => {
    const page = await streamedPage(
      pool,
      count === 0 ? { text: 'select 0 as total, null::text as record' } : records(count),
    );
    expect(isStreamed(page)).toBe(false);
    expect(JSON.parse((page as Buffer[]).join(''))).toEqual(expected(count));
  });

  it('keeps no connection for whoever receives it slowly, or not at all', async () => {
    const { pieces, made } = await streamed(5000);
    await made;
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(JSON.parse(await text(pieces))).toEqual(expected(5000));
    const left = await streamed(5000);
    for await (const _piece of left.pieces) break;
    await left.made;
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that fails before anything was handed over is refused with its error', async () => {
    await expect(streamedPage(pool, records(5000, { failing: 10 }))).rejects.toThrow('division by zero');
    await expect(streamedPage(pool, { text: 'select nothing' })).rejects.toThrow('does not exist');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that fails later ends with its error, so that nobody takes it for whole', async () => {
    const { pieces, made } = await streamed(5000, { failing: 4500 });
    await expect(text(pieces)).rejects.toThrow('division by zero');
    await expect(made).rejects.toThrow('division by zero');
    const unread = await streamed(5000, { failing: 4500 });
    await expect(unread.made).rejects.toThrow('division by zero');
    await expect(text(unread.pieces)).rejects.toThrow('division by zero');
  });
});

it('a list answers the same to whoever asks for more than a thousand', async () => {
  const { projectUuid } = await analysisOf(app, 'remote');
  const type = recordTypes.all.find(({ entity }) => entity === 'HazardousEvent');
  if (!type) throw new Error('There is no such kind');
  await app.pool.query(
    `insert into hazardous_events (project_uuid, code, name, description)
     select $1, 'HE-' || 1000 + n, 'Event ' || n, repeat('größer ', 100) from generate_series(1, 3000) n`,
    [projectUuid],
  );
  const query = { limit: 2000, offset: 500, projectUuid };
  const answer = await answerRecords(app.pool, type, query);
  expect(isStreamed(answer)).toBe(true);
  const whole = JSON.parse((await listRecords(app.pool, type, query)).join(''));
  expect(whole.results).toHaveLength(2000);
  expect(JSON.parse(await text((answer as StreamedText).pieces))).toEqual(whole);
  // A search may be broken off, which is told by a sentence.
  expect(isStreamed(await answerRecords(app.pool, type, { ...query, search: 'größer' }))).toBe(false);
});
