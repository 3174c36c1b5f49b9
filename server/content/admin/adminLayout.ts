import type { TextDefinition } from '../../../glossary/defineTexts.ts';
import { iconAt, scriptAt, styleSheet } from '../../pages/assets.ts';
import { html, type Markup } from '../../pages/html.ts';
import { pageDocument, pageHeaders, withOwnScript } from '../../pages/pageDocument.ts';
import type { SectionTexts } from '../../texts/loadTexts.ts';
import { START } from './editorSignIn.ts';

/** What the admin pages are written with. */
export type ContentTexts = SectionTexts<'content'>;

export const ADMIN_STYLE = styleSheet('/admin/admin.css', new URL('admin.css', import.meta.url));
/** The icon of the sign-in pages, which another provider does not have. */
export const ADMIN_ICON = iconAt('/admin/icon.svg');

/** Asks before somebody leaves what is not saved. */
export const UNSAVED_SCRIPT = scriptAt('/admin/unsaved.js', new URL('../assets/unsaved.js', import.meta.url));

/** No script, no inline style: the strictest policy holds, and every page works without JavaScript. */
export const ADMIN_HEADERS: Record<string, string> = pageHeaders();
/** For the page on which texts are edited. */
export const EDITING_HEADERS: Record<string, string> = withOwnScript(ADMIN_HEADERS);

export const EXPORT = '/admin/content-manager/glossary-export';
export const IMPORT = '/admin/content-manager/glossary-import';
/** What the specified address ends with; the pages of English and German texts are the same. */
const LOCALE_QUERY = 'plugins[i18n][locale]=en';
export const itemAddress = (id: number | string) => `${START}/${id}?${LOCALE_QUERY}`;

/** Frame of the admin pages. */
export function adminPage(
  { language, text }: ContentTexts,
  title: string,
  content: Markup,
  who?: string,
  { isEditing = false }: { isEditing?: boolean } = {},
): string {
  const brand = text('brand', 'Badger texts');
  return pageDocument({
    language,
    title,
    styleSheet: ADMIN_STYLE,
    icon: ADMIN_ICON,
    ...(isEditing && { script: UNSAVED_SCRIPT }),
    body: html`<header>
      <a class="brand" href="${START}">${brand}</a>
      ${who !== undefined && html`<nav aria-label="${text('texts', 'Texts')}"><a href="${START}">${text('all-texts', 'All texts')}</a> <a href="${itemAddress('create')}">${text('new-text', 'New text')}</a> <a href="${IMPORT}">${text('import', 'Import')}</a></nav>`}
      <span class="who">${who}</span>
      <a href="/badger/">${text('to-badger', 'To Badger')}</a>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });
}

/** A message at the head of a page. */
export const notice = (kind: 'done' | 'problem', content: Markup | string): Markup =>
  html`<div class="${kind}" role="${kind === 'problem' ? 'alert' : 'status'}">${content}</div>`;

/** A choice with its options. */
export const options = <Value extends string>(
  { text }: ContentTexts,
  labels: Readonly<Record<Value, TextDefinition>>,
  chosen: string,
): Markup[] =>
  (Object.entries(labels) as [string, TextDefinition][]).map(([value, label]) =>
    optionOf(value, text(label), chosen),
  );

export const optionOf = (value: string, label: string, chosen: string): Markup =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;

/** A date and time as the database writes it, without what nobody reads. */
export const moment = (at: string): Markup => {
  const date = new Date(at);
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${momentText(at)}</time>`;
};

export const momentText = (at: string): string => {
  const iso = new Date(at).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
};
