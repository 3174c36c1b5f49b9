import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html } from '../pages/html.ts';

export const DOCUMENTATION = '/v1/docs';
export const CONTRACT = '/v1/openapi.json';
/** Where the provider sends the browser back to; registered with it as a redirect address. */
export const SIGNED_IN = `${DOCUMENTATION}/signed-in`;

/** Own files of the page by name, small enough to be kept; a change of one changes all addresses. */
const read = (name: string) => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
const PURIFY = createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js');
export const OWN_ASSETS: Record<string, { type: string; content: string }> = {
  'purify.js': { type: 'text/javascript; charset=utf-8', content: readFileSync(PURIFY, 'utf8') },
  'trustedTypes.js': { type: 'text/javascript; charset=utf-8', content: read('trustedTypes.js') },
  'documentation.js': { type: 'text/javascript; charset=utf-8', content: read('documentation.js') },
  'signedIn.js': { type: 'text/javascript; charset=utf-8', content: read('signedIn.js') },
  'documentation.css': { type: 'text/css; charset=utf-8', content: read('documentation.css') },
};
const DIGEST = createHash('sha256').update(JSON.stringify(OWN_ASSETS)).digest('hex').slice(0, 12);
export const OWN_PREFIX = `${DOCUMENTATION}/page-${DIGEST}/`;

interface DocumentationPage {
  /** Folder of swagger-ui-dist, with its version in it. */
  library: string;
  clientId: string;
}

/** The page itself: an empty frame that the library fills from the contract. */
export const documentationPage = ({ library, clientId }: DocumentationPage) =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>API · Badger</title>
    <link rel="icon" type="image/png" href="${library}favicon-32x32.png">
    <link rel="stylesheet" href="${library}swagger-ui.css">
    <link rel="stylesheet" href="${OWN_PREFIX}documentation.css">
    <link rel="preload" href="${CONTRACT}" as="fetch" crossorigin="anonymous">
  </head>
  <body>
    <header>
      <a href="/badger/">Badger</a>
      <a href="${CONTRACT}">openapi.json</a>
    </header>
    <main id="documentation" data-contract="${CONTRACT}" data-signed-in="${SIGNED_IN}" data-client-id="${clientId}"></main>
    <noscript>This page needs JavaScript. The contract itself is at ${CONTRACT}.</noscript>
    <script src="${OWN_PREFIX}purify.js"></script>
    <script src="${OWN_PREFIX}trustedTypes.js"></script>
    <script src="${library}swagger-ui-bundle.js"></script>
    <script type="module" src="${OWN_PREFIX}documentation.js"></script>
  </body>
</html>
`.text;

/** In the window that the sign-in was made in: hands the code over and closes. */
export const signedInPage = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Signed in · Badger</title>
    <link rel="stylesheet" href="${OWN_PREFIX}documentation.css">
  </head>
  <body>
    <p>The API page goes on by itself. You can close this window.</p>
    <script src="${OWN_PREFIX}signedIn.js"></script>
  </body>
</html>
`.text;
