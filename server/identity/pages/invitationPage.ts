import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

interface InvitationPage {
  token: string;
  email: string;
  organizationName: string;
  firstName: string;
  lastName: string;
  problem?: string;
}

/** Two fields for a new password; a page that asks for one holds exactly these. */
export const passwordFields = (described: boolean) => {
  const bounds = html`minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}" required`;
  const problem = described && html` aria-describedby="problem"`;
  return html`<label for="password">Password, at least ${PASSWORD_MIN_LENGTH} characters</label>
        <input id="password" name="password" type="password" autocomplete="new-password" ${bounds}${problem}>
        <label for="repeated">Password again</label>
        <input id="repeated" name="repeated" type="password" autocomplete="new-password" ${bounds}${problem}>`;
};

/** Asks an invited person for name and password. */
export function invitationPage({
  token,
  email,
  organizationName,
  firstName,
  lastName,
  problem,
}: InvitationPage) {
  const focus = (wanted: boolean) => wanted && html` autofocus`;
  return layout(
    'Join',
    html`<h1>Join ${organizationName}</h1>
      <p>You will sign in as ${email}. Choose a password.</p>
      <div id="problem" role="alert" aria-live="assertive" tabindex="-1" class="problem"${focus(problem !== undefined)}>${problem}</div>
      <form method="post" action="/invitation">
        <input type="hidden" name="token" value="${token}">
        <input type="hidden" name="username" autocomplete="username" value="${email}">
        <label for="firstName">First name</label>
        <input id="firstName" name="firstName" autocomplete="given-name" maxlength="200" value="${firstName}"${focus(!problem)}>
        <label for="lastName">Last name</label>
        <input id="lastName" name="lastName" autocomplete="family-name" maxlength="200" value="${lastName}">
        ${passwordFields(problem !== undefined)}
        <button type="submit" class="primary">Create account</button>
      </form>`,
  );
}

/** Says that the account stands. */
export const donePage = ({ email, organizationName }: { email: string; organizationName: string }) =>
  layout(
    'Welcome',
    html`<h1>You belong to ${organizationName}</h1>
      <p>Your account is ready. Sign in as ${email} with the password that you have just chosen.</p>
      <a class="primary" href="/badger/">Go to sign-in</a>`,
  );
