import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { matches } from '@/features/command-palette/command';
import { hazardWith } from '../../support/web/hazards.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import {
  answerGet,
  answerShell,
  errorBody,
  ORGANIZATIONS,
  ORIGIN,
  server,
  USER,
} from '../../support/web/server.ts';

const project = (uuid: string, name: string) => ({
  uuid,
  organizationUuid: 'org-acme',
  name,
  description: '',
  style: 'FUNCTION',
  riskRatingSetUuids: [],
  myRole: 'LEAD',
  counts: { hazards: 0, functions: 0, members: 1 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
});
const PROJECTS = [project('p-brake', 'Brake controller'), project('p-cell', 'Palletising cell')];
const HAZARDS = [
  hazardWith({ uuid: 'h-1', projectUuid: 'p-brake', code: 'HZ-014', name: 'Braking lost' }),
  hazardWith({ uuid: 'h-2', projectUuid: 'p-cell', code: 'HZ-014', name: 'Start while inside' }),
];

/** Searches as the server does: text in name or code, within a project when one is named. */
function answerSearch() {
  server.use(
    http.get(`${ORIGIN}/v1/user-api/projects`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
      const results = PROJECTS.filter(({ name }) => name.toLowerCase().includes(search));
      return HttpResponse.json({ data: { results, total: results.length } });
    }),
    http.get(`${ORIGIN}/v1/user-api/hazards`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const search = query.get('search')?.toLowerCase() ?? '';
      const within = query.get('projectUuid');
      const results = HAZARDS.filter(
        ({ code, name, projectUuid }) =>
          `${code} ${name}`.toLowerCase().includes(search) && (!within || within === projectUuid),
      );
      return HttpResponse.json({ data: { results, total: results.length } });
    }),
  );
  answerGet('/user-api/projects/p-cell', { data: PROJECTS[1] });
}

const palette = async () => within(await screen.findByRole('dialog', { name: 'Search and commands' }));
const options = async () => (await palette()).getAllByRole('option').map(({ textContent }) => textContent);

async function openPalette(route = '/welcome') {
  const app = renderApp({ route });
  await app.user.click(await screen.findByRole('button', { name: /^Search and commands/ }));
  await palette();
  return app;
}
const address = ({ router }: ReturnType<typeof renderApp>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

beforeEach(() => {
  answerShell();
  answerSearch();
  answerGet('/user-api/users/me', { data: { ...USER, organizations: ORGANIZATIONS } });
});

describe('command palette', () => {
  it('opens by Ctrl+K and closes by Escape, which gives the focus back', async () => {
    const { user } = renderApp({ route: '/welcome' });
    const help = await screen.findByRole('button', { name: 'Help' });
    help.focus();
    await user.keyboard('{Control>}k{/Control}');
    expect((await palette()).getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(help).toHaveFocus();
  });
  it('offers the projects changed last, screens and actions before anything is typed', async () => {
    await openPalette();
    const shown = await (await palette()).findByRole('option', { name: 'Brake controller' });
    expect(shown).toBeInTheDocument();
    expect(await options()).toEqual(
      expect.arrayContaining(['My Projects', 'Notifications', 'New project', 'New organization', 'Sign Out']),
    );
  });
  it('goes to a project that the server finds, and the focus to its title', async () => {
    const app = await openPalette();
    await app.user.keyboard('pallet');
    await (await palette()).findByRole('option', { name: /Palletising cell/ });
    await waitFor(async () => expect(await options()).toEqual(['Palletising cell']));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe('/badger/projects/p-cell'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Palletising cell'));
  });
  it('goes to a hazard by its code, in all projects', async () => {
    const app = await openPalette();
    await app.user.keyboard('hz-014');
    await (await palette()).findByRole('option', { name: /Start while inside/ });
    expect(await options()).toEqual([
      'HZ-014 Braking lostBrake controller',
      'HZ-014 Start while insidePalletising cell',
    ]);
    await app.user.click((await palette()).getByRole('option', { name: /Braking lost/ }));
    await waitFor(() => expect(address(app)).toContain('/badger/projects/p-brake/worksheet?hazard=HZ-014'));
  });
  it('lists the hazards of the open project first', async () => {
    const app = await openPalette('/projects/p-cell');
    await app.user.keyboard('hz-014');
    await (await palette()).findByRole('option', { name: /Braking lost/ });
    expect((await options())[0]).toContain('Start while inside');
    expect(await options()).toHaveLength(2);
  });
  it('does an action', async () => {
    const app = await openPalette();
    await app.user.keyboard('sign out{Enter}');
    expect(app.session.signOut).toHaveBeenCalledOnce();
  });
  it('goes to a screen', async () => {
    const app = await openPalette('/nowhere');
    await app.user.keyboard('welc');
    await waitFor(async () => expect(await options()).toEqual(['Welcome']));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe('/badger/welcome'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Welcome, Ana'));
  });
  it('does not offer what the user may not do in any organization', async () => {
    answerGet('/user-api/users/me', { data: { ...USER, organizations: ORGANIZATIONS.slice(1) } });
    await openPalette();
    expect(await options()).not.toEqual(expect.arrayContaining(['New project']));
    expect(await options()).not.toEqual(expect.arrayContaining(['Invite supplier']));
  });
  it('says that nothing was found, and when the search has failed', async () => {
    const app = await openPalette();
    await app.user.keyboard('xyzzy');
    expect(await (await palette()).findByText(/^Nothing found/)).toBeInTheDocument();
    answerGet('/user-api/hazards', errorBody('INTERNAL', 'secret'), 500);
    await app.user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}about');
    expect(await (await palette()).findByText(/could not be searched/)).toBeInTheDocument();
    expect(await options()).toEqual(['About']);
  });
});

describe('what a query finds', () => {
  it.each([
    ['My Projects', 'pro', true],
    ['My Projects', 'proj my', true],
    ['My Projects', 'ojects', false],
    ['New project', 'create', true],
    ['New project', 'new organization', false],
  ])('%s by "%s": %s', (label, query, expected) =>
    expect(matches({ label, keywords: 'create add' }, query)).toBe(expected),
  );
});
