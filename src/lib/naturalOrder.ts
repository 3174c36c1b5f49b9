const collators = new Map<string, Intl.Collator>();

/** How names and codes stand in a list: as people of this language count and spell, "Hazard 2" before "Hazard 10". */
export function naturalOrder(locale?: string): (one: string, other: string) => number {
  const key = locale ?? '';
  let collator = collators.get(key);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    collators.set(key, collator);
  }
  return collator.compare;
}
