import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  '/.well-known',
  '/api',
  '/badger/configuration.json',
];

export default defineConfig({
  base: '/badger/',
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
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
    chunkSizeWarningLimit: 900,
  },
});
