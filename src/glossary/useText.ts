import { useMemo } from 'react';
import { idOfText } from '@/lib/idOfText';
import type { TextDefinition } from './defineTexts';
import { type Glossary, useGlossary } from './GlossaryContext';
import { findItem, glossaryKey, itemText, substituteValues } from './selectText';

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
  glossary: Glossary,
  idOrText: string,
  fallback?: string,
  options: TextOptions = {},
): ResolvedText {
  const { values = [], nullable = false, section, domain, organizationUuid } = options;
  const { glossaryAppName: appName, environment, data, fallbacks } = glossary;
  const id = fallback === undefined ? idOfText(idOrText) : idOrText;
  const item = findItem(data, {
    appName,
    environment,
    section,
    id,
    domain,
    organizationUuid: organizationUuid ?? glossary.organizationUuid,
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

/** The text to show, in edit mode with its invisible mark. */
export function resolveText(
  glossary: Glossary,
  idOrText: string,
  fallback?: string,
  options?: TextOptions,
): string {
  const found = findText(glossary, idOrText, fallback, options);
  return glossary.marks ? glossary.marks.mark(found.text, found) : found.text;
}

/** One text of the glossary, or its fallback. */
export function useText(idOrText: string, fallback?: string, options?: TextOptions): string {
  return resolveText(useGlossary(), idOrText, fallback, options);
}

/** Gives the texts of one section. */
export interface TextFunction<Section extends string = string> {
  /** A text of {@link defineTexts}; its section is its own. */
  (definition: TextDefinition, options?: TextOptions): string;
  /** A text by id and fallback, both written out; or a text alone, which gives its own id. */
  (idOrText: string, fallback?: string, options?: TextOptions): string;
  /** Only a type: it tells the list of all texts which section a call belongs to. */
  readonly section?: Section;
}

/**
 * The texts of one section: `const text = useTexts('projects'); text('empty', 'No projects yet')`. Id and fallback are
 * written out, so that the list of all texts can be made from the code; those chosen at run time come from
 * `defineTexts`.
 */
export function useTexts<const Section extends string = ''>(section?: Section): TextFunction<Section> {
  const glossary = useGlossary();
  return useMemo(() => {
    const text = (
      idOrText: string | TextDefinition,
      second?: string | TextOptions,
      third?: TextOptions,
    ): string =>
      typeof idOrText === 'string'
        ? resolveText(glossary, idOrText, second as string | undefined, {
            ...(section !== undefined && { section }),
            ...third,
          })
        : resolveText(glossary, idOrText.id, idOrText.fallback, {
            section: idOrText.section,
            ...(second as TextOptions | undefined),
          });
    return text as TextFunction<Section>;
  }, [glossary, section]);
}
