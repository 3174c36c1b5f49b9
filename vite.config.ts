import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeFiles } from './scripts/codeFiles.ts';
import { noSummaryRows, rowPlaces } from './scripts/gridPlugins.ts';

/** @returns the absolute path of a folder or file of the project */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Paths that the platform's process answers; everything else is the web app. */
const PLATFORM_PATHS = [
  '/v1',
  '/auth',
  '/token',
  '/logout',
  '/jwks',
  '/me',
  '/interaction',
  '/identity',
  '/invitation',
  '/reset-password',
  '/change-password',
  '/security',
  '/.well-known',
  '/api',
  '/admin',
  '/badger/configuration.json',
];

const BASE = '/badger/';

/** Vite knows its base with a slash only; people type, and the platform announces, the address without one. */
const baseWithoutSlash: Plugin = {
  name: 'base-without-slash',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/badger(?=\?|$)/, '/badger/');
      next();
    });
  },
};

/** What every text is written in; the other files of the font are for letters that most pages do not have. */
const FONT = /inter-latin-wght-normal-.*\.woff2$/;

/** The font travels with the code: asked for by the first text, it came when the page was drawn and moved everything. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      if (!bundle) return [];
      const font = Object.keys(bundle).find(name => FONT.test(name));
      if (!font) throw new Error('no file of the bundle is the font');
      return [
        {
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `${BASE}${font}`,
          },
          injectTo: 'head',
        },
      ];
    },
  },
};

export default defineConfig({
  base: BASE,
  plugins: [react(), baseWithoutSlash, preloadFont, noSummaryRows, rowPlaces],
  resolve: {
    alias: {
      '@domain': here('./domain'),
      '@': here('./src'),
      // Its browser form decodes by innerHTML, which Trusted Types refuse: "&amp;" in a description broke the page.
      'decode-named-character-reference': here('./node_modules/decode-named-character-reference/index.js'),
    },
  },
  // The server puts a fresh nonce in the place of this word for every page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      // As a pattern: "/me" must not catch "/members".
      PLATFORM_PATHS.map(path => [
        `^${path.replaceAll('.', '\\.')}(?:[/?]|$)`,
        { target: `http://localhost:${process.env.PORT ?? 8080}` },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    // A data: address would need an exception in the page's content security policy.
    assetsInlineLimit: 0,
    // What the bundles hold of others; scripts/build.ts adds what the server runs on.
    license: { fileName: 'assets/licences.json' },
    // The reader of PDF files, which comes with the first one that is shown.
    chunkSizeWarningLimit: 1900,
    rolldownOptions: { output: { codeSplitting: codeFiles(path => here(`./src/${path}`)) } },
  },
});
