import { html, type Markup } from '../../identity/pages/html.ts';
import { type AppText, fallbackOf } from '../appTexts.ts';
import { adminPage, EXPORT, itemAddress, notice } from './adminLayout.ts';
import type { Editor } from './contentEditors.ts';
import { START } from './editorSignIn.ts';
import { LOCALES } from './itemFields.ts';
import type { StoredItem } from './storedItems.ts';

export const SHOWN = {
  all: 'All texts',
  missing: 'Without a text of their own',
  edited: 'With a text of their own',
  unused: 'Not used by Badger',
} as const;

export interface ListQuery {
  search: string;
  locale: string;
  show: keyof typeof SHOWN;
  page: number;
}

/** A key with what is stored for it. */
export interface ListedText {
  uiKey: string;
  appText: AppText | undefined;
  items: StoredItem[];
}

const PAGE_SIZE = 50;

/** Every key of the app and every stored one, by key. */
export function listTexts(
  appTexts: readonly AppText[],
  items: readonly StoredItem[],
  appName: string,
): ListedText[] {
  const listed = new Map<string, ListedText>(
    appTexts.map(appText => {
      const uiKey = `${appName}/${appText.key}`;
      return [uiKey, { uiKey, appText, items: [] }];
    }),
  );
  for (const item of items) {
    const known = listed.get(item.uiKey) ?? { uiKey: item.uiKey, appText: undefined, items: [] };
    known.items.push(item);
    listed.set(item.uiKey, known);
  }
  return [...listed.values()].sort((a, b) => (a.uiKey < b.uiKey ? -1 : 1));
}

/** The texts that a query asks for. */
export function filterTexts(texts: readonly ListedText[], { search, locale, show }: ListQuery): ListedText[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter(({ uiKey, appText, items }) => {
    if (show === 'missing' && items.length > 0) return false;
    if (show === 'edited' && items.length === 0) return false;
    if (show === 'unused' && appText) return false;
    const shown = [
      uiKey,
      fallbackOf(appText, locale) ?? '',
      ...items.map(item => item.plainText + item.markdownText),
    ];
    return shown.some(text => text.toLowerCase().includes(wanted));
  });
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;

const addressOf = ({ search, locale, show, page }: ListQuery) =>
  `${START}?${new URLSearchParams({ search, locale, show, page: String(page) })}`;

const itemLink = (item: StoredItem): Markup =>
  html`<a href="${itemAddress(item.id)}">${(item.textType === 'MARKDOWN' ? item.markdownText : item.plainText) || '(empty)'}</a>
    <p class="where">${[item.deploymentEnv, item.domain, item.organizationName].filter(Boolean).join(' · ')}</p>`;

function row({ uiKey, appText, items }: ListedText, locale: string): Markup {
  const create = `${itemAddress('create')}&uiKey=${encodeURIComponent(uiKey)}&locale=${locale}`;
  return html`<tr><th scope="row">${uiKey}</th><td class="text">${fallbackOf(appText, locale) ?? ''}</td>
    <td>${items.map(itemLink)}${items.length === 0 && html`<a href="${create}">Add text</a>`}</td></tr>`;
}

/** The list of all texts, with search, gaps and export. */
export function listPage(
  editor: Editor,
  query: ListQuery,
  texts: readonly ListedText[],
  message?: string,
): string {
  const { search, locale, show, page } = query;
  const pages = Math.max(1, Math.ceil(texts.length / PAGE_SIZE));
  const shown = texts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const exportOf = (format: string) => `${EXPORT}?format=${format}&locale=${locale}`;
  return adminPage(
    'Texts of Badger',
    html`${message !== undefined && notice('done', message)}
      <form class="filters" method="get" action="${START}">
        <div><label for="search">Search key and text</label><input id="search" name="search" type="search" value="${search}"></div>
        <div><label for="locale">Language</label><select id="locale" name="locale">${Object.entries(LOCALES).map(([value, label]) => option(value, label, locale))}</select></div>
        <div><label for="show">Show</label><select id="show" name="show">${Object.entries(SHOWN).map(([value, label]) => option(value, label, show))}</select></div>
        <button class="primary">Search</button>
      </form>
      <p>Texts: ${texts.length}. Export all of this language: <a href="${exportOf('csv')}">CSV</a>, <a href="${exportOf('json')}">JSON</a></p>
      <div class="scroll"><table><thead><tr><th scope="col">Key</th><th scope="col">Fallback</th><th scope="col">Text</th></tr></thead>
      <tbody>${shown.map(text => row(text, locale))}</tbody></table></div>
      ${texts.length === 0 && html`<p>No text matches. Search for a part of the key or of what is shown.</p>`}
      <div class="actions">
        ${page > 1 && html`<a class="button" href="${addressOf({ ...query, page: page - 1 })}">Previous page</a>`}
        <span>Page ${page} of ${pages}</span>
        ${page < pages && html`<a class="button" href="${addressOf({ ...query, page: page + 1 })}">Next page</a>`}
      </div>`,
    editor.name,
  );
}
