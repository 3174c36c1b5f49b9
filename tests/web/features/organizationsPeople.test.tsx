import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization, OrganizationUser } from '@/api/organizations';
import { addressesOf, wrongAddresses } from '@/features/organizations/members/addMembers';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
});

const open = (route: string, person = 'owner') => renderApp({ route, token: platform.tokenOf(person) });
const people = async () =>
  (await platform.call<List<OrganizationUser>>('owner', 'GET', `/user-api/organizations/${own.uuid}/users`))
    .data.results;
const rolesOf = async () =>
  (
    await platform.call<List<{ uuid: string; name: string; revision: number; permissions: string[] }>>(
      'owner',
      'GET',
      `/user-api/organization-roles?organizationUuid=${own.uuid}`,
    )
  ).data.results;
const join = async (person: string, roleName = 'Member') => {
  const role = (await rolesOf()).find(({ name }) => name === roleName);
  await joinOrganization(platform, 'owner', own.uuid, person, {
    email: `${person}@demo.badger.example`,
    organizationRoleUuid: role?.uuid,
  });
};
const roleIn = async (person: string) =>
  (await people()).find(({ user }) => user.email.startsWith(`${person}@`))?.roleName;

describe('/organizations/{uuid}/members', () => {
  it('lists the people, finds one, gives another role, and takes one out', async () => {
    await join('lead');
    await join('voter');
    const { user } = open(`/organizations/${own.uuid}/members`);
    expect(await screen.findByRole('row', { name: /Lena Brandt/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Members' })).toHaveAttribute('aria-current', 'page');

    await user.click(await screen.findByRole('combobox', { name: 'Role of Lena Brandt' }));
    await user.click(screen.getByRole('option', { name: 'Admin' }));
    expect(await screen.findByText('Lena Brandt is Admin now')).toBeInTheDocument();
    expect(await roleIn('lead')).toBe('Admin');

    await user.click(screen.getByRole('button', { name: 'Remove Valerie Sato' }));
    const dialog = await screen.findByRole('dialog', { name: /^Remove Valerie Sato/ });
    expect(dialog).toHaveTextContent('leaves all projects');
    await user.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Valerie Sato was removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('voter@demo.badger.example')).toBeNull());
    expect(await roleIn('voter')).toBeUndefined();

    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'brandt');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  });
  it('asks before it makes a supplier of a colleague', async () => {
    await join('lead');
    const { user } = open(`/organizations/${own.uuid}/members`);
    const choose = async () => {
      await user.click(await screen.findByRole('combobox', { name: 'Role of Lena Brandt' }));
      await user.click(screen.getByRole('option', { name: 'Supplier' }));
      return within(await screen.findByRole('dialog', { name: 'Make Lena Brandt a supplier?' }));
    };
    const question = await choose();
    expect(question.getByText(/nothing else of the organization/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep the role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await roleIn('lead')).toBe('Member');
    await user.click((await choose()).getByRole('button', { name: 'Make a supplier' }));
    expect(await screen.findByText('Lena Brandt is Supplier now')).toBeInTheDocument();
    expect(await roleIn('lead')).toBe('Supplier');
  });
  it('keeps the last owner, and says why', async () => {
    const { user } = open(`/organizations/${own.uuid}/members`);
    await user.click(await screen.findByRole('combobox', { name: 'Role of Olivia Mensah' }));
    await user.click(screen.getByRole('option', { name: 'Member' }));
    expect(await screen.findByText(/^This is the last owner of the organization/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Role of Olivia Mensah' })).toHaveTextContent('Owner'),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Olivia Mensah' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText(/^This is the last owner/)).toBeVisible();
  });
  it('is only read by somebody who may not manage people', async () => {
    await join('viewer');
    open(`/organizations/${own.uuid}/members`, 'viewer');
    expect(await screen.findByRole('row', { name: /Vera Lindqvist/ })).toHaveTextContent('Member');
    for (const name of [/^Remove/, /^Role of/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add members' })).toBeNull();
  });
});

describe('/members/{uuid}/new', () => {
  it('reads addresses as they are pasted', () => {
    expect(addressesOf('Ana Keller <Ana@Example.org>; b@example.org,\n c@example.org b@example.org')).toEqual(
      ['ana@example.org', 'b@example.org', 'c@example.org'],
    );
    expect(wrongAddresses('a@example.org, b@, example.org')).toEqual(['b@', 'example.org']);
  });
  it('invites people whether they have an account or not, and reports each', async () => {
    await join('voter');
    const unknown = `${crypto.randomUUID()}@example.org`;
    const { user } = open(`/members/${own.uuid}/new`);
    const emails = await screen.findByRole('textbox', { name: /E-mail addresses/ });
    await user.type(emails, 'lead@demo.badger.example, nonsense');
    await user.click(screen.getByRole('button', { name: 'Add members' }));
    await waitFor(() =>
      expect(emails).toHaveAccessibleDescription('These are no e-mail addresses: nonsense'),
    );
    await user.clear(emails);
    await user.click(emails);
    await user.paste(`lead@demo.badger.example\nvoter@demo.badger.example\n${unknown}`);
    await user.click(screen.getByRole('combobox', { name: /Role/ }));
    await user.click(screen.getByRole('option', { name: /^Supplier/ }));
    await user.click(screen.getByRole('button', { name: 'Add members' }));
    const results = await screen.findByRole('table', { name: 'Results' });
    const cells = within(results)
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent));
    expect(cells).toEqual([
      ['lead@demo.badger.example', expect.stringMatching(/^Invited; no mail is sent/)],
      ['voter@demo.badger.example', 'Was a member already; the role is as before'],
      [unknown, expect.stringMatching(/^Invited; no mail is sent/)],
    ]);
    const link = within(results).getByRole('textbox', { name: `Invitation link for ${unknown}` });
    expect((link as HTMLInputElement).value).toMatch(/\/invitation\?token=[\w-]{40,}$/);
    expect(await roleIn('lead')).toBeUndefined();
    expect(await roleIn('voter')).toBe('Member');
    await user.click(screen.getByRole('link', { name: 'To the members' }));
    const invited = await screen.findByRole('table', { name: 'Open invitations' });
    expect(await within(invited).findByRole('row', { name: new RegExp(unknown) })).toBeVisible();
    expect(within(invited).getByRole('row', { name: /lead@demo/ })).toBeVisible();
  });
  it('says who can give it when the role is too small', async () => {
    await join('viewer');
    open(`/members/${own.uuid}/new`, 'viewer');
    expect(await screen.findByText(/^Your role does not let you add people/)).toBeVisible();
  });
});

describe('an invitation to somebody with an account', () => {
  it('waits on their first page, and makes them a member when they accept', async () => {
    const invited = await platform.newPerson('Nora');
    const role = (await rolesOf()).find(({ name }) => name === 'Member');
    const invite = () =>
      platform.call('owner', 'POST', `/user-api/organizations/${own.uuid}/users`, {
        email: invited.email,
        organizationRoleUuid: role?.uuid,
      });
    await invite();
    const { user } = open('/welcome', invited.person);
    const section = await screen.findByRole('region', { name: 'Invitations' });
    expect(section).toHaveTextContent(`Olivia Mensah invites you to ${own.name}`);
    expect(section).toHaveTextContent('Role: Member');
    await user.click(within(section).getByRole('button', { name: `Decline the invitation to ${own.name}` }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
    expect(await people()).toHaveLength(1);
    await invite();
    cleanup();
    open('/welcome', invited.person);
    await user.click(await screen.findByRole('button', { name: `Accept the invitation to ${own.name}` }));
    expect(await screen.findByText(`You belong to ${own.name} now`)).toBeInTheDocument();
    expect(await people()).toHaveLength(2);
  });
  it('ends by leaving', async () => {
    const member = await platform.newPerson('Nora');
    const role = (await rolesOf()).find(({ name }) => name === 'Member');
    await joinOrganization(platform, 'owner', own.uuid, member.person, {
      email: member.email,
      organizationRoleUuid: role?.uuid,
    });
    const { user } = open(`/organizations/${own.uuid}/members`, member.person);
    await user.click(await screen.findByRole('button', { name: 'Leave organization' }));
    const dialog = await screen.findByRole('dialog', { name: `Leave ${own.name}` });
    await user.click(await within(dialog).findByRole('button', { name: 'Leave organization' }));
    expect(await screen.findByText(`You left ${own.name}`)).toBeInTheDocument();
    expect(await people()).toHaveLength(1);
  });
});

describe('/organizations/{uuid}/members/{userUuid}', () => {
  it('gives roles in several projects at once; one that is refused keeps its choice', async () => {
    await join('lead');
    const [press, line] = await Promise.all(
      ['Press', 'Line'].map(async name => {
        const { data } = await platform.call<{ data: { uuid: string; name: string } }>(
          'owner',
          'POST',
          `/user-api/organizations/${own.uuid}/projects`,
          { name, style: 'MACHINE' },
        );
        return data;
      }),
    );
    const userUuid = (await people()).find(({ user }) => user.email.startsWith('lead@'))?.userUuid;
    const { user } = open(`/organizations/${own.uuid}/members/${userUuid}`);
    expect(await screen.findByRole('heading', { name: 'Projects of Lena Brandt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    for (const [project, role] of [
      ['Press', 'Engineer'],
      ['Line', 'Lead'],
    ]) {
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: `Role in ${project}` })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
      await user.click(screen.getByRole('combobox', { name: `Role in ${project}` }));
      await user.click(screen.getByRole('option', { name: role }));
    }
    expect(screen.getByText('2 not saved yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' }).closest('[data-save-bar]')).not.toBeNull();
    server.use(
      http.post(
        `${ORIGIN}/v1/user-api/projects/${line?.uuid}/members`,
        () => HttpResponse.json(errorBody('UNAVAILABLE', 'Try again in a minute.'), { status: 503 }),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Try again in a minute.')).toBeVisible();
    expect(screen.getByText('1 not saved yet')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Role in Line' })).toHaveTextContent('Lead');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Try again in a minute.')).toBeNull());
    const given = async () => {
      const { data } = await platform.call<List<{ projectUuid: string; role: string }>>(
        'owner',
        'GET',
        // A lead is a member of more projects of other tests than a page holds.
        `/user-api/project-members?userUuid=${userUuid}&limit=500`,
      );
      const roles = Object.fromEntries(data.results.map(member => [member.projectUuid, member.role]));
      return [roles[press?.uuid ?? ''], roles[line?.uuid ?? '']];
    };
    await waitFor(async () => expect(await given()).toEqual(['ENGINEER', 'LEAD']));
  });
  it('calls nobody "not a member" while their roles are on the way', async () => {
    await join('lead');
    await platform.call('owner', 'POST', `/user-api/organizations/${own.uuid}/projects`, {
      name: 'Press',
      style: 'MACHINE',
    });
    let answer = () => {};
    const asked = new Promise<void>(resolve => {
      answer = resolve;
    });
    server.use(
      http.get(`${ORIGIN}/v1/user-api/project-members`, async () => {
        await asked;
        return HttpResponse.json({ data: { results: [], total: 0 } });
      }),
    );
    const userUuid = (await people()).find(({ user }) => user.email.startsWith('lead@'))?.userUuid;
    open(`/organizations/${own.uuid}/members/${userUuid}`);
    const role = await screen.findByRole('combobox', { name: 'Role in Press' });
    expect(role).not.toHaveTextContent('Not a member');
    answer();
    await waitFor(() => expect(role).toHaveTextContent('Not a member'));
  });
  it('says when there is no such person here', async () => {
    open(`/organizations/${own.uuid}/members/0190b3c4-5d6e-7f80-9a1b-00000000dead`);
    expect(await screen.findByRole('heading', { name: 'Not a member' })).toBeVisible();
  });
});

describe('roles', () => {
  it('are created, changed and deleted; those that ship stay as they are', async () => {
    const { user } = open(`/organizations/${own.uuid}/roles`);
    const table = await screen.findByRole('table', { name: 'Roles and what they allow' });
    expect(within(table).queryByRole('button', { name: /Owner/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New role' }));
    let dialog = await screen.findByRole('dialog', { name: 'New role' });
    await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'owner');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Create projects' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create role' }));
    const field = within(dialog).getByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^There is a role named Owner already/));
    const name = ownName('Librarian');
    await user.clear(field);
    await user.type(field, name);
    await user.click(within(dialog).getByRole('button', { name: 'Create role' }));
    expect(await screen.findByRole('button', { name: `Change ${name}` })).toBeVisible();
    const created = (await rolesOf()).find(role => role.name === name);
    expect(created?.permissions.sort()).toEqual(['organization.projects.create', 'organization.read']);

    await user.click(screen.getByRole('button', { name: `Change ${name}` }));
    dialog = await screen.findByRole('dialog', { name: `Change role ${name}` });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Create projects' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Manage rating sets, lookups and tags' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Role saved')).toBeInTheDocument();
    const changed = (await rolesOf()).find(role => role.name === name);
    expect(changed?.permissions.sort()).toEqual(['organization.library.manage', 'organization.read']);

    await join('voter', name);
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    dialog = await screen.findByRole('dialog', { name: `Delete ${name}` });
    expect(await within(dialog).findByText(/Valerie Sato/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete role' }));
    expect(await within(dialog).findByText(/Give its people another role first/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((await rolesOf()).map(role => role.name)).toContain(name);
  });
});
