import { describe, expect, test } from 'vitest';
import { networkOf } from '../../../server/identity/sessions.ts';
import { isSessionActive } from '../../../server/identity/storage.ts';
import { createUser, openIdentity } from '../../support/identityServer.ts';
import { Browser, postToken, sessionIdOf, signInForTokens } from '../../support/signIn.ts';

const { database, server } = await openIdentity();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const open = async (browser: Browser, path: string) => {
  const response = await browser.request(`${server.baseUrl}${path}`);
  return { status: response.status, page: await response.text(), headers: response.headers };
};
const post = (browser: Browser, path: string, fields: Record<string, string>, headers = {}) =>
  browser.request(`${server.baseUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
const refresh = async (refreshToken: string) =>
  (await postToken(server.baseUrl, { grant_type: 'refresh_token', refresh_token: refreshToken })).status;
const isActive = (tokens: { accessToken: string }) => isSessionActive(database.pool, sessionIdOf(tokens));
/** As if the password had been given long ago. */
const forgetConfirmation = (userUuid: string) =>
  database.pool.query(
    `update oidc_payloads set payload = (payload::jsonb || jsonb_build_object('loginTs', extract(epoch from now())::int - 3600))::json
     where model = 'Session' and account_id = $1`,
    [userUuid],
  );

/** The same person at two devices. */
async function atTwoDevices() {
  const person = await createUser(database.pool);
  const [desk, phone] = [new Browser(FIREFOX), new Browser(SAFARI)];
  const deskTokens = await signInForTokens(server.baseUrl, person, desk);
  const phoneTokens = await signInForTokens(server.baseUrl, person, phone);
  return { person, desk, phone, deskTokens, phoneTokens };
}

test('nobody who is not signed in sees the page', async () => {
  const { status, page, headers } = await open(new Browser(), '/security');
  expect(status).toBe(401);
  expect(page).toContain('You are not signed in');
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('the list of sessions', () => {
  test('says where somebody is signed in, in plain words, and which one is this device', async () => {
    const { desk } = await atTwoDevices();
    const { status, page } = await open(desk, '/security');
    expect(status).toBe(200);
    expect(page).toMatch(
      /<strong>Firefox on Windows<\/strong>\s*<span><em>This device<\/em> · 127\.0\.0\.0\/24/,
    );
    expect(page).toMatch(/<strong>Safari on iOS<\/strong>\s*<span>127\.0\.0\.0\/24/);
    expect(page.match(/<em>This device/g)).toHaveLength(1);
    expect(page).not.toContain('127.0.0.1');
  });

  test('holds nobody else', async () => {
    const { desk } = await atTwoDevices();
    await atTwoDevices();
    expect((await open(desk, '/security')).page.match(/<strong>/g)).toHaveLength(2);
  });

  test('ends one session with its tokens at once, and no other', async () => {
    const { desk, phoneTokens, deskTokens } = await atTwoDevices();
    const answer = await post(desk, '/security/sessions', { session: sessionIdOf(phoneTokens) });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/security\?done=session-ended&/);
    expect(await isActive(phoneTokens)).toBe(false);
    expect(await refresh(phoneTokens.refreshToken)).toBe(400);
    const me = await fetch(`${server.baseUrl}/me`, {
      headers: { authorization: `Bearer ${phoneTokens.accessToken}` },
    });
    expect(me.status).toBe(401);
    expect(await isActive(deskTokens)).toBe(true);
    expect(await refresh(deskTokens.refreshToken)).toBe(200);
    const { page } = await open(desk, '/security?done=session-ended');
    expect(page).toContain('Signed out there.');
    expect(page).not.toContain('Safari');
  });

  test('ends all others', async () => {
    const { person, desk, phoneTokens, deskTokens } = await atTwoDevices();
    const third = await signInForTokens(server.baseUrl, person);
    await post(desk, '/security/sessions', {});
    expect(await Promise.all([phoneTokens, third, deskTokens].map(isActive))).toEqual([false, false, true]);
    const { rows } = await database.pool.query<{ model: string }>(
      'select distinct model from oidc_payloads where account_id = $1 order by model',
      [person.userUuid],
    );
    expect(rows.map(({ model }) => model)).toEqual(['AuthorizationCode', 'Grant', 'RefreshToken', 'Session']);
    const grants = await database.pool.query(
      `select 1 from oidc_payloads where account_id = $1 and model = 'Grant'`,
      [person.userUuid],
    );
    expect(grants.rowCount).toBe(1);
  });

  test("never ends somebody else's session, and nothing for another site", async () => {
    const { desk, phoneTokens } = await atTwoDevices();
    const stranger = await atTwoDevices();
    await post(stranger.desk, '/security/sessions', { session: sessionIdOf(phoneTokens) });
    expect(await isActive(phoneTokens)).toBe(true);
    const foreign = await post(desk, '/security/sessions', {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await post(new Browser(), '/security/sessions', {})).status).toBe(401);
    expect(await isActive(phoneTokens)).toBe(true);
  });

  test('asks for the password first when it was given long ago, and counts wrong ones', async () => {
    const { person, desk, phoneTokens } = await atTwoDevices();
    await forgetConfirmation(person.userUuid);
    const asked = await post(desk, '/security/sessions', {});
    expect(asked.headers.get('location')).toMatch(/^\/security\/confirm\?next=security&/);
    expect(await isActive(phoneTokens)).toBe(true);
    const confirm = (current: string) => post(desk, '/security/confirm', { next: 'security', current });
    expect((await confirm('wrong')).status).toBe(401);
    const right = await confirm(person.password);
    expect(right.headers.get('location')).toMatch(/^\/security\?ui_locales=en$/);
    await post(desk, '/security/sessions', {});
    expect(await isActive(phoneTokens)).toBe(false);
    for (let count = 0; count < 5; count += 1) expect((await confirm('wrong')).status).toBe(401);
    expect((await confirm(person.password)).status).toBe(429);
  });

  test('goes with the account', async () => {
    const { person } = await atTwoDevices();
    await database.pool.query('delete from users where uuid = $1', [person.userUuid]);
    const { rowCount } = await database.pool.query('select 1 from identity_sessions where user_uuid = $1', [
      person.userUuid,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, { email, password }: { email: string; password: string }, others = {}) =>
    post(browser, '/change-password', {
      email,
      current: password,
      password: 'a new left drawer',
      repeated: 'a new left drawer',
      ...others,
    });

  test('ends the other sessions when that is ticked, as it is at first', async () => {
    const { person, desk, deskTokens, phoneTokens } = await atTwoDevices();
    expect((await open(desk, '/change-password')).page).toMatch(/name="others" value="end" checked/);
    const answer = await change(desk, person, { others: 'end' });
    expect(await answer.text()).toContain('signed out everywhere else');
    expect(await Promise.all([deskTokens, phoneTokens].map(isActive))).toEqual([true, false]);
  });

  test('keeps them when it is not', async () => {
    const { person, desk, deskTokens, phoneTokens } = await atTwoDevices();
    await change(desk, person);
    expect(await Promise.all([deskTokens, phoneTokens].map(isActive))).toEqual([true, true]);
  });

  test('ends all of them where nobody, or somebody else, is signed in', async () => {
    const { person, deskTokens, phoneTokens } = await atTwoDevices();
    const stranger = await atTwoDevices();
    await change(stranger.desk, person);
    expect(await Promise.all([deskTokens, phoneTokens].map(isActive))).toEqual([false, false]);
    expect(await isActive(stranger.deskTokens)).toBe(true);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
