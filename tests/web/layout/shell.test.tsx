import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURE_FLAGS } from '@/config/constants';
import { abbreviation } from '@/layout/navigationEntries';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerGet, answerShell, errorBody } from '../../support/web/server.ts';

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main navigation' }));
const entries = async () => {
  const items = (await sidebar()).getAllByRole('listitem');
  // An open group's own item holds the items below it too.
  const found = items.flatMap(item => item.querySelector('a, [role=button]') ?? []);
  return [...new Set(found)].map(({ textContent }) => textContent);
};
const expanded = { sidebar: { expanded: true } };

beforeEach(() => {
  answerGet('/user-api/projects', { data: { results: [], total: 0 } });
});

describe('new layout (specification §2)', () => {
  beforeEach(() => answerShell());

  it('has its entries in order, with a separator before the supplier portal', async () => {
    renderApp({ route: '/welcome', preloadedState: expanded });
    expect(await entries()).toEqual([
      'Welcome',
      'My Organizations',
      'My Projects',
      'Discover Projects',
      'Supplier Portal',
      'Invite Supplier',
    ]);
    expect((await sidebar()).getByRole('separator')).toBeInTheDocument();
    expect((await sidebar()).getByText('by Acme Safety')).toBeInTheDocument();
  });

  it('marks the open page', async () => {
    renderApp({ route: '/welcome', preloadedState: expanded });
    expect((await sidebar()).getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'page');
    expect((await sidebar()).getByRole('link', { name: 'My Projects' })).not.toHaveAttribute('aria-current');
  });

  it('collapses and expands; collapsed entries keep their names', async () => {
    const { user, store } = renderApp({ route: '/welcome', preloadedState: expanded });
    await user.click((await sidebar()).getByRole('button', { name: 'Collapse navigation' }));
    expect(store.getState().sidebar.expanded).toBe(false);
    expect((await sidebar()).queryByText('by Acme Safety')).not.toBeInTheDocument();
    expect((await sidebar()).getByRole('link', { name: 'My Projects' })).toHaveAttribute(
      'href',
      '/badger/projects',
    );
    await user.click((await sidebar()).getByRole('button', { name: 'Expand navigation' }));
    expect(store.getState().sidebar.expanded).toBe(true);
  });

  it('closes the supplier portal', async () => {
    const { user } = renderApp({ route: '/welcome', preloadedState: expanded });
    const portal = (await sidebar()).getByRole('button', { name: 'Supplier Portal' });
    expect(portal).toHaveAttribute('aria-expanded', 'true');
    await user.click(portal);
    expect(portal).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('old layout, chosen by the flag', () => {
  it('has the two entries of their flags and abbreviates when collapsed', async () => {
    answerShell({ flagsOff: [FEATURE_FLAGS.newNavigation] });
    const { user } = renderApp({ route: '/welcome', preloadedState: expanded });
    expect(await entries()).toEqual([
      'Welcome',
      'My Organizations',
      'My Projects',
      'Discover Other Projects',
      'Supplier Portal',
      'Invite Supplier',
    ]);
    await user.click((await sidebar()).getByRole('button', { name: 'Collapse navigation' }));
    expect((await entries()).slice(0, 3)).toEqual(['We', 'MO', 'MP']);
  });
  it('leaves them out when their flags are off', async () => {
    answerShell({ flagsOff: Object.values(FEATURE_FLAGS) });
    renderApp({ route: '/welcome', preloadedState: expanded });
    expect(await entries()).toEqual(['Welcome', 'My Organizations', 'My Projects']);
  });
  it.each([
    ['My Projects', 'MP'],
    ['Welcome', 'We'],
    ['Discover Other Projects', 'DO'],
    ['', ''],
  ])('%o is abbreviated to %o', (label, letters) => expect(abbreviation(label)).toBe(letters));
});

describe('header', () => {
  beforeEach(() => answerShell());

  it('platform navigation: name, tagline and link', async () => {
    const { user } = renderApp({ route: '/welcome' });
    await user.click(await screen.findByRole('button', { name: 'Platform navigation' }));
    const entry = screen.getByRole('menuitem', { name: /Quokka/ });
    expect(entry).toHaveTextContent('QuokkaSafety cases');
    expect(entry).toHaveAttribute('href', '/quokka');
  });
  it('help opens in a new tab that knows nothing of this one', async () => {
    const { user } = renderApp({ route: '/welcome' });
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    const entry = screen.getByRole('menuitem', { name: 'Manual' });
    expect(entry).toHaveAttribute('target', '_blank');
    expect(entry).toHaveAttribute('rel', 'noopener noreferrer');
  });
  it('user menu: full name, other links and Sign Out', async () => {
    const { user, session } = renderApp({ route: '/welcome' });
    await user.click(await screen.findByRole('button', { name: 'User menu AK' }));
    expect(screen.getByText('Ana Keller')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/badger/account');
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(session.signOut).toHaveBeenCalledOnce();
  });
  it('opens the side menu, which closes when a page is chosen', async () => {
    const { user, store } = renderApp({ route: '/projects' });
    // Hidden at the width of this page, which a test can not change.
    await user.click(await screen.findByLabelText('Open navigation'));
    expect(store.getState().sideMenu.open).toBe(true);
    const menu = screen
      .getByRole('button', { name: 'Close navigation', hidden: true })
      .closest('.MuiDrawer-paper');
    await user.click(within(menu as HTMLElement).getByText('Welcome'));
    await waitFor(() => expect(store.getState().sideMenu.open).toBe(false));
  });
});

describe('errors (specification §8)', () => {
  beforeEach(() => answerShell());

  it.each(['/user-api/platform-navigation', `/user-api/feature-flags/${FEATURE_FLAGS.newNavigation}`])(
    'of %s show the generic view',
    async path => {
      answerGet(path, errorBody('INTERNAL', 'secret'), 500);
      renderApp({ route: '/welcome' });
      expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );
  it('a flag answered without data is an error', async () => {
    answerGet(`/user-api/feature-flags/${FEATURE_FLAGS.newNavigation}`, {});
    renderApp({ route: '/welcome' });
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  });
});
