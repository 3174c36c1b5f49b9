import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyToClipboard } from '@/glossary/edit/copyToClipboard';
import { findMarkedTexts } from '@/glossary/edit/findMarkedTexts';
import { unmark } from '@/glossary/edit/unmark';
import { TextMarks } from '@/glossary/TextMarks';
import { withoutMarks } from '@/lib/textMark';
import { takeComplaints } from '../../support/web/complaints.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerGet, answerShell, ORIGIN, server } from '../../support/web/server.ts';

/** specification §2 "Glossary edit mode"; the app runs under the base path of its glossary service. */
const ADMIN = `${ORIGIN}/admin/content-manager/collectionType/api::glossary-item.glossary-item`;

let title = 'Nothing at this place';
const open = vi.fn();
const copied: string[] = [];

beforeEach(() => {
  answerGet('/user-api/projects', { data: { results: [], total: 0 } });
  answerGet('/user-api/organizations', { data: { results: [], total: 0 } });
  title = 'Nothing at this place';
  copied.length = 0;
  open.mockReset();
  vi.spyOn(window, 'open').mockImplementation(open);
  // jsdom lays nothing out: every element has a box of its own in the window.
  const box = new DOMRect(10, 10, 80, 20);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Object.assign(Range.prototype, { getBoundingClientRect: () => box });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.assign(document, { elementsFromPoint: () => [document.documentElement] });
  answerShell();
  server.use(
    http.get(`${ORIGIN}/api/glossary-items`, () =>
      HttpResponse.json({
        data: [
          {
            id: 77,
            attributes: {
              uiKey: 'badger/not-found/title',
              deploymentEnv: 'PRODUCTION',
              domain: 'SAFETY',
              organizationUuid: null,
              textType: 'plain',
              markdownText: null,
              plainText: title,
            },
          },
        ],
        meta: { pagination: { pageCount: 1 } },
      }),
    ),
  );
});

async function openEditor(route = '/nowhere?glossary=edit') {
  const app = renderApp({ route, configuration: { glossaryBaseUrl: ORIGIN } });
  Object.defineProperty(window.navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const badges = within(document.documentElement);
  await badges.findByRole('region', { name: /Glossary edit mode/ });
  return { ...app, badges };
}

/** Everything in the document that carries a mark, for a message that says where. */
const textsWithMarks = () =>
  [document.documentElement, ...document.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE && nodeValue !== withoutMarks(nodeValue ?? '') ? [nodeValue] : [],
    ),
    ...[...element.attributes].flatMap(({ name, value }) =>
      value === withoutMarks(value) ? [] : [name, value],
    ),
  ]);

const badgeOf = async (badges: ReturnType<typeof within>, shown: string) =>
  (await badges.findAllByRole('button', { name: `Edit text “${shown}”` }))[0] as HTMLElement;

describe('edit mode (specification §2)', () => {
  it('copies the key, then opens the item in a new tab', async () => {
    const { badges, user } = await openEditor();
    await user.click(await badgeOf(badges, title));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(`${ADMIN}/77?plugins[i18n][locale]=en`, '_blank', 'noopener'),
    );
    expect(copied).toEqual(['badger/not-found/title']);
  });

  it('opens a new item for a text that has none', async () => {
    const { badges, user } = await openEditor();
    await user.click(await badgeOf(badges, 'Go to the welcome page'));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(
        `${ADMIN}/create?plugins[i18n][locale]=en&uiKey=badger%2Fnot-found%2Fgo-to-welcome`,
        '_blank',
        'noopener',
      ),
    );
    expect(copied).toEqual(['badger/not-found/go-to-welcome']);
  });

  it('shows the key in an alert when the meta key is held, and does nothing else', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { badges, user } = await openEditor();
    const badge = await badgeOf(badges, title);
    await user.keyboard('{Meta>}');
    await user.click(badge);
    await user.keyboard('{/Meta}');
    expect(alert).toHaveBeenCalledExactlyOnceWith('badger/not-found/title');
    expect([open.mock.calls, copied]).toEqual([[], []]);
  });

  it('stays on after the address changes: the bar says how it ends, and nothing ends it', async () => {
    const { badges, router, store } = await openEditor();
    await router.navigate('/badger/also-nowhere');
    expect(store.getState().glossary.editMode).toBe(true);
    const bar = within(await badges.findByRole('region', { name: /Glossary edit mode/ }));
    expect(bar.getByText('Edit mode is on until you close this tab.')).toBeInTheDocument();
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['List of texts']);
  });

  it('says why the edited texts are not shown, and logs it', async () => {
    server.use(
      http.get(`${ORIGIN}/api/glossary-items`, () =>
        HttpResponse.json({ data: [], meta: { pagination: { pageCount: 251 } } }),
      ),
    );
    const { badges } = await openEditor();
    expect(await badges.findByRole('alert')).toHaveTextContent(
      'The edited texts are not shown: Glossary item page count limit exceeded',
    );
    expect(takeComplaints()).toEqual([expect.stringContaining('Error fetching glossary items: ')]);
  });

  it('reaches names that only a screen reader says by the list, also by keyboard', async () => {
    const { user } = await openEditor();
    await screen.findByRole('button', { name: /User menu/ });
    await user.keyboard('{Alt>}{Shift>}g{/Shift}{/Alt}');
    const list = await screen.findByRole('dialog', { name: /Texts on this screen/ });
    await user.type(within(list).getByRole('searchbox'), 'badger/header/user');
    await user.click(within(list).getAllByText('badger/header/user')[0] as HTMLElement);
    await waitFor(() => expect(copied).toEqual(['badger/header/user']));
  });

  it('opens the list over an open menu with the focus in its search field, and gives it back to the button', async () => {
    const { user } = await openEditor();
    const button = await screen.findByRole('button', { name: /User menu/ });
    await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Alt>}{Shift>}g{/Shift}{/Alt}');
    const list = within(await screen.findByRole('dialog', { name: 'Texts on this screen' }));
    const search = list.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('sign-out');
    expect(search).toHaveValue('sign-out');
    expect(list.getByText('badger/header/sign-out')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('leaves no mark in what is seen, heard, copied or shown in the title', async () => {
    const { badges, user, router } = await openEditor('/projects?glossary=edit');
    expect(await screen.findByRole('heading', { name: 'My projects', level: 1 })).toBeInTheDocument();
    await badgeOf(badges, 'My projects');
    expect(textsWithMarks()).toEqual([]);
    expect(document.title).toBe('My projects – Badger');
    // What comes in later, and what changes in place.
    await user.click(screen.getByRole('button', { name: /User menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^(Collapse|Expand) navigation/ }));
    await waitFor(() => expect(textsWithMarks()).toEqual([]));
    await router.navigate('/organizations');
    await screen.findByRole('heading', { name: 'My organizations' });
    await badgeOf(badges, 'My organizations');
    expect(document.title).toBe('My organizations – Badger');
    expect(textsWithMarks()).toEqual([]);
  });

  it('shows a changed text when the editor comes back', async () => {
    await openEditor();
    expect(await screen.findByRole('heading', { name: /^Nothing at this place/ })).toBeInTheDocument();
    title = 'There is no such page';
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('heading', { name: /^There is no such page/ })).toBeInTheDocument();
  });
});

describe('marked texts', () => {
  it('are found in text nodes, several in one, and in attributes, once for each element', () => {
    const marks = new TextMarks();
    const mark = (text: string, key: string) => marks.mark(text, { key, itemId: undefined });
    const root = document.createElement('div');
    const label = mark('Search', 'search');
    root.innerHTML = '<p></p><button></button><input><style></style>';
    const [p, button, input, style] = [...root.children] as HTMLElement[];
    p?.append(`${mark('One', 'one')} and ${mark('two', 'two')}`);
    button?.append(label);
    button?.setAttribute('aria-label', label);
    input?.setAttribute('placeholder', label);
    style?.append(mark('not read', 'none'));
    const found = () =>
      findMarkedTexts(root, marks).map(({ key, shown, element }) => [key, shown, element.tagName]);
    const expected = [
      ['one', 'One', 'P'],
      ['two', ' and two', 'P'],
      ['search', 'Search', 'BUTTON'],
      ['search', 'Search', 'INPUT'],
    ];
    expect(found()).toEqual(expected);

    unmark(root);
    expect([p?.textContent, button?.textContent]).toEqual(['One and two', 'Search']);
    expect(input?.getAttribute('placeholder')).toBe('Search');
    expect(found()).toEqual(expected);
    const second = findMarkedTexts(root, marks)[1]?.range;
    expect(second?.node.data.slice(second.start, second.end)).toBe(' and two');

    // What the app writes later counts, not what stood there.
    if (p) p.textContent = 'Nothing of the glossary';
    input?.setAttribute('placeholder', 'Nor this');
    expect(found()).toEqual([['search', 'Search', 'BUTTON']]);
  });

  it('an empty text has no mark: there is nothing to put a badge on', () => {
    expect(new TextMarks().mark('', { key: 'k', itemId: 1 })).toBe('');
  });
});

describe('the clipboard (specification §8)', () => {
  it('logs a failure and continues', async () => {
    Object.defineProperty(window.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    await copyToClipboard('key');
    expect(takeComplaints().join()).toContain('There was an error copying to the clipboard.');
  });

  it.each([
    [true, ''],
    [false, 'Unable to copy to clipboard'],
  ])('without the interface the copy command is used (%s)', async (works, logged) => {
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: undefined });
    const command = vi.fn(() => works);
    Object.assign(document, { execCommand: command });
    await copyToClipboard('key');
    expect(command).toHaveBeenCalledExactlyOnceWith('copy');
    expect(takeComplaints().join()).toContain(logged);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
