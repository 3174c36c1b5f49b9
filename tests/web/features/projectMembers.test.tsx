import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import type { Project } from '@/api/projects';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
let press: Project;
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
  const path = `/user-api/organizations/${own.uuid}/projects`;
  press = (
    await platform.call<{ data: Project }>('owner', 'POST', path, {
      name: ownName('Press'),
      style: 'MACHINE',
    })
  ).data;
});

const open = (route: string, person = 'owner') => renderApp({ route, token: platform.tokenOf(person) });
const membersPath = () => `/projects/${press.uuid}/members`;
const join = (...people: string[]) => joinAs('Member', ...people);
const joinAs = async (roleName: string, ...people: string[]) => {
  const { data } = await platform.call<List<{ uuid: string; name: string }>>(
    'owner',
    'GET',
    `/user-api/organization-roles?organizationUuid=${own.uuid}`,
  );
  const organizationRoleUuid = data.results.find(({ name }) => name === roleName)?.uuid;
  for (const person of people)
    await joinOrganization(platform, 'owner', own.uuid, person, {
      email: `${person}@demo.badger.example`,
      organizationRoleUuid,
    });
};
const rolesOf = async () => {
  const { data } = await platform.call<List<{ role: string; user: { email: string } }>>(
    'owner',
    'GET',
    `/user-api/project-members?projectUuid=${press.uuid}`,
  );
  return Object.fromEntries(data.results.map(({ role, user }) => [user.email.split('@')[0], role]));
};

describe('/projects/{uuid}/members', () => {
  it('adds several people at once, gives another role, and takes one out', async () => {
    await join('engineer', 'voter');
    const { user } = open(membersPath());
    await user.click(await screen.findByRole('button', { name: 'Add members' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add members' });
    await user.click(within(dialog).getByRole('button', { name: 'Add members' }));
    const people = within(dialog).getByRole('combobox', { name: /People/ });
    await waitFor(() => expect(people).toHaveAccessibleDescription('Choose one.'));
    for (const name of ['Emil Okafor', 'Valerie Sato']) {
      await user.type(people, name);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    }
    // Who is a member already is not offered.
    expect(screen.queryByRole('option', { name: /Olivia Mensah/ })).toBeNull();
    server.use(
      http.post(
        `${ORIGIN}/v1/user-api/projects/members/batch`,
        () => HttpResponse.json(errorBody('X', 'Not allowed here.'), { status: 403 }),
        { once: true },
      ),
    );
    const send = within(dialog).getByRole('button', { name: 'Add members' });
    await user.click(send);
    expect(await within(dialog).findByText(/Not allowed here/)).toBeVisible();
    await user.dblClick(send);
    expect(await screen.findByRole('row', { name: /Emil Okafor/ })).toBeVisible();
    expect(await rolesOf()).toEqual({ owner: 'LEAD', engineer: 'ENGINEER', voter: 'ENGINEER' });

    await user.click(screen.getByRole('combobox', { name: 'Role of Valerie Sato' }));
    await user.click(await screen.findByRole('option', { name: /^Voter/ }));
    expect(await screen.findByText('Valerie Sato is Voter now')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Emil Okafor' }));
    const ask = await screen.findByRole('dialog', { name: /^Remove Emil Okafor/ });
    await user.click(await within(ask).findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rolesOf()).toEqual({ owner: 'LEAD', voter: 'VOTER' }));
  });
  it('keeps the last lead, and says why', async () => {
    const { user } = open(membersPath());
    await user.click(await screen.findByRole('combobox', { name: 'Role of Olivia Mensah' }));
    await user.click(await screen.findByRole('option', { name: /^Viewer/ }));
    expect(await screen.findByText(/^This is the last lead of the project/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Olivia Mensah' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText(/^This is the last lead/)).toBeVisible();
    expect(await rolesOf()).toEqual({ owner: 'LEAD' });
  });
  it('is only read by somebody who may not manage people', async () => {
    const { data } = await platform.call<List<Project>>('viewer', 'GET', '/user-api/projects');
    const cell = data.results.find(({ name }) => name === 'Palletising cell');
    open(`/projects/${cell?.uuid}/members`, 'viewer');
    expect(await screen.findByRole('row', { name: /Lena Brandt/ })).toHaveTextContent('Lead');
    // What the role lets them do is known with the project, which may come after the list.
    expect(
      await screen.findByText(/^Your role does not let you add people or give roles\. A lead/),
    ).toBeVisible();
    for (const name of [/^Remove/, 'Add members']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('/projects-request-access', () => {
  it('asks with a message, shows the answer, and asks again; a lead answers with role and word', async () => {
    await join('guest');
    const search = `search=${encodeURIComponent(press.name)}`;
    const asker = open(`/projects-request-access?${search}`, 'guest');
    await asker.user.click(await screen.findByRole('button', { name: `Request access to ${press.name}` }));
    let dialog = await screen.findByRole('dialog', { name: `Request access to ${press.name}` });
    await asker.user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'I build the fence.');
    await asker.user.dblClick(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Waits for an answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Request access/ })).toBeNull();
    asker.unmount();

    const list = open(`/projects?${search}`);
    expect(await screen.findByRole('link', { name: '1 request for access' })).toHaveAttribute(
      'href',
      `/badger${membersPath()}`,
    );
    list.unmount();
    let lead = open(membersPath());
    expect(await screen.findByText('I build the fence.')).toBeVisible();
    await lead.user.click(screen.getByRole('button', { name: /^Decline / }));
    dialog = await screen.findByRole('dialog', { name: /^Decline the request/ });
    await lead.user.type(within(dialog).getByRole('textbox', { name: 'Answer' }), 'From May on.');
    await lead.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByText('I build the fence.')).toBeNull());
    lead.unmount();

    const again = open(`/projects-request-access?${search}`, 'guest');
    const row = await screen.findByRole('row', { name: new RegExp(press.name) });
    // The word comes with the requests, the row with the projects.
    await waitFor(() => expect(row).toHaveTextContent(/Was declined.*From May on\./));
    await again.user.click(screen.getByRole('button', { name: `Ask again for ${press.name}` }));
    dialog = await screen.findByRole('dialog');
    await again.user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Waits for an answer')).toBeVisible();
    again.unmount();

    lead = open(membersPath());
    await lead.user.click(await screen.findByRole('button', { name: /^Accept / }));
    dialog = await screen.findByRole('dialog');
    await lead.user.click(within(dialog).getByRole('combobox', { name: /Role/ }));
    await lead.user.click(screen.getByRole('option', { name: /^Voter/ }));
    await lead.user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(async () => expect(await rolesOf()).toEqual({ owner: 'LEAD', guest: 'VOTER' }));
  });
  it('shows nobody a name that they may not know', async () => {
    const { person } = await platform.newPerson();
    await joinAs('Supplier', person);
    open('/projects-request-access', person);
    expect(await screen.findByRole('heading', { name: 'Nothing to discover' })).toBeVisible();
    expect(screen.queryByText(press.name)).toBeNull();
  });
});
