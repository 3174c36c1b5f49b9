import type { TextDefinition } from './defineTexts.ts';
import type { TextOptions } from './findText.ts';

/**
 * Gives the texts of one section.
 * @typeParam Shown what a text is given as: a string, or what a component renders
 */
export interface TextFunction<Section extends string = string, Shown = string> {
  /** A text of {@link defineTexts}; its section is its own. */
  (definition: TextDefinition, options?: TextOptions): Shown;
  /** A text by id and fallback, both written out; or a text alone, which gives its own id. */
  (idOrText: string, fallback?: string, options?: TextOptions): Shown;
  /** Only a type: it tells the list of all texts which section a call belongs to. */
  readonly section?: Section;
}

/** Makes the function of a section from a way to find one text. */
export function textFunction<const Section extends string, Shown = string>(
  section: Section | undefined,
  find: (idOrText: string, fallback: string | undefined, options: TextOptions) => Shown,
): TextFunction<Section, Shown> {
  return (idOrText: string | TextDefinition, second?: string | TextOptions, third?: TextOptions): Shown =>
    typeof idOrText === 'string'
      ? find(idOrText, second as string | undefined, { ...(section !== undefined && { section }), ...third })
      : find(idOrText.id, idOrText.fallback, {
          section: idOrText.section,
          ...(second as TextOptions | undefined),
        });
}
