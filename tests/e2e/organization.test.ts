import { expect, test } from '../support/e2e/test.ts';

test('an owner makes an organization and lets a guest in; the guest sees it, works in its project, and loses it with it', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const name = `Foundry ${Date.now()}`;
  const owner = await apiOf('owner');
  await signIn(page, 'owner');
  await page.goto('/badger/organizations');
  await page.getByRole('link', { name: 'New organization' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    await owner.call('POST', `/user-api/organizations/${uuid}/projects`, { name: 'Ladle', style: 'MACHINE' });

    // Something typed and not saved is not lost by a click beside it.
    await page.getByRole('textbox', { name: 'Description' }).fill('Castings');
    await page.getByRole('tab', { name: 'Members' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Settings saved')).toBeVisible();

    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('link', { name: 'Add members' }).click();
    await page.getByRole('textbox', { name: 'E-mail addresses' }).fill('guest@demo.badger.example');
    await page.getByRole('button', { name: 'Add members' }).click();
    await expect(
      page.getByRole('row', { name: /^guest@demo\.badger\.example Invited; no mail is sent/ }),
    ).toBeVisible();
    const guest = await openBrowser();
    await signIn(guest, 'guest');
    await guest.goto('/badger/welcome');
    await guest.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
    await expect(guest.getByText(`You belong to ${name} now`)).toBeVisible();
    await page.goto(`/badger/organizations/${uuid}/members`);
    await page.getByRole('link', { name: 'Gustav Hale, add to projects' }).click();
    await page.getByRole('combobox', { name: 'Role in Ladle' }).click();
    await page.getByRole('option', { name: 'Engineer' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Roles saved: 1')).toBeVisible();

    await guest.goto('/badger/organizations');
    await expect(guest.getByRole('row', { name: `${name} Member People of ${name}: 2` })).toBeVisible();
    await guest.getByRole('link', { name, exact: true }).click();
    await expect(guest.getByText('Your role: Member')).toBeVisible();
    await expect(guest.getByRole('group', { name: 'Name', exact: true })).toHaveText(new RegExp(name));
    await expect(guest.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Delete organization' })).toHaveCount(0);
    await guest.getByRole('tab', { name: 'Members' }).click();
    await expect(guest.getByRole('row', { name: /Gustav Hale/ })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Add members' })).toHaveCount(0);
    await guest.goto('/badger/projects');
    await expect(guest.getByRole('main').getByRole('link', { name: /Ladle/ })).toBeVisible();

    await page.goto(`/badger/organizations/${uuid}`);
    await page.getByRole('button', { name: 'Delete organization' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${name}` });
    await expect(dialog.getByText('1 × project: deleted too (Ladle)')).toBeVisible();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Delete organization' }).click();
    await expect(page).toHaveURL(/\/badger\/organizations$/);
    await guest.goto('/badger/organizations');
    await expect(guest.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  } finally {
    // The other tests count on a guest without an organization.
    await owner.call('DELETE', `/user-api/organizations/${uuid}?confirm=true`).catch(() => undefined);
  }
});
