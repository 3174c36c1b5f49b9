import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURE_FLAGS } from '@/config/constants';
import { abbreviation } from '@/layout/navigationEntries';
import { renderApp } from '../../support/web/renderApp.tsx';
import { stubScreen } from '../../support/web/screen.ts';
import { answerGet, answerShell, errorBody, ORGANIZATIONS, USER } from '../../support/web/server.ts';

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main navigation' }));
const entries = async () => {
  const items = (await sidebar()).getAllByRole('listitem');
  // An open group's own item holds the items below it too.
  const found = items.flatMap(item => item.querySelector('a, [role=button]') ?? []);
  return [...new Set(found)].map(({ textContent }) => textContent);
};
const expanded = { sidebar: { expanded: true } };

afterEach(() => vi.useRealTimers());
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

  it('leads administrators of the platform to its users', async () => {
    answerGet('/user-api/users/me', { data: { ...USER, roles: ['ADMIN'] } });
    renderApp({ route: '/welcome', preloadedState: expanded });
    const link = (await sidebar()).getByRole('link', { name: 'Users' });
    expect(link).toHaveAttribute('href', '/badger/admin/users');
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

describe('widths and defaults (specification §2, §9)', () => {
  const width = async () => {
    const element = await screen.findByRole('navigation', { name: 'Main navigation' });
    return getComputedStyle(element).width;
  };
  it.each([
    ['new', 1024, '224px'],
    ['new', 1023, '224px'],
    ['old', 1024, '224px'],
    ['old', 1023, '75px'],
  ] as const)('the %s layout starts at %d px with a sidebar of %s', async (layout, screenWidth, expected) => {
    stubScreen(screenWidth);
    answerShell({ flagsOff: layout === 'old' ? [FEATURE_FLAGS.newNavigation] : [] });
    const { user } = renderApp({ route: '/welcome' });
    expect(await width()).toBe(expected);
    const wasOpen = expected === '224px';
    await user.click(
      screen.getByRole('button', { name: wasOpen ? 'Collapse navigation' : 'Expand navigation' }),
    );
    expect(await width()).toBe(wasOpen ? '75px' : '224px');
  });
});

describe('side menu (specification §2)', () => {
  const menu = () => within(screen.getByRole('dialog', { name: 'Side menu', hidden: true }));
  beforeEach(() => answerShell());

  it('is 250 px wide and closes when a page is chosen', async () => {
    const { user, store } = renderApp({ route: '/projects' });
    // Hidden at the width of this page, which a test cannot change.
    await user.click(await screen.findByLabelText('Open navigation'));
    expect(store.getState().sideMenu.open).toBe(true);
    const paper = screen.getByRole('dialog', { name: 'Side menu', hidden: true });
    expect(getComputedStyle(paper).width).toBe('250px');
    await user.click(menu().getByText('Welcome'));
    await waitFor(() => expect(store.getState().sideMenu.open).toBe(false));
  });
  it('is gone 0.5 s after it was closed, not before', async () => {
    const { user } = renderApp({ route: '/projects' });
    await user.click(await screen.findByLabelText('Open navigation'));
    vi.useFakeTimers();
    fireEvent.click(menu().getByLabelText('Close navigation'));
    act(() => void vi.advanceTimersByTime(499));
    expect(screen.queryByText('Select Organization')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiDrawer-paper')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(document.querySelector('.MuiDrawer-paper')).not.toBeInTheDocument());
  });
  it('does not move for people who want no motion', async () => {
    stubScreen(360, ['prefers-reduced-motion']);
    const { user } = renderApp({ route: '/projects' });
    await user.click(await screen.findByLabelText('Open navigation'));
    vi.useFakeTimers();
    fireEvent.click(menu().getByLabelText('Close navigation'));
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(document.querySelector('.MuiDrawer-paper')).not.toBeInTheDocument());
  });
  it('holds organization, platform navigation and help, which the narrow header has no room for', async () => {
    answerGet('/user-api/users/me', { data: { ...USER, organizations: ORGANIZATIONS } });
    const { user, store } = renderApp({ route: '/projects' });
    await user.click(await screen.findByLabelText('Open navigation'));
    await user.click(menu().getByText('Select Organization'));
    await user.click(menu().getByText('Acme'));
    expect(
      menu().getByText('Acme', { selector: '.MuiListItemText-primary' }).closest('[role=button]'),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().organizationSelection.selectedOrganizationUuid).toBe('org-acme');
    await user.click(menu().getByText('Platform navigation'));
    expect(menu().getByText('Quokka').closest('a')).toHaveAttribute('href', '/quokka');
    await user.click(menu().getByText('Help'));
    expect(menu().getByText('Manual').closest('a')).toHaveAttribute('target', '_blank');
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
