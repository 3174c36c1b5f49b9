/** A text that is defined apart from where it is shown. */
export interface TextDefinition {
  readonly section: string;
  readonly id: string;
  readonly fallback: string;
}

/**
 * Texts that are chosen at run time (by a state, a kind …), with their section, ids and fallbacks where the list of all
 * texts can read them: `const LABELS = defineTexts('hazards', { DRAFT: 'Draft' }, 'status-')`, then
 * `text(LABELS[status])`.
 *
 * @param prefix of the ids, so that the names of several kinds do not meet in one section
 */
export function defineTexts<const Id extends string>(
  section: string,
  fallbacks: Readonly<Record<Id, string>>,
  prefix = '',
): Readonly<Record<Id, TextDefinition>> {
  return Object.fromEntries(
    Object.entries<string>(fallbacks).map(([id, fallback]) => [
      id,
      { section, id: `${prefix}${id}`, fallback },
    ]),
  ) as Record<Id, TextDefinition>;
}
