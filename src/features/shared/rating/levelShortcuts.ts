import type { Scale } from '@domain/rating/ratingSet';

/**
 * The one character that chooses each level: the digit of its code (S3 → 3), else its letter (A), else its place in
 * the scale. Every level of a scale gets its own.
 * @returns by uuid of the level
 */
export function levelShortcuts({ symbol, levels }: Pick<Scale, 'symbol' | 'levels'>): Map<string, string> {
  const shortcuts = new Map<string, string>();
  const taken = new Set<string>();
  const take = (uuid: string, character: string | undefined) => {
    const wanted = character?.toLowerCase();
    if (!wanted || shortcuts.has(uuid) || taken.has(wanted)) return;
    shortcuts.set(uuid, wanted);
    taken.add(wanted);
  };
  const ordered = [...levels].sort((a, b) => a.order - b.order);
  const numbered = (code: string) => (code.startsWith(symbol) ? code.slice(symbol.length) : code);
  for (const { uuid, code } of ordered) {
    const rest = numbered(code);
    if (rest.length === 1) take(uuid, rest);
  }
  for (const { uuid, code } of ordered) take(uuid, /\d$/.exec(code)?.[0]);
  for (const { uuid, code } of ordered) if (/\d/.test(code)) take(uuid, code.at(-1));
  for (const { uuid, rank } of ordered) if (rank >= 0 && rank <= 9) take(uuid, String(rank));
  for (const { uuid } of ordered) for (const digit of '123456789') take(uuid, digit);
  return shortcuts;
}

/**
 * A second character for levels whose code is the symbol and a letter (PrL, PrN): the place, since the columns beside
 * them take digits. Letters that are the method's own order (A to F) get none: which end is 1 would be a guess.
 * @returns by uuid of the level
 */
export function levelDigits({ symbol, levels }: Pick<Scale, 'symbol' | 'levels'>): Map<string, string> {
  const ordered = [...levels].sort((a, b) => a.order - b.order);
  const isLettered = ordered.every(
    ({ code }) => code.startsWith(symbol) && /^[a-z]$/i.test(code.slice(symbol.length)),
  );
  return new Map(isLettered ? ordered.map(({ uuid }, place) => [uuid, String(place + 1)]) : []);
}
