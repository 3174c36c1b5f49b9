import { html, type Markup } from '../../pages/html.ts';
import { adminPage, IMPORT, notice } from './adminLayout.ts';
import type { Visitor } from './adminRoutes.ts';

/** Imports a file or pasted content, and shows the result. */
export function importPage(
  { editor, texts }: Visitor,
  result?: { done: string } | { reasons: readonly string[] },
): string {
  const { text } = texts;
  const title = text('import-title', 'Import texts');
  const message = (): Markup | false => {
    if (!result) return false;
    if ('done' in result) return notice('done', result.done);
    return notice(
      'problem',
      html`<p>${text('import-refused', 'Nothing was saved. Mend these and import again.')}</p>
      <ul>${result.reasons.map(reason => html`<li>${reason}</li>`)}</ul>`,
    );
  };
  return adminPage(
    texts,
    title,
    html`${message()}
      <p>${text('import-help', 'A file as the export makes it, CSV or JSON. New texts are added, changed ones replaced, rows without a text left out. Either all of it is saved or nothing.')}</p>
      <form method="post" action="${IMPORT}" enctype="multipart/form-data">
        <div class="fields">
          <div class="wide"><label for="file">${text('import-file', 'File')}</label><input id="file" name="file" type="file" accept=".csv,.json,text/csv,application/json"></div>
          <div class="wide"><label for="content">${text('import-content', 'Or its content')}</label><textarea id="content" name="content" spellcheck="false"></textarea></div>
        </div>
        <div class="actions"><button class="primary">${title}</button></div>
      </form>`,
    editor.name,
  );
}
