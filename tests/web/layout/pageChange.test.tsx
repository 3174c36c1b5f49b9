import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerEmptyLists, answerGet, answerShell } from '../../support/web/server.ts';

const PROJECT_UUID = '0190b3c4-5d6e-7f80-9a1b-0000000000a1';

const PROJECT = {
  uuid: PROJECT_UUID,
  organizationUuid: 'org-acme',
  name: 'Palletising cell',
  description: '',
  style: 'MACHINE',
  riskRatingSetUuids: [],
  myRole: 'VIEWER',
  counts: { hazards: 0, functions: 0, machines: 0, members: 1 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
};

beforeEach(() => {
  answerShell();
  answerGet('/user-api/projects', { data: { results: [], total: 0 } });
  answerGet(`/user-api/projects/${PROJECT_UUID}`, { data: PROJECT });
});

describe('the title of the document', () => {
  it.each([
    ['/projects', 'My projects – Badger'],
    [`/projects/${PROJECT_UUID}`, 'Overview – Palletising cell – Badger'],
    ['/nowhere', 'Page not found – Badger'],
  ])('of %s is "%s"', async (route, title) => {
    renderApp({ route });
    await waitFor(() => expect(document.title).toBe(title));
  });
  it('follows the page', async () => {
    const { router } = renderApp({ route: `/projects/${PROJECT_UUID}` });
    await waitFor(() => expect(document.title).toBe('Overview – Palletising cell – Badger'));
    await act(() => router.navigate('/projects'));
    await waitFor(() => expect(document.title).toBe('My projects – Badger'));
  });
});

describe('another page', () => {
  it('takes the focus to its title', async () => {
    const { user } = renderApp({ route: '/nowhere' });
    await user.click(await screen.findByRole('link', { name: 'My Projects' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'My projects' });
    await waitFor(() => expect(title).toHaveFocus());
  });
  it('does so when the title comes late', async () => {
    const { router } = renderApp({ route: '/nowhere' });
    await screen.findByRole('heading', { name: 'Page not found' });
    await act(() => router.navigate(`/projects/${PROJECT_UUID}`));
    const title = await screen.findByRole('heading', { level: 1, name: 'Palletising cell' });
    await waitFor(() => expect(title).toHaveFocus());
  });
  it('leaves the focus where it is when the app starts and when only the query changes', async () => {
    const { router } = renderApp({ route: '/projects' });
    await screen.findByRole('heading', { name: 'My projects' });
    await act(() => router.navigate('/projects?search=x'));
    expect(document.body).toHaveFocus();
  });
  it('that is a tab leaves the focus on the tab and is announced', async () => {
    // Whatever the worksheet asks for.
    answerEmptyLists();
    answerShell();
    answerGet(`/user-api/projects/${PROJECT_UUID}`, { data: PROJECT });
    const { user } = renderApp({ route: `/projects/${PROJECT_UUID}/worksheet` });
    await user.click(await screen.findByRole('tab', { name: 'Overview' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Overview – Palletising cell – Badger',
      ),
    );
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  });
});

describe('for keyboard and screen reader', () => {
  it('the first stop is the skip link to the content', async () => {
    const { user } = renderApp({ route: '/projects' });
    await screen.findByRole('heading', { name: 'My projects' });
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Skip to content');
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });
  it('there are one main landmark and one main navigation', async () => {
    renderApp({ route: '/projects' });
    expect(await screen.findAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('navigation', { name: 'Main navigation' })).toHaveLength(1);
    expect(await within(screen.getByRole('main')).findAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
