import { iconAt, scriptAt, styleSheet } from '../../pages/assets.ts';
import { html, type Markup } from '../../pages/html.ts';
import { pageDocument } from '../../pages/pageDocument.ts';
import type { SectionTexts } from '../../texts/loadTexts.ts';

/** What the provider's pages are written with. */
export type IdentityTexts = SectionTexts<'identity'>;

export const STYLE_SHEET = styleSheet('/identity/identity.css', new URL('identity.css', import.meta.url));
export const PASSKEY_SCRIPT = scriptAt(
  '/identity/passkeys.js',
  new URL('../assets/passkeys.js', import.meta.url),
);
export const ICON = iconAt('/identity/icon.svg');

interface PageLayout {
  /** For lists. */
  isWide?: boolean;
  /** It asks the browser for passkeys, which takes a script: send it with `showWithScript`. */
  hasPasskeys?: boolean;
}

/** A page of the provider: one card with Badger's mark above its content. */
export const layout = (
  { language }: IdentityTexts,
  title: string,
  content: Markup,
  { isWide = false, hasPasskeys = false }: PageLayout = {},
): string =>
  pageDocument({
    language,
    title,
    styleSheet: STYLE_SHEET,
    icon: ICON,
    ...(hasPasskeys && { script: PASSKEY_SCRIPT }),
    body: html`<main class="${isWide ? 'card wide' : 'card'}">
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
    </main>`,
  });
