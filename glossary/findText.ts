import type { Environment } from './environment.ts';
import type { GlossaryItem, GroupedGlossaryItems } from './glossaryItems.ts';
import { idOfText } from './idOfText.ts';
import type { Fallbacks } from './languages.ts';
import { escapeMarkdown, plainWords } from './plainWords.ts';
import { findItem, glossaryKey, itemText, substituteValues } from './selectText.ts';

/** Where texts are found. */
export interface TextSource {
  glossaryAppName: string;
  environment: Environment;
  /** BCP 47; decides which plural form a count takes. */
  language: string;
  data: GroupedGlossaryItems;
  /** Fallbacks of a language other than English, by section and id; those of the code stand in for the rest. */
  fallbacks: Fallbacks;
  /** Whose texts are preferred, unless a text asks for another organization. */
  organizationUuid?: string | undefined;
}

export interface TextOptions {
  /** Part of the key between app name and id. */
  section?: string;
  /**
   * How many there are of what the text is about. The text of the plural category that the language has for it
   * (Unicode CLDR) is preferred: its id ends with `_one`, `_few` … Stands for {1} where no `values` are given.
   */
  count?: number;
  /** English fallback for a count of one; all other counts take the text itself. */
  one?: string;
  /** Take the place of {1}, {2} … */
  values?: readonly (string | number)[];
  /** Default SAFETY. */
  domain?: string;
  /** Left out: the organization that is selected. */
  organizationUuid?: string;
  /** Show nothing instead of the fallback when there is no item. */
  nullable?: boolean;
}

/** A text as it is found: what to show and how it is written. */
export interface ResolvedText {
  key: string;
  itemId: string | number | undefined;
  /** As words alone, for places that take no formatting. */
  text: string;
  /** With its formatting; undefined for a plain text. */
  markdown?: string;
}

/** Plural category of a count (Unicode CLDR), where it is not the one of the text itself. */
function pluralForm(language: string, count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  const category = new Intl.PluralRules(language).select(count);
  return category === 'other' ? undefined : category;
}

/**
 * Finds the text to show. With one text only (`fallback` undefined) it is its own fallback and gives its id
 * (specification §5). Plural forms are texts of their own, so whoever edits them writes sentences and no format.
 */
export function findText(
  source: TextSource,
  idOrText: string,
  fallback?: string,
  options: TextOptions = {},
): ResolvedText {
  const { count, one, section, nullable = false } = options;
  const id = fallback === undefined ? idOfText(idOrText) : idOrText;
  const values = options.values ?? (count === undefined ? [] : [count]);
  const form = pluralForm(source.language, count);
  const ofForm =
    form && findForm(source, `${id}_${form}`, form === 'one' && !nullable ? one : undefined, options);
  const { key, item, text } =
    ofForm || (findForm(source, id, nullable ? '' : (fallback ?? idOrText), options) as FoundForm);
  const found = {
    key: item?.attributes.uiKey ?? glossaryKey(source.glossaryAppName, section, key),
    itemId: item?.id,
  };
  return item?.attributes.textType === 'MARKDOWN'
    ? {
        ...found,
        text: substituteValues(plainWords(text), values),
        markdown: substituteValues(text, values.map(escapeMarkdown)),
      }
    : { ...found, text: substituteValues(text, values) };
}

interface FoundForm {
  key: string;
  item: GlossaryItem | undefined;
  text: string;
}

/** The glossary's item, else the fallback in the language, else the one given. */
function findForm(
  { glossaryAppName: appName, environment, data, fallbacks, organizationUuid: preferred }: TextSource,
  id: string,
  fallback: string | undefined,
  { section, domain, organizationUuid = preferred, nullable }: TextOptions,
): FoundForm | undefined {
  const item = findItem(data, { appName, environment, section, id, domain, organizationUuid });
  const inLanguage = section === undefined ? id : `${section}/${id}`;
  const otherwise = !nullable && Object.hasOwn(fallbacks, inLanguage) ? fallbacks[inLanguage] : undefined;
  const text = item ? itemText(item) : (otherwise ?? fallback);
  return text === undefined ? undefined : { key: id, item, text };
}
