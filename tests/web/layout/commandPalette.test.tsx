import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bestFirst, matches, rankOf } from '@/features/command-palette/ranking';
import { hazardWith } from '../../support/web/hazards.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import {
  answerEmptyLists,
  answerGet,
  answerShell,
  errorBody,
  ORGANIZATIONS,
  ORIGIN,
  server,
  USER,
} from '../../support/web/server.ts';

/** Addresses take uuids only. */
const BRAKE = '0190b3c4-5d6e-7f80-9a1b-0000000000b1';
const CELL = '0190b3c4-5d6e-7f80-9a1b-0000000000c1';

const project = (uuid: string, name: string) => ({
  uuid,
  organizationUuid: 'org-acme',
  name,
  description: '',
  style: 'FUNCTION',
  riskRatingSetUuids: [],
  myRole: 'LEAD',
  counts: { hazards: 0, functions: 0, machines: 0, members: 1 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
});
const PROJECTS = [project(BRAKE, 'Brake controller'), project(CELL, 'Palletising cell')];
const HAZARDS = [
  hazardWith({ uuid: 'h-1', projectUuid: BRAKE, code: 'HZ-014', name: 'Braking lost' }),
  hazardWith({ uuid: 'h-2', projectUuid: CELL, code: 'HZ-014', name: 'Start while inside' }),
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
  for (const project of PROJECTS) answerGet(`/user-api/projects/${project.uuid}`, { data: project });
}

/** Whatever the worksheet asks for: it comes after the test has seen where it leads. */
function answerWorksheet() {
  answerEmptyLists();
  answerShell();
  answerSearch();
  answerGet('/user-api/users/me', { data: { ...USER, organizations: ORGANIZATIONS } });
}

const palette = async () => within(await screen.findByRole('dialog', { name: 'Search and commands' }));
const marked = async () => (await palette()).getByRole('option', { selected: true }).textContent;
const options = async () => (await palette()).getAllByRole('option').map(({ textContent }) => textContent);

/** An answer that comes when the test says so. */
function held(body: JsonBodyType) {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const handler = async () => {
    await released;
    return HttpResponse.json(body);
  };
  return { handler, release: () => release() };
}

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
    const field = (await palette()).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(help).toHaveFocus());
  });
  it('offers the projects changed last, screens and actions before anything is typed', async () => {
    await openPalette();
    const shown = await (await palette()).findByRole('option', { name: 'Brake controller' });
    expect(shown).toBeInTheDocument();
    expect(await options()).toEqual(
      expect.arrayContaining(['My Projects', 'Notifications', 'New project', 'New organization', 'Sign Out']),
    );
  });
  it('opens a project that the server finds, and moves the focus to its title', async () => {
    const app = await openPalette();
    await app.user.keyboard('pallet');
    await (await palette()).findByRole('option', { name: /Palletising cell/ });
    await waitFor(async () => expect(await options()).toEqual(['Palletising cell']));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe(`/badger/projects/${CELL}`));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Palletising cell'));
  });
  it('opens a hazard by its code, in all projects', async () => {
    answerWorksheet();
    const app = await openPalette();
    await app.user.keyboard('hz-014');
    await (await palette()).findByRole('option', { name: /Start while inside/ });
    await waitFor(async () =>
      expect(await options()).toEqual([
        'HZ-014 Braking lostBrake controller',
        'HZ-014 Start while insidePalletising cell',
      ]),
    );
    await app.user.click((await palette()).getByRole('option', { name: /Braking lost/ }));
    await waitFor(() => expect(address(app)).toContain(`/badger/projects/${BRAKE}/worksheet?hazard=HZ-014`));
  });
  it('lists the hazards of the open project first', async () => {
    const app = await openPalette(`/projects/${CELL}`);
    await app.user.keyboard('hz-014');
    await (await palette()).findByRole('option', { name: /Braking lost/ });
    await waitFor(async () =>
      expect(await options()).toEqual([
        expect.stringContaining('Start while inside'),
        expect.stringContaining('Braking lost'),
      ]),
    );
  });
  it('does an action', async () => {
    const app = await openPalette();
    await app.user.keyboard('sign out{Enter}');
    expect(app.session.signOut).toHaveBeenCalledOnce();
  });
  it('opens a screen', async () => {
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
    await waitFor(async () => expect(await options()).toEqual(['About']));
  });
  it('marks the best match, which is the first, and Enter does it', async () => {
    const app = await openPalette();
    await app.user.keyboard('about');
    expect(await marked()).toBe('About');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe('/badger/about'));
  });
  it('marks a better match that comes in later, as long as nobody has moved the mark', async () => {
    const answer = held({ data: { results: [project('p-a', 'A')], total: 1 } });
    const app = await openPalette();
    server.use(http.get(`${ORIGIN}/v1/user-api/projects`, answer.handler));
    await app.user.keyboard('a');
    expect(await marked()).toBe('About');
    answer.release();
    await (await palette()).findByRole('option', { name: 'A' });
    await waitFor(async () => expect(await marked()).toBe('A'));
    expect((await options())[0]).toBe('A');
  });
  it('leaves the mark where somebody moved it, until the next letter', async () => {
    const answer = held({ data: { results: [project('p-a', 'A')], total: 1 } });
    const app = await openPalette();
    server.use(http.get(`${ORIGIN}/v1/user-api/projects`, answer.handler));
    await app.user.keyboard('a{ArrowDown}');
    const moved = await marked();
    expect(moved).not.toBe('About');
    answer.release();
    await (await palette()).findByRole('option', { name: 'A' });
    expect(await marked()).toBe(moved);
    await app.user.keyboard('b');
    expect(await marked()).toBe('About');
  });
  it('the arrow keys cycle the active item, the pointer moves it, and the field announces it', async () => {
    const app = await openPalette();
    await (await palette()).findByRole('option', { name: 'Brake controller' });
    const all = await options();
    await app.user.keyboard('{ArrowUp}');
    expect(await marked()).toBe(all.at(-1));
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await marked()).toBe(all[1]);
    await app.user.keyboard('{PageDown}{PageUp}{PageUp}');
    expect(await marked()).toBe(all[0]);
    await app.user.hover((await palette()).getByRole('option', { name: 'Notifications' }));
    expect(await marked()).toBe('Notifications');
    const field = (await palette()).getByRole('combobox');
    expect(field).toHaveFocus();
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Notifications',
    );
  });
  it('offers what was used last first, each once', async () => {
    answerWorksheet();
    const app = await openPalette();
    const reopen = () => app.user.keyboard('{Control>}k{/Control}');
    await app.user.keyboard('about{Enter}');
    await waitFor(() => expect(address(app)).toBe('/badger/about'));
    await reopen();
    await app.user.keyboard('hz-014');
    await app.user.click(await (await palette()).findByRole('option', { name: /Start while inside/ }));
    await waitFor(() => expect(address(app)).toContain(`/badger/projects/${CELL}`));
    await reopen();
    const recent = within(await (await palette()).findByRole('group', { name: 'Recently used' }));
    // A hazard was in its project.
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Palletising cell',
      'About',
    ]);
    expect(await marked()).toBe('Palletising cell');
    expect((await options()).filter(name => name === 'About')).toHaveLength(1);
  });
  it('says how much was found', async () => {
    const app = await openPalette();
    const status = async () => (await palette()).getByRole('status');
    await app.user.keyboard('about');
    await waitFor(async () => expect(await status()).toHaveTextContent('1 result'));
    await app.user.clear((await palette()).getByRole('combobox'));
    await app.user.keyboard('my');
    await waitFor(async () => expect(await status()).toHaveTextContent('3 results'));
    expect(await options()).toEqual(['My Projects', 'My Organizations', 'My Profile']);
    await app.user.keyboard('xyz');
    await waitFor(async () => expect(await status()).toHaveTextContent(/^Nothing found/));
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

describe('how well a command answers a query', () => {
  it.each([
    ['About', 'about', 0],
    ['Über Badger', 'uber badger', 0],
    ['HZ-014 Braking lost', 'hz-014', 0],
    ['Braking lost', 'brak', 1],
    ['The brake', 'brak', 2],
    ['New project', 'create', 3],
    ['Found by its description', 'brak', 4],
  ])('%s by "%s": %i', (label, query, rank) => {
    const code = /^HZ-\d+/.exec(label)?.[0];
    expect(rankOf({ label, keywords: 'create', ...(code && { code }) }, query)).toBe(rank);
  });
  it('the group of the best match comes first; among equals what was used last', () => {
    const command = (group: string, label: string) => ({
      id: label,
      group,
      label,
      icon: null,
      run: () => undefined,
    });
    const all = [
      command('screens', 'My brakes'),
      command('projects', 'Old brake'),
      command('projects', 'Brake two'),
      command('projects', 'Brake one'),
    ];
    const names = (used: string[]) => bestFirst(all, 'brake', used).map(({ label }) => label);
    expect(names([])).toEqual(['Brake two', 'Brake one', 'Old brake', 'My brakes']);
    expect(names(['Old brake', 'Brake one'])).toEqual(['Brake one', 'Brake two', 'Old brake', 'My brakes']);
  });
});
