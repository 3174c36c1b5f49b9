import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';

const ADMIN = '/admin/content-manager/collectionType/api::glossary-item.glossary-item';
const KEY = 'badger/not-found/advice';
const FALLBACK = /^There is no page at this address/;

/** Clicks the badge of a text. @returns the tab that it opens */
async function openByBadge(page: Page, text: RegExp): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: new RegExp(`^Edit text “${text.source.replace('^', '')}`) }).click(),
  ]);
  await opened.waitForLoadState();
  return opened;
}

test('an editor changes a text in place and sees the new one', async ({ page, context, signIn }) => {
  await signIn(page, 'admin');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/badger/nowhere?glossary=edit');
  await expect(page.getByText(FALLBACK).first()).toBeVisible();

  // On for the session: another address, a reload.
  await page.goto('/badger/nowhere');
  await expect(page.getByRole('region', { name: /Glossary edit mode/ })).toBeVisible();

  const editor = await openByBadge(page, FALLBACK);
  await expect(editor).toHaveURL(new RegExp(`${ADMIN}/create\\?plugins\\[i18n\\]\\[locale\\]=en&uiKey=`));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(KEY);
  await expect(editor.getByLabel('Key')).toHaveValue(KEY);
  await expect(editor.getByLabel('Text', { exact: true })).toHaveValue(FALLBACK);
  await editor.getByLabel('Text', { exact: true }).fill('Nobody lives at this address.');
  await editor.getByRole('button', { name: 'Save text' }).click();
  await expect(editor.getByRole('status')).toHaveText(/The text is saved/);

  // A browser without a window never loses its focus, so it never comes back either.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Nobody lives at this address\./).first()).toBeVisible();

  const again = await openByBadge(page, /^Nobody lives/);
  await expect(again).toHaveURL(new RegExp(`${ADMIN}/\\d+\\?`));
  await again.getByText('Delete this text').click();
  await again.getByRole('button', { name: 'Delete text' }).click();
  await expect(again.getByRole('status')).toHaveText('The text is deleted.');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(FALLBACK).first()).toBeVisible();

  // Badges stand over a dialog too; the list reaches what has none.
  await page.keyboard.press('Alt+Shift+G');
  const list = page.getByRole('dialog', { name: /Texts on this screen/ });
  await list.getByRole('searchbox').fill('header/');
  await expect(list.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Edit mode is on until you close this tab.')).toBeVisible();
});

test('the editor asks before it is left with changes that are not saved', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto(`${ADMIN}/create?uiKey=${KEY}`);
  const asked: string[] = [];
  const leave = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', async dialog => {
      asked.push(dialog.type());
      await dialog[answer]();
    });
    await page.getByRole('link', { name: 'All texts' }).click();
  };
  const field = page.getByLabel('Text', { exact: true });
  await field.fill('Half a sentence');
  await leave('dismiss');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(field).toHaveValue('Half a sentence');

  // A preview saves nothing, and is not asked about itself.
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.getByRole('heading', { name: 'Preview' }).click();
  await leave('accept');
  await expect(page).toHaveURL(new RegExp(`${ADMIN}$`));
  expect(asked).toEqual(['beforeunload', 'beforeunload']);

  // Nothing was changed: nothing is asked.
  await page.goto(`${ADMIN}/create?uiKey=${KEY}`);
  await page.getByLabel('Text', { exact: true }).click();
  await page.getByRole('link', { name: 'All texts' }).click();
  await expect(page).toHaveURL(new RegExp(`${ADMIN}$`));
  expect(asked).toHaveLength(2);
});

test('a user without permission to edit gets a message, and nothing is lost', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^403 GET \/admin\//);
  await signIn(page, 'viewer');
  await page.goto('/badger/nowhere?glossary=edit');
  const opened = await openByBadge(page, FALLBACK);
  await expect(opened.getByRole('alert')).toContainText("You don't have permission to view this content.");
});

test('every text of the app is German for German users', async ({ openBrowser, signIn }) => {
  const page = await openBrowser({ locale: 'de-DE' });
  await signIn(page, 'lead');
  await page.goto('/badger/nowhere');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
