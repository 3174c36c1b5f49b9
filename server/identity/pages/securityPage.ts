import bowser from 'bowser';
import { defineTexts } from '../../../glossary/defineTexts.ts';
import { html, type Markup } from '../../pages/html.ts';
import type { SessionPlace } from '../sessions.ts';
import { currentPasswordField, hiddenEmail, inLanguage } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';
import { formPage } from './pageParts.ts';

export const SECURITY = '/security';

/** What was just done; its name stands in the address that the browser is sent to. */
const DONE = defineTexts(
  'identity',
  {
    'session-ended': 'Signed out there.',
    'sessions-ended': 'Signed out everywhere else.',
  },
  'done-',
);
export type Done = keyof typeof DONE;
const isDone = (name: unknown): name is Done => typeof name === 'string' && Object.hasOwn(DONE, name);

interface SecurityPage {
  email: string;
  passwordChangedAt: Date;
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
      ${sessionList(texts, page)}
      <p class="back"><a href="/badger/account">${text('back-to-badger', 'Back to Badger')}</a></p>`,
    'wide',
  );
}

const section = (id: string, title: string, content: Markup) => html`<section aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${content}
    </section>`;

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

/** Asks who is signed in for the password before something about their sign-in changes. */
export function confirmPage(
  texts: IdentityTexts,
  { email, next, problem }: { email: string; next: string; problem?: string },
): string {
  const { text } = texts;
  return formPage(texts, {
    title: text('confirm-title', 'Is it you?'),
    told: text('confirm-help', 'Before anything about your sign-in changes, enter your password again.'),
    problem,
    action: `${SECURITY}/confirm`,
    fields: html`<input type="hidden" name="next" value="${next}">
        ${hiddenEmail(email)}${currentPasswordField(texts, { problem, hasFocus: problem === undefined })}`,
    submit: text('confirm', 'Continue'),
    after: html`<a class="secondary" href="${inLanguage(SECURITY, texts)}">${text('cancel', 'Cancel')}</a>`,
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
