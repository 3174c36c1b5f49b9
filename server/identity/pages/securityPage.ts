import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import bowser from 'bowser';
import { defineTexts } from '../../../glossary/defineTexts.ts';
import { html, type Markup } from '../../pages/html.ts';
import type { Factors } from '../secondFactor.ts';
import type { SessionPlace } from '../sessions.ts';
import { currentPasswordField, hiddenEmail, inLanguage, SECURITY } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';
import { formPage } from './pageParts.ts';
import { passkeyForm } from './passkeyForm.ts';

/** What was just done; its name stands in the address that the browser is sent to. */
const DONE = defineTexts(
  'identity',
  {
    'session-ended': 'Signed out there.',
    'sessions-ended': 'Signed out everywhere else.',
    'totp-added': 'The authenticator app is set up. Its code is asked for from the next sign-in on.',
    'totp-removed': 'The authenticator app is removed.',
    'passkey-added': 'The passkey is added.',
    'passkey-removed':
      'The passkey is removed. It may still stand in the list of your device; delete it there.',
  },
  'done-',
);
export type Done = keyof typeof DONE;
const isDone = (name: unknown): name is Done => typeof name === 'string' && Object.hasOwn(DONE, name);

interface SecurityPage {
  email: string;
  passwordChangedAt: Date;
  factors: Factors;
  canHavePasskeys: boolean;
  sessions: SessionPlace[];
  /** The session of the reader. */
  current: string;
  done?: unknown;
}

/** Everything about the own sign-in: the password, and where it is used. */
export function securityPage(texts: IdentityTexts, page: SecurityPage): string {
  const { text } = texts;
  const title = text('security-title', 'Password and sign-in');
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p class="muted">${page.email}</p>
      ${isDone(page.done) && html`<p role="status" class="done">${text(DONE[page.done])}</p>`}
      ${section(
        'password',
        text('password', 'Password'),
        html`<p class="muted">${text('password-changed-at', 'Last changed on {1}.', { values: [dayOf(page.passwordChangedAt, texts)] })}</p>
      <a class="secondary" href="${inLanguage('/change-password', texts)}">${text('change-title', 'Change your password')}</a>`,
      )}
      ${factorList(texts, page)}
      ${sessionList(texts, page)}
      <p class="back"><a href="/badger/account">${text('back-to-badger', 'Back to Badger')}</a></p>`,
    { isWide: true },
  );
}

const section = (id: string, title: string, content: Markup) => html`<section aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${content}
    </section>`;

interface FactorRow {
  name: string;
  told: string;
  /** What its button does. */
  action: string;
  label: string;
  fields?: Markup;
}

const factorRow = (texts: IdentityTexts, { name, told, action, label, fields }: FactorRow) =>
  html`<li>
        <div><strong>${name}</strong><span>${told}</span></div>
        <form method="post" action="${inLanguage(`${SECURITY}/${action}`, texts)}">
          ${fields}<button type="submit" class="secondary" aria-label="${`${label}: ${name}`}">${label}</button>
        </form>
      </li>`;

function factorRows(texts: IdentityTexts, { totpSince, passkeys, recoveryCodes }: Factors) {
  const { text } = texts;
  const remove = text('remove', 'Remove');
  const since = (moment: Date) => text('factor-since', 'Since {1}', { values: [dayOf(moment, texts)] });
  const rows = passkeys.map(({ uuid, name, createdAt, lastUsedAt }) =>
    factorRow(texts, {
      name: text('passkey-named', 'Passkey, {1}', { values: [name] }),
      told: lastUsedAt
        ? text('factor-used', '{1}, last used {2}', {
            values: [since(createdAt), momentOf(lastUsedAt, texts)],
          })
        : since(createdAt),
      action: 'passkeys/remove',
      label: remove,
      fields: html`<input type="hidden" name="passkey" value="${uuid}">`,
    }),
  );
  if (totpSince)
    rows.unshift(
      factorRow(texts, {
        name: text('totp', 'Authenticator app'),
        told: since(totpSince),
        action: 'authenticator/remove',
        label: remove,
      }),
    );
  if (rows.length > 0)
    rows.push(
      factorRow(texts, {
        name: text('recovery-codes', 'Recovery codes'),
        told: text('recovery-left', '{1} left', { values: [recoveryCodes] }),
        action: 'recovery-codes',
        label: text('recovery-new', 'Make new ones'),
      }),
    );
  return rows;
}

function factorList(texts: IdentityTexts, { factors, canHavePasskeys }: SecurityPage) {
  const { text } = texts;
  const rows = factorRows(texts, factors);
  const link = (href: string, label: string) =>
    html`<a class="secondary" href="${inLanguage(`${SECURITY}/${href}`, texts)}">${label}</a>`;
  return section(
    'factors',
    text('factors-title', 'Second factor and passkeys'),
    html`${
      rows.length > 0
        ? html`<ul class="rows">${rows}</ul>`
        : html`<p class="muted">${text('factors-none', 'Only your password protects this account.')}</p>`
    }
      ${!factors.totpSince && link('authenticator', text('totp-title', 'Set up an authenticator app'))}
      ${canHavePasskeys && link('passkeys', text('passkey-title', 'Add a passkey'))}`,
  );
}

function sessionList(texts: IdentityTexts, { sessions, current }: SecurityPage) {
  const { text } = texts;
  const action = inLanguage(`${SECURITY}/sessions`, texts);
  const others = sessions.filter(({ uid }) => uid !== current);
  return section(
    'sessions',
    text('sessions-title', 'Where you are signed in'),
    html`<ul class="rows">
      ${sessions.map(session => {
        const device = deviceOf(session.userAgent, texts);
        const isCurrent = session.uid === current;
        return html`<li>
          <div>
            <strong>${device}</strong>
            <span>${isCurrent && html`<em>${text('session-this', 'This device')}</em> · `}${session.network}</span>
            <span>${text('session-times', 'Signed in {1}, last used {2}', { values: [momentOf(session.signedInAt, texts), momentOf(session.lastUsedAt, texts)] })}</span>
          </div>
          ${
            !isCurrent &&
            html`<form method="post" action="${action}">
            <input type="hidden" name="session" value="${session.uid}">
            <button type="submit" class="secondary" aria-label="${text('session-end-named', 'Sign out {1}, {2}', { values: [device, session.network] })}">${text('sign-out', 'Sign out')}</button>
          </form>`
          }
        </li>`;
      })}
    </ul>
    ${
      others.length > 0 &&
      html`<form method="post" action="${action}">
      <button type="submit" class="secondary">${text('sessions-end-others', 'Sign out everywhere else')}</button>
    </form>`
    }`,
  );
}

interface ConfirmPage {
  email: string;
  /** Where it goes on then. */
  next: string;
  /** Asks for one of the account's passkeys, if it has any. */
  passkey: PublicKeyCredentialRequestOptionsJSON | undefined;
  problem?: string;
}

/** Asks who is signed in for the password before something about their sign-in changes. */
export function confirmPage(texts: IdentityTexts, { email, next, passkey, problem }: ConfirmPage): string {
  const { text } = texts;
  const nextField = html`<input type="hidden" name="next" value="${next}">`;
  const action = `${SECURITY}/confirm`;
  return formPage(texts, {
    title: text('confirm-title', 'Is it you?'),
    told: text('confirm-help', 'Before anything about your sign-in changes, enter your password again.'),
    problem,
    action,
    fields: html`${nextField}
        ${hiddenEmail(email)}${currentPasswordField(texts, { problem, hasFocus: problem === undefined })}`,
    submit: text('confirm', 'Continue'),
    after: html`${
      passkey &&
      passkeyForm(texts, {
        action,
        kind: 'get',
        options: passkey,
        label: text('passkey-use', 'Use a passkey'),
        fields: nextField,
      })
    }
      <a class="secondary" href="${inLanguage(SECURITY, texts)}">${text('cancel', 'Cancel')}</a>`,
    hasPasskeys: passkey !== undefined,
  });
}

/** A device in plain words, such as "Firefox on Windows". */
export function deviceOf(userAgent: string, { text }: IdentityTexts): string {
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : bowser.parse(userAgent);
  if (browser.name && os.name)
    return text('session-device', '{1} on {2}', { values: [browser.name, os.name] });
  return browser.name || os.name || text('session-unknown', 'Unknown device');
}

const localeOf = ({ language }: IdentityTexts) => (language === 'en' ? 'en-GB' : language);

export const dayOf = (moment: Date, texts: IdentityTexts) =>
  new Intl.DateTimeFormat(localeOf(texts), { dateStyle: 'long' }).format(moment);

/** In the server's time zone, which is named because the browser's may differ. */
export const momentOf = (moment: Date, texts: IdentityTexts) =>
  new Intl.DateTimeFormat(localeOf(texts), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
