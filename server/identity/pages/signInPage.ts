import { html } from './html.ts';
import { layout } from './layout.ts';

/** A sign-in of the demo data, shown on the page when the installation is a demo. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

interface SignInPage {
  uid: string;
  /** What was typed before, kept after a refused sign-in. */
  email: string;
  /** What went wrong; takes the focus and is read out. */
  problem?: string | undefined;
  demoAccounts: DemoAccount[];
}

/** The sign-in form. It posts to its own address, which the interaction cookie is bound to. */
export function signInPage({ uid, email, problem, demoAccounts }: SignInPage): string {
  const action = `/interaction/${encodeURIComponent(uid)}`;
  const focus = (wanted: boolean) => wanted && html` autofocus`;
  const described = problem !== undefined && html` aria-describedby="problem"`;
  return layout(
    'Sign in',
    html`<h1>Sign in</h1>
      <div id="problem" role="alert" aria-live="assertive" tabindex="-1" class="problem"${focus(!!problem)}>${problem}</div>
      <form method="post" action="${action}">
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required${described} spellcheck="false" autocapitalize="none" value="${email}"${focus(!problem && !email)}>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${described}${focus(!problem && !!email)}>
        <button type="submit" class="primary">Sign in</button>
      </form>
      <a class="secondary" href="/reset-password">Forgot your password?</a>
      ${demoAccounts.length > 0 && demoList(action, demoAccounts)}`,
  );
}

function demoList(action: string, accounts: DemoAccount[]) {
  return html`<section aria-labelledby="demo-title" class="demo">
    <h2 id="demo-title">Demo accounts</h2>
    <p>This installation holds demo data. Anybody who reaches this page can use these accounts.</p>
    <ul>
      ${accounts.map(
        account => html`<li>
          <div>
            <strong>${account.role}</strong>
            <span>${account.email}</span>
            <code>${account.password}</code>
          </div>
          <form method="post" action="${action}">
            <input type="hidden" name="email" value="${account.email}">
            <input type="hidden" name="password" value="${account.password}">
            <button type="submit" class="secondary" aria-label="Use ${account.email}">Use</button>
          </form>
        </li>`,
      )}
    </ul>
  </section>`;
}
