import type { Page } from '@playwright/test';
import { startInstance } from '../support/e2e/instance.ts';
import { startMailServer } from '../support/e2e/mailServer.ts';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';

const ME = '/user-api/users/me';
const PREFERENCES = '/user-api/user-preferences';

test('a viewer changes their name in two tabs at once, sees both and keeps their own', async ({
  page,
  context,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^409 PATCH \/v1\/user-api\/users\/me/);
  const api = await apiOf('viewer');
  const { lastName } = await api.call<{ lastName: string }>('GET', ME);
  try {
    await signIn(page, 'viewer');
    await page.goto('/badger/account');
    const other = await context.newPage();
    await other.goto('/badger/account');
    await expect(other.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName);

    await page.getByRole('textbox', { name: 'Last name' }).fill('Lind');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();

    await other.getByRole('textbox', { name: 'Last name' }).fill('Quist');
    await other.getByRole('button', { name: 'Save' }).click();
    const conflict = other.getByRole('dialog');
    await expect(conflict.getByRole('row', { name: 'Last name Quist Lind' })).toBeVisible();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(other.getByRole('heading', { name: /Quist$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Quist');
  } finally {
    const { revision } = await api.call<{ revision: number }>('GET', ME);
    await api.call('PATCH', ME, { revision, lastName });
  }
});

/** A setting shows the choice of an optimistic change, so a moment after the click. */
async function choose(page: Page, radio: { name: string; exact?: boolean }): Promise<void> {
  await page.getByRole('radio', radio).click();
  await expect(page.getByRole('radio', radio)).toBeChecked();
}

test('an engineer reads German, also after a reload, and goes back', async ({ page, signIn, apiOf }) => {
  try {
    await signIn(page, 'engineer');
    await page.goto('/badger/preferences');
    await choose(page, { name: 'Deutsch' });
    await expect(page.getByRole('tab', { name: 'Voreinstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const kept = async () =>
      (await (await apiOf('engineer')).call<{ language: string }>('GET', PREFERENCES)).language;
    await expect.poll(kept).toBe('de');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Meine Projekte' })).toBeVisible();
    await choose(page, { name: 'English', exact: true });
    await expect(page.getByRole('tab', { name: 'Preferences' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    await (await apiOf('engineer')).call('PUT', PREFERENCES, { language: null });
  }
});

test('colours, density and default organization follow the person: over a reload and into another browser', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const api = await apiOf('engineer');
  try {
    await signIn(page, 'engineer');
    await page.goto('/badger/preferences');
    await choose(page, { name: 'Dark' });
    await choose(page, { name: 'Compact' });
    await page.getByRole('combobox', { name: 'Default organization' }).click();
    await page.getByRole('option', { name: 'Demo organization' }).click();
    await expect
      .poll(() => api.call('GET', PREFERENCES))
      .toMatchObject({
        colorScheme: 'DARK',
        density: 'COMPACT',
        defaultOrganizationUuid: expect.any(String),
      });

    const elsewhere = await openBrowser({ colorScheme: 'light' });
    await signIn(elsewhere, 'engineer', { afresh: true });
    await page.reload();
    for (const browser of [page, elsewhere]) {
      await browser.goto('/badger/preferences');
      await expect(browser.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect(browser.getByRole('radio', { name: 'Compact' })).toBeChecked();
      await expect(browser.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      expect(await browser.evaluate(() => localStorage.getItem('badger-density'))).toBe('compact');
      await expect(browser.getByRole('button', { name: 'Organization: Demo organization' })).toBeVisible();
    }
  } finally {
    await api.call('PUT', PREFERENCES, {
      colorScheme: 'SYSTEM',
      density: 'COMFORTABLE',
      defaultOrganizationUuid: null,
    });
  }
});

test('about says which version runs and under which licences', async ({ page, signIn }) => {
  await signIn(page, 'viewer');
  await page.goto('/badger/about');
  await expect(page.getByText('v0.3.207')).toBeVisible();
  await page.getByRole('button', { name: 'Show the licences' }).click();
  await page.getByRole('searchbox').fill('react-router');
  const entry = page.getByRole('listitem').filter({ hasText: /react-router \d/ });
  await entry.getByText(/react-router \d/).click();
  await expect(entry.getByLabel('Licence of react-router', { exact: true })).toContainText('Copyright');
});

test('an engineer signs out, and comes back by the logged-out page', async ({ page, signIn }) => {
  await signIn(page, 'engineer', { afresh: true });
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  const { email, password } = credentialsOf('engineer');
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL('/badger/welcome');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
});

test('a forgotten password is replaced by the link of the mail, from the sign-in page on', async ({
  openBrowser,
  complaints,
}) => {
  // A whole installation starts.
  test.setTimeout(600_000);
  complaints.expect(/^401 POST \/interaction\//);
  const mail = await startMailServer();
  const instance = await startInstance({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Badger <badger@example.com>',
  });
  const { email, password } = credentialsOf('voter');
  const chosen = 'a new password 2';
  try {
    const page = await openBrowser({ baseURL: instance.url });
    await page.goto('/badger/projects');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    await expect.poll(() => mail.mails.length).toBe(1);
    const link = /https?:\/\/\S+\/reset-password\?token=[\w.-]+/.exec(mail.mails[0] ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel(/^Password, at least/).fill(chosen);
    await page.getByLabel('Password again').fill(chosen);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await submitSignInForm(page, email, password);
    await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.');
    await submitSignInForm(page, email, chosen);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  } finally {
    await instance.remove();
    await mail.stop();
  }
});
