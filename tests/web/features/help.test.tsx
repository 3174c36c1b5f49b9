import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { RELEASE_NOTES } from '@/config/constants';
import { HELP_PAGES, helpPageOf } from '@/features/shared/help/helpPages';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

const FOLDER = 'src/features/help';
const LANGUAGES = ['en', 'de'];
const pageOf = (language: string, id: string) => readFileSync(`${FOLDER}/pages/${language}/${id}.md`, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, what]) => what ?? '');
const picturesOf = (text: string) => found(text, /!\[[^\]]+\]\(([^)]+)\)/g);

describe('the pages of the user guide', () => {
  it.each(LANGUAGES)('are all there in %s, and no others', language => {
    expect(readdirSync(`${FOLDER}/pages/${language}`).sort()).toEqual(
      HELP_PAGES.map(id => `${id}.md`).sort(),
    );
  });
  it.each(HELP_PAGES)('%s says the same in both languages', id => {
    const [english = '', german = ''] = LANGUAGES.map(language => pageOf(language, id));
    for (const pattern of [/^(## )/gm, /^(\d\. |- )/gm, /^(\|)/gm, /\]\((\/[^)]*)\)/g])
      expect(found(german, pattern)).toEqual(found(english, pattern));
    expect(picturesOf(german)).toEqual(picturesOf(english));
  });
  it.each(HELP_PAGES)('%s leads to places that exist and shows pictures that exist', id => {
    for (const language of LANGUAGES) {
      const text = pageOf(language, id);
      for (const path of found(text, /\]\((\/[^)]*)\)/g)) {
        const [last] = (matchRoutes(routes as RouteObject[], path) ?? []).slice(-1);
        expect(last?.route.path, path).not.toBe('*');
        const page = /^\/help\/(.+)$/.exec(path)?.[1];
        if (page) expect(HELP_PAGES).toContain(page);
      }
      for (const name of picturesOf(text))
        expect(existsSync(`${FOLDER}/pictures/${language}/${name}.webp`), name).toBe(true);
    }
  });
  it('have the newest release notes first, under the name by which they are announced', () => {
    for (const language of LANGUAGES)
      expect(found(pageOf(language, 'release-notes'), /^## (.+)$/gm)[0]).toBe(RELEASE_NOTES);
  });
});

describe('the page about a screen', () => {
  it.each([
    ['/projects/x/worksheet', 'worksheet'],
    ['/projects/x/tasks/coverage', 'machines'],
    ['/projects/x/voting', 'voting'],
    ['/projects/x/hazards/HZ-001', 'rating'],
    ['/projects/x', 'projects'],
    ['/organizations/x/members', 'sign-in'],
    ['/welcome', undefined],
  ])('%s is %s', (path, page) => expect(helpPageOf(path)).toBe(page));
});

describe('help in the app', () => {
  let platform: TestPlatform;
  let ana: Somebody;
  beforeEach(async () => {
    platform = await usePlatform();
    ana ??= await platform.newPerson('Ana');
  });
  afterEach(() => window.localStorage.clear());
  const open = (route: string) => renderApp({ route, token: platform.tokenOf(ana.person) });
  const openHelp = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    return within(await screen.findByRole('menu'));
  };

  it('shows a page with its text, and the next one behind it', async () => {
    const { user, router } = open('/help/worksheet');
    expect(await screen.findByRole('heading', { level: 1, name: 'Worksheet and its keys' })).toBeVisible();
    expect(await screen.findByText('fill down, fill to the right')).toBeInTheDocument();
    expect(document.title).toBe('Worksheet and its keys – User guide – Badger');
    await user.click(screen.getByRole('link', { name: 'Next: Paste and import from Excel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/help/excel'));
    const page = within(screen.getByRole('article'));
    const link = await page.findByRole('link', { name: 'Reports and exports' });
    expect(link).toHaveAttribute('href', '/badger/help/reports');
  });
  it('is in the language of the reader', async () => {
    const { person } = await platform.newPerson('Rita');
    await platform.call(person, 'PUT', '/user-api/user-preferences', { language: 'de' });
    renderApp({ route: '/help/worksheet', token: platform.tokenOf(person) });
    expect(await screen.findByText('nach unten, nach rechts ausfüllen')).toBeInTheDocument();
  });
  it('says so when there is no such page', async () => {
    open('/help/nothing');
    expect(await screen.findByText('No such page')).toBeVisible();
  });
  it('leads from a screen to its page', async () => {
    const { user } = open('/preferences');
    const menu = await openHelp(user);
    expect(menu.getByRole('menuitem', { name: 'Help with: Sign in and organizations' })).toHaveAttribute(
      'href',
      '/badger/help/sign-in',
    );
    expect(menu.getByRole('menuitem', { name: 'User guide' })).toHaveAttribute('href', '/badger/help');
  });
  it('is found by the command palette, by words that are not in its title', async () => {
    const { user, router } = open('/preferences');
    await screen.findByRole('heading', { name: 'Account' });
    await user.keyboard('{Control>}k{/Control}');
    const field = within(await screen.findByRole('dialog')).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('HAZOP');
    await user.click(await screen.findByRole('option', { name: /Functions, guidewords, situations/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/help/functions'));
  });
  it('announces release notes once, and nothing at a first visit', async () => {
    const first = open('/preferences');
    await screen.findByRole('heading', { name: 'Account' });
    expect(screen.queryByText('Badger was updated.')).not.toBeInTheDocument();
    first.unmount();

    window.localStorage.setItem('RELEASE_NOTES', '0.1');
    const updated = open('/preferences');
    expect(await screen.findByText('Badger was updated.')).toBeVisible();
    await updated.user.click(screen.getByRole('link', { name: 'What is new' }));
    expect(await screen.findByRole('heading', { level: 2, name: RELEASE_NOTES })).toBeVisible();
    updated.unmount();

    open('/preferences');
    await screen.findByRole('heading', { name: 'Account' });
    expect(screen.queryByText('Badger was updated.')).not.toBeInTheDocument();
  });
});
