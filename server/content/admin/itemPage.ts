import { defineTexts } from '../../../glossary/defineTexts.ts';
import { html, type Markup } from '../../pages/html.ts';
import { type AppText, fallbackOf } from '../appTexts.ts';
import {
  adminPage,
  type ContentTexts,
  itemAddress,
  moment,
  momentText,
  notice,
  optionOf,
  options,
} from './adminLayout.ts';
import type { Visitor } from './adminRoutes.ts';
import { ENVIRONMENT_NAMES, type ItemFields, LOCALES, MOST, TEXT_TYPES } from './itemFields.ts';
import { previewMarkdown } from './previewMarkdown.ts';
import type { ItemChange, StoredItem } from './storedItems.ts';

export interface ItemPage extends Visitor {
  fields: ItemFields;
  /** What is stored; undefined for a new text. */
  stored?: StoredItem | undefined;
  /** The revision that the fields were made on. */
  revision?: number | undefined;
  changes?: ItemChange[];
  problems?: Partial<ItemFields>;
  /** What is probably a mistake; saved all the same when it is confirmed. */
  doubts?: readonly string[];
  message?: Markup | undefined;
  isReadOnly?: boolean;
  /** The fields are what somebody sent and what was not saved. */
  isUnsaved?: boolean;
  withPreview?: boolean;
  appText: AppText | undefined;
  /** Keys that the app uses, to choose from. */
  keys?: readonly string[];
}

const TYPE_NAMES = defineTexts('content', { plain: 'Plain text', MARKDOWN: 'Markdown' }, 'type-');

const errorOf = (problems: Partial<ItemFields>, name: keyof ItemFields) =>
  problems[name] !== undefined && html`<p class="error" id="${name}-error">${problems[name]}</p>`;
const invalid = (problems: Partial<ItemFields>, name: keyof ItemFields) =>
  problems[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;

const select = (
  name: keyof ItemFields,
  label: string,
  choices: Markup[],
  problems: Partial<ItemFields>,
  more: Markup | false = false,
) =>
  html`<div><label for="${name}">${label}</label><select id="${name}" name="${name}"${more}${invalid(problems, name)}>
    ${choices}
  </select>${errorOf(problems, name)}</div>`;

function organizationSelect({ editor, texts, fields, stored, problems = {} }: ItemPage): Markup {
  const { text } = texts;
  const choices: [string, string][] = editor.organizations.map(({ uuid, name }) => [uuid, name]);
  if (editor.isContentEditor || fields.organizationUuid === '')
    choices.unshift(['', text('all-organizations', 'All organizations')]);
  if (stored?.organizationUuid && !choices.some(([uuid]) => uuid === stored.organizationUuid))
    choices.push([stored.organizationUuid, stored.organizationName]);
  // A text cannot move to another organization, because people of the first one have read and changed it.
  const fixed = stored !== undefined && html` disabled`;
  const marked = choices.map(([uuid, name]) => optionOf(uuid, name, fields.organizationUuid));
  return select('organizationUuid', text('organization', 'Organization'), marked, problems, fixed);
}

const textArea = (
  name: 'plainText' | 'markdownText',
  label: string,
  kind: string,
  { fields, problems = {} }: ItemPage,
) =>
  html`<div class="wide ${kind}"><label for="${name}">${label}</label>
    <textarea id="${name}" name="${name}" lang="${fields.locale}" maxlength="${MOST.text}"${invalid(problems, name)}>
${fields[name]}</textarea>${errorOf(problems, name)}</div>`;

function form(page: ItemPage): Markup {
  const { texts, fields, stored, revision, problems = {}, keys = [], doubts = [] } = page;
  const { text } = texts;
  const isNew = stored === undefined;
  return html`<form method="post" action="${itemAddress(stored?.id ?? 'create')}" data-unsaved="${page.isUnsaved ? 'yes' : ''}">
    ${revision !== undefined && html`<input type="hidden" name="revision" value="${revision}">`}
    ${!isNew && html`<input type="hidden" name="organizationUuid" value="${fields.organizationUuid}">`}
    <div class="fields">
      <div class="wide"><label for="uiKey">${text('key', 'Key')}</label>
        <input id="uiKey" name="uiKey" value="${fields.uiKey}" list="keys" maxlength="${MOST.uiKey}" required spellcheck="false" autocomplete="off"${isNew && fields.uiKey === '' && html` autofocus`}${invalid(problems, 'uiKey')}>
        <datalist id="keys">${keys.map(key => html`<option value="${key}"></option>`)}</datalist>
        ${isNew && html`<p class="hint">${text('key-help', 'The badge in Badger has copied the key: paste it here.')}</p>`}${errorOf(problems, 'uiKey')}</div>
      ${select('locale', text('language', 'Language'), options(texts, LOCALES, fields.locale), problems)}
      ${select('deploymentEnv', text('environment', 'Environment'), options(texts, ENVIRONMENT_NAMES, fields.deploymentEnv), problems)}
      <div><label for="domain">${text('domain', 'Domain')}</label><input id="domain" name="domain" value="${fields.domain}" maxlength="${MOST.domain}" required${invalid(problems, 'domain')}>${errorOf(problems, 'domain')}</div>
      ${organizationSelect(page)}
      <fieldset class="wide"><legend>${text('kind', 'Kind of text')}</legend><div class="choices">
        ${TEXT_TYPES.map(type => html`<label><input type="radio" name="textType" value="${type}"${type === fields.textType && html` checked`}>${text(TYPE_NAMES[type])}</label>`)}
      </div></fieldset>
      ${textArea('plainText', text('text', 'Text'), 'plain', page)}
      ${textArea('markdownText', text('text-markdown', 'Text in Markdown'), 'markdown', page)}
    </div>
    ${
      doubts.length > 0 &&
      html`<div class="problem" role="alert">${doubts.map(doubt => html`<p>${doubt}</p>`)}
      <label><input type="checkbox" name="confirmed" value="${doubts.join(' ')}">${text('save-all-the-same', 'Save it all the same')}</label></div>`
    }
    <div class="actions">
      <button class="primary" name="action" value="save">${text('save', 'Save text')}</button>
      <button name="action" value="preview">${text('preview', 'Preview')}</button>
    </div>
    ${
      !isNew &&
      html`<details><summary>${text('delete-this', 'Delete this text')}</summary>
      <p>${text('delete-help', 'Badger then shows the fallback, or the text of another environment or organization.')}</p>
      <button class="danger" name="action" value="delete" formnovalidate>${text('delete', 'Delete text')}</button></details>`
    }
  </form>`;
}

function readOnly({ stored, editor, texts }: ItemPage): Markup {
  const { text } = texts;
  const copy = new URLSearchParams({ uiKey: stored?.uiKey ?? '', locale: stored?.locale ?? 'en' });
  return html`<div class="text preview" lang="${stored?.locale ?? 'en'}">${stored?.textType === 'MARKDOWN' ? previewMarkdown(stored.markdownText, texts) : stored?.plainText}</div>
    <p>${text('read-only', 'This text is for all organizations; a content editor of the platform changes it. You can give your organization a text of its own.')}</p>
    <div class="actions">${editor.organizations.map(({ uuid, name }) => html`<a class="button" href="${itemAddress('create')}&${copy.toString()}&organizationUuid=${uuid}">${text('text-for', 'Text for {1}', { values: [name] })}</a>`)}</div>`;
}

function fallbacks({ text }: ContentTexts, appText: AppText | undefined, uiKey: string): Markup {
  if (!appText)
    return html`${uiKey !== '' && html`<p class="hint">${text('unused', 'Badger currently has no text with this key.')}</p>`}`;
  return html`<h2>${text('fallback', 'Fallback')}</h2>
    <p class="hint">${text('fallback-help', 'Shown where there is no text. A number in braces is the place of a value.')}</p>
    <table><tbody>${Object.entries(LOCALES).map(([locale, name]) => html`<tr><th scope="row">${text(name)}</th><td class="text" lang="${locale}">${fallbackOf(appText, locale)}</td></tr>`)}</tbody></table>
    <p class="where">${text('shown-by', 'Shown by {1}', { values: [appText.where.join(', ')] })}</p>`;
}

function history({ text }: ContentTexts, changes: ItemChange[]): Markup {
  const title = text('changes', 'Changes');
  return html`<h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th scope="col">${text('changes-when', 'When')}</th><th scope="col">${text('changes-who', 'Who')}</th><th scope="col">${text('changes-text', 'Text after it')}</th></tr></thead>
    <tbody>${changes.map(change => html`<tr><td>${moment(change.at)}</td><td>${change.who || text('changes-import', 'An import')}</td><td class="text">${change.text}</td></tr>`)}</tbody></table></div>`;
}

/** The page of one text, where it is edited. */
export function itemPage(page: ItemPage): string {
  const { fields, stored, editor, texts, message, changes = [], withPreview, isReadOnly } = page;
  const { text } = texts;
  const shown =
    fields.textType === 'MARKDOWN' ? previewMarkdown(fields.markdownText, texts) : fields.plainText;
  return adminPage(
    texts,
    stored ? stored.uiKey : text('new-text', 'New text'),
    html`${message}
      ${isReadOnly ? readOnly(page) : form(page)}
      ${withPreview && html`<h2 id="preview">${text('preview', 'Preview')}</h2><div class="preview${fields.textType === 'plain' && ' text'}" lang="${fields.locale}">${shown}</div>`}
      ${fallbacks(texts, page.appText, fields.uiKey)}
      ${changes.length > 0 && history(texts, changes)}`,
    editor.name,
    { isEditing: !isReadOnly },
  );
}

/** Shows the stored text beside the editor's own, which the form keeps. */
export function conflictMessage({ text }: ContentTexts, stored: StoredItem): Markup {
  const { updatedByName, updatedAt, textType, markdownText, plainText } = stored;
  const at = momentText(updatedAt);
  const who =
    updatedByName === ''
      ? text('conflict-somebody', 'Somebody changed this text at {1}.', { values: [at] })
      : text('conflict', '{1} changed this text at {2}.', { values: [updatedByName, at] });
  return notice(
    'problem',
    html`${who} ${text('conflict-kept', 'Your text was not saved; it is still below. Their text:')} <q class="text">${textType === 'MARKDOWN' ? markdownText : plainText}</q> ${text('conflict-again', 'Save again to replace it.')}`,
  );
}
