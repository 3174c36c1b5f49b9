import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../../../server/settings.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

const TOKEN = '/users/actions/get-user-test-token';
const UNKNOWN = '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00';

describe('a test token', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ ENVIRONMENT: 'STAGING', TEST_TOKENS: 'true' });
  });
  afterAll(() => test.close());

  const ask = (person: string, userUuid: string) =>
    test.call<{ data: { accessToken: string; expiresAt: string } }>(person, 'PUT', TOKEN, {
      body: { userUuid },
    });

  it('speaks for the user it was asked for', async () => {
    const { status, body } = await ask('owner', test.userUuid('viewer'));
    expect(status).toBe(200);
    const me = await test.call<{ data: { uuid: string } }>(undefined, 'GET', '/user-api/users/me', {
      headers: { authorization: `Bearer ${body.data.accessToken}` },
    });
    expect(me).toMatchObject({ status: 200, body: { data: { uuid: test.userUuid('viewer') } } });
    const life = Date.parse(body.data.expiresAt) - Date.now();
    expect(life).toBeGreaterThan(500_000);
    expect(life).toBeLessThanOrEqual(600_000);
    expect(test.logged.join('')).not.toContain(body.data.accessToken);
  });

  it('is not for those who do not administer the platform, nor for nobody', async () => {
    expect((await ask('admin', test.userUuid('owner'))).status).toBe(403);
    expect((await ask('owner', UNKNOWN)).status).toBe(404);
  });
});

describe('without TEST_TOKENS', () => {
  it('the operation does not exist for anybody', async () => {
    const test = await createTestApp();
    try {
      for (const person of ['owner', 'lead', 'guest']) {
        const body = { userUuid: test.userUuid('viewer') };
        expect((await test.call(person, 'PUT', TOKEN, { body })).status).toBe(404);
      }
    } finally {
      await test.close();
    }
  });

  it.each(['PROD', 'PRODUCTION', undefined])('the setting is refused in production (%s)', ENVIRONMENT => {
    expect(() => readSettings({ TEST_TOKENS: 'true', ENVIRONMENT })).toThrow(SettingsError);
    expect(readSettings({ TEST_TOKENS: 'true', ENVIRONMENT: 'DEV' }).testTokens).toBe(true);
  });
});

describe('finding a person by e-mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const find = (person: string, email: string) =>
    test.call<{ data: { uuid: string } }>(
      person,
      'GET',
      `/user-api/users/actions/get-user-uuid-via-email/${encodeURIComponent(email)}`,
    );

  it('works among people of one organization, whatever the case', async () => {
    const found = await find('lead', 'Viewer@demo.Badger.example');
    expect(found).toMatchObject({ status: 200, body: { data: { uuid: test.userUuid('viewer') } } });
  });

  it('discloses nothing about others, and nothing to others', async () => {
    const stranger = await find('lead', 'guest@demo.badger.example');
    const unknown = await find('lead', 'nobody@demo.badger.example');
    expect([stranger.status, unknown.status]).toEqual([404, 404]);
    expect((await find('guest', 'lead@demo.badger.example')).status).toBe(404);
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('voter')]);
    expect((await find('lead', 'voter@demo.badger.example')).status).toBe(404);
  });
});
