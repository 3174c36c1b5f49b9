import { expect, type Page } from '@playwright/test';
import { credentialsOf, type Person } from './people.ts';

/** Fills in the provider's sign-in form, which must be the page that is open: in the browser's language. */
export async function submitSignInForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(/^E-mail$/i).fill(email);
  await page.getByLabel(/^Passwor[dt]$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
}

/** From the web app's sign-in route over the provider's page to `returnTo`. */
export async function signInAtProvider(
  page: Page,
  person: Person,
  returnTo = '/badger/welcome',
): Promise<void> {
  const { email, password } = credentialsOf(person);
  await page.goto(`/badger/login?${new URLSearchParams({ returnTo })}`);
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL(returnTo);
}
