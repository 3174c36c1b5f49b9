/** An element of a situation, by its type. */
export interface TypedElement {
  readonly typeUuid: string;
  /** A situation has at most one element of the type. */
  readonly isExclusive: boolean;
}

/**
 * The exclusive type of which a situation would have several elements; undefined where there is none: it is not both dry
 * and icy (domain model 1.2). A change of a type or of an element is asked about all situations at once, in SQL
 * (`server/modules/cea-types`, `server/modules/ceas`), which a test over random situations holds to this.
 */
export function doubledType(elements: readonly TypedElement[]): string | undefined {
  const seen = new Set<string>();
  for (const { typeUuid, isExclusive } of elements) {
    if (isExclusive && seen.has(typeUuid)) return typeUuid;
    seen.add(typeUuid);
  }
  return undefined;
}
