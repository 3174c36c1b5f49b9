import { html, type Markup } from '../../pages/html.ts';
import { inLanguage, problemNotice } from './formParts.ts';
import { type IdentityTexts, layout } from './layout.ts';

interface FormPage {
  title: string;
  /** Above the form. */
  told?: string;
  problem: string | undefined;
  /** Address that the form is sent to, without a language. */
  action: string;
  fields: Markup;
  /** Label of the button. */
  submit: string;
  /** Below the form: other ways. */
  after?: Markup | Markup[] | undefined;
  hasPasskeys?: boolean;
}

/** A page with one form: what went wrong stands above it and has the focus. */
export function formPage(texts: IdentityTexts, page: FormPage): string {
  const { title, told, problem, action, fields, submit, after, hasPasskeys = false } = page;
  return layout(
    texts,
    title,
    html`<h1>${title}</h1>
      ${told !== undefined && html`<p>${told}</p>`}
      ${problemNotice(problem)}
      <form method="post" action="${inLanguage(action, texts)}">
        ${fields}
        <button type="submit" class="primary">${submit}</button>
      </form>
      ${after}`,
    { hasPasskeys },
  );
}

interface NoticePage {
  title: string;
  told: string;
  link: { href: string; label: string };
}

/** A page that says what was done and leads on. */
export const noticePage = (texts: IdentityTexts, { title, told, link }: NoticePage): string =>
  layout(
    texts,
    title,
    html`<h1>${title}</h1>
      <p>${told}</p>
      <a class="primary" href="${link.href}">${link.label}</a>`,
  );

/** Where somebody goes who has no session (any more). */
export const toSignIn = ({ text }: IdentityTexts) => ({
  href: '/badger/',
  label: text('go-to-sign-in', 'Go to sign-in'),
});
