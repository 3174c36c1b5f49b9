import type { Page } from '@playwright/test';
import { violationsOf } from '../support/e2e/accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The pages that the server makes itself: the identity provider's and the content editor's. */
const LANGUAGES = { en: 'en-GB', de: 'de-DE' } as const;
type Language = keyof typeof LANGUAGES;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

const PROVIDER_PAGES: [address: string, titles: Record<Language, string>][] = [
  ['/badger/login', { en: 'Sign in', de: 'Anmelden' }],
  ['/reset-password', { en: 'New password', de: 'Neues Passwort' }],
  ['/reset-password?token=x', { en: 'This link is no longer valid', de: 'Dieser Link gilt nicht mehr' }],
  [
    '/invitation?token=x',
    { en: 'This invitation is no longer valid', de: 'Diese Einladung gilt nicht mehr' },
  ],
  ['/interaction/none', { en: 'This sign-in page has expired', de: 'Diese Anmeldeseite ist abgelaufen' }],
];

const CONTENT = '/admin/content-manager';
const LIST = `${CONTENT}/collectionType/api::glossary-item.glossary-item`;
const CONTENT_PAGES: [address: string, titles: Record<Language, string>][] = [
  [LIST, { en: 'Texts of Badger', de: 'Texte von Badger' }],
  [`${LIST}/create?uiKey=badger/identity/sign-in`, { en: 'New text', de: 'Neuer Text' }],
  [`${LIST}/999999`, { en: 'There is no such text', de: 'Diesen Text gibt es nicht' }],
  [`${CONTENT}/glossary-import`, { en: 'Import texts', de: 'Texte importieren' }],
];

async function expectPage(page: Page, address: string, language: Language, title: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect.soft(await violationsOf(page), `${address}, ${language}`).toEqual([]);
  await page.setViewportSize(NARROW);
  expect.soft(await violationsOf(page, 'html', ['light']), `${address}, ${language}, narrow`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${address}, ${language}: scrolls sideways`).toBe(0);
}

for (const language of ['en', 'de'] as const)
  test(`the pages of the identity provider in ${language}`, async ({ openBrowser, complaints }) => {
    complaints.expect(/^40[04] GET \/(reset-password|invitation|interaction)/);
    const page = await openBrowser({ locale: LANGUAGES[language] });
    for (const [address, titles] of PROVIDER_PAGES)
      await test.step(address, () => expectPage(page, address, language, titles[language]));
  });

test('the question before signing out', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  await expectPage(page, '/logout', 'en', 'Sign out of Badger?');
  await expectPage(page, '/logout?ui_locales=de', 'de', 'Von Badger abmelden?');
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click();
  await expect(page).toHaveURL(/\/badger\/(welcome)?$/);
});

test('the pages of texts in both languages', async ({ page, signIn, openBrowser, complaints }) => {
  complaints.expect(/^404 GET \/admin\//);
  await signIn(page, 'admin');
  for (const [address, titles] of CONTENT_PAGES)
    await test.step(address, () => expectPage(page, address, 'en', titles.en));
  const german = await openBrowser({ locale: LANGUAGES.de });
  await signIn(german, 'admin');
  for (const [address, titles] of CONTENT_PAGES)
    await test.step(`${address}, German`, () => expectPage(german, address, 'de', titles.de));
});

test('the sign-in page has the font of the app, and speaks the language that was chosen in it', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.woff2'))
      fonts.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/badger/logged-out');
  await page.evaluate(() => window.localStorage.setItem('LANGUAGE', 'de'));
  fonts.length = 0;
  await page.goto('/badger/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL(/\/interaction\//);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.map(family => family.replaceAll('"', ''))).toContain('Inter Variable');
  // The same file as the app's own, or none because the browser has it already.
  for (const font of fonts) expect(font).toMatch(/^200 \/badger\/assets\/inter-latin-wght-normal-/);
});

test('a wrong password is reported in German, and the right one signs in', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expect(/^401 POST \/interaction\//);
  const page = await openBrowser({ locale: LANGUAGES.de });
  await page.goto('/badger/login');
  await page.getByLabel('E-Mail').fill('nobody@demo.badger.example');
  await page.getByLabel('Passwort', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('E-Mail oder Passwort ist falsch.');
  await expect(alert).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neues Passwort' })).toBeVisible();
});
