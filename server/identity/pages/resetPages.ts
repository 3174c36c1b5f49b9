import { html } from '../../pages/html.ts';
import { inLanguage, passwordFields, problemNotice, wrongBy } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';

const ACTION = '/reset-password';

/** Asks for the e-mail address to send the link to. */
export function resetRequestPage(
  texts: IdentityTexts,
  { email = '', problem }: { email?: string; problem?: string },
) {
  const { text } = texts;
  const title = text('reset-title', 'New password');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('reset-help', 'Enter your e-mail address. You get a link with which you choose a new password.')}</p>
      ${problemNotice(problem)}
      <form method="post" action="${inLanguage(ACTION, texts)}">
        <label for="email">${text('email', 'E-mail')}</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required${wrongBy(problem)} spellcheck="false" autocapitalize="none" value="${email}"${problem === undefined && html` autofocus`}>
        <button type="submit" class="primary">${text('reset-send', 'Send link')}</button>
      </form>
      <a class="secondary" href="/badger/">${text('back-to-sign-in', 'Back to sign-in')}</a>`,
  );
}

/** The same for every address, so that it does not disclose who has an account. */
export function resetRequestedPage(texts: IdentityTexts) {
  const { text } = texts;
  const title = text('reset-sent-title', 'Look into your mail');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('reset-sent', 'If there is an account with this address, a link is on its way to it. It is good for an hour. Until you use it, your password stays.')}</p>
      <a class="primary" href="/badger/">${text('back-to-sign-in', 'Back to sign-in')}</a>`,
  );
}

/** The page behind the link. */
export function newPasswordPage(
  texts: IdentityTexts,
  { token, email, problem }: { token: string; email: string; problem?: string },
) {
  const { text } = texts;
  const title = text('choose-password-title', 'Choose a new password');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('choose-password-help', 'You will be signed out everywhere.')}</p>
      ${problemNotice(problem)}
      <form method="post" action="${inLanguage(ACTION, texts)}">
        <input type="hidden" name="token" value="${token}">
        <input type="hidden" name="username" autocomplete="username" value="${email}">
        ${passwordFields(texts, problem, true)}
        <button type="submit" class="primary">${text('set-password', 'Set password')}</button>
      </form>`,
  );
}

/** Confirms that the password was changed. */
export function resetDonePage(texts: IdentityTexts) {
  const { text } = texts;
  const title = text('password-set-title', 'Your new password is set');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('password-set', 'You are signed out everywhere. Sign in with the new password.')}</p>
      <a class="primary" href="/badger/">${text('go-to-sign-in', 'Go to sign-in')}</a>`,
  );
}
