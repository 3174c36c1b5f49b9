import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

const TOKEN = 'a-token-of-the-metrics-of-this-test';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(() => test.close());

interface Line {
  msg: string;
  level: number;
  path: string;
  status: number;
  operation?: string;
  user?: string;
}
const requestsSince = (before: number) =>
  test.logged
    .slice(before)
    .map(line => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'request');

describe('the log', () => {
  it('has one line for a request, with operation and user', async () => {
    const before = test.logged.length;
    await test.call('lead', 'GET', '/user-api/users/me', { query: { nothing: 'hidden' } });
    expect(requestsSince(before)).toMatchObject([
      { path: '/v1/user-api/users/me', operation: 'getCurrentUser', user: test.userUuid('lead') },
    ]);
  });

  it('has no line for what machines ask all day long, unless it fails', async () => {
    const before = test.logged.length;
    for (const url of ['/health', '/ready']) expect((await test.app.inject({ url })).statusCode).toBe(200);
    expect(
      (await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).statusCode,
    ).toBe(200);
    expect(requestsSince(before)).toEqual([]);
    await test.app.inject({ url: '/metrics' });
    expect(requestsSince(before)).toMatchObject([{ path: '/metrics', status: 401 }]);
  });

  it.each(['lead', undefined])('tells nobody’s e-mail (%s asks)', async person => {
    const before = test.logged.length;
    await test.call(
      person,
      'GET',
      '/user-api/users/actions/get-user-uuid-via-email/voter@demo.badger.example',
    );
    const [line] = requestsSince(before);
    expect(line?.path).toBe('/v1/user-api/users/actions/get-user-uuid-via-email/:email');
    expect(test.logged.slice(before).join()).not.toContain('voter@');
  });
});
