import type { Environment } from './environment.ts';
import type { GroupedGlossaryItems } from './glossaryItems.ts';
import { idOfText } from './idOfText.ts';
import type { Fallbacks } from './languages.ts';
import { findItem, glossaryKey, itemText, substituteValues } from './selectText.ts';

/** Where texts are found. */
export interface TextSource {
  glossaryAppName: string;
  environment: Environment;
  data: GroupedGlossaryItems;
  /** Fallbacks of a language other than English, by section and id; those of the code stand in for the rest. */
  fallbacks: Fallbacks;
  /** Whose texts are preferred, unless a text asks for another organization. */
  organizationUuid?: string | undefined;
}

export interface TextOptions {
  /** Part of the key between app name and id. */
  section?: string;
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
  text: string;
  isMarkdown: boolean;
}

/**
 * Finds the text to show. With one text only (`fallback` undefined) it is its own fallback and gives its id
 * (specification §5).
 */
export function findText(
  source: TextSource,
  idOrText: string,
  fallback?: string,
  options: TextOptions = {},
): ResolvedText {
  const { values = [], nullable = false, section, domain, organizationUuid } = options;
  const { glossaryAppName: appName, environment, data, fallbacks } = source;
  const id = fallback === undefined ? idOfText(idOrText) : idOrText;
  const item = findItem(data, {
    appName,
    environment,
    section,
    id,
    domain,
    organizationUuid: organizationUuid ?? source.organizationUuid,
  });
  const inLanguage = section === undefined ? id : `${section}/${id}`;
  const otherwise = Object.hasOwn(fallbacks, inLanguage) ? fallbacks[inLanguage] : undefined;
  const text = item ? itemText(item) : nullable ? '' : (otherwise ?? fallback ?? idOrText);
  return {
    key: item?.attributes.uiKey ?? glossaryKey(appName, section, id),
    itemId: item?.id,
    text: substituteValues(text, values),
    isMarkdown: item?.attributes.textType === 'MARKDOWN',
  };
}
