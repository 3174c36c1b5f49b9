import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { upsertGlossaryItems } from '../../../server/content/upsertGlossaryItems.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

/** The provider's pages and mails as German and English readers get them. */
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.pool.query('delete from glossary_items');
  await test.pool.query('delete from mails');
});

const GERMAN = 'de-AT,de;q=0.9,en;q=0.8';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const AUTHORIZATION = {
  client_id: 'badger-ui',
  response_type: 'code',
  scope: 'openid profile email',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

/** The sign-in page that a request for authorization leads to. */
async function openSignIn(parameters: Record<string, string>, acceptLanguage = '') {
  const redirect_uri = `${test.settings.publicUrl}/badger/oauth`;
  const query = new URLSearchParams({ ...AUTHORIZATION, redirect_uri, ...parameters });
  const start = await test.app.inject({ url: `/auth?${query}` });
  const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'accept-language': acceptLanguage };
  const page = await test.app.inject({ url: String(start.headers.location), headers });
  const action = /<form method="post" action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const send = (form: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: action.replaceAll('&amp;', '&'),
      headers: { ...FORM, cookie },
      payload: new URLSearchParams(form).toString(),
    });
  return { page: page.body, send };
}
const pageAt = async (url: string, acceptLanguage = '') =>
  (await test.app.inject({ url, headers: { 'accept-language': acceptLanguage } })).body;

const LANGUAGE = /<html lang="(\w+)">/;
const TITLE = /<h1>([^<]+)<\/h1>/;
const languageAndTitle = (page: string) => [LANGUAGE.exec(page)?.[1], TITLE.exec(page)?.[1]];

describe('the language of the sign-in page', () => {
  it.each([
    ['ui_locales before the browser', { ui_locales: 'de' }, 'en', ['de', 'Anmelden']],
    ['the first of ui_locales that there is', { ui_locales: 'fr-CA de-CH en' }, 'en', ['de', 'Anmelden']],
    ['the browser without ui_locales', {}, GERMAN, ['de', 'Anmelden']],
    ['the browser by its weights', {}, 'en;q=0.5, de;q=0.7', ['de', 'Anmelden']],
    ['not what the browser refuses', {}, 'de;q=0, fr', ['en', 'Sign in']],
    ['the browser where ui_locales has none of ours', { ui_locales: 'fr' }, GERMAN, ['de', 'Anmelden']],
    ['English where nothing is asked for', {}, '', ['en', 'Sign in']],
    ['English where the header is none', {}, ';;,q=x,*', ['en', 'Sign in']],
  ])('is by %s', async (_name, parameters: Record<string, string>, header, expected) => {
    expect(languageAndTitle((await openSignIn(parameters, header)).page)).toEqual(expected);
  });

  it('stays on the way: wrong password, reset, and demo accounts that say so', async () => {
    const { page, send } = await openSignIn({ ui_locales: 'de' });
    expect(page).toContain('Demokonten');
    expect(page).toContain('stimmt ab und kommentiert');
    expect(page).toContain('href="/reset-password?ui_locales=de"');
    const refused = await send({ email: 'nobody@example.com', password: 'wrong' });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).toContain(
      'Nach 5 fehlgeschlagenen Anmeldungen müssen Sie vor jeder weiteren warten, jedes Mal länger.',
    );
    expect(refused.body).toMatch(/name="password"[^>]* aria-invalid="true" aria-describedby="problem"/);
    expect((await send({ email: '', password: '' })).body).toContain('Geben Sie E-Mail und Passwort ein.');
  });
});

describe('a text that an editor changed', () => {
  const item = (uiKey: string, plainText: string, more: Record<string, string> = {}) => ({
    uiKey,
    deploymentEnv: 'PRODUCTION' as const,
    textType: 'plain' as const,
    plainText,
    ...more,
  });

  it('shows on the sign-in page, in its language only and as text', async () => {
    await upsertGlossaryItems(test.pool, [
      item('badger/identity/sign-in', 'Enter <b>Badger</b>'),
      item('badger/identity/forgot-password', 'Passwort weg?', { locale: 'de' }),
    ]);
    const english = (await openSignIn({})).page;
    expect(english).toContain('<h1>Enter &lt;b&gt;Badger&lt;/b&gt;</h1>');
    expect(english).toContain('Forgot your password?');
    const german = (await openSignIn({ ui_locales: 'de' })).page;
    expect(german).toContain('<h1>Anmelden</h1>');
    expect(german).toContain('Passwort weg?');
  });

  it('is found as the app finds one: by domain and environment, and without its section', async () => {
    await upsertGlossaryItems(test.pool, [
      item('badger/identity/sign-in', 'Of another domain', { domain: 'SECURITY' }),
      item('badger/identity/email', 'Of another organization', { organizationUuid: DEMO_ORGANIZATION_UUID }),
      { ...item('badger/identity/password', 'Of staging'), deploymentEnv: 'STAGING' },
      item('badger/forgot-password', 'Without section'),
    ]);
    const { page } = await openSignIn({});
    expect(page).toContain('<h1>Sign in</h1>');
    expect(page).toContain('>E-mail</label>');
    expect(page).toContain('>Password</label>');
    expect(page).toContain('Without section');
  });
});

describe('every other page', () => {
  it.each([
    ['/reset-password', 'New password', 'Neues Passwort'],
    ['/reset-password?token=x', 'This link is no longer valid', 'Dieser Link gilt nicht mehr'],
    ['/invitation?token=x', 'This invitation is no longer valid', 'Diese Einladung gilt nicht mehr'],
    ['/interaction/none', 'This sign-in page has expired', 'Diese Anmeldeseite ist abgelaufen'],
    ['/auth?client_id=nobody', 'This sign-in request is not valid', 'Diese Anmeldeanfrage ist nicht gültig'],
    ['/admin/oauth', 'Sign-in was not completed', 'Die Anmeldung wurde nicht abgeschlossen'],
  ])('%s', async (address, english, german) => {
    expect(languageAndTitle(await pageAt(address))).toEqual(['en', english]);
    expect(languageAndTitle(await pageAt(address, GERMAN))).toEqual(['de', german]);
    const asked = `${address}${address.includes('?') ? '&' : '?'}ui_locales=de`;
    const page = await pageAt(asked, 'en');
    expect(languageAndTitle(page)).toEqual(['de', german]);
    // Whatever went wrong, there is a way on.
    expect(page).toMatch(/<a class="(primary|secondary|button)" href="\//);
  });

  it('takes its words from the code where there is no database', async () => {
    const query = test.pool.query.bind(test.pool);
    test.pool.query = (() =>
      Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))) as typeof query;
    try {
      expect(languageAndTitle(await pageAt('/reset-password', GERMAN))).toEqual(['de', 'Neues Passwort']);
      const page = await pageAt(
        '/reset-password?token=00000000-0000-4000-8000-000000000000.9999999999.x',
        GERMAN,
      );
      expect(languageAndTitle(page)).toEqual(['de', 'Die Anmeldung ist gerade nicht verfügbar']);
    } finally {
      test.pool.query = query;
    }
  });
});

describe('a mail', () => {
  const mail = async () =>
    (await test.pool.query<{ subject: string; text: string }>('select subject, text from mails')).rows[0];
  const choose = (person: string, language: 'de' | 'en' | null) =>
    test.call(person, 'PUT', '/user-api/user-preferences', { body: { language } });
  const ask = (email: string, language: string) =>
    test.app.inject({
      method: 'POST',
      url: `/reset-password?ui_locales=${language}`,
      headers: FORM,
      payload: new URLSearchParams({ email }).toString(),
    });

  it('with a link for a new password is in the language that its reader chose, and so is the page', async () => {
    expect((await choose('voter', 'de')).status).toBe(200);
    await ask('voter@demo.badger.example', 'en');
    const { subject = '', text = '' } = (await mail()) ?? {};
    expect(subject).toBe('Neues Passwort für Badger');
    expect(text).toContain('Der Link gilt 60 Minuten und einmal.');
    const link = /https?:\S+/.exec(text)?.[0] ?? '';
    const page = await pageAt(link.slice(test.settings.publicUrl.length));
    expect(languageAndTitle(page)).toEqual(['de', 'Neues Passwort wählen']);
    expect(page).toMatch(/name="username" autocomplete="username" value="voter@demo\.badger\.example"/);
  });

  it('uses the language of the page for users without a language setting', async () => {
    await ask('viewer@demo.badger.example', 'de');
    expect((await mail())?.subject).toBe('Neues Passwort für Badger');
    await test.pool.query('delete from mails');
    await ask('viewer@demo.badger.example', 'en');
    expect((await mail())?.subject).toBe('New password for Badger');
  });

  it('is not sent more than three times in an hour, in whatever language it is asked for', async () => {
    for (const language of ['de', 'en', 'de', 'en', 'de'])
      await ask('engineer@demo.badger.example', language);
    expect((await test.pool.query('select 1 from mails')).rowCount).toBe(3);
  });

  it('of an invitation is in the language of the inviting person, and never in words of the organization', async () => {
    await upsertGlossaryItems(test.pool, [
      {
        uiKey: 'badger/mail/invitation-open',
        deploymentEnv: 'PRODUCTION',
        textType: 'plain',
        plainText: 'Your password expires today:',
        locale: 'de',
        organizationUuid: DEMO_ORGANIZATION_UUID,
      },
    ]);
    expect((await choose('owner', 'de')).status).toBe(200);
    const { rows } = await test.pool.query<{ uuid: string }>(
      `select uuid from organization_roles where organization_uuid = $1 and name = 'Member'`,
      [DEMO_ORGANIZATION_UUID],
    );
    const invited = await test.call('owner', 'POST', '/user-api/organizations/users/invite-new', {
      body: {
        organizationUuid: DEMO_ORGANIZATION_UUID,
        organizationRoleUuid: rows[0]?.uuid,
        email: 'neu@example.com',
      },
    });
    expect(invited.status).toBe(201);
    const { subject, text = '' } = (await mail()) ?? {};
    expect(subject).toBe('Einladung zu Demo organization in Badger');
    expect(text).toMatch(/^Olivia Mensah lädt Sie zu Demo organization ein[\s\S]*\n\nhttp/);
    expect(text).not.toContain('expires');
    const link = /https?:\S+/.exec(text)?.[0] ?? '';
    // Whoever is invited may read another language: their browser says so.
    const page = await pageAt(link.slice(test.settings.publicUrl.length), 'en');
    expect(languageAndTitle(page)).toEqual(['en', 'Join Demo organization']);
    expect(languageAndTitle(await pageAt(link.slice(test.settings.publicUrl.length), GERMAN))).toEqual([
      'de',
      'Demo organization beitreten',
    ]);
  });
});
