import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '@/api/notifications';
import type { CurrentUser } from '@/api/users';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownName } from '../../support/web/ownOrganization.ts';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let reader: Somebody;
beforeEach(async () => {
  platform = await usePlatform();
  reader = await platform.newPerson();
});

const open = (route: string, person = reader.person) => renderApp({ route, token: platform.tokenOf(person) });

/** Somebody of the same organization asks to be let into a project of the reader, who is told of it. */
async function askForAccess(): Promise<string> {
  const { data: own } = await platform.call<{ data: { uuid: string } }>(
    reader.person,
    'POST',
    '/user-api/organizations',
    { name: ownName('Works') },
  );
  const name = ownName('Guarded press');
  const { data: project } = await platform.call<{ data: { uuid: string } }>(
    reader.person,
    'POST',
    `/user-api/organizations/${own.uuid}/projects`,
    { name, style: 'MACHINE' },
  );
  const roles = await platform.call<List<{ uuid: string; name: string }>>(
    reader.person,
    'GET',
    `/user-api/organization-roles?organizationUuid=${own.uuid}`,
  );
  await joinOrganization(platform, reader.person, own.uuid, 'guest', {
    email: 'guest@demo.badger.example',
    organizationRoleUuid: roles.data.results.find(role => role.name === 'Member')?.uuid,
  });
  await platform.call('guest', 'POST', `/user-api/projects/${project.uuid}/request-access`, {
    message: 'I know this press.',
  });
  return name;
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('/notifications', () => {
  it('lists what happened, asked for newest first, and agrees with the bell', async () => {
    const [older, newer] = [await askForAccess(), await askForAccess()];
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/user-api/notifications')) asked.push(new URL(request.url).search);
    });
    const { user } = open('/notifications');
    const first = await rowOf(newer);
    expect(first).toHaveTextContent('Access requested');
    expect(within(first).getByRole('img', { name: 'Unread' })).toBeInTheDocument();
    const rows = screen.getAllByRole('row');
    expect(rows.indexOf(first)).toBeLessThan(rows.indexOf(await rowOf(older)));
    for (const search of asked) expect(search).toMatch(/userUuid=[0-9a-f-]{36}.*order=desc/);
    const unread = () =>
      Number(
        /(\d+) unread/.exec(screen.getByRole('button', { name: /^Notifications/ }).ariaLabel ?? '')?.[1],
      );
    await waitFor(() => expect(unread()).toBeGreaterThan(1));
    const before = unread();
    await user.click(within(first).getByRole('button', { name: /^Mark as read: / }));
    await waitFor(() => expect(unread()).toBe(before - 1));
    // The list comes after the bell, by a call of its own.
    await user.click(await within(await rowOf(newer)).findByRole('button', { name: /^Mark as unread: / }));
    await waitFor(() => expect(unread()).toBe(before));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /, \d+ unread$/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });
  it('leads to the thing, which is to have read it', async () => {
    const name = await askForAccess();
    const { user, router } = open('/notifications');
    const link = within(await rowOf(name)).getByRole('link');
    const { data } = await platform.call<List<Notification>>(reader.person, 'GET', '/user-api/notifications');
    const stored = data.results.find(({ title }) => title.includes(name));
    expect(link).toHaveAttribute('href', `/badger${stored?.link}`);
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/badger${stored?.link}`));
    const isRead = async () =>
      (
        await platform.call<List<Notification>>(reader.person, 'GET', '/user-api/notifications?read=true')
      ).data.results.some(({ uuid }) => uuid === stored?.uuid);
    await waitFor(async () => expect(await isRead()).toBe(true));
  });
  it('shows only the unread ones, or one kind; the address keeps it', async () => {
    const name = await askForAccess();
    const { user, router } = open('/notifications?show=unread');
    const row = await rowOf(name);
    await user.click(within(row).getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
    // Whoever works by keyboard does not start at the top of the page again.
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(await screen.findByRole('option', { name: 'All' }));
    await rowOf(name);
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Vote summary' }));
    expect(await screen.findByRole('heading', { name: 'No notification of this kind' })).toBeVisible();
    expect(router.state.location.search).toBe('?kind=VOTE_SUMMARY');
    await user.click(screen.getByRole('button', { name: 'Show all notifications' }));
    await rowOf(name);
    expect(router.state.location.search).toBe('');
  });
  it('explains the empty list to somebody without notifications', async () => {
    server.use(
      http.get(`${ORIGIN}/v1/user-api/notifications`, () =>
        HttpResponse.json({ data: { results: [], total: 0 } }),
      ),
    );
    open('/notifications', 'supplier');
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });
  it('says what failed, and tries again', async () => {
    // The bell, which asks without paging, is not disturbed.
    server.use(
      http.get(`${ORIGIN}/v1/user-api/notifications`, ({ request }) =>
        new URL(request.url).searchParams.has('limit')
          ? HttpResponse.json(errorBody('FORBIDDEN', 'No.'), { status: 403 })
          : undefined,
      ),
    );
    const name = await askForAccess();
    const { user } = open('/notifications');
    expect(await screen.findByText("You don't have permission to view this content.")).toBeVisible();
    await usePlatform();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(name);
  });
  it('says when one cannot be marked, and leaves it unchanged', async () => {
    const name = await askForAccess();
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/notifications/:uuid`, () =>
        HttpResponse.json(errorBody('UNAVAILABLE', 'The platform is busy.'), { status: 503 }),
      ),
    );
    const { user } = open('/notifications');
    await user.click(within(await rowOf(name)).getByRole('button', { name: /^Mark as read/ }));
    expect(await screen.findByText('The platform is busy.')).toBeInTheDocument();
    expect(within(await rowOf(name)).getByRole('img', { name: 'Unread' })).toBeInTheDocument();
  });
  it('says what happened in the language of the reader, in the list and at the bell', async () => {
    const name = await askForAccess();
    const { data: guest } = await platform.call<{ data: CurrentUser }>('guest', 'GET', '/user-api/users/me');
    await platform.call(reader.person, 'PUT', '/user-api/user-preferences', { language: 'de' });
    const { user } = open('/notifications');
    const said = `${guest.firstName} ${guest.lastName} möchte Zugang zu ${name}`;
    const link = await screen.findByRole('link', { name: said });
    // The words of a person stay theirs.
    expect(link.parentElement).toHaveTextContent('I know this press.');
    expect(await screen.findByRole('button', { name: `Als gelesen markieren: ${said}` })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }));
    expect(await screen.findByRole('menuitem', { name: new RegExp(`^${said}`) })).toBeVisible();
    const { data } = await platform.call<List<Notification>>(reader.person, 'GET', '/user-api/notifications');
    // Other clients find it in English.
    expect(data.results[0]?.title).toBe(`${guest.firstName} ${guest.lastName} asks for access to ${name}`);
  });
  it('writes numbers and lines of a text as the reader does, and what it does not know as the platform does', async () => {
    await platform.call(reader.person, 'PUT', '/user-api/user-preferences', { language: 'de' });
    const stored = {
      uuid: '6b0f1f52-1d4b-4a43-8c0e-1f6b7a2d3e11',
      userUuid: reader.uuid,
      kind: 'VOTE_SUMMARY',
      title: 'State of the voting: 1,234 voting rounds',
      text: 'Please hurry.\n\nAnd 1,200 more; see the worksheet.',
      link: null,
      read: false,
      revision: 1,
      createdAt: '2026-03-01T10:00:00Z',
      createdBy: null,
      updatedAt: '2026-03-01T10:00:00Z',
      updatedBy: null,
    };
    const messages = {
      titleMessage: { id: 'VOTE_SUMMARY_SEVERAL', values: [1234] },
      textMessages: [
        { id: 'WORDS', values: ['Please hurry.'] },
        { id: 'WORDS', values: [''] },
        { id: 'MORE_ROUNDS', values: [1200] },
      ],
    };
    const of = (number: number, fields: object) => ({
      ...stored,
      uuid: stored.uuid.replace(/.$/, String(number)),
      ...fields,
    });
    const results = [
      of(1, messages),
      of(2, {
        title: 'Of a newer platform',
        text: 'Its text',
        titleMessage: { id: 'NEWER', values: [] },
        textMessages: [{ id: 'NEWER', values: [] }],
      }),
      of(3, { title: 'Of an older platform', text: 'With a text' }),
    ];
    server.use(
      http.get(`${ORIGIN}/v1/user-api/notifications`, () =>
        HttpResponse.json({ data: { results, total: results.length } }),
      ),
    );
    open('/notifications');
    const row = await rowOf('Stand der Abstimmung: 1.234 Abstimmungsrunden');
    expect(row).toHaveTextContent('Please hurry. Und 1.200 weitere; siehe Arbeitsblatt.');
    expect(await rowOf('Of a newer platform')).toHaveTextContent('Its text');
    expect(await rowOf('Of an older platform')).toHaveTextContent('With a text');
  });
  it.each(['page', 'bell'])(
    'shows all as read at once from the %s; when that fails, says so and goes back',
    async place => {
      const name = await askForAccess();
      let release: () => void = () => undefined;
      const held = new Promise<void>(resolve => {
        release = resolve;
      });
      server.use(
        http.patch(`${ORIGIN}/v1/user-api/notifications`, async () => {
          await held;
          return HttpResponse.json(errorBody('UNAVAILABLE', 'The platform is busy.'), { status: 503 });
        }),
      );
      const { user } = open('/notifications');
      const row = await rowOf(name);
      const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
      if (place === 'bell') {
        await user.click(bell);
        await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
      } else await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
      await waitFor(() => expect(within(row).queryByRole('img', { name: 'Unread' })).toBeNull());
      release();
      expect(await screen.findByText('The platform is busy.')).toBeInTheDocument();
      await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
      expect(await within(row).findByRole('img', { name: 'Unread' })).toBeInTheDocument();
    },
  );
});
