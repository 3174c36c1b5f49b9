import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { TextDefinition } from '../../../glossary/defineTexts.ts';
import { html } from '../../pages/html.ts';
import { emailField, inLanguage, wrongBy } from './formParts.ts';
import type { IdentityTexts } from './layout.ts';
import { formPage } from './pageParts.ts';
import { passkeyForm } from './passkeyForm.ts';

/** A sign-in of the demo data, shown on the page when the installation is a demo. */
export interface DemoAccount {
  email: string;
  password: string;
  /** What the account demonstrates. */
  role: TextDefinition;
}

interface SignInPage {
  uid: string;
  /** What was typed before, kept after a refused sign-in. */
  email: string;
  /** What went wrong; takes the focus and is read out. */
  problem?: string | undefined;
  /** Asks for a passkey of this site; undefined where there are none. */
  passkey: PublicKeyCredentialRequestOptionsJSON | undefined;
  demoAccounts: DemoAccount[];
}

/** The sign-in form. It posts to its own address, which the interaction cookie is bound to. */
export function signInPage(texts: IdentityTexts, page: SignInPage): string {
  const { uid, email, problem, passkey, demoAccounts } = page;
  const { text } = texts;
  const path = `/interaction/${encodeURIComponent(uid)}`;
  const title = text('sign-in', 'Sign in');
  const label = text('passkey-sign-in', 'Sign in with a passkey');
  return formPage(texts, {
    title,
    problem,
    action: path,
    fields: html`${emailField(texts, { email, problem, hasFocus: !problem && !email })}
        <label for="password">${text('password', 'Password')}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${wrongBy(problem)}${!problem && !!email && html` autofocus`}>`,
    submit: title,
    after: html`${passkey && passkeyForm(texts, { action: path, kind: 'get', options: passkey, label })}
      <a class="secondary" href="${inLanguage('/reset-password', texts)}">${text('forgot-password', 'Forgot your password?')}</a>
      ${demoAccounts.length > 0 && demoList(texts, inLanguage(path, texts), demoAccounts)}`,
    hasPasskeys: passkey !== undefined,
  });
}

function demoList({ text }: IdentityTexts, action: string, accounts: DemoAccount[]) {
  return html`<section aria-labelledby="demo-title" class="demo">
    <h2 id="demo-title">${text('demo-title', 'Demo accounts')}</h2>
    <p>${text('demo-help', 'This installation holds demo data. Anybody who reaches this page can use these accounts.')}</p>
    <ul>
      ${accounts.map(
        account => html`<li>
          <div>
            <strong>${text(account.role)}</strong>
            <span>${account.email}</span>
            <code>${account.password}</code>
          </div>
          <form method="post" action="${action}">
            <input type="hidden" name="email" value="${account.email}">
            <input type="hidden" name="password" value="${account.password}">
            <button type="submit" class="secondary" aria-label="${text('demo-use-account', 'Use {1}', { values: [account.email] })}">${text('demo-use', 'Use')}</button>
          </form>
        </li>`,
      )}
    </ul>
  </section>`;
}
