import { html } from '../../pages/html.ts';
import type { SessionsToEnd } from '../sessions.ts';
import {
  checkbox,
  currentPasswordField,
  emailField,
  hiddenFields,
  inLanguage,
  passwordFields,
  SECURITY,
} from './formParts.ts';
import type { IdentityTexts } from './layout.ts';
import { formPage, noticePage, toSignIn } from './pageParts.ts';

const RESET = '/reset-password';

const signedOutEverywhere = ({ text }: IdentityTexts) =>
  text('choose-password-help', 'You will be signed out everywhere.');

interface ChangePasswordPage {
  email: string;
  problem?: string;
  /** They stay signed in here, and choose what becomes of their other sessions. */
  isSignedIn: boolean;
  endsOthers: boolean;
}

/** Asks for the current password and another one. */
export function changePasswordPage(texts: IdentityTexts, page: ChangePasswordPage): string {
  const { email, problem, isSignedIn, endsOthers } = page;
  const { text } = texts;
  const hasFocus = problem === undefined;
  const fields = [
    emailField(texts, { email, hasFocus: hasFocus && email === '' }),
    currentPasswordField(texts, { problem, hasFocus: hasFocus && email !== '' }),
    passwordFields(texts, problem),
  ];
  if (isSignedIn)
    fields.push(
      checkbox('others', 'end', text('sessions-end-others', 'Sign out everywhere else'), endsOthers),
    );
  return formPage(texts, {
    title: text('change-title', 'Change your password'),
    ...(!isSignedIn && { told: signedOutEverywhere(texts) }),
    problem,
    action: '/change-password',
    fields: html`${fields}`,
    submit: text('set-password', 'Set password'),
    after: html`<a class="secondary" href="${inLanguage(RESET, texts)}">${text('forgot-password', 'Forgot your password?')}</a>`,
  });
}

/** Asks for the e-mail address to send the link to. */
export function resetRequestPage(
  texts: IdentityTexts,
  { email = '', problem }: { email?: string; problem?: string },
): string {
  const { text } = texts;
  return formPage(texts, {
    title: text('reset-title', 'New password'),
    told: text(
      'reset-help',
      'Enter your e-mail address. You get a link with which you choose a new password.',
    ),
    problem,
    action: RESET,
    fields: emailField(texts, { email, problem, hasFocus: problem === undefined }),
    submit: text('reset-send', 'Send link'),
    after: html`<a class="secondary" href="/badger/">${text('back-to-sign-in', 'Back to sign-in')}</a>`,
  });
}

/** The same for every address, so that it does not disclose who has an account. */
export const resetRequestedPage = (texts: IdentityTexts): string =>
  noticePage(texts, {
    title: texts.text('reset-sent-title', 'Look into your mail'),
    told: texts.text(
      'reset-sent',
      'If there is an account with this address, a link is on its way to it. It is good for an hour. Until you use it, your password stays.',
    ),
    link: { href: '/badger/', label: texts.text('back-to-sign-in', 'Back to sign-in') },
  });

/** The page behind the link. */
export function newPasswordPage(
  texts: IdentityTexts,
  { token, email, problem }: { token: string; email: string; problem?: string },
): string {
  const { text } = texts;
  return formPage(texts, {
    title: text('choose-password-title', 'Choose a new password'),
    told: signedOutEverywhere(texts),
    problem,
    action: RESET,
    fields: html`${hiddenFields(token, email)}${passwordFields(texts, problem, true)}`,
    submit: text('set-password', 'Set password'),
  });
}

/**
 * Confirms that the password was changed.
 * @param ended which sessions ended with it
 */
export function passwordSetPage(texts: IdentityTexts, ended: SessionsToEnd = 'all'): string {
  const { text } = texts;
  const title = text('password-set-title', 'Your new password is set');
  if (ended === 'all')
    return noticePage(texts, {
      title,
      told: text('password-set', 'You are signed out everywhere. Sign in with the new password.'),
      link: toSignIn(texts),
    });
  return noticePage(texts, {
    title,
    told:
      ended === 'none'
        ? text('password-set-kept', 'You are still signed in, here and on your other devices.')
        : text('password-set-others', 'You are still signed in here and signed out everywhere else.'),
    link: { href: inLanguage(SECURITY, texts), label: text('security-title', 'Password and sign-in') },
  });
}
