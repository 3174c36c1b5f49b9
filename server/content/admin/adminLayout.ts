import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, type Markup } from '../../identity/pages/html.ts';
import { START } from './editorSignIn.ts';

export const ADMIN_STYLE = readFileSync(new URL('admin.css', import.meta.url), 'utf8');
const VERSION = createHash('sha256').update(ADMIN_STYLE).digest('hex').slice(0, 12);
export const ADMIN_STYLE_PATH = '/admin/admin.css';
/** The icon of the sign-in pages, which another provider does not have. */
export const ADMIN_ICON_PATH = '/admin/icon.svg';

/** No script, no inline style: the strictest policy holds, and every page works without JavaScript. */
export const ADMIN_HEADERS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const EXPORT = '/admin/content-manager/glossary-export';
export const IMPORT = '/admin/content-manager/glossary-import';
/** What the specified address ends with; the pages of English and German texts are the same. */
const LOCALE_QUERY = 'plugins[i18n][locale]=en';
export const itemAddress = (id: number | string) => `${START}/${id}?${LOCALE_QUERY}`;

/** Frame of the admin pages. */
export const adminPage = (title: string, content: Markup, who?: string): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Badger texts</title>
    <link rel="icon" type="image/svg+xml" href="${ADMIN_ICON_PATH}">
    <link rel="stylesheet" href="${ADMIN_STYLE_PATH}?v=${VERSION}">
  </head>
  <body>
    <header>
      <a class="brand" href="${START}">Badger texts</a>
      ${who !== undefined && html`<nav aria-label="Texts"><a href="${START}">All texts</a> <a href="${itemAddress('create')}">New text</a> <a href="${IMPORT}">Import</a></nav>`}
      <span class="who">${who}</span>
      <a href="/badger/">To Badger</a>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`.text;

/** A message at the head of a page. */
export const notice = (kind: 'done' | 'problem', content: Markup | string): Markup =>
  html`<p class="${kind}" role="${kind === 'problem' ? 'alert' : 'status'}">${content}</p>`;

/** A date and time as the database writes it, without what nobody reads. */
export const moment = (at: string): Markup => {
  const date = new Date(at);
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
};
