import type { RatingSet } from './ratingSet.ts';

/** Words that stand before a level and do not tell it from another: "ASIL B" is "B", "PLr d" is "d". */
export const RATING_PREFIX =
  '^(asil|agplr?|mplr?|plr?|silr?|level|stufe|risk|risiko|performance level|category|kategorie)[\\s:=-]*';

/** Texts that say that no level was published. */
const NOTHING = ['', '-', '–', '—', '?', 'n/a', 'na', 'tbd', 'x'];

/** A level as it is compared: without case, what it is called, brackets and blanks. Empty: none was published. */
export function foldedRating(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .trim()
    .replace(new RegExp(RATING_PREFIX), '')
    .replaceAll(/\s+/g, '');
  return NOTHING.includes(plain) ? '' : plain;
}

/** Whether a published level means a rating of the set: its code or its name. */
export const isSameRating = (
  published: string,
  rating: Pick<RatingSet['ratings'][number], 'code' | 'label'>,
): boolean => {
  const wanted = foldedRating(published);
  // What asks for nothing has many names.
  const isNone =
    rating.code === 'NONE' &&
    ['none', 'no', 'noasil', 'noasilneeded', 'keine', 'kein', 'nichterforderlich'].includes(wanted);
  return isNone || wanted === foldedRating(rating.code) || wanted === foldedRating(rating.label);
};
