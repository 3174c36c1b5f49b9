import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization, OrganizationInvitation, OrganizationUser } from '@/api/organizations';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
let press: { uuid: string; name: string };
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
  const made = await platform.call<{ data: typeof press }>(
    'owner',
    'POST',
    `/user-api/organizations/${own.uuid}/projects`,
    { name: 'Press line', style: 'MACHINE' },
  );
  press = made.data;
});

const open = (person = 'owner') =>
  renderApp({ route: `/invite-supplier?organization=${own.uuid}`, token: platform.tokenOf(person) });
const invitations = async () =>
  (
    await platform.call<List<OrganizationInvitation>>(
      'owner',
      'GET',
      `/user-api/organization-invitations?organizationUuid=${own.uuid}`,
    )
  ).data.results;
const people = async () =>
  (await platform.call<List<OrganizationUser>>('owner', 'GET', `/user-api/organizations/${own.uuid}/users`))
    .data.results;
/** As the demo begins: tests of other files let the demo accounts into their organizations, with roles of all kinds. */
async function onlyInDemoOrganization(person: string) {
  const { data } = await platform.call<{ data: { organizations: { name: string }[] } }>(
    person,
    'GET',
    '/user-api/users/me',
  );
  const organizations = data.organizations.filter(({ name }) => name === 'Demo organization');
  expect(organizations).toHaveLength(1);
  server.use(
    http.get(`${ORIGIN}/v1/user-api/users/me`, () => HttpResponse.json({ data: { ...data, organizations } })),
  );
}
const newAddress = () => `${crypto.randomUUID()}@example.org`;

async function fill(user: ReturnType<typeof open>['user'], email: string) {
  await user.type(await screen.findByRole('textbox', { name: /E-mail address/ }), email);
  await user.click(screen.getByRole('combobox', { name: 'Projects' }));
  await user.click(await screen.findByRole('option', { name: press.name }));
  await user.keyboard('{Escape}');
}
const send = () => screen.getByRole('button', { name: 'Send invitation' });

describe('/invite-supplier', () => {
  it('invites somebody into projects, sends again and withdraws', async () => {
    const { user } = open();
    const email = newAddress();
    await fill(user, email);
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Pavel');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Ricci');
    await user.dblClick(send());
    expect(await screen.findByText(`${email} was invited.`, { exact: false })).toBeVisible();
    const row = await screen.findByRole('row', { name: new RegExp(email) });
    expect(row).toHaveTextContent('Pavel Ricci');
    expect(row).toHaveTextContent('Press line (Engineer)');
    const [invited, ...more] = await invitations();
    expect(more).toEqual([]);
    expect(invited).toMatchObject({ email, firstName: 'Pavel', projects: [{ projectUuid: press.uuid }] });
    expect(screen.getByRole('textbox', { name: /E-mail address/ })).toHaveValue('');

    await user.click(screen.getByRole('button', { name: `Send again to ${email}` }));
    const links = () => screen.getAllByRole('textbox', { name: `Invitation link for ${email}` });
    await waitFor(() => expect(new Set(links().map(link => (link as HTMLInputElement).value)).size).toBe(2));
    const [again] = await invitations();
    expect(again?.uuid).not.toBe(invited?.uuid);
    expect(again?.projects).toMatchObject([{ projectUuid: press.uuid, role: 'ENGINEER' }]);

    const withdraw = () => screen.getByRole('button', { name: `Withdraw the invitation of ${email}` });
    await waitFor(() => expect(withdraw()).toBeEnabled());
    await user.click(withdraw());
    await user.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
    expect(await screen.findByText('There are no open invitations.')).toBeVisible();
    expect(await invitations()).toEqual([]);
  });

  it('asks before it invites somebody who would see no project', async () => {
    const { user } = open();
    const email = newAddress();
    await user.type(await screen.findByRole('textbox', { name: /E-mail address/ }), email);
    await user.click(send());
    const question = await screen.findByRole('dialog', { name: 'Invite without a project?' });
    expect(question).toHaveTextContent('sees the projects they were added to and nothing else');
    await user.click(within(question).getByRole('button', { name: 'Choose projects' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: /E-mail address/ })).toHaveValue(email);
    expect(await invitations()).toEqual([]);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Invite without a project' }));
    expect(await screen.findByText(`${email} was invited.`, { exact: false })).toBeVisible();
    expect(await invitations()).toMatchObject([{ email, projects: [] }]);
  });

  it('lists who has accepted with their projects, and takes them out', async () => {
    const { user } = open();
    const supplier = await platform.newPerson('Pavel');
    await fill(user, supplier.email);
    await user.click(send());
    expect(await screen.findByText(`${supplier.email} was invited.`, { exact: false })).toBeVisible();
    expect(await people()).toHaveLength(1);
    const [invitation] = await invitations();
    await platform.call(supplier.person, 'POST', `/user-api/users/me/invitations/${invitation?.uuid}/accept`);
    cleanup();
    open();
    const name = `Pavel ${supplier.lastName}`;
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await waitFor(() => expect(row).toHaveTextContent('Press line (Engineer)'));
    await user.click(within(row).getByRole('button', { name: `Remove ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Remove supplier ${name}` });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeVisible();
    expect(await people()).toHaveLength(1);
  });

  it('adds who belongs to the organization to the projects, and continues where it stopped', async () => {
    const supplier = await platform.newPerson('Pavel');
    const { data: roles } = await platform.call<List<{ uuid: string; name: string }>>(
      'owner',
      'GET',
      `/user-api/organization-roles?organizationUuid=${own.uuid}`,
    );
    await joinOrganization(platform, 'owner', own.uuid, supplier.person, {
      email: supplier.email,
      organizationRoleUuid: roles.results.find(({ name }) => name === 'Supplier')?.uuid,
    });
    const { user } = open();
    server.use(
      http.post(
        `${ORIGIN}/v1/user-api/projects/${press.uuid}/members`,
        () => HttpResponse.json(errorBody('UNAVAILABLE', 'Try again in a minute.'), { status: 503 }),
        { once: true },
      ),
    );
    await fill(user, supplier.email);
    await user.click(send());
    expect(await screen.findByText(/Try again in a minute/)).toBeVisible();
    await user.click(send());
    expect(await screen.findByText(/belonged to the organization already/)).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Suppliers' });
    const row = await within(table).findByRole('row', { name: new RegExp(supplier.lastName) });
    await waitFor(() => expect(row).toHaveTextContent('Press line (Engineer)'));
  });

  it('says at the field what is wrong with it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    const email = screen.getByRole('textbox', { name: /E-mail address/ });
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveFocus();
    await user.type(email, 'not an address');
    expect(email).toBeInvalid();
    expect(await invitations()).toEqual([]);
  });

  it('says who can give it when the role is too small', async () => {
    await onlyInDemoOrganization('lead');
    open('lead');
    expect(await screen.findByText(/^Your role does not let you invite suppliers/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  });

  it('offers another try when the roles cannot be loaded', async () => {
    server.use(
      http.get(
        `${ORIGIN}/v1/user-api/organization-roles`,
        () => HttpResponse.json(errorBody('VALIDATION_FAILED', 'No.'), { status: 400 }),
        { once: true },
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeVisible();
  });
});

describe("a supplier's own view", () => {
  it('has the projects they were added to and nobody else’s, and no way to invite', async () => {
    await onlyInDemoOrganization('supplier');
    const { user } = renderApp({ route: '/projects', token: platform.tokenOf('supplier') });
    const main = await screen.findByRole('main');
    expect((await within(main).findAllByText(/Palletising cell/i)).length).toBeGreaterThan(0);
    expect(within(main).queryByText(/remote control/i)).toBeNull();
    expect(screen.queryByText(own.name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'New project' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Invite Supplier' }));
    expect(await screen.findByText(/^Your role does not let you invite suppliers/)).toBeVisible();
  });
});
