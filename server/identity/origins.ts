import { pageHeaders } from '../pages/pageDocument.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];
/** Vite's dev server (npm run dev). */
const DEVELOPMENT_ORIGIN = 'http://localhost:5173';

/**
 * Origins on which the web app may run: exactly the public one; on a developer's machine also its counterpart
 * (localhost and 127.0.0.1 are two origins to a browser) and the dev server.
 */
export function allowedOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname)) return [origin];
  const loopback = LOOPBACK.map(name => new URL(`http://${name}${port && `:${port}`}`).origin);
  return [...new Set([origin, ...loopback, DEVELOPMENT_ORIGIN])];
}

/**
 * With https the browser refuses these cookies from a sibling domain (`__Host-`) or without encryption (`__Secure-`, for
 * those that hold for one path).
 */
export function cookieNames(publicUrl: string) {
  const [host, secure] = publicUrl.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    session: `${host}badger-session`,
    interaction: `${secure}badger-interaction`,
    resume: `${secure}badger-resume`,
  };
}

/**
 * Headers of every page of the provider. The web app's origins may be reached by forms because Chromium applies
 * `form-action` to the redirects that follow a form, and signing in ends on the app's address.
 */
export const providerHeaders = (origins: readonly string[]): Record<string, string> => ({
  ...pageHeaders(origins),
  // Must be the same on every step of a sign-in, or the browser isolates the page from the window that opened it.
  'cross-origin-opener-policy': 'same-origin',
});
