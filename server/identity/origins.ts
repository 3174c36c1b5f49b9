const LOOPBACK = ['localhost', '127.0.0.1'];
/** Vite's dev server (npm run dev). */
const DEVELOPMENT_ORIGIN = 'http://localhost:5173';

/**
 * Origins on which the web app may run. Exactly the public one; on a developer's own machine also its twin
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
 * Headers of every page of the provider. `form-action` names the web app's origins because Chromium applies it
 * to the redirects that follow the form, and signing in ends on the app's address.
 */
export function pageHeaders(origins: string[]): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      `form-action 'self' ${origins.join(' ')}`,
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    // On every step of a sign-in the same, or the browser cuts the tie to the window that opened it.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
