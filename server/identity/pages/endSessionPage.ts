import { html, Markup } from '../../pages/html.ts';
import { type IdentityTexts, layout } from './layout.ts';

/**
 * Asks before signing out when the request does not prove that it comes from the web app.
 * @param form the provider's own form with its one-time secret (id "op.logoutForm")
 */
export function endSessionPage(texts: IdentityTexts, form: string): string {
  const { text } = texts;
  return layout(
    texts,
    text('sign-out', 'Sign out'),
    html`<h1>${text('sign-out-title', 'Sign out of Badger?')}</h1>
      <p>${text('sign-out-help', 'Everything you have saved stays. To continue later, sign in again.')}</p>
      ${new Markup(form)}
      <button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary" autofocus>${text('sign-out', 'Sign out')}</button>
      <a class="secondary" href="/badger/">${text('stay-signed-in', 'Stay signed in')}</a>`,
  );
}
