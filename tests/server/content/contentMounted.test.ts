import { afterAll, beforeAll, expect, test } from 'vitest';
import { upsertGlossaryItems } from '../../../server/content/upsertGlossaryItems.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const ADDRESS = '/api/glossary-items?filters[uiKey][$startsWith]=badger/mounted';

let platform: TestApp;

beforeAll(async () => {
  platform = await createTestApp();
  await upsertGlossaryItems(platform.pool, [
    { uiKey: 'badger/mounted', deploymentEnv: 'PRODUCTION', textType: 'plain', plainText: 'Here' },
  ]);
});

afterAll(() => platform.close());

test('the platform serves the glossary on its own address, to the tokens that open /v1', async () => {
  const token = await platform.tokenOf(platform.userUuid('lead'));
  const response = await platform.app.inject({
    url: ADDRESS,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json().data[0].attributes.plainText).toBe('Here');
  expect(response.headers['x-request-id']).toEqual(expect.any(String));
});

test('its refusals keep the shape of the content service', async () => {
  const response = await platform.app.inject({ url: ADDRESS });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ data: null, error: { status: 401, name: 'UnauthorizedError' } });
});
