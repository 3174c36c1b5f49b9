import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { html, type Markup } from '../../pages/html.ts';
import { inLanguage } from './formParts.ts';
import type { IdentityTexts } from './layout.ts';

interface PasskeyForm {
  action: string;
  kind: 'create' | 'get';
  options: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;
  label: string;
  /** Fields that are sent with it. */
  fields?: Markup;
  isPrimary?: boolean;
}

/** A button that asks the browser for a passkey; the script of the page shows it where the browser has passkeys. */
export const passkeyForm = (texts: IdentityTexts, form: PasskeyForm) => {
  const { action, kind, options, label, fields, isPrimary } = form;
  const failed = texts.text(
    'passkey-failed',
    'No passkey was used, and nothing was changed. Try again, or use another way.',
  );
  return html`<form method="post" action="${inLanguage(action, texts)}" class="passkey" data-passkey="${kind}" data-options="${JSON.stringify(options)}" data-failed="${failed}" hidden>
        ${fields}<input type="hidden" name="passkey">
        <button type="submit" class="${isPrimary ? 'primary' : 'secondary'}">${label}</button>
      </form>`;
};
