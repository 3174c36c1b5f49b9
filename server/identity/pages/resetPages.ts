import { html } from './html.ts';
import { passwordFields } from './invitationPage.ts';
import { layout } from './layout.ts';

const problemOf = (problem: string | undefined) =>
  html`<div id="problem" role="alert" aria-live="assertive" tabindex="-1" class="problem"${problem !== undefined && html` autofocus`}>${problem}</div>`;

/** Asks for the address that the link goes to. */
export const resetRequestPage = ({ problem }: { problem?: string }) =>
  layout(
    'New password',
    html`<h1>New password</h1>
      <p>Enter your e-mail address. You get a link with which you choose a new password.</p>
      ${problemOf(problem)}
      <form method="post" action="/reset-password">
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required spellcheck="false" autocapitalize="none"${problem === undefined && html` autofocus`}>
        <button type="submit" class="primary">Send link</button>
      </form>
      <a class="secondary" href="/badger/">Back to sign-in</a>`,
  );

/** The same for every address, so that it does not tell who has an account. */
export const resetRequestedPage = () =>
  layout(
    'Look into your mail',
    html`<h1>Look into your mail</h1>
      <p>If there is an account with this address, a link is on its way to it. It is good for an hour. Until you use it, your password stays.</p>
      <a class="primary" href="/badger/">Back to sign-in</a>`,
  );

/** Where the link leads to. */
export const newPasswordPage = ({ token, problem }: { token: string; problem?: string }) =>
  layout(
    'Choose a new password',
    html`<h1>Choose a new password</h1>
      <p>You will be signed out everywhere.</p>
      ${problemOf(problem)}
      <form method="post" action="/reset-password">
        <input type="hidden" name="token" value="${token}">
        ${passwordFields(problem !== undefined)}
        <button type="submit" class="primary">Set password</button>
      </form>`,
  );

/** Says that the new password stands. */
export const resetDonePage = () =>
  layout(
    'Password set',
    html`<h1>Your new password is set</h1>
      <p>You are signed out everywhere. Sign in with the new password.</p>
      <a class="primary" href="/badger/">Go to sign-in</a>`,
  );
