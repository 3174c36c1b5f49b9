import { fittingName } from '../malfunctionText.ts';

/**
 * The name that a situation has from its elements (domain model 1.4).
 * @param elements names in their order
 * @returns at most 200 characters; empty without elements
 */
export const situationName = (elements: readonly string[]): string => fittingName(elements.join(', '));

/**
 * The name of a situation whose elements change: it follows them for as long as nobody typed another one over it.
 * @param name as it is
 * @param before names of the elements that it has
 * @param after names of those that it gets
 */
export function nameAfterChange(name: string, before: readonly string[], after: readonly string[]): string {
  const isGenerated = before.length > 0 && name === situationName(before);
  // A situation has a name, so the last one stays when no element does.
  return isGenerated && after.length > 0 ? situationName(after) : name;
}
