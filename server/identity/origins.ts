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

/** `__Host-` makes the browser refuse a session cookie set by a sibling domain; it needs https. */
export function cookieNames(publicUrl: string) {
  const session = publicUrl.startsWith('https:') ? '__Host-badger-session' : 'badger-session';
  return { session, interaction: 'badger-interaction', resume: 'badger-resume' };
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
