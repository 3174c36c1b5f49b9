import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import type { Project } from '@/api/projects';
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

describe('/projects/{uuid}', () => {
  it('shows description, counts, hazards by state, open checks and the own role', async () => {
    const cell = await demo('Palletising cell');
    renderApp({ route: `/projects/${cell.uuid}`, token: platform.tokenOf('viewer') });
    const states = await screen.findByRole('region', { name: 'Hazards by state' });
    expect(states).toHaveTextContent(`Rated${cell.counts.hazards}`);
    expect(await screen.findByRole('region', { name: 'Open checks' })).toHaveTextContent(
      /A rating has no rationale/,
    );
    expect(screen.getByText('Your role: Viewer')).toBeVisible();
    expect(await screen.findByText('House S/E/A · ISO 13849-1 · IEC 62061 (2005/2015)')).toBeVisible();
    // What a viewer may not do is no tab; the members are there for everybody.
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Members' })).toBeVisible();
  });
  it('says when its figures can not be had, and goes on without them', async () => {
    const path = `${ORIGIN}/v1/user-api/hara-metrics/:uuid`;
    server.use(http.get(path, () => HttpResponse.json(errorBody('X', 'Try again soon.'), { status: 503 })));
    open();
    expect(await screen.findByText('Try again soon.')).toBeVisible();
    expect(await screen.findByText('plates')).toBeVisible();
  });
});

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
    const dialog = await screen.findByRole('dialog', { name: /changed by somebody else/ });
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
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disconnect Austin' }));
    const ask = await screen.findByRole('dialog', { name: 'Disconnect Austin' });
    await user.click(await within(ask).findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('No tool is connected.')).toBeVisible();
  });
  it('is deleted after its name was typed, with what goes with it named', async () => {
    const path = `/user-api/projects/${press.uuid}/functions/batch`;
    await platform.call('owner', 'POST', path, { items: [{ name: 'Press plates' }] });
    const { user, router } = open('/settings');
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${press.name}` });
    expect(await within(dialog).findByText(/1 × function: deleted too/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete project' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), press.name);
    await user.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects'));
    await expect(stored()).rejects.toThrow('404');
  });
  it('can be read, and says who can give more, where the role is too small', async () => {
    const cell = await demo('Palletising cell');
    renderApp({ route: `/projects/${cell.uuid}/settings`, token: platform.tokenOf('voter') });
    expect(
      await screen.findByText(/^Your role does not let you change these settings\. A lead/),
    ).toBeVisible();
    expect(field(/Name/)).toBeDisabled();
    for (const name of ['Save', 'New attribute', 'Connect a tool', 'Delete project', 'Archive project'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
