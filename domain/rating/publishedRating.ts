import type { RatingSet } from './ratingSet.ts';

/** Words that stand before a level and do not tell it from another: "ASIL B" is "B", "PLr d" is "d". */
export const RATING_PREFIX =
  '^(asil|agplr?|mplr?|plr?|silr?|level|stufe|risk|risiko|performance level|category|kategorie)[\\s:=-]*';

/** Texts that say that no level was published. */
export const NOTHING = ['', '-', '–', '—', '?', 'n/a', 'na', 'tbd', 'x'];

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

/** Names of what asks for nothing: it has many. */
export const NONE_WORDS = [
  'none',
  'no',
  'noasil',
  'noasilneeded',
  'noasilrequired',
  'keinasil',
  'keine',
  'kein',
  'nichterforderlich',
];

/** Whether a published level means a rating of the set: its code or its name. */
export const isSameRating = (
  published: string,
  rating: Pick<RatingSet['ratings'][number], 'code' | 'label'>,
): boolean => {
  const wanted = foldedRating(published);
  const isNone = rating.code === 'NONE' && NONE_WORDS.includes(wanted);
  return isNone || wanted === foldedRating(rating.code) || wanted === foldedRating(rating.label);
};

/** Whether a level was published that is another one than the table gives. Nothing differs while one of both is missing. */
export const differsFrom = (
  published: string,
  rating: Pick<RatingSet['ratings'][number], 'code' | 'label'> | undefined,
): boolean => rating !== undefined && foldedRating(published) !== '' && !isSameRating(published, rating);
