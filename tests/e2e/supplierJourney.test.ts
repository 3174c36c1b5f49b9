import { startInstance } from '../support/e2e/instance.ts';
import { startMailServer } from '../support/e2e/mailServer.ts';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';

const EMAIL = 'pavel.ricci@example.org';
const PASSWORD = 'correct horse battery';

test('an owner invites a supplier, who joins by the link of the mail and sees only the project they were added to', async ({
  openBrowser,
}) => {
  test.setTimeout(600_000);
  const mail = await startMailServer();
  const instance = await startInstance({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Badger <badger@example.com>',
  });
  const newPage = () => openBrowser({ baseURL: instance.url });
  try {
    const owner = await newPage();
    const { email, password } = credentialsOf('owner');
    await owner.goto('/badger/login?returnTo=%2Fbadger%2Fwelcome');
    await submitSignInForm(owner, email, password);
    await owner.getByRole('link', { name: 'Invite Supplier' }).click();
    await owner.getByRole('textbox', { name: 'E-mail address' }).fill(EMAIL);
    await owner.getByRole('textbox', { name: 'First name' }).fill('Pavel');
    await owner.getByRole('textbox', { name: 'Last name' }).fill('Ricci');
    await owner.getByRole('combobox', { name: 'Projects', exact: true }).click();
    await owner.getByRole('option', { name: 'Palletising cell' }).click();
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByText(`${EMAIL} was invited.`)).toBeVisible();
    await expect(owner.getByRole('row', { name: new RegExp(EMAIL) })).toContainText('Palletising cell');

    await expect.poll(() => mail.mails.length).toBe(1);
    const link = /https?:\/\/\S+\/invitation\?token=[\w-]+/.exec(mail.mails[0] ?? '')?.[0] ?? '';
    const supplier = await newPage();
    await supplier.goto(link);
    await expect(supplier.getByLabel('First name')).toHaveValue('Pavel');
    await supplier.getByLabel(/^Password, at least/).fill(PASSWORD);
    await supplier.getByLabel('Password again').fill(PASSWORD);
    await supplier.getByRole('button', { name: 'Create account' }).click();
    await supplier.getByRole('link', { name: 'Go to sign-in' }).click();
    await submitSignInForm(supplier, EMAIL, PASSWORD);
    await expect(supplier.getByRole('heading', { name: /Pavel/ })).toBeVisible();

    await supplier.getByRole('link', { name: 'My Projects' }).click();
    const main = supplier.getByRole('main');
    await expect(main.getByRole('link', { name: /Palletising cell/ }).first()).toBeVisible();
    await expect(main.getByText('Remote control')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'New project' })).toHaveCount(0);
    await supplier.getByRole('link', { name: 'Discover Projects' }).click();
    await expect(main.getByText('Remote control')).toHaveCount(0);
    await supplier.getByRole('link', { name: 'Invite Supplier' }).click();
    await expect(main.getByText(/does not let you invite suppliers/)).toBeVisible();

    // The invitation is used up; the supplier is among those who are there, and is taken out again.
    await owner.reload();
    const suppliers = owner.getByRole('table', { name: 'Suppliers' });
    await expect(suppliers.getByRole('row', { name: /Pavel Ricci/ })).toContainText('Palletising cell');
    await expect(owner.getByText('There are no open invitations.')).toBeVisible();
    await owner.getByRole('button', { name: 'Remove Pavel Ricci' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(owner.getByText('Pavel Ricci was removed')).toBeVisible();
    await supplier.goto('/badger/projects');
    await expect(main.getByRole('link', { name: /Palletising cell/ })).toHaveCount(0);
  } finally {
    await instance.remove();
    await mail.stop();
  }
});
