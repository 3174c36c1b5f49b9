import { html } from '../../pages/html.ts';
import { emailField, hiddenEmail, passwordFields } from './formParts.ts';
import type { IdentityTexts } from './layout.ts';
import { formPage, noticePage, toSignIn } from './pageParts.ts';

interface SetUpPage {
  token: string;
  /** E-mail of the person that the link is for; undefined: they say who they are. */
  known: string | undefined;
  email?: string;
  firstName?: string;
  lastName?: string;
  problem?: string;
}

/** Asks for a password; of the first administrator also for name and e-mail. */
export function setUpPage(texts: IdentityTexts, page: SetUpPage): string {
  const { token, known, email = '', firstName = '', lastName = '', problem } = page;
  const { text } = texts;
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  const isFirstTime = problem === undefined;
  if (known !== undefined)
    return formPage(texts, {
      title: text('choose-password-title', 'Choose a new password'),
      told: text('join-help', 'You will sign in as {1}. Choose a password.', { values: [known] }),
      problem,
      action: '/set-up',
      fields: html`${hidden}${hiddenEmail(known)}${passwordFields(texts, problem, true)}`,
      submit: text('set-password', 'Set password'),
    });
  return formPage(texts, {
    title: text('set-up-title', 'Set up Badger'),
    told: text(
      'set-up-help',
      'You become the first administrator of this installation. Choose how you will sign in.',
    ),
    problem,
    action: '/set-up',
    fields: html`${hidden}${emailField(texts, { email, hasFocus: isFirstTime })}
        <label for="firstName">${text('first-name', 'First name')}</label>
        <input id="firstName" name="firstName" autocomplete="given-name" maxlength="200" value="${firstName}">
        <label for="lastName">${text('last-name', 'Last name')}</label>
        <input id="lastName" name="lastName" autocomplete="family-name" maxlength="200" value="${lastName}">
        ${passwordFields(texts, problem)}`,
    submit: text('create-account', 'Create account'),
  });
}

/** Confirms that the account can be used. */
export const setUpDonePage = (texts: IdentityTexts, email: string): string =>
  noticePage(texts, {
    title: texts.text('set-up-done-title', 'Your account is ready'),
    told: texts.text('set-up-done', 'Sign in as {1} with the password that you have just chosen.', {
      values: [email],
    }),
    link: toSignIn(texts),
  });
