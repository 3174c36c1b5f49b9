import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { belongsToTarget, keysText } from '@/ui/shortcuts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerEmptyLists, answerGet, answerShell } from '../../support/web/server.ts';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
const open = async (route = '/welcome') => {
  const app = renderApp({ route });
  await screen.findByRole('button', { name: 'Help' });
  return app;
};

beforeEach(() => {
  answerShell();
  answerGet('/user-api/projects', { data: { results: [], total: 0 } });
  answerGet('/user-api/organizations', { data: { results: [], total: 0 } });
});

describe('keyboard shortcuts', () => {
  it.each([
    ['gp', '/badger/projects'],
    ['go', '/badger/organizations'],
    ['gn', '/badger/notifications'],
    // Without an open project there is one to choose first.
    ['gw', '/badger/projects'],
  ])('%s goes to %s', async (keys, pathname) => {
    const { user, router } = await open();
    await user.keyboard(keys);
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  });
  it('g w goes to the worksheet of the open project, g v to what waits for my vote', async () => {
    // Whatever the worksheet asks for.
    answerEmptyLists();
    answerShell();
    answerGet('/user-api/projects/p-1', {
      data: {
        uuid: 'p-1',
        name: 'Cell',
        style: 'MACHINE',
        counts: {},
        riskRatingSetUuids: [],
        updatedAt: '2026-01-02T00:00:00.000Z',
      },
    });
    const { user, router } = await open('/projects/p-1');
    await user.keyboard('gv');
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/welcome'));
    expect(router.state.location.hash).toBe('#my-votes');
    await act(() => router.navigate('/projects/p-1'));
    await screen.findByRole('heading', { name: 'Cell' });
    await user.keyboard('gw');
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/projects/p-1/worksheet'));
  });
  it('/ goes to the search field of the page, where letters are letters', async () => {
    answerEmptyLists();
    answerShell();
    const { user, router } = await open('/projects');
    const field = await screen.findByRole('searchbox', { name: 'Search projects' });
    await user.keyboard('/');
    expect(field).toHaveFocus();
    await user.keyboard('go?');
    expect(field).toHaveValue('go?');
    expect(router.state.location.pathname).toBe('/badger/projects');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('/ opens the palette on a page without a search field', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument();
  });
  it('? opens the sheet of all of them, Esc closes it', async () => {
    const { user } = await open();
    fireEvent.keyDown(document.body, { key: '?', code: 'Minus', shiftKey: true });
    const keys = (await sheet()).getAllByRole('term').map(({ textContent }) => textContent);
    expect(keys).toEqual(['Ctrl+K', '/', '?', 'Esc', 'G P', 'G W', 'G V', 'G O', 'G N']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
  it('the sheet is in the help menu too', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('menuitem', { name: /Keyboard shortcuts/ }));
    expect((await sheet()).getByText('Search and commands')).toBeInTheDocument();
  });
  it('do nothing behind a dialog', async () => {
    const { user, router } = await open();
    await user.keyboard('?');
    await sheet();
    await user.keyboard('gp');
    expect(router.state.location.pathname).toBe('/badger/welcome');
  });
});

describe('a key press that is no shortcut', () => {
  const press = (html: string, also: Partial<KeyboardEvent> = {}) => {
    document.body.innerHTML = html;
    return belongsToTarget({
      target: document.body.querySelector('[data-target]'),
      repeat: false,
      isComposing: false,
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...also,
    });
  };
  it.each([
    ['in a field', '<input data-target>', {}, true],
    ['in an editor', '<div contenteditable="true"><p data-target>x</p></div>', {}, true],
    ['in a cell of a grid', '<div role="grid"><div data-target></div></div>', {}, true],
    ['in a menu', '<div role="menu"><div data-target></div></div>', { ctrlKey: true }, true],
    ['while a character is composed', '<div data-target></div>', { isComposing: true }, true],
    ['that repeats', '<div data-target></div>', { repeat: true }, true],
    ['with AltGr in a field', '<input data-target>', { ctrlKey: true, altKey: true }, true],
    ['with Ctrl in a field is one', '<input data-target>', { ctrlKey: true }, false],
    ['on a button is one', '<button data-target></button>', {}, false],
  ])('%s', (_name, html, also, expected) => expect(press(html, also)).toBe(expected));
});

it.each([
  ['mod+K', 'Linux x86_64', 'Ctrl+K'],
  ['mod+K', 'MacIntel', '⌘K'],
])('%s on %s is called %s', (keys, platform, expected) => expect(keysText(keys, platform)).toBe(expected));
