import { html, Markup } from './html.ts';
import { layout } from './layout.ts';

/**
 * Asks before signing out when the request does not prove that it comes from the web app.
 * @param form the provider's own form with its one-time secret (id "op.logoutForm")
 */
export function endSessionPage(form: string): string {
  return layout(
    'Sign out',
    html`<h1>Sign out of Badger?</h1>
      <p>Everything you have saved stays. To continue later, sign in again.</p>
      ${new Markup(form)}
      <button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary" autofocus>Sign out</button>
      <a class="secondary" href="/badger/">Stay signed in</a>`,
  );
}
