import { html } from '../../pages/html.ts';
import { hiddenFields, passwordFields } from './formParts.ts';
import type { IdentityTexts } from './layout.ts';
import { formPage, noticePage, toSignIn } from './pageParts.ts';

interface Joining {
  email: string;
  organizationName: string;
}

interface InvitationPage extends Joining {
  token: string;
  firstName: string;
  lastName: string;
  problem?: string;
}

const joinTitle = ({ text }: IdentityTexts, { organizationName }: Joining) =>
  text('join-organization', 'Join {1}', { values: [organizationName] });

/** Asks an invited person for name and password. */
export function invitationPage(texts: IdentityTexts, page: InvitationPage): string {
  const { token, email, firstName, lastName, problem } = page;
  const { text } = texts;
  return formPage(texts, {
    title: joinTitle(texts, page),
    told: text('join-help', 'You will sign in as {1}. Choose a password.', { values: [email] }),
    problem,
    action: '/invitation',
    fields: html`${hiddenFields(token, email)}
        <label for="firstName">${text('first-name', 'First name')}</label>
        <input id="firstName" name="firstName" autocomplete="given-name" maxlength="200" value="${firstName}"${problem === undefined && html` autofocus`}>
        <label for="lastName">${text('last-name', 'Last name')}</label>
        <input id="lastName" name="lastName" autocomplete="family-name" maxlength="200" value="${lastName}">
        ${passwordFields(texts, problem)}`,
    submit: text('create-account', 'Create account'),
  });
}

/** For somebody who has an account: they accept or decline after signing in. */
export const knownPersonPage = (texts: IdentityTexts, joining: Joining): string =>
  noticePage(texts, {
    title: joinTitle(texts, joining),
    told: texts.text(
      'join-known',
      'You have an account. Sign in as {1}: on the first page you accept or decline.',
      { values: [joining.email] },
    ),
    link: { ...toSignIn(texts), href: '/badger/welcome' },
  });

/** Confirms that the account was created. */
export const donePage = (texts: IdentityTexts, { email, organizationName }: Joining): string =>
  noticePage(texts, {
    title: texts.text('joined', 'You belong to {1}', { values: [organizationName] }),
    told: texts.text(
      'joined-help',
      'Your account is ready. Sign in as {1} with the password that you have just chosen.',
      { values: [email] },
    ),
    link: toSignIn(texts),
  });
