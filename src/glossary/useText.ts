import { useMemo } from 'react';
import { findText, type TextOptions } from '../../glossary/findText.ts';
import { type TextFunction, textFunction } from '../../glossary/textFunction.ts';
import { type Glossary, useGlossary } from './GlossaryContext';

export type { TextFunction, TextOptions };

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

/**
 * The texts of one section: `const text = useTexts('projects'); text('empty', 'No projects yet')`. Id and fallback are
 * written out, so that the list of all texts can be made from the code; those chosen at run time come from
 * `defineTexts`.
 */
export function useTexts<const Section extends string = ''>(section?: Section): TextFunction<Section> {
  const glossary = useGlossary();
  return useMemo(
    () =>
      textFunction(section, (idOrText, fallback, options) =>
        resolveText(glossary, idOrText, fallback, options),
      ),
    [glossary, section],
  );
}
