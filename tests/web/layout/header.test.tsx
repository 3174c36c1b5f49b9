import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { NotificationBell } from '@/layout/NotificationBell';
import { UserContext } from '@/session/CurrentUser';
import { takeComplaints } from '../../support/web/complaints.ts';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import {
  answerGet,
  answerShell,
  errorBody,
  ORGANIZATIONS,
  ORIGIN,
  PREFERENCES,
  server,
  USER,
} from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const PROJECT_UUID = '0190b3c4-5d6e-7f80-9a1b-0000000000a1';

const PROJECT = {
  uuid: PROJECT_UUID,
  organizationUuid: 'org-acme',
  name: 'Palletising cell',
  description: '',
  style: 'MACHINE',
  riskRatingSetUuids: [],
  myRole: 'LEAD',
  permissions: [],
  counts: { hazards: 0, functions: 0, machines: 0, members: 1 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
};
const NAVIGATION = {
  user: USER,
  helpLinks: [{ name: 'Manual', link: 'https://help.example.org' }],
  navigation: [{ name: 'Quokka', tagline: 'Safety cases', link: '/quokka' }],
  otherLinks: [],
};
const listOf = (...results: unknown[]) => ({ data: { results, total: results.length } }) as never;
/** The shell's; the header of a page is one as well for this test library, though not for a browser. */
const banner = async () => within((await screen.findAllByRole('banner'))[0] as HTMLElement);
const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string | RegExp) => {
  await user.click(await (await banner()).findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

/** Every query string of GET `path`, as they come. */
function watch(path: string, answer: unknown): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${ORIGIN}/v1${path}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer as never);
    }),
  );
  return asked;
}

beforeEach(() => {
  answerShell();
  answerGet('/user-api/projects', listOf());
});

describe('platform navigation (specification §2)', () => {
  it('shows name, tagline and link of each entry', async () => {
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'Platform navigation');
    const entry = menu.getByRole('menuitem', { name: /Quokka/ });
    expect(entry).toHaveTextContent('QuokkaSafety cases');
    expect(entry).toHaveAttribute('href', '/quokka');
  });
  it('shows name and label of the open project', async () => {
    answerGet(`/user-api/projects/${PROJECT_UUID}`, { data: PROJECT });
    server.use(
      http.get(`${ORIGIN}/v1/user-api/platform-navigation`, ({ request }) => {
        const projectUuid = new URL(request.url).searchParams.get('projectUuid');
        const project = projectUuid && {
          uuid: projectUuid,
          name: 'Palletising cell',
          label: 'Acme Machines',
        };
        return HttpResponse.json({ data: { ...NAVIGATION, project } });
      }),
    );
    const { user } = renderApp({ route: `/projects/${PROJECT_UUID}` });
    const menu = await openMenu(user, 'Platform navigation');
    expect(await menu.findByText('Acme Machines')).toBeInTheDocument();
    expect(menu.getByText('Palletising cell')).toBeInTheDocument();
  });
  it('leads nowhere for an address that is not safe', async () => {
    answerGet('/user-api/platform-navigation', {
      data: {
        ...NAVIGATION,
        navigation: [{ name: 'Bad', tagline: '', link: 'javascript:alert(1)' }],
        project: null,
      },
    });
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'Platform navigation');
    expect(menu.getByRole('menuitem', { name: 'Bad' })).not.toHaveAttribute('href');
  });
});

describe('organization switcher (specification §2)', () => {
  const member = { ...USER, organizations: ORGANIZATIONS };

  it('is not there for somebody who belongs to no organization', async () => {
    renderApp({ route: '/welcome' });
    expect((await banner()).queryByRole('button', { name: /Organization/ })).not.toBeInTheDocument();
  });
  it('has the placeholder "Select Organization", a checkmark on the selected one and scrolls above 200 px', async () => {
    answerGet('/user-api/users/me', { data: member });
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'Organization: Select Organization');
    const choices = menu.getAllByRole('menuitemradio');
    expect(choices.map(choice => choice.textContent)).toEqual(['Acme', 'Zenith']);
    for (const choice of choices) expect(choice).toHaveAttribute('aria-checked', 'false');
    expect(menu.getByRole('group', { name: 'Organization' })).toHaveStyle({
      maxHeight: '200px',
      overflowY: 'auto',
    });
    await user.click(menu.getByRole('menuitemradio', { name: 'Zenith' }));
    const again = await openMenu(user, 'Organization: Zenith');
    expect(again.getByRole('menuitemradio', { name: 'Zenith' })).toHaveAttribute('aria-checked', 'true');
    expect(
      again.getByRole('menuitemradio', { name: 'Zenith' }).querySelector('[data-testid=CheckRoundedIcon]'),
    ).toBeInTheDocument();
  });
  it('filters what the project screens show, and all organizations take the filter away', async () => {
    answerGet('/user-api/users/me', { data: member });
    const asked = watch('/user-api/projects', listOf());
    const { user } = renderApp({ route: '/projects' });
    await user.click((await openMenu(user, /Organization/)).getByRole('menuitemradio', { name: 'Zenith' }));
    await waitFor(() => expect(asked.at(-1)).toContain('organizationUuid=org-zenith'));
    await user.click((await openMenu(user, /Organization/)).getByText('All organizations'));
    expect(await (await banner()).findByRole('button', { name: /Select Organization/ })).toBeInTheDocument();
  });
  it('starts with the default organization of the preferences', async () => {
    answerGet('/user-api/users/me', { data: member });
    answerGet('/user-api/user-preferences', {
      data: { ...PREFERENCES, defaultOrganizationUuid: 'org-acme' },
    });
    const asked = watch('/user-api/projects', listOf());
    renderApp({ route: '/projects' });
    expect(await (await banner()).findByRole('button', { name: 'Organization: Acme' })).toBeInTheDocument();
    await waitFor(() => expect(asked).not.toEqual([]));
    for (const query of asked) expect(query).toContain('organizationUuid=org-acme');
  });
  it('says the name of an only organization in place of the placeholder', async () => {
    answerGet('/user-api/users/me', { data: { ...USER, organizations: ORGANIZATIONS.slice(0, 1) } });
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'Organization: Acme');
    expect(menu.getByRole('menuitemradio', { name: 'Acme' })).toHaveAttribute('aria-checked', 'true');
    expect(menu.queryByText('All organizations')).not.toBeInTheDocument();
  });
  it('counts as people do, and tells organizations of nearly the same name apart', async () => {
    const named = ['Plant 10', 'Plant 2', 'plant 2'].map((name, index) => ({
      ...ORGANIZATIONS[0],
      name,
      organizationUuid: `0190b3c4-0000-7000-8000-00000000000${index}`,
    }));
    answerGet('/user-api/users/me', { data: { ...USER, organizations: named } });
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, /Organization/);
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Plant 2…00000001',
      'plant 2…00000002',
      'Plant 10',
    ]);
    expect(menu.queryByRole('searchbox')).not.toBeInTheDocument();
  });
  it('has a field to search for one of more than eight, used by keyboard alone', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...ORGANIZATIONS[0],
      name: `Plant ${index + 1}`,
      organizationUuid: `org-${index + 1}`,
    }));
    answerGet('/user-api/users/me', { data: { ...USER, organizations: many } });
    const { user, store } = renderApp({ route: '/welcome' });
    (await (await banner()).findByRole('button', { name: /Organization/ })).focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('searchbox', { name: 'Search organizations' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: 'Plant 1' })).toHaveFocus();
    await user.keyboard('nothing');
    expect(field).toHaveValue('nothing');
    expect(screen.getByText('No organization of yours has this name')).toHaveRole('status');
    await user.clear(field);
    await user.keyboard('PLANT7');
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['Plant 7']);
    await user.keyboard('{Enter}');
    expect(store.getState().organizationSelection.selectedOrganizationUuid).toBe('org-7');
    expect(await (await banner()).findByRole('button', { name: 'Organization: Plant 7' })).toHaveFocus();
  });
  it('forgets an organization that the user has left', async () => {
    answerGet('/user-api/users/me', { data: member });
    renderApp({
      route: '/welcome',
      preloadedState: { organizationSelection: { selectedOrganizationUuid: 'org-left' } },
    });
    expect(await (await banner()).findByRole('button', { name: /Select Organization/ })).toBeInTheDocument();
  });
  it('leaves an open project of another organization', async () => {
    answerGet('/user-api/users/me', { data: member });
    answerGet(`/user-api/projects/${PROJECT_UUID}`, { data: PROJECT });
    const { user, router } = renderApp({ route: `/projects/${PROJECT_UUID}` });
    await screen.findByRole('heading', { name: 'Palletising cell' });
    await user.click((await openMenu(user, /Organization/)).getByRole('menuitemradio', { name: 'Zenith' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects'));
  });
});

describe('help and user menu (specification §2)', () => {
  it('help opens in a new tab that knows nothing of this one', async () => {
    const { user } = renderApp({ route: '/welcome' });
    const entry = (await openMenu(user, 'Help')).getByRole('menuitem', { name: 'Manual' });
    expect(entry).toHaveAttribute('target', '_blank');
    expect(entry).toHaveAttribute('rel', 'noopener noreferrer');
  });
  it('the user menu has the full name, other links and Sign Out', async () => {
    const { user, session } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'User menu AK');
    expect(menu.getByText('Ana Keller')).toBeInTheDocument();
    expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/badger/account');
    await user.click(menu.getByRole('menuitem', { name: 'Sign Out' }));
    expect(session.signOut).toHaveBeenCalledOnce();
  });
  it('opens a page of the app without a reload, and moves the focus to its title', async () => {
    const { user, router } = renderApp({ route: '/welcome' });
    await user.click((await openMenu(user, 'User menu AK')).getByRole('menuitem', { name: 'My Profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/account'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
  it('gives the focus back to its button when it is left with Escape', async () => {
    const { user } = renderApp({ route: '/welcome' });
    await openMenu(user, 'Help');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
  });
});

describe('notifications bell (specification §2, §7, §8)', () => {
  const notification = (number: number, read: boolean, link: string | null = '/projects') => ({
    uuid: `n-${number}`,
    userUuid: USER.uuid,
    kind: 'VOTING_OPENED',
    title: `Voting ${number} opened`,
    text: 'Your vote is asked for.',
    link,
    read,
    revision: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
  });

  it('counts the unread ones of the user, asked for newest first', async () => {
    const asked = watch(
      '/user-api/notifications',
      listOf(notification(1, false), notification(2, true), notification(3, false)),
    );
    renderApp({ route: '/welcome' });
    const bell = await (await banner()).findByRole('button', { name: 'Notifications, 2 unread' });
    expect(bell).toHaveTextContent('2');
    expect(asked).toEqual([`?userUuid=${USER.uuid}&order=desc`]);
  });
  it('opens the newest five, "All notifications" and marks all as read', async () => {
    const all = [1, 2, 3, 4, 5, 6].map(number => notification(number, number > 1));
    answerGet('/user-api/notifications', listOf(...all));
    const marked = vi.fn();
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/notifications`, () => {
        marked();
        answerGet('/user-api/notifications', listOf(...all.map(item => ({ ...item, read: true }))));
        return HttpResponse.json({ data: { marked: 1 } });
      }),
    );
    const { user } = renderApp({ route: '/welcome' });
    const menu = await openMenu(user, 'Notifications, 1 unread');
    expect(menu.getAllByRole('menuitem', { name: /^Voting/ })).toHaveLength(5);
    expect(menu.getByRole('menuitem', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/badger/notifications',
    );
    await user.click(menu.getByRole('menuitem', { name: 'Mark all as read' }));
    expect(await (await banner()).findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
    expect(marked).toHaveBeenCalledOnce();
  });
  it('marks one as read when it is opened, and leads to what it is about', async () => {
    answerGet('/user-api/notifications', listOf(notification(1, false)));
    const bodies: unknown[] = [];
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/notifications/n-1`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: notification(1, true) });
      }),
    );
    const { user, router } = renderApp({ route: '/welcome' });
    await user.click((await openMenu(user, /^Notifications/)).getByRole('menuitem', { name: /Voting 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects'));
    await waitFor(() => expect(bodies).toEqual([{ revision: 3, read: true }]));
  });
  it('is hidden on an error, which is logged', async () => {
    answerGet('/user-api/notifications', errorBody('INTERNAL', 'secret'), 500);
    renderApp({ route: '/welcome' });
    await screen.findByRole('heading', { name: 'Welcome, Ana' });
    await waitFor(() => {
      const complaints = takeComplaints();
      expect(complaints.join()).toMatch(/^console\.error: Error fetching notifications: /);
    });
    expect((await banner()).queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });
  it('asks for nothing as long as the user is not known', () => {
    const asked = watch('/user-api/notifications', listOf());
    const store = makeStore(undefined, {
      configuration: CONFIGURATION,
      ...holding(() => 'token'),
      signOut: vi.fn(),
      delay: async () => undefined,
    });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <UserContext value={null}>
            <NotificationBell />
          </UserContext>
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(Object.keys(store.getState().platformApi.queries)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
