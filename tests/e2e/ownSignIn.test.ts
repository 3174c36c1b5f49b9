import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { violationsOf } from '../support/e2e/accessible.ts';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';
import { totpCode } from '../support/totp.ts';

/** Somebody whose password no other test needs at the same time; what is set up here is removed again here. */
const PERSON = 'guest';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectGood(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  expect.soft(await violationsOf(page), title).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${title}: scrolls sideways`).toBe(0);
  if (size) await page.setViewportSize(size);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  // The app's own sign-out forgets its tokens; this one is the provider's.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/badger\/logged-out/);
}

/** An authenticator of the browser's own; whoever is at it can be verified or not. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const methodsOf = async (page: Page) =>
  decodeJwt((await page.evaluate(() => localStorage.getItem('ID_TOKEN'))) ?? '').amr;

test('a passkey is added, signs in alone and as the second step, and is removed', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^401 POST \/interaction\//);
  const { email, password } = credentialsOf(PERSON);
  const authenticator = await addAuthenticator(page);
  await signIn(page, PERSON, { afresh: true });
  await page.goto('/badger/account');
  await page.getByRole('link', { name: 'Password and sign-in' }).click();
  await expectGood(page, 'Password and sign-in');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await expectGood(page, 'Add a passkey');
  await expect(page.getByText('This browser has no passkeys.')).toBeHidden();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectGood(page, 'Your recovery codes');
  await expect(page.locator('.codes li')).toHaveCount(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^Passkey, Chrom\w+( Headless)? on Linux$/)).toBeVisible();

  await test.step('it signs in alone', async () => {
    await signOut(page);
    await page.goto('/badger/login');
    await expectGood(page, 'Sign in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/badger/welcome');
    expect(await methodsOf(page)).toEqual(['pop', 'user', 'mfa']);
  });

  await test.step('nobody signs in with it who is not verified', async () => {
    await signOut(page);
    await page.goto('/badger/login');
    await authenticator.verify(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^No passkey was used, and nothing was changed\./);
    await expect(page.getByRole('alert')).toBeFocused();
    await authenticator.verify(true);
  });

  await test.step('after the password it is the second step', async () => {
    await submitSignInForm(page, email, password);
    await expectGood(page, 'One more step');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/badger/welcome');
    expect(await methodsOf(page)).toEqual(['pwd', 'pop', 'user', 'mfa']);
  });

  await test.step('removed, it is asked for no more', async () => {
    await page.goto('/security');
    await page.getByRole('button', { name: /^Remove: Passkey/ }).click();
    await expect(page.getByRole('status')).toContainText('The passkey is removed.');
    await expect(page.getByText('Only your password protects this account.')).toBeVisible();
    await signOut(page);
    await page.goto('/badger/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText('This passkey does not sign in here.');
    await submitSignInForm(page, email, password);
    await expect(page).toHaveURL('/badger/welcome');
    expect(await methodsOf(page)).toEqual(['pwd']);
  });
});

test('an authenticator app is set up, asked for at the next sign-in and removed', async ({
  page,
  signIn,
}) => {
  const { email, password } = credentialsOf(PERSON);
  await signIn(page, PERSON, { afresh: true });
  await page.goto('/security');
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  await expectGood(page, 'Set up an authenticator app');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('code.key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code, six digits').fill(totpCode(secret, Date.now() / 1000));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your recovery codes')).toBeVisible();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expectGood(page, 'Password and sign-in');

  await signOut(page);
  await page.goto('/badger/login');
  await submitSignInForm(page, email, password);
  await expectGood(page, 'One more step');
  // The code of before is used up; the next one is good already.
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now() / 1000 + 30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/badger/welcome');
  expect(await methodsOf(page)).toEqual(['pwd', 'otp', 'mfa']);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click();
  await expect(page.getByRole('status')).toContainText('The authenticator app is removed.');
});

test('the question for the password before something changes, and the page about it, in German', async ({
  openBrowser,
  signIn,
}) => {
  const page = await openBrowser({ locale: 'de-DE' });
  await signIn(page, PERSON, { afresh: true });
  await page.goto('/security');
  await expectGood(page, 'Passwort und Anmeldung');
  await page.goto('/security/confirm?next=passkeys');
  await expectGood(page, 'Sind Sie es?');
  await page.getByLabel('Aktuelles Passwort').fill(credentialsOf(PERSON).password);
  await page.keyboard.press('Enter');
  await expectGood(page, 'Passkey hinzufügen');
});
