import { defineTexts } from '../../../glossary/defineTexts.ts';
import { html, type Markup } from '../../pages/html.ts';
import { type AppText, fallbackOf } from '../appTexts.ts';
import { adminPage, type ContentTexts, EXPORT, itemAddress, notice, options } from './adminLayout.ts';
import type { Visitor } from './adminRoutes.ts';
import { START } from './editorSignIn.ts';
import { ENVIRONMENT_NAMES, LOCALES } from './itemFields.ts';
import type { StoredItem } from './storedItems.ts';

export const SHOWN = defineTexts(
  'content',
  {
    all: 'All texts',
    missing: 'Without a text of their own',
    edited: 'With a text of their own',
    unused: 'Not used by Badger',
  },
  'shown-',
);

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

/** The texts that match a query. */
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

const addressOf = ({ search, locale, show, page }: ListQuery) =>
  `${START}?${new URLSearchParams({ search, locale, show, page: String(page) })}`;

const itemLink = ({ text }: ContentTexts, item: StoredItem): Markup =>
  html`<a href="${itemAddress(item.id)}">${(item.textType === 'MARKDOWN' ? item.markdownText : item.plainText) || text('empty-text', '(empty)')}</a>
    <p class="where">${[text(ENVIRONMENT_NAMES[item.deploymentEnv as 'STAGING']), item.domain, item.organizationName].filter(Boolean).join(' · ')}</p>`;

function row(texts: ContentTexts, { uiKey, appText, items }: ListedText, locale: string): Markup {
  const create = `${itemAddress('create')}&uiKey=${encodeURIComponent(uiKey)}&locale=${locale}`;
  const add = texts.text('add-text', 'Add text');
  return html`<tr><th scope="row">${uiKey}</th><td class="text" lang="${locale}">${fallbackOf(appText, locale) ?? ''}</td>
    <td>${items.map(item => itemLink(texts, item))}${items.length === 0 && html`<a href="${create}" aria-label="${add}: ${uiKey}">${add}</a>`}</td></tr>`;
}

/** The list of all texts, with search, gaps and export. */
export function listPage(
  { editor, texts }: Visitor,
  query: ListQuery,
  listed: readonly ListedText[],
  message?: string,
): string {
  const { text } = texts;
  const { search, locale, show, page } = query;
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const shown = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const exportOf = (format: string) => `${EXPORT}?format=${format}&locale=${locale}`;
  return adminPage(
    texts,
    text('title', 'Texts of Badger'),
    html`${message !== undefined && notice('done', message)}
      <form class="filters" method="get" action="${START}">
        <div><label for="search">${text('search', 'Search key and text')}</label><input id="search" name="search" type="search" value="${search}"></div>
        <div><label for="locale">${text('language', 'Language')}</label><select id="locale" name="locale">${options(texts, LOCALES, locale)}</select></div>
        <div><label for="show">${text('show', 'Show')}</label><select id="show" name="show">${options(texts, SHOWN, show)}</select></div>
        <button class="primary">${text('search-button', 'Search')}</button>
      </form>
      <p>${text('count', 'Texts: {1}. Export all of this language:', { values: [listed.length] })} <a href="${exportOf('csv')}">CSV</a>, <a href="${exportOf('json')}">JSON</a></p>
      <table class="list"><thead><tr><th scope="col">${text('key', 'Key')}</th><th scope="col">${text('fallback', 'Fallback')}</th><th scope="col">${text('text', 'Text')}</th></tr></thead>
      <tbody>${shown.map(one => row(texts, one, locale))}</tbody></table>
      ${listed.length === 0 && html`<p>${text('none-found', 'No text matches. Search for part of the key or of the text.')}</p>`}
      <div class="actions">
        ${page > 1 && html`<a class="button" href="${addressOf({ ...query, page: page - 1 })}">${text('previous-page', 'Previous page')}</a>`}
        <span>${text('page', 'Page {1} of {2}', { values: [page, pages] })}</span>
        ${page < pages && html`<a class="button" href="${addressOf({ ...query, page: page + 1 })}">${text('next-page', 'Next page')}</a>`}
      </div>`,
    editor.name,
  );
}
