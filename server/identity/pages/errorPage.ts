import { errors } from 'oidc-provider';
import { html } from './html.ts';
import { layout } from './layout.ts';

export interface Explanation {
  title: string;
  text: string;
  /** Code of the protocol, for whoever is asked for help; undefined when there is none. */
  code?: string | undefined;
  link?: { href: string; label: string };
}

/** A page that says what happened and what to do. Takes nothing from the request but what is passed in. */
export function errorPage({ title, text, code, link }: Explanation): string {
  const { href, label } = link ?? { href: '/badger/', label: 'Go to Badger' };
  return layout(
    title,
    html`<h1>${title}</h1>
      <p role="alert">${text}</p>
      ${code && html`<p class="code">Code: <code>${code}</code></p>`}
      <a class="primary" href="${href}">${label}</a>`,
  );
}

export const EXPIRED: Explanation = {
  title: 'This sign-in page has expired',
  text: 'It was open for too long or has been used already. Your account and data are not affected. Start again from Badger.',
};

export const UNAVAILABLE: Explanation = {
  title: 'Sign-in is not available right now',
  text: 'The database does not answer. Nothing was changed. Wait a moment, then reload this page.',
};

export const FAILED: Explanation = {
  title: 'Sign-in failed in the server',
  text: 'Nothing was changed. Try again; when it happens again, tell the administrator the time at which it did.',
};

/** Turns an error of the protocol into words. The provider's own description may repeat the request: never shown. */
export function explainProviderError(code: string, error: unknown): Explanation & { status: number } {
  if (error instanceof errors.SessionNotFound) return { ...EXPIRED, status: 400 };
  if (code === 'temporarily_unavailable') return { ...UNAVAILABLE, code, status: 503 };
  if (code === 'server_error') return { ...FAILED, code, status: 500 };
  return {
    title: 'This sign-in request is not valid',
    text: 'The address that led here does not match what this installation expects. You were not signed in or out. Start again from Badger; when that fails too, tell the administrator the code below.',
    code,
    status: error instanceof errors.OIDCProviderError ? error.statusCode : 400,
  };
}
