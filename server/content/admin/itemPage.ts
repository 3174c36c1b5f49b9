import { html, type Markup } from '../../identity/pages/html.ts';
import { type AppText, fallbackOf } from '../appTexts.ts';
import { adminPage, itemAddress, moment, notice } from './adminLayout.ts';
import type { Editor } from './contentEditors.ts';
import { ENVIRONMENTS, type ItemFields, LOCALES, MOST, TEXT_TYPES } from './itemFields.ts';
import { previewMarkdown } from './previewMarkdown.ts';
import type { ItemChange, StoredItem } from './storedItems.ts';

export interface ItemPage {
  editor: Editor;
  fields: ItemFields;
  /** What is stored; undefined for a new text. */
  stored?: StoredItem | undefined;
  /** The revision that the fields were made on. */
  revision?: number | undefined;
  changes?: ItemChange[];
  problems?: Partial<ItemFields>;
  message?: Markup | undefined;
  isReadOnly?: boolean;
  withPreview?: boolean;
  appText: AppText | undefined;
  /** Keys that the app uses, to choose from. */
  keys?: readonly string[];
}

const TYPE_NAMES: Record<string, string> = { plain: 'Plain text', MARKDOWN: 'Markdown' };
const ENVIRONMENT_NAMES: Record<string, string> = { PRODUCTION: 'Production', STAGING: 'Staging' };

const errorOf = (problems: Partial<ItemFields>, name: keyof ItemFields) =>
  problems[name] !== undefined && html`<p class="error" id="${name}-error">${problems[name]}</p>`;
const invalid = (problems: Partial<ItemFields>, name: keyof ItemFields) =>
  problems[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;

const select = (
  name: keyof ItemFields,
  label: string,
  value: string,
  options: [string, string][],
  more: Markup | false,
  problems: Partial<ItemFields>,
) =>
  html`<div><label for="${name}">${label}</label><select id="${name}" name="${name}"${more}${invalid(problems, name)}>
    ${options.map(([option, text]) => html`<option value="${option}"${option === value && html` selected`}>${text}</option>`)}
  </select>${errorOf(problems, name)}</div>`;

function organizationSelect({ editor, fields, stored, problems = {} }: ItemPage): Markup {
  const options: [string, string][] = editor.organizations.map(({ uuid, name }) => [uuid, name]);
  if (editor.isContentEditor || fields.organizationUuid === '') options.unshift(['', 'All organizations']);
  if (stored?.organizationUuid && !options.some(([uuid]) => uuid === stored.organizationUuid))
    options.push([stored.organizationUuid, stored.organizationName]);
  // What belongs to an organization stays there: its people have read and changed it.
  const fixed = stored !== undefined && html` disabled`;
  return select('organizationUuid', 'Organization', fields.organizationUuid, options, fixed, problems);
}

const textArea = (
  name: 'plainText' | 'markdownText',
  label: string,
  kind: string,
  { fields, problems = {} }: ItemPage,
) =>
  html`<div class="wide ${kind}"><label for="${name}">${label}</label>
    <textarea id="${name}" name="${name}" maxlength="${MOST.text}"${invalid(problems, name)}>
${fields[name]}</textarea>${errorOf(problems, name)}</div>`;

function form(page: ItemPage): Markup {
  const { fields, stored, revision, problems = {}, keys = [] } = page;
  const isNew = stored === undefined;
  return html`<form method="post" action="${itemAddress(stored?.id ?? 'create')}">
    ${revision !== undefined && html`<input type="hidden" name="revision" value="${revision}">`}
    ${!isNew && html`<input type="hidden" name="organizationUuid" value="${fields.organizationUuid}">`}
    <div class="fields">
      <div class="wide"><label for="uiKey">Key</label>
        <input id="uiKey" name="uiKey" value="${fields.uiKey}" list="keys" maxlength="${MOST.uiKey}" required spellcheck="false" autocomplete="off"${isNew && fields.uiKey === '' && html` autofocus`}${invalid(problems, 'uiKey')}>
        <datalist id="keys">${keys.map(key => html`<option value="${key}"></option>`)}</datalist>
        ${isNew && html`<p class="hint">The badge in Badger has copied the key: paste it here.</p>`}${errorOf(problems, 'uiKey')}</div>
      ${select('locale', 'Language', fields.locale, Object.entries(LOCALES), false, problems)}
      ${select(
        'deploymentEnv',
        'Environment',
        fields.deploymentEnv,
        ENVIRONMENTS.map(name => [name, ENVIRONMENT_NAMES[name] ?? name]),
        false,
        problems,
      )}
      <div><label for="domain">Domain</label><input id="domain" name="domain" value="${fields.domain}" maxlength="${MOST.domain}" required${invalid(problems, 'domain')}>${errorOf(problems, 'domain')}</div>
      ${organizationSelect(page)}
      <fieldset class="wide"><legend>Kind of text</legend><div class="choices">
        ${TEXT_TYPES.map(type => html`<label><input type="radio" name="textType" value="${type}"${type === fields.textType && html` checked`}>${TYPE_NAMES[type]}</label>`)}
      </div></fieldset>
      ${textArea('plainText', 'Text', 'plain', page)}
      ${textArea('markdownText', 'Text in Markdown', 'markdown', page)}
    </div>
    <div class="actions">
      <button class="primary" name="action" value="save">Save text</button>
      <button name="action" value="preview">Preview</button>
    </div>
    ${
      !isNew &&
      html`<details><summary>Delete this text</summary>
      <p>Badger then shows the fallback, or the text of another environment or organization.</p>
      <button class="danger" name="action" value="delete" formnovalidate>Delete text</button></details>`
    }
  </form>`;
}

const readOnly = ({ stored, editor }: ItemPage): Markup =>
  html`<p class="text preview">${stored?.textType === 'MARKDOWN' ? previewMarkdown(stored.markdownText) : stored?.plainText}</p>
    <p>This text is for all organizations; a content editor of the platform changes it. You can give your organization a text of its own.</p>
    <div class="actions">${editor.organizations.map(({ uuid, name }) => html`<a class="button" href="${itemAddress('create')}&amp;uiKey=${encodeURIComponent(stored?.uiKey ?? '')}&amp;organizationUuid=${uuid}&amp;locale=${stored?.locale ?? 'en'}">Text for ${name}</a>`)}</div>`;

function fallbacks(appText: AppText | undefined, uiKey: string): Markup {
  if (!appText)
    return html`${uiKey !== '' && html`<p class="hint">Badger has no text with this key just now.</p>`}`;
  return html`<h2>Fallback</h2>
    <p class="hint">Shown where there is no text. {1}, {2} … are the places of values.</p>
    <table><tbody>${Object.entries(LOCALES).map(([locale, name]) => html`<tr><th scope="row">${name}</th><td class="text">${fallbackOf(appText, locale)}</td></tr>`)}</tbody></table>
    <p class="where">Shown by ${appText.where.join(', ')}</p>`;
}

const history = (changes: ItemChange[]): Markup =>
  html`<h2>Changes</h2><div class="scroll"><table><thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">Text after it</th></tr></thead>
    <tbody>${changes.map(({ at, who, text }) => html`<tr><td>${moment(at)}</td><td>${who || 'An import'}</td><td class="text">${text}</td></tr>`)}</tbody></table></div>`;

/** The page of one text, where it is edited. */
export function itemPage(page: ItemPage): string {
  const { fields, stored, editor, message, changes = [], withPreview = false, isReadOnly = false } = page;
  const shown = fields.textType === 'MARKDOWN' ? previewMarkdown(fields.markdownText) : fields.plainText;
  return adminPage(
    stored ? stored.uiKey : 'New text',
    html`${message}
      ${isReadOnly ? readOnly(page) : form(page)}
      ${withPreview && html`<h2 id="preview">Preview</h2><div class="preview${fields.textType === 'plain' && ' text'}">${shown}</div>`}
      ${fallbacks(page.appText, fields.uiKey)}
      ${changes.length > 0 && history(changes)}`,
    editor.name,
  );
}

/** What stands there now, beside the editor's own text which the form keeps. */
export const conflictMessage = (stored: StoredItem): Markup =>
  notice(
    'problem',
    html`${stored.updatedByName || 'Somebody'} changed this text at ${moment(stored.updatedAt)}. Nothing of yours was saved; it still stands below. Their text: <q class="text">${stored.textType === 'MARKDOWN' ? stored.markdownText : stored.plainText}</q> Save again to replace it.`,
  );
