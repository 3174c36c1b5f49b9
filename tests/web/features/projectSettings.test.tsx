import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import type { Project } from '@/api/projects';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
let press: Project;
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
  const path = `/user-api/organizations/${own.uuid}/projects`;
  const body = { name: ownName('Press'), style: 'MACHINE', description: 'Presses **plates**.' };
  press = (await platform.call<{ data: Project }>('owner', 'POST', path, body)).data;
});

const open = (tab = '', person = 'owner') =>
  renderApp({ route: `/projects/${press.uuid}${tab}`, token: platform.tokenOf(person) });
const stored = async () =>
  (await platform.call<{ data: Project }>('owner', 'GET', `/user-api/projects/${press.uuid}`)).data;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const demo = async (name: string) => {
  const { data } = await platform.call<List<Project>>('lead', 'GET', '/user-api/projects');
  return data.results.find(project => project.name === name) as Project;
};

describe('/projects/{uuid}/settings', () => {
  it('changes the name everywhere at once', async () => {
    const { user } = open('/settings');
    const name = ownName('Stamp');
    await user.clear(await screen.findByRole('textbox', { name: /Name/ }));
    await user.type(field(/Name/), name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getByRole('link', { name })).toBeVisible();
    expect(await stored()).toMatchObject({ name, description: 'Presses **plates**.' });
  });
  it('shows what somebody else changed meanwhile, and loses neither', async () => {
    const { user } = open('/settings');
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), ' Mine.');
    const theirs = ownName('Theirs');
    const path = `/user-api/projects/${press.uuid}`;
    await platform.call('owner', 'PATCH', path, { revision: press.revision, name: theirs });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere meanwhile/ });
    expect(within(dialog).getByRole('row', { name: /^Name/ })).toHaveTextContent(theirs);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ description: 'Presses **plates**. Mine.' }),
    );
  });
  it('keeps attributes with their kinds, and says what is wrong with a value', async () => {
    const { user } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'New attribute' }));
    const create = await screen.findByRole('dialog', { name: 'New attribute' });
    await user.type(within(create).getByRole('textbox', { name: /Name/ }), 'Mass in kg');
    await user.click(within(create).getByRole('combobox', { name: /Kind/ }));
    await user.click(screen.getByRole('option', { name: 'Number' }));
    await user.click(within(create).getByRole('button', { name: 'Create attribute' }));
    await user.click(await screen.findByRole('button', { name: 'Set Mass in kg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set Mass in kg' });
    const value = within(dialog).getByRole('textbox', { name: 'Mass in kg' });
    await user.type(value, 'heavy');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(value).toHaveAccessibleDescription(/^Enter a number with a point/));
    await user.clear(value);
    await user.type(value, '120.5');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('120.5')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByText('120.5')).toBeVisible();
  });
  it('gives attributes another name, kind and order, and their choices as well', async () => {
    const types = `/user-api/projects/${press.uuid}/attribute-types`;
    for (const [name, dataType] of [
      ['Customer', 'TEXT'],
      ['Market', 'CHOICE'],
      ['Mass', 'TEXT'],
    ])
      await platform.call('owner', 'POST', types, { name, dataType });
    const { user } = open('/settings');
    const order = () =>
      within(screen.getByRole('list', { name: 'Attributes' }))
        .getAllByRole('button', { name: /^Set / })
        .map(button => button.getAttribute('aria-label'));
    const choose = async (of: string, action: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await screen.findByRole('button', { name: 'Set Mass' });
    const [first = '', second = '', third = ''] = order().map(label => label?.slice('Set '.length));
    await choose(third, 'Move up');
    await waitFor(() => expect(order()).toEqual([`Set ${first}`, `Set ${third}`, `Set ${second}`]));

    await choose('Mass', 'Name and kind');
    const dialog = await screen.findByRole('dialog', { name: 'Change the attribute Mass' });
    const name = within(dialog).getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Mass in kg');
    await user.click(within(dialog).getByRole('combobox', { name: /Kind/ }));
    await user.click(screen.getByRole('option', { name: 'Number' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Set Mass in kg' })).toBeVisible();
    const { data } = await platform.call<List<{ name: string; dataType: string }>>(
      'owner',
      'GET',
      `/user-api/project-attribute-types?projectUuid=${press.uuid}`,
    );
    expect(data.results.find(one => one.name === 'Mass in kg')?.dataType).toBe('NUMBER');

    await choose('Market', 'Choices');
    const choices = await screen.findByRole('dialog', { name: 'Choices of Market' });
    // One after the other, without reopening it.
    for (const choice of ['Europe', 'Asia']) {
      await user.type(within(choices).getByRole('textbox', { name: /New choice/ }), choice);
      await user.click(within(choices).getByRole('button', { name: 'Add choice' }));
      expect(await within(choices).findByRole('button', { name: `Rename ${choice}` })).toBeVisible();
    }
    await user.click(within(choices).getByRole('button', { name: 'Move Asia up' }));
    await waitFor(() =>
      expect(
        within(choices)
          .getAllByRole('listitem')
          .map(one => one.textContent),
      ).toEqual(['Asia', 'Europe']),
    );
    await user.click(within(choices).getByRole('button', { name: 'Rename Asia' }));
    const rename = await screen.findByRole('dialog', { name: 'Rename Asia' });
    await user.clear(within(rename).getByRole('textbox', { name: /Name/ }));
    await user.type(within(rename).getByRole('textbox', { name: /Name/ }), 'Asia-Pacific');
    await user.click(within(rename).getByRole('button', { name: 'Save' }));
    expect(await within(choices).findByText('Asia-Pacific')).toBeVisible();
  });
  it('tests a connection and says what came back; its address and its status can be changed', async () => {
    await platform.call('owner', 'POST', '/user-api/tool-connections', {
      projectUuid: press.uuid,
      toolCode: 'austin',
      name: 'Austin',
      commandUrl: 'https://93.184.215.14/commands',
    });
    const answers = [
      { outcome: 'DELIVERED', httpStatus: 200, attempts: 1, answer: { pong: true } },
      { outcome: 'FAILED', httpStatus: null, attempts: 3, answer: null },
    ];
    // No tool stands at a public address here: what the platform makes of one is tested with the platform.
    server.use(
      http.post(`${ORIGIN}/v1/user-api/tool-connections/:uuid/command-forward`, () =>
        HttpResponse.json({ data: { uuid: crypto.randomUUID(), command: 'ping', ...answers.shift() } }),
      ),
    );
    const { user } = open('/settings');
    const test = await screen.findByRole('button', { name: 'Test the connection Austin' });
    await user.click(test);
    expect(await screen.findByText('The tool is reached and has answered with 200.')).toBeVisible();
    expect(screen.getByText(/"pong": true/)).toBeVisible();
    await user.click(test);
    expect(await screen.findByText(/^The tool does not answer \(attempts: 3\)\./)).toBeVisible();

    const actions = screen.getByRole('button', { name: 'Actions for Austin' });
    await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name: 'Change connection' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the connection Austin' });
    const address = within(dialog).getByRole('textbox', { name: /Address for commands/ });
    await user.clear(address);
    await user.type(address, 'https://93.184.215.14/v2');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/austin · https:\/\/93\.184\.215\.14\/v2/)).toBeVisible();

    expect(screen.getByText('No status yet')).toBeVisible();
    await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name: 'Set status' }));
    const status = await screen.findByRole('dialog', { name: 'Status in Austin' });
    await user.click(within(status).getByRole('combobox', { name: /Status/ }));
    await user.click(screen.getByRole('option', { name: 'Done' }));
    await user.click(within(status).getByRole('button', { name: 'Save status' }));
    expect(await screen.findByText(/^Done, 100\s?%/)).toBeVisible();
  });
  it('puts tags on and takes them off; a new one belongs to the organization', async () => {
    const { user } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'New tag' }));
    const dialog = await screen.findByRole('dialog', { name: 'New tag' });
    await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Hall 9');
    await user.type(within(dialog).getByRole('textbox', { name: /Colour/ }), 'green');
    await user.click(within(dialog).getByRole('button', { name: 'Create and add' }));
    const color = within(dialog).getByRole('textbox', { name: /Colour/ });
    await waitFor(() => expect(color).toHaveAccessibleDescription(/^Write it as #/));
    await user.clear(color);
    await user.type(color, '#0b6e6e');
    await user.click(within(dialog).getByRole('button', { name: 'Create and add' }));
    await user.click(await screen.findByRole('button', { name: 'Versions of Hall 9' }));
    expect(await screen.findByText(/^Version 1, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Take Hall 9 off' }));
    expect(await screen.findByText('This project has no tags.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Add a tag' }));
    await user.click(await screen.findByRole('option', { name: 'Hall 9' }));
    expect(await screen.findByRole('button', { name: 'Take Hall 9 off' })).toBeVisible();
  });
  it('connects a tool and shows its secret once', async () => {
    const { user } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'Connect a tool' }));
    const dialog = await screen.findByRole('dialog', { name: 'Connect a tool' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Name( \*)?$/ }), 'Austin');
    await user.type(within(dialog).getByRole('textbox', { name: /Code of the tool/ }), 'austin');
    const address = within(dialog).getByRole('textbox', { name: /Address for commands/ });
    await user.type(address, 'ftp://tool.example');
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(address).toBeInvalid());
    await user.clear(address);
    await user.type(address, 'https://93.184.215.14/commands');
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    const secret = await screen.findByRole('textbox', { name: 'Secret' });
    expect((secret as HTMLInputElement).value).toMatch(/^[\w-]{43}$/);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Austin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const ask = await screen.findByRole('dialog', { name: 'Disconnect Austin' });
    await user.click(await within(ask).findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('No tool is connected.')).toBeVisible();
  });
  it('is deleted after its name was typed, with its dependent records named', async () => {
    const path = `/user-api/projects/${press.uuid}/functions/batch`;
    await platform.call('owner', 'POST', path, { items: [{ name: 'Press plates' }] });
    const { user, router, store } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${press.name}` });
    expect(await within(dialog).findByText(/1 × function: deleted too/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete project' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), press.name);
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(`${request.method} ${request.url}`));
    await user.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects'));
    expect(await screen.findByRole('heading', { name: 'My projects', level: 1 })).toBeInTheDocument();
    await expect(stored()).rejects.toThrow('404');
    // Nobody asks for what is gone, and nothing of it is kept. The live stream may learn from one more call why it ended.
    const own = `GET ${ORIGIN}/v1/user-api/projects/${press.uuid}`;
    expect(asked.filter(call => call.startsWith(own) && call !== `${own}/events`)).toEqual([]);
    const known = Object.values(store.getState().platformApi.queries).map(query => query?.endpointName);
    expect(known).toContain('listProjects');
    expect(known).not.toContain('getProject');
  });
  it('is archived and deleted by an owner of the organization who is no member of it', async () => {
    const { uuid: leadUuid } = (
      await platform.call<{ data: { uuid: string } }>('owner', 'GET', '/user-api/users/me')
    ).data;
    const people = `/user-api/project-members?projectUuid=${press.uuid}`;
    const colleague = await platform.newPerson('Pia');
    const roles = await platform.call<List<{ uuid: string; name: string }>>(
      'owner',
      'GET',
      `/user-api/organization-roles?organizationUuid=${own.uuid}`,
    );
    await joinOrganization(platform, 'owner', own.uuid, colleague.person, {
      email: `${colleague.person}@demo.badger.example`,
      organizationRoleUuid: roles.data.results.find(({ name }) => name === 'Member')?.uuid,
    });
    const { uuid: userUuid } = (
      await platform.call<{ data: { uuid: string } }>(colleague.person, 'GET', '/user-api/users/me')
    ).data;
    await platform.call('owner', 'POST', `/user-api/projects/${press.uuid}/members`, {
      userUuid,
      role: 'LEAD',
    });
    const { data } = await platform.call<List<{ uuid: string; userUuid: string }>>('owner', 'GET', people);
    const mine = data.results.find(member => member.userUuid === leadUuid)?.uuid;
    await platform.call('owner', 'DELETE', `/user-api/project-members/${mine}`);
    expect((await stored()).myRole).toBeNull();
    const functions = `/user-api/projects/${press.uuid}/functions/batch`;
    await platform.call(colleague.person, 'POST', functions, { items: [{ name: 'Press plates' }] });

    const { user, router } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'Archive project' }));
    const archive = await screen.findByRole('dialog', { name: `Archive ${press.name}` });
    await user.click(within(archive).getByRole('button', { name: 'Archive project' }));
    expect(await screen.findByText(/^Archived since/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${press.name}` });
    expect(await within(dialog).findByText(/1 × function: deleted too/)).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), press.name);
    await user.click(within(dialog).getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects'));
    await expect(stored()).rejects.toThrow('404');
  });
  it('can be read, and says who can give more, where the role is too small', async () => {
    const cell = await demo('Palletising cell');
    renderApp({ route: `/projects/${cell.uuid}/settings`, token: platform.tokenOf('voter') });
    expect(
      await screen.findByText(/^Your role does not let you change these settings\. A lead/),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('Palletising cell');
    const form = within(screen.getByRole('form', { name: 'Settings' }));
    for (const role of ['textbox', 'combobox']) expect(form.queryByRole(role)).toBeNull();
    for (const name of ['Save', 'New attribute', 'Connect a tool', 'Delete project', 'Archive project'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
