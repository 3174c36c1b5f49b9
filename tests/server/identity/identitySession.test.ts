import { decodeJwt, importJWK, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { setPassword } from '../../../server/identity/accounts.ts';
import { loadIdentityKeys } from '../../../server/identity/keys.ts';
import { endSessions } from '../../../server/identity/sessions.ts';
import { createStorage, isSessionActive, removeExpired } from '../../../server/identity/storage.ts';
import { createUser, openIdentity } from '../../support/identityServer.ts';
import {
  authorizationAddress,
  Browser,
  makePkce,
  postToken,
  signInForTokens,
  type Tokens,
} from '../../support/signIn.ts';

const { database, server } = await openIdentity();
const ana = await createUser(database.pool);

const refresh = async (refreshToken: string) => {
  const answer = await postToken(server.baseUrl, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const sessionOf = ({ accessToken }: Tokens) => decodeJwt(accessToken).sid as string;

/** What the web app does in a hidden frame: asks for a code without any page. */
async function askSilently(browser: Browser) {
  const { challenge } = makePkce();
  const start = authorizationAddress(server.baseUrl, { code_challenge: challenge, prompt: 'none' });
  const { url } = await browser.follow(start, `${server.baseUrl}/badger/oauth`);
  return url.searchParams;
}

const logoutAddress = (parameters: Record<string, string>) => {
  const url = new URL('/logout', server.baseUrl);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
};

describe('refreshing', () => {
  test('gives new tokens and a new refresh token; the session does not get longer', async () => {
    const tokens = await signInForTokens(server.baseUrl, ana);
    const { status, body } = await refresh(tokens.refreshToken);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(tokens.refreshToken);
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({ sub: ana.userUuid, sid: sessionOf(tokens) });
    const { rows } = await database.pool.query<{ model: string; seconds: number }>(
      `select model, extract(epoch from expires_at - now())::float as seconds from oidc_payloads
       where (model = 'RefreshToken' and id = $1) or (model = 'Session' and uid = $2)`,
      [body.refresh_token, sessionOf(tokens)],
    );
    expect(rows.map(row => row.model).sort()).toEqual(['RefreshToken', 'Session']);
    for (const { model, seconds } of rows)
      expect(seconds).toBeLessThanOrEqual((model === 'Session' ? 12 : 30 * 24) * 60 * 60);
  });

  test('a used refresh token ends the whole chain', async () => {
    const tokens = await signInForTokens(server.baseUrl, ana);
    const second = (await refresh(tokens.refreshToken)).body.refresh_token ?? '';
    expect((await refresh(tokens.refreshToken)).status).toBe(400);
    expect((await refresh(second)).status).toBe(400);
  });

  test('the same refresh token many times at once succeeds at most once', async () => {
    const tokens = await signInForTokens(server.baseUrl, ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(tokens.refreshToken)));
    expect(answers.filter(answer => answer.status === 200).length).toBeLessThanOrEqual(1);
  });

  test('never makes a session older than thirty days', async () => {
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    await database.pool.query(
      `update oidc_payloads set payload = (payload::jsonb || jsonb_build_object('loginTs', extract(epoch from now())::int - 2591700))::json
       where model = 'Session' and uid = $1`,
      [sessionOf(tokens)],
    );
    expect((await askSilently(browser)).get('code')).toBeTruthy();
    const { rows } = await database.pool.query(
      `select extract(epoch from expires_at - now()) <= 302 as short from oidc_payloads where uid = $1 and model = 'Session'`,
      [sessionOf(tokens)],
    );
    expect(rows).toEqual([{ short: true }]);
  });

  test('keeps a session that is in use, and one that was not for twelve hours is over', async () => {
    const bo = await createUser(database.pool);
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, bo, browser);
    /** As if nothing had happened for so long. */
    const letPass = (hours: number) =>
      database.pool.query(
        `update oidc_payloads set expires_at = expires_at - make_interval(hours => $2) where model = 'Session' and uid = $1`,
        [sessionOf(tokens), hours],
      );
    await letPass(11);
    const second = await refresh(tokens.refreshToken);
    expect(second.status).toBe(200);
    await letPass(11);
    expect((await askSilently(browser)).get('code')).toBeTruthy();
    await letPass(11);
    const third = await refresh(second.body.refresh_token ?? '');
    expect(third.status).toBe(200);
    await letPass(12);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(false);
    expect((await refresh(third.body.refresh_token ?? '')).status).toBe(400);
    expect((await askSilently(browser)).get('error')).toBe('login_required');
  });

  test('stops for a user who was disabled, and so does the silent sign-in', async () => {
    const bo = await createUser(database.pool);
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, bo, browser);
    await database.pool.query('update users set is_active = false where uuid = $1', [bo.userUuid]);
    expect((await refresh(tokens.refreshToken)).status).toBe(400);
    expect((await askSilently(browser)).get('code')).toBeNull();
  });

  test('stops when the password is reset', async () => {
    const bo = await createUser(database.pool);
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, bo, browser);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(true);
    await setPassword(database.pool, bo.userUuid, 'another password');
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(false);
    expect((await refresh(tokens.refreshToken)).status).toBe(400);
    expect((await askSilently(browser)).get('error')).toBe('login_required');
    const again = await signInForTokens(server.baseUrl, { email: bo.email, password: 'another password' });
    expect(decodeJwt(again.accessToken).sub).toBe(bo.userUuid);
  });
});

describe('prompt=none', () => {
  test('gives a code while the session is active and login_required otherwise', async () => {
    const browser = new Browser();
    expect((await askSilently(browser)).get('error')).toBe('login_required');
    await signInForTokens(server.baseUrl, ana, browser);
    expect((await askSilently(browser)).get('code')).toBeTruthy();
    await endSessions(database.pool, ana.userUuid);
    expect((await askSilently(browser)).get('error')).toBe('login_required');
  });

  test('a session cookie that was changed is worth nothing', async () => {
    const browser = new Browser();
    await signInForTokens(server.baseUrl, ana, browser);
    const own = browser.jar.headerFor('/auth');
    // The id itself, of which every character counts; the last one of a signature has bits that nobody reads.
    const cookie = own.replace(
      /(badger-session=)(.)/,
      (_, name, first) => name + (first === 'A' ? 'B' : 'A'),
    );
    expect(cookie).not.toBe(own);
    const { challenge } = makePkce();
    const response = await fetch(
      authorizationAddress(server.baseUrl, { code_challenge: challenge, prompt: 'none' }),
      {
        headers: { cookie },
        redirect: 'manual',
      },
    );
    expect(response.headers.get('location')).toContain('error=login_required');
  });
});

describe('logging out', () => {
  test('with the ID token: no page, session and tokens gone, back to the app', async () => {
    const bo = await createUser(database.pool);
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, bo, browser);
    const whoAmI = () =>
      fetch(`${server.baseUrl}/me`, { headers: { authorization: `Bearer ${tokens.accessToken}` } });
    expect((await whoAmI()).status).toBe(200);
    const target = `${server.baseUrl}/badger/logged-out`;
    const response = await browser.request(
      logoutAddress({
        returnTo: '/badger/projects?filter=brake&x="><script>',
        id_token_hint: tokens.idToken,
        post_logout_redirect_uri: target,
        client_id: 'badger-ui',
        state: 'kept',
      }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${target}?state=kept`);
    expect(browser.jar.names().filter(name => name.startsWith('badger-session'))).toEqual([]);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(false);
    expect((await refresh(tokens.refreshToken)).status).toBe(400);
    expect((await askSilently(browser)).get('error')).toBe('login_required');
    expect((await whoAmI()).status).toBe(401);
    const { rows } = await database.pool.query('select model from oidc_payloads where account_id = $1', [
      bo.userUuid,
    ]);
    expect(rows).toEqual([]);
  });

  test('with an ID token that has expired meanwhile it works all the same', async () => {
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    const { signing } = await loadIdentityKeys(database.pool);
    const key = signing.keys[0] ?? {};
    const idToken = await new SignJWT({ ...decodeJwt(tokens.idToken), iat: 1000, exp: 1600 })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
      .sign(await importJWK(key, 'RS256'));
    const target = `${server.baseUrl}/badger/logged-out`;
    // The second time finds nobody signed in and still leads back.
    for (let count = 0; count < 2; count++) {
      const response = await browser.request(
        logoutAddress({ id_token_hint: idToken, post_logout_redirect_uri: target }),
      );
      expect(response.headers.get('location')).toBe(target);
      expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(false);
    }
  });

  test('plain, as another site could cause it: asks first, and only then ends the session', async () => {
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    const response = await browser.request(logoutAddress({ returnTo: '/badger/welcome' }));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('Sign out of Badger?');
    expect(page).not.toMatch(/<script|style=/);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(true);

    const forged = await browser.request(`${server.baseUrl}/logout/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf: 'guess', logout: 'yes' }),
    });
    expect(forged.status).toBe(400);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(true);

    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const { url } = await browser.follow(`${server.baseUrl}/logout/confirm`, `${server.baseUrl}/badger/`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(url.href).toBe(`${server.baseUrl}/badger/logged-out`);
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(false);
    expect((await refresh(tokens.refreshToken)).status).toBe(400);
  });

  test('plain without a session redirects straight to the landing page', async () => {
    const response = await new Browser().request(logoutAddress({ returnTo: '//evil.example' }));
    expect(response.headers.get('location')).toBe(`${server.baseUrl}/badger/logged-out`);
  });

  test("with somebody else's ID token it asks", async () => {
    const bo = await createUser(database.pool);
    const foreign = await signInForTokens(server.baseUrl, bo);
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    const response = await browser.request(logoutAddress({ id_token_hint: foreign.idToken }));
    expect(await response.text()).toContain('Sign out of Badger?');
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(true);
  });

  test.each([
    ['another site', 'https://evil.example/badger/logged-out'],
    ['another path', '/badger/'],
    ['a query', '/badger/logged-out?next=https://evil.example'],
  ])('never leads to an address that was not registered: %s', async (_name, address) => {
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    const target = address.startsWith('/') ? server.baseUrl + address : address;
    const response = await browser.request(
      logoutAddress({ id_token_hint: tokens.idToken, post_logout_redirect_uri: target }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('evil');
  });

  test('an ID token that is forged or an access token is no hint', async () => {
    const browser = new Browser();
    const tokens = await signInForTokens(server.baseUrl, ana, browser);
    const [head, body] = tokens.idToken.split('.');
    for (const hint of [`${head}.${body}.AAAA`, tokens.accessToken, 'x', 'a.b.c']) {
      const response = await browser.request(logoutAddress({ id_token_hint: hint }));
      expect(response.status, hint.slice(0, 10)).toBe(400);
    }
    expect(await isSessionActive(database.pool, sessionOf(tokens))).toBe(true);
  });
});

test('a code is consumed once, even by concurrent requests; the second ends the grant', async () => {
  const codes = createStorage(database.pool, 60)('AuthorizationCode');
  const grants = createStorage(database.pool, 60)('Grant');
  await grants.upsert('grant-1', { accountId: ana.userUuid }, 60);
  await codes.upsert('code-1', { grantId: 'grant-1' }, 60);
  await codes.consume('code-1');
  expect(await codes.find('code-1')).toMatchObject({ grantId: 'grant-1', consumed: expect.any(Number) });
  await expect(codes.consume('code-1')).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await codes.find('code-1')).toBeUndefined();
  expect(await grants.find('grant-1')).toBeUndefined();
});

test('expired rows are removed, others stay', async () => {
  const tokens = await signInForTokens(server.baseUrl, ana);
  await database.pool.query(
    `insert into oidc_payloads (model, id, payload, expires_at) values ('AccessToken', 'old', '{}', now() - interval '1 second')`,
  );
  await removeExpired(database.pool);
  const { rows } = await database.pool.query(
    'select count(*) filter (where id = $1)::int as old, count(*) filter (where uid = $2)::int as current from oidc_payloads',
    ['old', sessionOf(tokens)],
  );
  expect(rows[0]).toEqual({ old: 0, current: 1 });
});
