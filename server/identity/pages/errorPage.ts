import { errors } from 'oidc-provider';
import { defineTexts, type TextDefinition } from '../../../glossary/defineTexts.ts';
import { html } from '../../pages/html.ts';
import { type IdentityTexts, layout } from './layout.ts';

export interface Explanation {
  title: TextDefinition;
  text: TextDefinition;
  /** The protocol's error code, for support; undefined if there is none. */
  code?: string | undefined;
  /** Where to continue; default: the web app. */
  link?: { href: string; label: TextDefinition };
}

const LINKS = defineTexts('identity', { badger: 'Go to Badger' }, 'link-');

/** A page that says what happened and what to do. Shows nothing from the request except what is passed in. */
export function errorPage(texts: IdentityTexts, { title, text: told, code, link }: Explanation): string {
  const { text } = texts;
  const { href, label } = link ?? { href: '/badger/', label: LINKS.badger };
  return layout(
    texts,
    text(title),
    html`<h1>${text(title)}</h1>
      <p role="alert">${text(told)}</p>
      ${code && html`<p class="code">${text('error-code', 'Code:')} <code>${code}</code></p>`}
      <a class="primary" href="${href}">${text(label)}</a>`,
  );
}

export const EXPIRED: Explanation = defineTexts(
  'identity',
  {
    title: 'This sign-in page has expired',
    text: 'It was open for too long, has been used already, or the browser did not keep its cookie. Your account and data are not affected. Start again from Badger. If this page comes back, allow cookies of this site.',
  },
  'expired-',
);

export const UNAVAILABLE: Explanation = defineTexts(
  'identity',
  {
    title: 'Sign-in is not available right now',
    text: 'The database does not answer. Nothing was changed. Wait a moment, then reload this page.',
  },
  'unavailable-',
);

export const FAILED: Explanation = defineTexts(
  'identity',
  {
    title: 'Sign-in failed in the server',
    text: 'Nothing was changed. Try again. If it happens again, tell the administrator when it happened.',
  },
  'failed-',
);

const NOT_VALID: Explanation = defineTexts(
  'identity',
  {
    title: 'This sign-in request is not valid',
    text: 'The address that led here does not match what this installation expects. You were not signed in or out. Start again from Badger; when that fails too, tell the administrator the code below.',
  },
  'not-valid-',
);

export const OTHER_SITE: Explanation = defineTexts(
  'identity',
  {
    title: 'This form was sent by another site',
    text: 'Nothing was changed and you were not signed in. Start again from Badger.',
  },
  'other-site-',
);

export const NOT_A_FORM: Explanation = defineTexts(
  'identity',
  {
    title: 'The form could not be read',
    text: 'Nothing was changed. Go back, fill in the form again and send it.',
  },
  'not-a-form-',
);

const TOO_MANY = defineTexts(
  'identity',
  {
    title: 'Too many attempts from this address',
    text: 'Nothing was changed. Wait a minute, then try again.',
    back: 'Back to the form',
  },
  'too-many-',
);

/** @param href the page whose form was sent too often */
export const tooMany = (href: string): Explanation => ({
  ...TOO_MANY,
  link: { href, label: TOO_MANY.back },
});

/** Words a protocol error. The provider's own description may repeat the request, so it is never shown. */
export function explainProviderError(code: string, error: unknown): Explanation & { status: number } {
  if (error instanceof errors.SessionNotFound) return { ...EXPIRED, status: 400 };
  if (code === 'temporarily_unavailable') return { ...UNAVAILABLE, code, status: 503 };
  if (code === 'server_error') return { ...FAILED, code, status: 500 };
  return {
    ...NOT_VALID,
    code,
    status: error instanceof errors.OIDCProviderError ? error.statusCode : 400,
  };
}
