import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/test.ts';

test('a lead creates a project and adds an engineer; a guest discovers it, asks, and is let in', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  test.slow();
  const name = `Saw ${randomUUID().slice(0, 8)}`;
  // The guest belongs to the lead's organization, but to none of its projects.
  const owner = await apiOf('owner');
  const lead = await apiOf('lead');
  const [organization] = (
    await lead.call<{ organizations: { organizationUuid: string }[] }>('GET', '/user-api/users/me')
  ).organizations;
  const organizationUuid = organization?.organizationUuid;
  const roles = await owner.call<{ results: { uuid: string; name: string }[] }>(
    'GET',
    `/user-api/organization-roles?organizationUuid=${organizationUuid}`,
  );
  const invitation = await owner.call<{ uuid: string }>(
    'POST',
    `/user-api/organizations/${organizationUuid}/users`,
    {
      email: 'guest@demo.badger.example',
      organizationRoleUuid: roles.results.find(role => role.name === 'Member')?.uuid,
    },
  );
  const invited = await apiOf('guest');
  await invited.call('POST', `/user-api/users/me/invitations/${invitation.uuid}/accept`);
  const { uuid: userUuid } = await invited.call<{ uuid: string }>('GET', '/user-api/users/me');
  try {
    await signIn(page, 'lead');
    await page.goto('/badger/projects');
    await page.getByRole('link', { name: 'New project' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'Style' }).click();
    await page.getByRole('option', { name: /^Machine/ }).click();
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Add members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add members' });
    await dialog.getByRole('combobox', { name: 'People' }).fill('Emil');
    await page.getByRole('option', { name: /Emil Okafor/ }).click();
    // The list stays open for others.
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Add members' }).click();
    await expect(page.getByRole('row', { name: /Emil Okafor/ })).toBeVisible();

    const guest = await openBrowser();
    await signIn(guest, 'guest');
    await guest.goto('/badger/welcome');
    await guest.getByRole('link', { name: 'Discover Projects' }).click();
    await guest.getByRole('searchbox', { name: 'Search projects' }).fill(name);
    await guest.getByRole('button', { name: `Request access to ${name}` }).click();
    await guest.getByRole('textbox', { name: 'Message' }).fill('I take over the blades.');
    await guest.getByRole('button', { name: 'Send request' }).click();
    await expect(guest.getByText('Waits for an answer')).toBeVisible();

    await page.goto('/badger/projects');
    await page.getByRole('link', { name: '1 request for access' }).click();
    await expect(page.getByText('I take over the blades.')).toBeVisible();
    await page.getByRole('button', { name: /^Accept / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { name: 'Requests for access' })).toHaveCount(0);

    await guest.goto('/badger/projects');
    await guest.getByRole('link', { name }).click();
    await expect(guest.getByTitle('Your role: Viewer')).toBeVisible();
    await expect(guest.getByRole('tab', { name: 'Settings' })).toHaveCount(0);
    // What the overview still asks for would be refused as soon as the guest is no member any more.
    await expect(guest.getByText('No hazards yet.')).toBeVisible();
    await expect(guest.getByRole('list', { name: 'Recent changes' })).toBeVisible();
    await expect(guest.locator('main [aria-busy="true"]')).toHaveCount(0);
  } finally {
    // The guest of the other tests belongs to no organization.
    await owner.call('DELETE', `/user-api/organizations/${organizationUuid}/users/${userUuid}`);
  }
});
