import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { belongsToTarget, keysText } from '@/ui/shortcuts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerEmptyLists, answerGet, answerShell } from '../../support/web/server.ts';

const PROJECT_UUID = '0190b3c4-5d6e-7f80-9a1b-0000000000a1';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
const open = async (route = '/welcome') => {
  const app = renderApp({ route });
  await screen.findByRole('button', { name: 'Help' });
  return app;
};

/** One key after the other, in one go: they belong together for a second only. */
const press = (keys: string) => {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });
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
    const { router } = await open();
    press(keys);
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  });
  it('g w opens the worksheet of the open project, g v the hazards waiting for my vote', async () => {
    // Whatever the worksheet asks for.
    answerEmptyLists();
    answerShell();
    answerGet(`/user-api/projects/${PROJECT_UUID}`, {
      data: {
        uuid: PROJECT_UUID,
        name: 'Cell',
        style: 'MACHINE',
        counts: {},
        riskRatingSetUuids: [],
        updatedAt: '2026-01-02T00:00:00.000Z',
      },
    });
    const { router } = await open(`/projects/${PROJECT_UUID}`);
    press('gv');
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/welcome'));
    expect(router.state.location.hash).toBe('#my-votes');
    await act(() => router.navigate(`/projects/${PROJECT_UUID}`));
    await screen.findByRole('heading', { name: 'Cell' });
    press('gw');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/badger/projects/${PROJECT_UUID}/worksheet`),
    );
  });
  it('/ focuses the search field of the page, where letters are typed', async () => {
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
    press('gp');
    expect(router.state.location.pathname).toBe('/badger/welcome');
  });
});

describe('every key on the sheet', () => {
  type App = Awaited<ReturnType<typeof open>>;
  const goesTo =
    (pathname: string) =>
    async ({ router }: App) =>
      waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  const dialog = (name: string) => async () => void (await screen.findByRole('dialog', { name }));
  /** What is pressed for what the sheet says, and what it does on /projects. */
  const KEYS: Record<string, readonly [press: string, effect: (app: App) => Promise<unknown>]> = {
    'Ctrl+K': ['{Control>}k{/Control}', dialog('Search and commands')],
    '/': ['/', async () => expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveFocus()],
    '?': ['?', dialog('Keyboard shortcuts')],
    // One level out: tested where there is one.
    Esc: ['{Escape}', goesTo('/badger/projects')],
    'G P': ['gp', goesTo('/badger/projects')],
    'G W': ['gw', goesTo('/badger/projects')],
    'G V': ['gv', goesTo('/badger/welcome')],
    'G O': ['go', goesTo('/badger/organizations')],
    'G N': ['gn', goesTo('/badger/notifications')],
  };
  /** What a browser keeps for itself or what people count on in it: a page cannot or must not take these. */
  const OF_THE_BROWSER = [
    ...['L', 'N', 'O', 'P', 'R', 'S', 'T', 'W', 'F', 'J', 'H', 'Tab', 'Shift+N', 'Shift+T', 'Shift+W'].map(
      key => `Ctrl+${key}`,
    ),
    ...['F1', 'F3', 'F5', 'F6', 'F11', 'F12', 'Alt+F4', 'Alt+←', 'Alt+→', 'Backspace', 'Space', "'"],
  ];
  const terms = async () => (await sheet()).getAllByRole('term').map(({ textContent }) => textContent ?? '');

  it('is in the table of this test, once, and none is one of the browser', async () => {
    const { user } = await open('/projects');
    await user.keyboard('?');
    const listed = await terms();
    expect(listed).toEqual(Object.keys(KEYS));
    expect(listed.filter(keys => OF_THE_BROWSER.includes(keys))).toEqual([]);
  });
  it.each(Object.entries(KEYS))('%s does what it says', async (_keys, [pressed, effect]) => {
    const app = await open('/projects');
    await screen.findByRole('searchbox', { name: 'Search projects' });
    if (pressed.startsWith('{')) await app.user.keyboard(pressed);
    else press(pressed);
    await effect(app);
  });
  it('is a letter like others in a field, but for Ctrl+K', async () => {
    const { user, router } = await open('/projects');
    const field = await screen.findByRole('searchbox', { name: 'Search projects' });
    await user.click(field);
    const letters = Object.values(KEYS).flatMap(([press]) => (press.startsWith('{') ? [] : [press]));
    await user.keyboard(letters.join(''));
    expect(field).toHaveValue(letters.join(''));
    expect(router.state.location.pathname).toBe('/badger/projects');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a key press that is no shortcut', () => {
  /** What the page says of a key that is pressed on `data-target`, which `onPress` may change before the page hears of it. */
  const pressIn = (html: string, also: KeyboardEventInit = {}, onPress = (_target: Element) => {}) => {
    document.body.innerHTML = html;
    const target = document.body.querySelector('[data-target]');
    if (!target) throw new Error('Nothing to press a key on.');
    let belongs: boolean | undefined;
    target.addEventListener('keydown', () => onPress(target));
    const listen = (event: KeyboardEvent) => {
      belongs = belongsToTarget(event);
    };
    window.addEventListener('keydown', listen, { once: true });
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...also }));
    return belongs;
  };
  it.each([
    ['in a field', '<input data-target>', {}, true],
    ['in a search field', '<input type="search" data-target>', {}, true],
    ['on a box to tick is one', '<input type="checkbox" data-target>', {}, false],
    ['on a choice is one', '<input type="radio" data-target>', {}, false],
    ['in an editor', '<div contenteditable="true"><p data-target>x</p></div>', {}, true],
    ['in a cell of a grid', '<div role="grid"><div data-target></div></div>', {}, true],
    ['in a menu', '<div role="menu"><div data-target></div></div>', { ctrlKey: true }, true],
    ['while a character is composed', '<div data-target></div>', { isComposing: true }, true],
    ['that repeats', '<div data-target></div>', { repeat: true }, true],
    ['with AltGr in a field', '<input data-target>', { ctrlKey: true, altKey: true }, true],
    ['with Ctrl in a field is one', '<input data-target>', { ctrlKey: true }, false],
    ['on a button is one', '<button data-target></button>', {}, false],
  ])('%s', (_name, html, also, expected) => expect(pressIn(html, also)).toBe(expected));

  it('in a cell that has given way to its editor since', () => {
    const cell = '<div role="grid"><div data-target></div></div>';
    expect(pressIn(cell, {}, target => target.replaceWith(document.createElement('input')))).toBe(true);
  });
});

it.each([
  ['mod+K', 'Linux x86_64', 'Ctrl+K'],
  ['mod+K', 'MacIntel', '⌘K'],
])('%s on %s is called %s', (keys, platform, expected) => expect(keysText(keys, platform)).toBe(expected));
