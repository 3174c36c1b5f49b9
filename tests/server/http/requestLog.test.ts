import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Line {
  msg: string;
  level: number;
  path: string;
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
