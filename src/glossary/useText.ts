import { createElement, type ReactNode, useMemo } from 'react';
import { findText, type TextOptions } from '../../glossary/findText.ts';
import { type TextFunction, textFunction } from '../../glossary/textFunction.ts';
import { FormattedText } from './FormattedText';
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

/** The texts of one section, as strings and as running text. */
export interface Texts<Section extends string = string> extends TextFunction<Section> {
  /**
   * For sentences on the screen: a text that an editor wrote as Markdown shows with its formatting. The string that
   * `text(…)` gives, for labels and names, has its words alone.
   */
  readonly prose: TextFunction<Section, ReactNode>;
}

/**
 * The texts of one section: `const text = useTexts('projects'); text('empty', 'No projects yet')`. Id and fallback are
 * written out, so that the list of all texts can be made from the code; those chosen at run time come from
 * `defineTexts`.
 */
export function useTexts<const Section extends string = ''>(section?: Section): Texts<Section> {
  const glossary = useGlossary();
  return useMemo(() => {
    const words = textFunction(section, (idOrText, fallback, options) =>
      resolveText(glossary, idOrText, fallback, options),
    );
    const prose = textFunction(section, (idOrText, fallback, options): ReactNode => {
      const found = findText(glossary, idOrText, fallback, options);
      return found.markdown === undefined
        ? resolveText(glossary, idOrText, fallback, options)
        : createElement(FormattedText, { found });
    });
    return Object.assign(words, { prose });
  }, [glossary, section]);
}
