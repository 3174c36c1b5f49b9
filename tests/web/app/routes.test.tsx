import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeComplaints } from '../../support/web/complaints.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import {
  answerEmptyLists,
  answerGet,
  answerShell,
  errorBody,
  ORIGIN,
  server,
  USER,
} from '../../support/web/server.ts';

const PROJECT = {
  uuid: '018f3a52-7f6e-7c3a-9d3b-00000000000a',
  organizationUuid: '018f3a52-7f6e-7c3a-9d3b-00000000000b',
  name: 'Palletising cell',
  description: 'A robot cell.',
  style: 'MACHINE',
  riskRatingSetUuids: [],
  myRole: 'LEAD',
  permissions: ['project.read'],
  counts: { hazards: 31, functions: 3, machines: 0, members: 4 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-02T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
};
const listOf = (...results: unknown[]) => ({ data: { results, total: results.length } }) as never;
const address = ({ router }: ReturnType<typeof renderApp>) => {
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
};

beforeEach(() => {
  answerEmptyLists();
  answerShell();
  answerGet('/user-api/projects', listOf(PROJECT));
});

describe('addresses (specification §2)', () => {
  it('/ goes to /welcome and keeps the query', async () => {
    const app = renderApp({ route: '/?glossary=edit&x=1' });
    expect(await screen.findByRole('heading', { name: /^Welcome, Ana/ })).toBeInTheDocument();
    expect(address(app)).toBe('/badger/welcome?glossary=edit&x=1');
  });
  it('an unknown one shows the 404 page inside the shell', async () => {
    renderApp({ route: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Projects' })).toBeInTheDocument();
  });
  it('?glossary=edit turns edit mode on, and it stays on', async () => {
    const { store, router } = renderApp({ route: '/welcome?glossary=edit' });
    await screen.findByRole('heading', { name: /^Welcome, Ana/ });
    expect(store.getState().glossary.editMode).toBe(true);
    await router.navigate('/welcome');
    expect(store.getState().glossary.editMode).toBe(true);
  });
  it('the welcome page lists the projects and one thing to do next', async () => {
    renderApp({ route: '/welcome' });
    expect(await screen.findByRole('link', { name: /^Palletising cell/ })).toHaveAttribute(
      'href',
      `/badger/projects/${PROJECT.uuid}`,
    );
    expect(screen.getByRole('link', { name: 'Continue with Palletising cell' })).toBeInTheDocument();
  });
});

describe('protected routes (specification §4)', () => {
  it('send to the sign-in with returnTo', async () => {
    const app = renderApp({ route: '/projects', signedIn: false });
    await waitFor(() => expect(app.session.signIn).toHaveBeenCalled());
    expect(address(app)).toBe('/badger/login?returnTo=%2Fbadger%2Fprojects');
    expect(app.session.signIn).toHaveBeenCalledExactlyOnceWith('/badger/projects');
  });
  it('leave a query string that is there as it is, and come back to path and query all the same', async () => {
    const app = renderApp({ route: '/projects?search=cell', signedIn: false });
    await waitFor(() => expect(app.session.signIn).toHaveBeenCalled());
    expect(address(app)).toBe('/badger/login?search=cell');
    expect(app.session.signIn).toHaveBeenCalledExactlyOnceWith('/badger/projects?search=cell');
  });
});

describe('/login and /login-test', () => {
  it.each(['/login', '/login-test'])('%s sends a signed-in user on to returnTo', async route => {
    const app = renderApp({
      route: `${route}?returnTo=${encodeURIComponent('/badger/projects?search=cell')}`,
    });
    await waitFor(() => expect(address(app)).toBe('/badger/projects?search=cell'));
    expect(app.session.signIn).not.toHaveBeenCalled();
  });
  it('without returnTo, or with one of another site, to the first page', async () => {
    const app = renderApp({ route: '/login?returnTo=https%3A%2F%2Fevil.example%2Fbadger%2F' });
    await waitFor(() => expect(address(app)).toBe('/badger/welcome'));
  });
  it('says when the provider cannot be reached, and tries again', async () => {
    const app = renderApp({ route: '/logged-out', signedIn: false });
    app.session.signIn.mockRejectedValueOnce(new Error('offline'));
    await app.user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.session.signIn).toHaveBeenCalledTimes(2));
  });
});

describe('/oauth', () => {
  it('finishes the sign-in and continues', async () => {
    const app = renderApp({ route: '/oauth?code=1&state=2' });
    app.session.completeSignIn.mockResolvedValue('/projects?search=cell');
    await waitFor(() => expect(address(app)).toBe('/badger/projects?search=cell'));
  });
  it('says when the sign-in was not completed', async () => {
    const app = renderApp({ route: '/welcome', signedIn: false });
    app.session.completeSignIn.mockRejectedValue(new Error('No matching state found in storage'));
    await app.router.navigate('/oauth?code=1&state=2');
    expect(await screen.findByRole('heading', { name: 'Sign-in was not completed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/badger/login');
  });
});

describe('project page', () => {
  it('shows breadcrumb, tabs and overview', async () => {
    answerGet(`/user-api/projects/${PROJECT.uuid}`, { data: PROJECT });
    renderApp({ route: `/projects/${PROJECT.uuid}` });
    expect(await screen.findByRole('heading', { name: 'Palletising cell' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/badger/projects');
    expect(screen.getByRole('link', { name: 'Palletising cell' })).toHaveAttribute(
      'href',
      `/badger/projects/${PROJECT.uuid}`,
    );
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('tab', { name: 'Worksheet' })).toHaveAttribute(
      'href',
      `/badger/projects/${PROJECT.uuid}/worksheet`,
    );
    expect(await screen.findByText('31')).toBeInTheDocument();
  });
  it('a project that cannot be loaded is called Project', async () => {
    answerGet(`/user-api/projects/${PROJECT.uuid}`, errorBody('NOT_FOUND', 'There is no such project.'), 404);
    renderApp({ route: `/projects/${PROJECT.uuid}` });
    expect(await screen.findByText('There is no such project.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Project' })).toBeInTheDocument();
  });
  it('one that comes without data is called Project, and the shell stands', async () => {
    answerGet(`/user-api/projects/${PROJECT.uuid}`, { data: null } as never);
    renderApp({ route: `/projects/${PROJECT.uuid}` });
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Project' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Projects' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('errors (specification §8)', () => {
  it.each([
    [403, "You don't have permission to view this content."],
    [500, 'Something went wrong.'],
    [503, 'The database cannot be reached.'],
  ])('of the current user, %i, show the generic view with the ways on', async (status, text) => {
    answerGet('/user-api/users/me', errorBody('X', 'The database cannot be reached.'), status);
    const { user, session } = renderApp({ route: '/welcome' });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Request /)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.signOut).toHaveBeenCalledOnce();
    answerShell();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Welcome, Ana/ })).toBeInTheDocument();
  });
  it('of the current user, unreachable, goes by itself when the connection is back', async () => {
    server.use(http.get(`${ORIGIN}/v1/user-api/users/me`, () => HttpResponse.error()));
    renderApp({ route: '/welcome' });
    expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
    answerShell();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: /^Welcome, Ana/ })).toBeInTheDocument();
  });
  it.each(['/user-api/users/me', '/user-api/platform-navigation', '/user-api/user-preferences'])(
    'an answer of %s without data never leads to the failure view',
    async path => {
      answerGet(path, { data: null } as never);
      renderApp({ route: '/welcome' });
      expect(
        await screen.findByText((_, element) =>
          ['Something went wrong.', 'Welcome, Ana'].includes(element?.textContent ?? ''),
        ),
      ).toBeInTheDocument();
      expect(screen.queryByText('Something went wrong :(')).not.toBeInTheDocument();
    },
  );
  it('a 401 signs out and shows nothing', async () => {
    answerGet('/user-api/users/me', errorBody('TOKEN_EXPIRED', 'Sign in again.'), 401);
    const { session } = renderApp({ route: '/welcome' });
    await waitFor(() => expect(session.signOut).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('a list that fails offers to try again', async () => {
    answerGet('/user-api/projects', errorBody('UNAVAILABLE', 'Try again in a minute.'), 503);
    const { user } = renderApp({ route: '/projects' });
    expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
    answerGet('/user-api/projects', listOf(PROJECT));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Palletising cell/ })).toBeInTheDocument();
  });
  it('an error while drawing leads to the failure view, whose button gives up the session', async () => {
    // A name that is no text makes the page throw.
    answerGet('/user-api/users/me', { data: { ...USER, firstName: { not: 'a text' } } } as never);
    const { session, user } = renderApp({ route: '/welcome' });
    expect(await screen.findByText('Something went wrong :(')).toBeInTheDocument();
    expect(screen.getByText('Please reload the page, or sign out')).toBeInTheDocument();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Reload', 'Sign Out']);
    expect(screen.getByText(/^(Type)?Error: /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.abandon).toHaveBeenCalledOnce();
    takeComplaints();
  });
});
