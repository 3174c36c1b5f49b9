import { html } from '../../pages/html.ts';
import { inLanguage, passwordFields, problemNotice, wrongBy } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';

/** Asks for the present password and another one. */
export function changePasswordPage(
  texts: IdentityTexts,
  { email = '', problem }: { email?: string; problem?: string },
) {
  const { text } = texts;
  const title = text('change-title', 'Change your password');
  const focus = (wanted: boolean) => wanted && html` autofocus`;
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('choose-password-help', 'You will be signed out everywhere.')}</p>
      ${problemNotice(problem)}
      <form method="post" action="${inLanguage('/change-password', texts)}">
        <label for="email">${text('email', 'E-mail')}</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required spellcheck="false" autocapitalize="none" value="${email}"${focus(problem === undefined)}>
        <label for="current">${text('current-password', 'Present password')}</label>
        <input id="current" name="current" type="password" autocomplete="current-password" maxlength="256" required${wrongBy(problem)}>
        ${passwordFields(texts, problem)}
        <button type="submit" class="primary">${text('set-password', 'Set password')}</button>
      </form>
      <a class="secondary" href="${inLanguage('/reset-password', texts)}">${text('forgot-password', 'Forgot your password?')}</a>`,
  );
}

/** Confirms that the password was changed. */
export function passwordChangedPage(texts: IdentityTexts) {
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
