import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { renderSVG } from 'uqr';
import { html, Markup } from '../../pages/html.ts';
import { inLanguage, problemNotice, SECURITY, wrongBy } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';
import { formPage } from './pageParts.ts';
import { passkeyForm } from './passkeyForm.ts';

const codeField = (label: string, problem: string | undefined, kind: 'numeric' | 'text') =>
  html`<label for="code">${label}</label>
        <input id="code" name="code" autocomplete="one-time-code" inputmode="${kind}" maxlength="40" required spellcheck="false" autocapitalize="characters"${wrongBy(problem)}${problem === undefined && html` autofocus`}>`;

interface SecondStep {
  uid: string;
  hasTotp: boolean;
  /** Asks for one of the account's passkeys, if it has any. */
  passkey: PublicKeyCredentialRequestOptionsJSON | undefined;
  problem?: string;
}

/** After the password: asks for the second factor. */
export function secondStepPage(texts: IdentityTexts, page: SecondStep): string {
  const { text } = texts;
  const { uid, hasTotp, passkey, problem } = page;
  const action = `/interaction/${encodeURIComponent(uid)}/second`;
  return formPage(texts, {
    title: text('second-title', 'One more step'),
    told: hasTotp
      ? text(
          'second-help',
          'Enter the code that your authenticator app shows, or one of your recovery codes.',
        )
      : text('second-help-passkey', 'Use your passkey, or enter one of your recovery codes.'),
    problem,
    action,
    fields: codeField(
      hasTotp ? text('second-code', 'Code') : text('recovery-code', 'Recovery code'),
      problem,
      'text',
    ),
    submit: text('confirm', 'Continue'),
    after: passkey && [
      passkeyForm(texts, {
        action,
        kind: 'get',
        options: passkey,
        label: text('passkey-use', 'Use a passkey'),
      }),
    ],
    hasPasskeys: passkey !== undefined,
  });
}

interface AuthenticatorPage {
  secret: string;
  /** What the picture says. */
  address: string;
  problem?: string;
}

/** Shows the secret of an authenticator app and asks for a code that it makes of it. */
export function authenticatorPage(texts: IdentityTexts, page: AuthenticatorPage): string {
  const { text } = texts;
  const { secret, address, problem } = page;
  return formPage(texts, {
    title: text('totp-title', 'Set up an authenticator app'),
    told: text(
      'totp-help',
      'Scan the picture with an authenticator app on your phone, or type the key into it. Then enter the code that it shows.',
    ),
    problem,
    action: `${SECURITY}/authenticator`,
    fields: html`<div class="qr" role="img" aria-label="${text('totp-picture', 'QR code for the authenticator app')}">${new Markup(renderSVG(address, { border: 2 }))}</div>
        <p class="muted">${text('totp-key', 'Key:')} <code class="key">${secret.replace(/.{4}(?=.)/g, '$& ')}</code></p>
        ${codeField(text('totp-code', 'Code, six digits'), problem, 'numeric')}`,
    submit: text('totp-add', 'Set up'),
    after: cancel(texts),
  });
}

const cancel = (texts: IdentityTexts) =>
  html`<a class="secondary" href="${inLanguage(SECURITY, texts)}">${texts.text('cancel', 'Cancel')}</a>`;

/** Asks the browser to make a passkey. */
export function addPasskeyPage(
  texts: IdentityTexts,
  { options, problem }: { options: PublicKeyCredentialCreationOptionsJSON; problem?: string },
): string {
  const { text } = texts;
  const title = text('passkey-title', 'Add a passkey');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('passkey-help', 'With a passkey you sign in by the lock of your device: fingerprint, face or PIN. It replaces password and code, and works on this site only.')}</p>
      ${problemNotice(problem)}
      <p class="no-passkeys" role="status">${text('passkey-none', 'This browser has no passkeys.')}</p>
      ${passkeyForm(texts, { action: `${SECURITY}/passkeys`, kind: 'create', options, label: title, isPrimary: true })}
      ${cancel(texts)}`,
    { hasPasskeys: true },
  );
}

/** Shows new recovery codes, this one time. */
export function recoveryCodesPage(texts: IdentityTexts, codes: readonly string[]): string {
  const { text } = texts;
  const title = text('recovery-title', 'Your recovery codes');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${text('recovery-help', 'Without your phone or device, each of these codes signs you in once, after your password. Keep them where only you find them: they are not shown again. Older codes no longer work.')}</p>
      <ol class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ol>
      <a class="primary" href="${inLanguage(SECURITY, texts)}">${text('recovery-kept', 'I have kept them')}</a>`,
  );
}
