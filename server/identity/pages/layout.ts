import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, type Markup } from './html.ts';

export const STYLE_SHEET = readFileSync(new URL('identity.css', import.meta.url), 'utf8');
const VERSION = createHash('sha256').update(STYLE_SHEET).digest('hex').slice(0, 12);
export const STYLE_SHEET_PATH = '/identity/identity.css';

export const ICON = readFileSync(new URL('icon.svg', import.meta.url), 'utf8');
export const ICON_PATH = '/identity/icon.svg';

/** Frame of the provider's pages: no script, no inline style, so that the strictest policy holds. */
export function layout(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Badger</title>
    <link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
    <link rel="stylesheet" href="${STYLE_SHEET_PATH}?v=${VERSION}">
  </head>
  <body>
    <main class="card">
      <p class="brand">
        <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true" focusable="false">
          <rect class="mark" width="32" height="32" rx="7" />
          <path class="face" d="M7 9c3-3 6-3 9-1 3-2 6-2 9 1l-2 10c-1 4-4 6-7 7-3-1-6-3-7-7z" />
          <path class="stripes" d="M10 10l3 9M22 10l-3 9" />
          <circle class="mark" cx="16" cy="22" r="1.8" />
        </svg>
        Badger
      </p>
      ${content}
    </main>
  </body>
</html>`.text;
}
