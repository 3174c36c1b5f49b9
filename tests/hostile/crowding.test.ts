import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisOf } from '../support/analysis.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { filePart, upload } from '../support/uploads.ts';

/** S9 and S12: what one person sends makes others wait no longer than for one thing of theirs. */
let app: TestApp;
let project: string;

beforeAll(async () => {
  app = await createTestApp();
  project = (await analysisOf(app, 'remote')).projectUuid;
});
afterAll(() => app.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const figures = () => `/user-api/projects/${project}/hara-figures/upload-image`;
const svg = (content: string) =>
  filePart('drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);

describe('pictures', () => {
  it('that are nested too deep are refused before they are parsed', async () => {
    for (const depth of [101, 5000, 100_000]) {
      const answer = await upload<{ code: string; message: string }>(app, 'engineer', figures(), [
        svg('<g>'.repeat(depth) + '</g>'.repeat(depth)),
      ]);
      expect([depth, answer.status, answer.body.code]).toEqual([depth, 422, 'RULE_VIOLATED']);
      expect(answer.body.message).toContain('nested too deep');
    }
  });

  it('of one person leave a place for another one, and too many at once are refused', async () => {
    const done: string[] = [];
    const slow = '<rect width="1" height="1"/>'.repeat(10_000);
    const crowd = Array.from({ length: 10 }, (_, index) =>
      upload(app, 'engineer', figures(), [svg(slow)]).then(({ status }) => {
        if (status !== 429) done.push(`engineer ${index}`);
        return status;
      }),
    );
    const other = await upload(app, 'lead', figures(), [filePart('dot.png', PNG)]);
    const before = done.length;
    expect(other.status).toBe(201);
    expect(before).toBeLessThanOrEqual(1);
    const statuses = await Promise.all(crowd);
    expect(statuses.filter(status => status === 429)).toHaveLength(4);
  });
});

describe('searches and large lists', () => {
  it('of one person leave others the database, and too many at once are refused', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      app.call('engineer', 'GET', '/user-api/hazardous-events', {
        query: index % 2 === 0 ? { search: 'x'.repeat(199) } : { limit: 20_000 },
      }),
    );
    const others = await Promise.all(
      Array.from({ length: 10 }, () => app.call('lead', 'GET', '/user-api/projects')),
    );
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    // One search and one large list at a time, and 40 that wait; more where the first are over before the last arrive.
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(42);
  });
});
