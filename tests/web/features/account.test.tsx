import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserPreferences } from '@/api/user-preferences';
import type { CurrentUser } from '@/api/users';
import { filePart } from '../../support/uploads.ts';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

let platform: TestPlatform;
let ana: Somebody;
beforeEach(async () => {
  platform = await usePlatform();
  ana ??= await platform.newPerson('Ana');
});

const open = (route: string, person = ana.person) => renderApp({ route, token: platform.tokenOf(person) });
const me = async () =>
  (await platform.call<{ data: CurrentUser }>(ana.person, 'GET', '/user-api/users/me')).data;
const fail = (
  method: 'get' | 'put' | 'post' | 'patch' | 'delete',
  path: string,
  status: number,
  message = 'No.',
) =>
  server.use(
    http[method](`${ORIGIN}/v1/user-api/${path}`, () =>
      HttpResponse.json(errorBody('UNAVAILABLE', message), { status }),
    ),
  );

describe('the account', () => {
  it('has three tabs, each with an address and a title of its own', async () => {
    const { user, router } = open('/account');
    const tabs = [
      ['My Profile', '/account'],
      ['Preferences', '/preferences'],
      ['About', '/about'],
    ] as const;
    for (const [name, path] of tabs) {
      await user.click(await screen.findByRole('tab', { name }));
      await waitFor(() => expect(router.state.location.pathname).toBe(`/badger${path}`));
      await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-current', 'page'));
      await waitFor(() => expect(document.title).toBe(`${name} – Account – Badger`));
    }
  });
});

describe('/account', () => {
  it('shows name, e-mail, organizations and roles; a new name shows everywhere at once', async () => {
    const own = await ownOrganization(platform, ana.person);
    const { user } = open('/account');
    const list = await screen.findByRole('list', { name: 'Organizations' });
    const entry = within(list).getByRole('link', { name: own.name });
    expect(entry).toHaveAttribute('href', `/badger/organizations/${own.uuid}`);
    expect(entry.closest('li')).toHaveTextContent('Owner');
    expect(screen.getByText(ana.email)).toBeVisible();
    const lastName = ownName('Mensah');
    const field = screen.getByRole('textbox', { name: 'Last name' });
    await user.clear(field);
    await user.type(field, lastName);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: `Ana ${lastName}` })).toBeVisible();
    expect((await me()).lastName).toBe(lastName);
  });
  it('takes a picture from a file, says what is wrong with another one, and removes it', async () => {
    // A square of one pixel; a form of jsdom is no form to the interceptor, so that the platform takes it by itself.
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    await platform.upload(ana.person, '/user-api/users/me/avatar', [filePart('me.png', dot)]);
    expect((await me()).avatarImageUrl).toMatch(/^\/user-api\/users\/.+\/avatar\?version=/);
    const { user } = open('/account');
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeVisible();
    const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
    fail('post', 'users/me/avatar', 415, 'This file is not a picture.');
    await user.upload(input(), new File(['no picture'], 'me.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('me.png: This file is not a picture.');
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Picture removed')).toBeInTheDocument();
    expect((await me()).avatarImageUrl).toBeNull();
    expect(await screen.findByRole('button', { name: 'Upload picture' })).toBeVisible();
  });
  it('keeps what was entered when it cannot be saved', async () => {
    fail('patch', 'users/me', 503, 'The platform is busy. Try again in a minute.');
    const { user } = open('/account');
    const field = await screen.findByRole('textbox', { name: 'First name' });
    await user.type(field, 'X');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^Not saved\. The platform is busy\. Try again in a minute\./),
    ).toBeVisible();
    expect(field).toHaveDisplayValue(/X$/);
  });
  it('leads somebody without an organization to a new one', async () => {
    server.use(
      http.get(`${ORIGIN}/v1/user-api/users/me`, async () =>
        HttpResponse.json({ data: { ...(await me()), organizations: [] } }),
      ),
    );
    open('/account');
    expect(await screen.findByText(/^You belong to no organization yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New organization' })).toBeVisible();
  });
  it('is not deleted while an organization would be left without an owner: says which', async () => {
    const name = ownName('Alone');
    await platform.call(ana.person, 'POST', '/user-api/organizations', { name });
    const { user, session } = open('/account');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
    expect(await within(dialog).findByText(/member of the organization: deleted too/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete my account' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), ana.email);
    await user.click(confirm);
    const refusal = await within(dialog).findByText(/^Nobody else owns or leads/);
    expect(refusal).toHaveTextContent(name);
    expect(session.signOut).not.toHaveBeenCalled();
  });
  it('is deleted after its dependent records were named, and signs out', async () => {
    const deleted: string[] = [];
    server.use(
      http.delete(`${ORIGIN}/v1/user-api/users/me`, ({ request }) => {
        deleted.push(new URL(request.url).search);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, session } = open('/account', 'viewer');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
    await user.type(await within(dialog).findByRole('textbox'), 'viewer@demo.badger.example');
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(session.signOut).toHaveBeenCalledTimes(1));
    expect(deleted).toEqual(['?confirm=true']);
  });
});

describe('/preferences', () => {
  const stored = async () =>
    (await platform.call<{ data: UserPreferences }>(ana.person, 'GET', '/user-api/user-preferences')).data;
  const choices = async () => (await stored()).notificationChoices;
  const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
  afterEach(async () => {
    document.documentElement.removeAttribute('data-color-scheme');
    await platform.call(ana.person, 'PUT', '/user-api/user-preferences', {});
  });

  it('shows each choice at once and keeps it in the account', async () => {
    const { user } = open('/preferences');
    await user.click(await radio('Dark'));
    expect(document.documentElement.getAttribute('data-color-scheme')).toBe('dark');
    await user.click(await radio('Compact'));
    expect(window.localStorage.getItem('badger-density')).toBe('compact');
    await user.click(await screen.findByRole('switch', { name: 'Notifications by mail' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        colorScheme: 'DARK',
        density: 'COMPACT',
        notificationMails: false,
      }),
    );
    await user.click(await radio('Deutsch'));
    expect(await screen.findByRole('tab', { name: 'Voreinstellungen' })).toBeVisible();
    await waitFor(async () => expect((await stored()).language).toBe('de'));
    await user.click(await radio(/^Wie der Browser/));
    expect(await screen.findByRole('tab', { name: 'Preferences' })).toBeVisible();
    await waitFor(async () => expect((await stored()).language).toBeNull());
  });
  it('sets the organization that each session starts with', async () => {
    const own = await ownOrganization(platform, ana.person);
    const { user } = open('/preferences');
    await user.click(await screen.findByRole('combobox', { name: 'Default organization' }));
    await user.click(await screen.findByRole('option', { name: own.name }));
    const chosen = async () => (await stored()).defaultOrganizationUuid;
    await waitFor(async () => expect(await chosen()).toBe(own.uuid));
    await user.click(screen.getByRole('combobox', { name: 'Default organization' }));
    await user.click(await screen.findByRole('option', { name: 'All organizations' }));
    await waitFor(async () => expect(await chosen()).toBeNull());
  });
  it('sends one choice after another: each call carries them all', async () => {
    const sent: Partial<UserPreferences>[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    server.use(
      http.put(`${ORIGIN}/v1/user-api/user-preferences`, async ({ request }) => {
        sent.push((await request.clone().json()) as Partial<UserPreferences>);
        // The first one takes its time; the real platform answers both.
        if (sent.length === 1) await held;
      }),
    );
    const { user } = open('/preferences');
    await user.click(await radio('Dark'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(await radio('Compact'));
    expect(await radio('Compact')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked());
    // The platform answers another call meanwhile: there was time for the second one.
    await me();
    expect(sent).toHaveLength(1);
    release();
    await waitFor(() => expect(sent[1]).toMatchObject({ colorScheme: 'DARK', density: 'COMPACT' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ colorScheme: 'DARK', density: 'COMPACT', language: 'en' }),
    );
    expect(await radio('Compact')).toBeChecked();
  });
  it('reverts to the stored setting when a choice cannot be saved', async () => {
    fail('put', 'user-preferences', 503, 'The platform is busy.');
    const { user } = open('/preferences');
    const mails = await screen.findByRole('switch', { name: 'Notifications by mail' });
    await user.click(mails);
    expect(await screen.findByText('Your choice was not saved. The platform is busy.')).toBeInTheDocument();
    await waitFor(() => expect(mails).toBeChecked());
  });
  it('chooses for each kind of notification whether it shows in the app and comes by mail', async () => {
    const { user } = open('/preferences');
    const table = await screen.findByRole('table', { name: 'Notifications by kind' });
    const box = (name: string) => within(table).getByRole('checkbox', { name });
    // A header, and every kind that the contract knows.
    expect(within(table).getAllByRole('row')).toHaveLength(1 + Object.keys(await choices()).length);
    expect(box('Vote summary: In the app')).toBeChecked();
    expect(box('Message of a tool: By mail')).not.toBeChecked();
    await user.click(box('Vote summary: In the app'));
    await user.click(box('Vote summary: By mail'));
    await user.click(box('Message of a tool: By mail'));
    await waitFor(async () =>
      expect(await choices()).toMatchObject({
        VOTE_SUMMARY: { inApp: false, byMail: false },
        TOOL_MESSAGE: { inApp: true, byMail: true },
        VOTING_OPENED: { inApp: true, byMail: true },
      }),
    );
    expect(box('Vote summary: In the app')).not.toBeChecked();
    expect(box('Message of a tool: By mail')).toBeChecked();
    // Answers to an own request are never missed, and the page says why.
    expect(box('Access granted: In the app')).toBeChecked();
    expect(box('Access granted: In the app')).toBeDisabled();
    expect(box('Access declined: In the app')).toBeDisabled();
    expect(table).toHaveAccessibleDescription(/^Answers to your own requests always appear in the app/);
    expect(box('Access granted: By mail')).toBeEnabled();
    await user.click(screen.getByRole('switch', { name: 'Notifications by mail' }));
    await waitFor(() => expect(box('Access granted: By mail')).toBeDisabled());
    expect(box('Vote summary: In the app')).toBeEnabled();
  });
  it('says what failed when they cannot be read, and tries again', async () => {
    fail('get', 'user-preferences', 500);
    const { user } = open('/preferences');
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await usePlatform();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await radio('Comfortable')).toBeChecked();
  });
});

describe('/about', () => {
  const LICENCES = [
    { part: 'web', name: 'react', version: '19.3.1', licence: 'MIT', text: 'MIT License' },
    { part: 'server', name: 'fastify', version: '5.12.8', licence: 'MIT' },
    { part: 'server', name: 'nameless', version: '1.0.0', licence: '' },
  ];
  const answerLicences = (answer: () => Response) =>
    server.use(http.get('*/badger/assets/licences.json', answer));

  it('names version, environment and contract, and leads to the documentation', async () => {
    // What the platform says of itself has no v.
    renderApp({
      route: '/about',
      token: platform.tokenOf(ana.person),
      configuration: { version: '0.3.207', environment: 'STAGING' },
    });
    const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
    expect(await factOf('Version')).toHaveTextContent(/^v0\.3\.207$/);
    expect(await factOf('Environment')).toHaveTextContent(/^STAGING$/);
    expect(await factOf('Contract version')).toHaveTextContent(/^0\.3\.207$/);
    expect(screen.getByRole('link', { name: /^Documentation of the calls/ })).toHaveAttribute(
      'href',
      `${ORIGIN}/v1/docs`,
    );
  });
  it('fetches the licences when they are asked for, and finds one', async () => {
    let asked = 0;
    answerLicences(() => {
      asked += 1;
      return HttpResponse.json(LICENCES);
    });
    const { user } = open('/about');
    const button = await screen.findByRole('button', { name: 'Show the licences' });
    expect(asked).toBe(0);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'On the server (2)' })).toBeVisible();
    expect(screen.getByText('No licence named')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search libraries' }), 'react');
    await waitFor(() => expect(screen.queryByText(/fastify/)).toBeNull());
    await user.click(screen.getByText(/react 19\.3\.1/));
    expect(screen.getByText('MIT License')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No library has this name or licence.')).toBeVisible();
  });
  it('says when the licences cannot be loaded, and tries again', async () => {
    answerLicences(() => new HttpResponse('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    const { user } = open('/about');
    await user.click(await screen.findByRole('button', { name: 'Show the licences' }));
    expect(await screen.findByText(/^The list of licences could not be loaded/)).toBeVisible();
    answerLicences(() => HttpResponse.json(LICENCES));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/react 19\.3\.1/)).toBeVisible();
  });
});

describe('API tokens', () => {
  it('are made, shown once, listed and revoked', async () => {
    const { user } = open('/account');
    expect(await screen.findByText('You have none.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New API token' }));
    const dialog = await screen.findByRole('dialog', { name: 'New API token' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Nightly report');
    await user.click(within(dialog).getByRole('button', { name: 'Make token' }));
    const made = await screen.findByRole('dialog', { name: 'The token is ready' });
    const token = within(made).getByRole<HTMLInputElement>('textbox', { name: 'Token' }).value;
    expect(token).toMatch(/^badger_/);
    const answer = await fetch(`${ORIGIN}/v1/user-api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await user.click(within(made).getByRole('button', { name: 'I have saved it' }));
    const line = (
      await within(await screen.findByRole('list', { name: 'API tokens' })).findByText('Nightly report')
    ).closest('li');
    expect(line).toHaveTextContent(`…${token.slice(-4)}`);
    expect(document.body).not.toHaveTextContent(token);
    await user.click(screen.getByRole('button', { name: 'Revoke the token Nightly report' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('You have none.')).toBeVisible();
  });

  it('lead to the password where the sign-in is too old', async () => {
    server.use(
      http.post(`${ORIGIN}/v1/user-api/users/me/api-tokens`, () =>
        HttpResponse.json(errorBody('FORBIDDEN', 'Give your password again.'), { status: 403 }),
      ),
    );
    const { user } = open('/account');
    await user.click(await screen.findByRole('button', { name: 'New API token' }));
    const dialog = await screen.findByRole('dialog', { name: 'New API token' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Nightly report');
    await user.click(within(dialog).getByRole('button', { name: 'Make token' }));
    expect(await within(dialog).findByText(/Give your password again/)).toBeVisible();
  });
});
