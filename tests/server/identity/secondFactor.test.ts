import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { acceptTotp, stepOf } from '../../../server/identity/secondFactor.ts';
import { createUser, openIdentity } from '../../support/identityServer.ts';
import { authorizationAddress, Browser, makePkce, postToken, signInForTokens } from '../../support/signIn.ts';
import { PERIOD_SECONDS, totpCode } from '../../support/totp.ts';

const { database, server } = await openIdentity();

type Person = Awaited<ReturnType<typeof createUser>>;
const now = () => Date.now() / 1000;
const post = (browser: Browser, address: string, fields: Record<string, string>, headers = {}) =>
  browser.request(new URL(address, server.baseUrl), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
const open = async (browser: Browser, path: string) =>
  (await browser.request(`${server.baseUrl}${path}`)).text();
const codesIn = (page: string) =>
  [...page.matchAll(/<li><code>([A-Z0-9-]+)<\/code>/g)].map(([, code]) => code ?? '');
const mailsTo = async (email: string) =>
  (
    await database.pool.query<{ subject: string }>(
      'select subject from mails where "to" = $1 order by created_at',
      [email],
    )
  ).rows.map(({ subject }) => subject);
/** As if the codes of before had been used long ago. */
const letPass = (userUuid: string) =>
  database.pool.query('update identity_totp set last_step = 0 where user_uuid = $1', [userUuid]);

/** Somebody with an authenticator app, signed in. */
async function withAuthenticator() {
  const person = await createUser(database.pool);
  const browser = new Browser();
  await signInForTokens(server.baseUrl, person, browser);
  const page = await open(browser, '/security/authenticator');
  const secret = (/<code class="key">([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');
  const answer = await post(browser, '/security/authenticator', { code: totpCode(secret, now()) });
  const codes = codesIn(await answer.text());
  await letPass(person.userUuid);
  return { person, browser, secret, codes, page };
}

/** Enters the password in a new browser, up to the second step. */
async function afterPassword({ email, password }: Person, browser = new Browser()) {
  const { verifier, challenge } = makePkce();
  const start = authorizationAddress(server.baseUrl, { code_challenge: challenge });
  const page = await browser.follow(start, 'none');
  const { url, response } = await browser.follow(page.url, `${server.baseUrl}/badger/oauth`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  return { browser, url, page: (await response?.text()) ?? '', verifier };
}

/** Sends the second step. @returns the id token's claims, or the status of the refusal */
async function second({ browser, url, verifier }: Awaited<ReturnType<typeof afterPassword>>, code: string) {
  const callback = `${server.baseUrl}/badger/oauth`;
  const end = await browser.follow(url, callback, { method: 'POST', body: new URLSearchParams({ code }) });
  const granted = end.url.searchParams.get('code');
  if (!granted) return { status: end.response?.status, page: await end.response?.text() };
  const answer = await postToken(server.baseUrl, {
    grant_type: 'authorization_code',
    code: granted,
    redirect_uri: callback,
    code_verifier: verifier,
  });
  return decodeJwt(((await answer.json()) as { id_token: string }).id_token);
}

describe('a code', () => {
  // RFC 6238 appendix B, SHA-1; the last six of its eight digits.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const VECTORS = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const;

  test.each(VECTORS)('at %d seconds is the one of RFC 6238', (seconds, code) => {
    expect(stepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / PERIOD_SECONDS));
    expect(totpCode(SECRET, seconds)).toBe(code);
  });

  test('is good one step early or late, and no more', () => {
    const moment = 1_234_567_890;
    const at = (steps: number) =>
      stepOf(SECRET, totpCode(SECRET, moment + steps * PERIOD_SECONDS), moment * 1000);
    const present = Math.floor(moment / PERIOD_SECONDS);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, present - 1, present, present + 1, undefined]);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '000000 '])
      expect(stepOf(SECRET, wrong, 0)).toBe(undefined);
  });
});

describe('setting up an authenticator app', () => {
  test('takes a code of its key, then shows ten recovery codes once and tells the owner', async () => {
    const { person, browser, page, codes } = await withAuthenticator();
    expect(page).toMatch(/<svg [^>]*viewBox/);
    expect(page).not.toMatch(/<script|style=/);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{6}-){3}[A-Z2-9]{6}$/);
    expect(await mailsTo(person.email)).toEqual(['An authenticator app was set up for Badger']);
    const security = await open(browser, '/security');
    expect(security).toContain('Authenticator app');
    expect(security).toContain('10 left');
    expect(codesIn(security)).toEqual([]);
  });

  test('does nothing with a wrong code, and keeps the key for the next try', async () => {
    const person = await createUser(database.pool);
    const browser = new Browser();
    await signInForTokens(server.baseUrl, person, browser);
    const page = await open(browser, '/security/authenticator');
    const refused = await post(browser, '/security/authenticator', { code: '000000' });
    expect(refused.status).toBe(422);
    const key = /<code class="key">[A-Z2-7 ]+/.exec(page)?.[0];
    expect(await refused.text()).toContain(key);
    expect(await open(browser, '/security')).toContain('Only your password protects this account.');
  });

  test('keeps neither key nor recovery codes in clear, also while it waits', async () => {
    const { person, secret, codes, browser } = await withAuthenticator();
    const waiting = await open(browser, '/security/authenticator');
    const other = (/<code class="key">([A-Z2-7 ]+)/.exec(waiting)?.[1] ?? '').replaceAll(' ', '');
    const { rows } = await database.pool.query(
      `select (select json_agg(t) from identity_totp t where user_uuid = $1) as totp,
         (select json_agg(c) from identity_recovery_codes c where user_uuid = $1) as codes,
         (select json_agg(p) from oidc_payloads p where account_id = $1::text) as payloads`,
      [person.userUuid],
    );
    const stored = JSON.stringify(rows);
    expect(other).toHaveLength(32);
    for (const text of [secret, other, ...codes, ...codes.map(code => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('asks for the password first when it was given long ago', async () => {
    const { person, browser } = await withAuthenticator();
    await database.pool.query(
      `update oidc_payloads set payload = (payload::jsonb || jsonb_build_object('loginTs', extract(epoch from now())::int - 3600))::json
       where model = 'Session' and account_id = $1`,
      [person.userUuid],
    );
    for (const path of ['/authenticator', '/authenticator/remove', '/recovery-codes']) {
      const answer = await post(browser, `/security${path}`, {});
      expect(answer.headers.get('location'), path).toMatch(/^\/security\/confirm\?next=/);
    }
    expect(
      (await post(browser, '/security/authenticator/remove', {}, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect(await open(browser, '/security')).toContain('Authenticator app');
  });
});

describe('signing in with a second factor', () => {
  test('takes password and code, and says so in the ID token', async () => {
    const { person, secret } = await withAuthenticator();
    const step = await afterPassword(person);
    expect(step.url.pathname).toMatch(/^\/interaction\/[^/]+\/second$/);
    expect(step.page).toContain('One more step');
    expect(await second(step, '000000')).toMatchObject({ status: 401 });
    expect(await second(step, totpCode(secret, now()))).toMatchObject({
      sub: person.userUuid,
      amr: ['pwd', 'otp', 'mfa'],
      acr: 'https://refeds.org/profile/mfa',
    });
  });

  test('is not asked of an account without one, whose ID token says so', async () => {
    const { idToken } = await signInForTokens(server.baseUrl, await createUser(database.pool));
    expect(decodeJwt(idToken)).toMatchObject({ amr: ['pwd'], acr: 'https://refeds.org/profile/sfa' });
  });

  test('cannot be stepped over, nor begun in another browser', async () => {
    const { person, secret } = await withAuthenticator();
    const step = await afterPassword(person);
    const callback = `${server.baseUrl}/badger/oauth`;
    const resumed = await step.browser.follow(
      step.url.href.replace('/interaction/', '/auth/').replace('/second', ''),
      callback,
    );
    expect(resumed.url.searchParams.get('code')).toBeNull();
    const stolen = await post(new Browser(), step.url.href, { code: totpCode(secret, now()) });
    expect(stolen.status).toBe(400);
    const stranger = new Browser();
    const start = authorizationAddress(server.baseUrl, { code_challenge: makePkce().challenge });
    const { url } = await stranger.follow(start, 'none');
    const early = await post(stranger, `${url.pathname}/second`, { code: totpCode(secret, now()) });
    expect(early.status).toBe(303);
    expect(early.headers.get('location')).toContain(url.pathname);
  });

  test('takes a code once, also of four at the same moment', async () => {
    const { person, secret } = await withAuthenticator();
    const code = totpCode(secret, now());
    expect(await second(await afterPassword(person), code)).toHaveProperty('sub');
    expect(await second(await afterPassword(person), code)).toMatchObject({ status: 401 });
    const earlier = totpCode(secret, now() - PERIOD_SECONDS);
    expect(await second(await afterPassword(person), earlier)).toMatchObject({ status: 401 });
    await letPass(person.userUuid);
    const { rows } = await database.pool.query<{ value: string }>(
      `select value from identity_keys where name = 'factors'`,
    );
    const four = Array.from({ length: 4 }, () =>
      acceptTotp(database.pool, rows[0]?.value ?? '', person.userUuid, totpCode(secret, now())),
    );
    expect((await Promise.all(four)).filter(Boolean)).toHaveLength(1);
  });

  test('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const { person, codes } = await withAuthenticator();
    const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    expect(await second(await afterPassword(person), typed)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
    expect(await second(await afterPassword(person), typed)).toMatchObject({ status: 401 });
    expect(await mailsTo(person.email)).toContain('A recovery code for Badger was used');
  });

  test('counts wrong codes like wrong passwords, and a right password does not set them back', async () => {
    const { person, secret } = await withAuthenticator();
    for (let count = 0; count < 5; count += 1)
      expect(await second(await afterPassword(person), '000000')).toMatchObject({ status: 401 });
    const locked = await second(await afterPassword(person), totpCode(secret, now()));
    expect(locked).toMatchObject({ status: 429, page: expect.stringContaining('locked until') });
  });
});

describe('removing it', () => {
  test('makes the password enough again, takes the recovery codes along and tells the owner', async () => {
    const { person, browser } = await withAuthenticator();
    await post(browser, '/security/authenticator/remove', {});
    const { idToken } = await signInForTokens(server.baseUrl, person);
    expect(decodeJwt(idToken).amr).toEqual(['pwd']);
    const { rowCount } = await database.pool.query(
      'select 1 from identity_recovery_codes where user_uuid = $1',
      [person.userUuid],
    );
    expect(rowCount).toBe(0);
    expect(await mailsTo(person.email)).toContain('The authenticator app for Badger was removed');
  });

  test('new recovery codes put those from before out of use', async () => {
    const { person, browser, codes } = await withAuthenticator();
    const made = codesIn(await (await post(browser, '/security/recovery-codes', {})).text());
    expect(made).toHaveLength(10);
    expect(await second(await afterPassword(person), codes[0] ?? '')).toMatchObject({ status: 401 });
    expect(await second(await afterPassword(person), made[0] ?? '')).toHaveProperty('sub');
    expect(await mailsTo(person.email)).toContain('New recovery codes for Badger');
  });

  test('happens with the account', async () => {
    const { person } = await withAuthenticator();
    await database.pool.query('delete from users where uuid = $1', [person.userUuid]);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from identity_totp where user_uuid = $1) as totp,
         (select count(*)::int from identity_recovery_codes where user_uuid = $1) as codes`,
      [person.userUuid],
    );
    expect(rows).toEqual([{ totp: 0, codes: 0 }]);
  });
});
