import { html } from '../../pages/html.ts';
import { UI_LOCALES } from '../../texts/requestLanguage.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts.ts';
import type { IdentityTexts } from './layout.ts';

/** The page about the own sign-in. */
export const SECURITY = '/security';

/** An address of the provider that keeps the language of the linking page. */
export const inLanguage = (path: string, { language }: IdentityTexts): string =>
  `${path}?${new URLSearchParams({ [UI_LOCALES]: language })}`;

/** The error summary: takes the focus, is read out and describes the fields. Empty without an error. */
export const problemNotice = (problem: string | undefined) =>
  html`<div id="problem" role="alert" aria-live="assertive" tabindex="-1" class="problem"${problem !== undefined && html` autofocus`}>${problem}</div>`;

/** Connects a field with its error. */
export const wrongBy = (problem: string | undefined) =>
  problem !== undefined && html` aria-invalid="true" aria-describedby="problem"`;

interface EmailField {
  email: string;
  problem?: string | undefined;
  hasFocus: boolean;
}

/** The field for the address that somebody signs in with. */
export const emailField = ({ text }: IdentityTexts, { email, problem, hasFocus }: EmailField) =>
  html`<label for="email">${text('email', 'E-mail')}</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required${wrongBy(problem)} spellcheck="false" autocapitalize="none" value="${email}"${hasFocus && html` autofocus`}>`;

interface PasswordField {
  problem: string | undefined;
  hasFocus: boolean;
}

/** The field for the password that somebody has. */
export const currentPasswordField = ({ text }: IdentityTexts, { problem, hasFocus }: PasswordField) =>
  html`<label for="current">${text('current-password', 'Current password')}</label>
        <input id="current" name="current" type="password" autocomplete="current-password" maxlength="256" required${wrongBy(problem)}${hasFocus && html` autofocus`}>`;

/** Tells the browser's password manager whose password is asked for. */
export const hiddenEmail = (email: string) =>
  html`<input type="hidden" name="username" autocomplete="username" value="${email}">`;

/** What a form behind a link of a mail carries. */
export const hiddenFields = (token: string, email: string) =>
  html`<input type="hidden" name="token" value="${token}">
        ${hiddenEmail(email)}`;

/** A box to tick; it is sent with this value when it is. */
export const checkbox = (name: string, value: string, label: string, isChecked: boolean) =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}> ${label}</label>`;

/**
 * Two fields for a new password; a page that asks for one holds exactly these. `isFirst`: they are the first fields of
 * the page.
 */
export function passwordFields({ text }: IdentityTexts, problem: string | undefined, isFirst = false) {
  const bounds = html` minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}" required`;
  const label = text('new-password', 'Password, at least {1} characters', { values: [PASSWORD_MIN_LENGTH] });
  return html`<label for="password">${label}</label>
        <input id="password" name="password" type="password" autocomplete="new-password"${bounds}${wrongBy(problem)}${isFirst && problem === undefined && html` autofocus`}>
        <label for="repeated">${text('password-again', 'Password again')}</label>
        <input id="repeated" name="repeated" type="password" autocomplete="new-password"${bounds}${wrongBy(problem)}>`;
}
