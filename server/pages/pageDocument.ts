import type { Language } from '../../glossary/languages.ts';
import type { PageAsset } from './assets.ts';
import { html, type Markup } from './html.ts';

interface PageDocument {
  language: Language;
  title: string;
  styleSheet: PageAsset;
  icon: PageAsset;
  script?: PageAsset;
  body: Markup;
}

/**
 * Frame of every page that the server makes: nothing inline, and no script but where a page cannot do without, so that the
 * strictest policy holds.
 */
export const pageDocument = ({ language, title, styleSheet, icon, script, body }: PageDocument): string =>
  html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Badger</title>
    <link rel="icon" type="image/svg+xml" href="${icon.href}">
    <link rel="stylesheet" href="${styleSheet.href}">${
      script &&
      html`
    <script type="module" src="${script.href}"></script>`
    }
  </head>
  <body>
    ${body}
  </body>
</html>`.text;

/** The same for a page with a script of ours. */
export const withOwnScript = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'content-security-policy': (headers['content-security-policy'] ?? '').replace(
    "script-src 'none'",
    "script-src 'self'",
  ),
});

/** @param formTargets origins that forms, and the redirects which follow them, may lead to besides the own one */
export const pageHeaders = (formTargets: readonly string[] = []): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The language may be the browser's.
  vary: 'Accept-Language',
});
