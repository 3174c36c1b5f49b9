import { html } from '../../pages/html.ts';
import { inLanguage, passwordFields, problemNotice } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';

interface InvitationPage {
  token: string;
  email: string;
  organizationName: string;
  firstName: string;
  lastName: string;
  problem?: string;
}

/** Asks an invited person for name and password. */
export function invitationPage(
  texts: IdentityTexts,
  { token, email, organizationName, firstName, lastName, problem }: InvitationPage,
) {
  const { text } = texts;
  const title = text('join-organization', 'Join {1}', { values: [organizationName] });
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('join-help', 'You will sign in as {1}. Choose a password.', { values: [email] })}</p>
      ${problemNotice(problem)}
      <form method="post" action="${inLanguage('/invitation', texts)}">
        <input type="hidden" name="token" value="${token}">
        <input type="hidden" name="username" autocomplete="username" value="${email}">
        <label for="firstName">${text('first-name', 'First name')}</label>
        <input id="firstName" name="firstName" autocomplete="given-name" maxlength="200" value="${firstName}"${problem === undefined && html` autofocus`}>
        <label for="lastName">${text('last-name', 'Last name')}</label>
        <input id="lastName" name="lastName" autocomplete="family-name" maxlength="200" value="${lastName}">
        ${passwordFields(texts, problem)}
        <button type="submit" class="primary">${text('create-account', 'Create account')}</button>
      </form>`,
  );
}

/** For somebody who has an account: they accept or decline after signing in. */
export function knownPersonPage(
  texts: IdentityTexts,
  { email, organizationName }: Pick<InvitationPage, 'email' | 'organizationName'>,
) {
  const { text } = texts;
  const title = text('join-organization', 'Join {1}', { values: [organizationName] });
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('join-known', 'You have an account. Sign in as {1}: on the first page you accept or decline.', { values: [email] })}</p>
      <a class="primary" href="/badger/welcome">${text('go-to-sign-in', 'Go to sign-in')}</a>`,
  );
}

/** Confirms that the account was created. */
export function donePage(
  texts: IdentityTexts,
  { email, organizationName }: Pick<InvitationPage, 'email' | 'organizationName'>,
) {
  const { text } = texts;
  const title = text('joined', 'You belong to {1}', { values: [organizationName] });
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('joined-help', 'Your account is ready. Sign in as {1} with the password that you have just chosen.', { values: [email] })}</p>
      <a class="primary" href="/badger/">${text('go-to-sign-in', 'Go to sign-in')}</a>`,
  );
}
