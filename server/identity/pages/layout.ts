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
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path class="mark" d="M5 1h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z" />
          <path class="stripe" d="M10.5 4h3l1 16h-5zM5 6l2.6 1 1 9L5 12zM19 6l-2.6 1-1 9 3.6-4z" />
        </svg>
        Badger
      </p>
      ${content}
    </main>
  </body>
</html>`.text;
}
