import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

/** The admin pages, where another OpenID provider signs people in. */

const AUDIENCE = 'https://badger.example/v1';
const LIST = '/admin/content-manager/collectionType/api::glossary-item.glossary-item';

let provider: OAuth2Server;
let platform: TestApp;
/** What the provider writes into the ID token, on top of what belongs there. */
let idToken: Record<string, unknown>;

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    payload.sub = 'the-admin';
    if (payload.aud === undefined) Object.assign(payload, { aud: AUDIENCE, azp: 'badger-ui' });
    else Object.assign(payload, idToken);
  });
  platform = await createTestApp({ OIDC_ISSUER: provider.issuer.url, OIDC_AUDIENCE: AUDIENCE });
  await platform.pool.query('insert into user_identities (issuer, subject, user_uuid) values ($1, $2, $3)', [
    provider.issuer.url,
    'the-admin',
    platform.userUuid('admin'),
  ]);
});
afterAll(async () => {
  await platform.close();
  await provider.stop();
});
beforeEach(() => {
  idToken = {};
});

const cookiesOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(line => String(line).split(';')[0])
    .join('; ');
const get = async (url: string, cookie = '') => {
  const { statusCode, headers } = await platform.app.inject({ url, headers: { cookie } });
  return { status: statusCode, location: String(headers.location ?? ''), cookie: cookiesOf(headers) };
};

/** As far as the provider's answer, which the browser is about to bring. */
async function signInAtProvider(): Promise<{ answer: URL; cookie: string }> {
  const start = await get(LIST);
  expect(start.status).toBe(303);
  const atProvider = await fetch(start.location, { redirect: 'manual' });
  return { answer: new URL(atProvider.headers.get('location') ?? ''), cookie: start.cookie };
}
const bring = (answer: URL, cookie: string) => get(`${answer.pathname}${answer.search}`, cookie);

test('whom the provider knows comes back to the page that was asked for', async () => {
  const { answer, cookie } = await signInAtProvider();
  const end = await bring(answer, cookie);
  expect(end).toMatchObject({ status: 303, location: LIST });
  expect((await get(LIST, end.cookie)).status).toBe(200);
});

test('an answer with another state, or in a browser that did not ask, opens nothing', async () => {
  const { answer, cookie } = await signInAtProvider();
  const forged = new URL(answer);
  forged.searchParams.set('state', 'another');
  expect((await bring(forged, cookie)).status).toBe(400);
  expect((await bring(answer, '')).status).toBe(400);
});

test('a refusal by the provider opens nothing', async () => {
  const { answer, cookie } = await signInAtProvider();
  const state = answer.searchParams.get('state');
  expect((await get(`/admin/oauth?error=access_denied&state=${state}`, cookie)).status).toBe(400);
});

test.each([
  ['another client', { aud: 'another' }],
  ['another provider', { iss: 'https://evil.example' }],
  ['an earlier time', { exp: 1 }],
])('an ID token of %s opens nothing', async (_, claims) => {
  const { answer, cookie } = await signInAtProvider();
  idToken = claims;
  expect((await bring(answer, cookie)).status).toBe(400);
});
