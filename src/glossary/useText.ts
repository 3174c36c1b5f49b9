import { useCallback } from 'react';
import { type Glossary, useGlossary } from './GlossaryContext';
import { findItem, idOfText, itemText, substituteValues } from './selectText';

export interface TextOptions {
  /** Part of the key between app name and id. */
  section?: string;
  /** Take the place of {1}, {2} … */
  values?: readonly (string | number)[];
  /** Default SAFETY. */
  domain?: string;
  organizationUuid?: string;
  /** Show nothing instead of the fallback when there is no item. */
  nullable?: boolean;
}

/**
 * The text to show. With one text only (`fallback` undefined) it is its own fallback and gives its id
 * (specification §5).
 */
export function resolveText(
  glossary: Glossary,
  idOrText: string,
  fallback?: string,
  options: TextOptions = {},
): string {
  const { values = [], nullable = false, ...request } = options;
  const item = findItem(glossary.data, {
    appName: glossary.glossaryAppName,
    environment: glossary.environment,
    id: fallback === undefined ? idOfText(idOrText) : idOrText,
    ...request,
  });
  const text = item ? itemText(item) : nullable ? '' : (fallback ?? idOrText);
  return substituteValues(text, values);
}

/** One text of the glossary, or its fallback. */
export function useText(idOrText: string, fallback?: string, options?: TextOptions): string {
  return resolveText(useGlossary(), idOrText, fallback, options);
}

/** The texts of one section: `const text = useTexts('projects'); text('empty', 'No projects yet')`. */
export function useTexts(
  section?: string,
): (idOrText: string, fallback?: string, options?: TextOptions) => string {
  const glossary = useGlossary();
  return useCallback(
    (idOrText, fallback, options) => resolveText(glossary, idOrText, fallback, { section, ...options }),
    [glossary, section],
  );
}
