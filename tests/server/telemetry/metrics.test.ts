import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceIdOf } from '../../../server/telemetry/traceId.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const TOKEN = 'a-token-for-prometheus-of-32-characters';

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [app, closed] = await Promise.all([createTestApp({ METRICS_TOKEN: TOKEN }), createTestApp()]);
});
afterAll(() => Promise.all([app.close(), closed.close()]));

const scrape = (of: TestApp, token?: string) =>
  of.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Value of the line that begins with this name and has these labels, as Prometheus reads it. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  for (const line of text.split('\n')) {
    const match = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (match?.[1] !== name) continue;
    const own = Object.fromEntries(
      [...(match[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    if (Object.entries(labels).every(([key, value]) => own[key] === value)) return Number(match[3]);
  }
  return undefined;
}

describe('/metrics', () => {
  it('is there only with a token in the settings', async () => {
    expect((await scrape(closed, TOKEN)).headers['content-type']).not.toContain('version=0.0.4');
    expect((await scrape(app)).statusCode).toBe(401);
    expect((await scrape(app, `${TOKEN}x`)).statusCode).toBe(401);
    expect((await scrape(app, TOKEN)).statusCode).toBe(200);
  });

  it('counts requests by operation and status, and files together', async () => {
    const labels = { operation: 'getCurrentUser', method: 'GET', status: '200' };
    const name = 'badger_http_request_duration_seconds_count';
    const before = sampleOf((await scrape(app, TOKEN)).body, name, labels) ?? 0;
    for (let call = 0; call < 3; call++) await app.call('lead', 'GET', '/user-api/users/me');
    await app.call(undefined, 'GET', '/user-api/users/me');
    await app.app.inject({ method: 'GET', url: '/health' });
    const { body } = await scrape(app, TOKEN);
    expect(sampleOf(body, name, labels)).toBe(before + 3);
    expect(sampleOf(body, name, { operation: 'getCurrentUser', status: '401' })).toBe(1);
    expect(sampleOf(body, name, { operation: 'other', status: '200' })).toBeGreaterThan(0);
  });

  it('tells of database, event loop, disk, jobs and mails', async () => {
    await app.pool.query(`delete from mails`);
    await app.pool.query(
      `insert into mails ("to", subject, text, created_at, failed_at) values
         ('a@example.org', 's', 't', now() - interval '90 seconds', null),
         ('b@example.org', 's', 't', now(), null),
         ('c@example.org', 's', 't', now(), now())`,
    );
    const { body } = await scrape(app, TOKEN);
    expect(sampleOf(body, 'badger_mails', { state: 'waiting' })).toBe(2);
    expect(sampleOf(body, 'badger_mails', { state: 'failed' })).toBe(1);
    expect(sampleOf(body, 'badger_oldest_waiting_mail_seconds')).toBeGreaterThanOrEqual(90);
    expect(sampleOf(body, 'badger_jobs', { state: 'queued' })).toBe(0);
    expect(sampleOf(body, 'badger_database_up')).toBe(1);
    expect(sampleOf(body, 'badger_database_connections', { state: 'waiting' })).toBe(0);
    expect(sampleOf(body, 'badger_disk_bytes', { kind: 'free' })).toBeGreaterThan(0);
    expect(sampleOf(body, 'badger_live_streams')).toBe(0);
    expect(sampleOf(body, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });
});

describe('a trace that a proxy has begun', () => {
  const TRACE = '0af7651916cd43dd8448eb211c80319c';
  it.each([
    [`00-${TRACE}-b7ad6b7169203331-01`, TRACE],
    [`cc-${TRACE}-b7ad6b7169203331-01-what-comes-later`, TRACE],
    [`ff-${TRACE}-b7ad6b7169203331-01`, undefined],
    [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
    ['x', undefined],
  ])('%s', (header, trace) => {
    expect(traceIdOf(header)).toBe(trace);
  });

  it('stands in the line of the request', async () => {
    const before = app.logged.length;
    await app.call('lead', 'GET', '/user-api/users/me', {
      headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
    });
    const lines = app.logged.slice(before).map(line => JSON.parse(line) as { msg: string; trace?: string });
    expect(lines.find(({ msg }) => msg === 'request')?.trace).toBe(TRACE);
  });
});
