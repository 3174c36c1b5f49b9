import { describe, expect, test } from 'vitest';
import { createUser, openIdentity } from '../../support/identityServer.ts';
import { authorizationAddress, Browser, makePkce, postToken, submitSignIn } from '../../support/signIn.ts';

const { database, server } = await openIdentity();
const ana = await createUser(database.pool);

const callback = () => `${server.baseUrl}/badger/oauth`;

/** Signs in up to the code, with a PKCE pair of its own. */
async function obtainCode(browser = new Browser()) {
  const { verifier, challenge } = makePkce();
  const start = authorizationAddress(server.baseUrl, { code_challenge: challenge });
  const { url } = await submitSignIn(browser, start, callback(), ana);
  return { code: url.searchParams.get('code') ?? '', verifier, url };
}

const exchange = (code: string, verifier: string | undefined, overrides: Record<string, string> = {}) =>
  postToken(server.baseUrl, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: callback(),
    ...(verifier && { code_verifier: verifier }),
    ...overrides,
  });

describe('the authorization request', () => {
  const pageOrRedirect = async (overrides: Record<string, string | undefined>) => {
    const response = await new Browser().request(authorizationAddress(server.baseUrl, overrides));
    return {
      status: response.status,
      location: response.headers.get('location'),
      page: await response.text(),
    };
  };

  test.each([
    ['suffix', (uri: string) => `${uri}/more`],
    ['suffix without slash', uri => `${uri}x`],
    ['trailing slash', uri => `${uri}/`],
    ['query', uri => `${uri}?next=https://evil.example`],
    ['fragment', uri => `${uri}#x`],
    ['upper-case path', uri => uri.replace('oauth', 'OAUTH')],
    ['encoded slash', uri => uri.replace('/oauth', '%2foauth')],
    ['encoded letter', uri => uri.replace('oauth', '%6fauth')],
    ['dot segments', uri => uri.replace('/badger', '/x/../badger')],
    ['double slash', uri => uri.replace('/badger', '//badger')],
    ['backslash', uri => uri.replace('/badger', '\\badger')],
    ['user part', uri => uri.replace('127.0.0.1', 'evil.example@127.0.0.1')],
    ['host as user part', uri => uri.replace('127.0.0.1', '127.0.0.1@evil.example')],
    ['subdomain', uri => uri.replace('127.0.0.1', '127.0.0.1.evil.example')],
    ['other port', uri => uri.replace(/:\d+\//, ':1/')],
    ['no port', uri => uri.replace(/:\d+\//, '/')],
    ['https', uri => uri.replace('http:', 'https:')],
    ['unicode full stop', uri => uri.replace('127.0.0.1', '127。0。0。1')],
    ['other site', () => 'https://evil.example/badger/oauth'],
    ['script', () => 'javascript:alert(1)//badger/oauth'],
    ['blank before', uri => ` ${uri}`],
    ['missing', () => undefined],
  ] as [string, (uri: string) => string | undefined][])(
    'refuses a redirect address with: %s',
    async (_name, change) => {
      const { challenge } = makePkce();
      const answer = await pageOrRedirect({ code_challenge: challenge, redirect_uri: change(callback()) });
      expect(answer.location).toBeNull();
      expect(answer.status).toBe(400);
      expect(answer.page).toContain('This sign-in request is not valid');
      expect(answer.page).not.toContain('evil.example');
    },
  );

  test.each([
    ['no PKCE', { code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }],
    ['PKCE too short', { code_challenge: 'a'.repeat(42) }],
    ['implicit', { response_type: 'token', code_challenge: 'a'.repeat(43) }],
    ['implicit ID token', { response_type: 'id_token', nonce: 'n', code_challenge: 'a'.repeat(43) }],
    ['hybrid', { response_type: 'code id_token', nonce: 'n', code_challenge: 'a'.repeat(43) }],
    ['another resource', { resource: 'https://evil.example/', code_challenge: 'a'.repeat(43) }],
    ['a request object', { request: 'e30.e30.', code_challenge: 'a'.repeat(43) }],
  ] as [string, Record<string, string | undefined>][])('refuses: %s', async (_name, overrides) => {
    const { location } = await pageOrRedirect(overrides);
    const url = new URL(location ?? 'none:');
    expect(url.href.startsWith(callback())).toBe(true);
    expect(new URLSearchParams(url.search || url.hash.slice(1)).get('error')).toBeTruthy();
    expect(location).not.toMatch(/[?&#](code|id_token|access_token)=/);
  });

  test('refuses an unknown client with a page, also with a NUL in its name', async () => {
    for (const client_id of ['other', 'a\0b', '<script>alert(1)</script>']) {
      const answer = await pageOrRedirect({ client_id, code_challenge: 'a'.repeat(43) });
      expect(answer).toMatchObject({ status: 400, location: null });
      expect(answer.page).not.toContain('<script');
    }
  });

  test('carries a state with a NUL through the sign-in', async () => {
    const { challenge } = makePkce();
    const start = authorizationAddress(server.baseUrl, { code_challenge: challenge, state: 'a\0b' });
    const { url } = await submitSignIn(new Browser(), start, callback(), ana);
    expect(url.searchParams.get('state')).toBe('a\0b');
    expect(url.searchParams.get('iss')).toBe(server.baseUrl);
  });
});

describe('the code', () => {
  test('needs its own verifier', async () => {
    const first = await obtainCode();
    expect((await exchange(first.code, undefined)).status).toBe(400);
    expect((await exchange(first.code, makePkce().verifier)).status).toBe(400);
    expect(
      (await exchange(first.code, first.verifier, { redirect_uri: 'http://localhost:5173/badger/oauth' }))
        .status,
    ).toBe(400);
    expect((await exchange(first.code, first.verifier)).status).toBe(200);
  });

  test('works once; a replay ends what the first use gave', async () => {
    const { code, verifier } = await obtainCode();
    const tokens = (await (await exchange(code, verifier)).json()) as {
      refresh_token: string;
      access_token: string;
    };
    const me = () =>
      fetch(`${server.baseUrl}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect((await me()).status).toBe(200);
    const replay = await exchange(code, verifier);
    expect(replay.status).toBe(400);
    expect(await replay.json()).toMatchObject({ error: 'invalid_grant' });
    const refresh = await postToken(server.baseUrl, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(refresh.status).toBe(400);
    expect((await me()).status).toBe(401);
  });

  test('works once also when it is redeemed many times at the same moment', async () => {
    const { code, verifier } = await obtainCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, verifier)));
    expect(answers.filter(answer => answer.status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(answer => answer.status === 200 || answer.status === 400)).toBe(true);
  });

  test('is worthless after 60 seconds', async () => {
    const { code, verifier } = await obtainCode();
    await database.pool.query(
      `update oidc_payloads set payload = (payload::jsonb || jsonb_build_object('exp', extract(epoch from now())::int - 61))::json
       where model = 'AuthorizationCode' and id = $1`,
      [code],
    );
    expect((await exchange(code, verifier)).status).toBe(400);
    const { rows } = await database.pool.query(
      `select max(extract(epoch from expires_at - now())) <= 60 as short from oidc_payloads where model = 'AuthorizationCode'`,
    );
    expect(rows[0].short).toBe(true);
  });
});
