import { RATING_SENTENCES, type SayRating } from '@domain/rating/explainRating';
import { NOTHING_NEEDED } from '@domain/rating/ratingSet';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';

/** The texts of hazards, passed on to what is not a component. */
export type TextOf = TextFunction<'hazards'>;

const SENTENCES = {
  ...defineTexts('hazards', { list: RATING_SENTENCES.list }),
  ...defineTexts(
    'hazards',
    {
      missing: RATING_SENTENCES.missing,
      hole: RATING_SENTENCES.hole,
      cell: RATING_SENTENCES.cell,
      class: RATING_SENTENCES.class,
      step: RATING_SENTENCES.step,
      'step-same': RATING_SENTENCES['step-same'],
    },
    'rating-',
  ),
};

/** A rating as a chip or a cell shows it: its code, or a word where the code says that none is needed. */
export const ratingWord = (
  { code, shownCode = code }: { code: string; shownCode?: string },
  text: TextOf,
): string => (code === NOTHING_NEEDED ? text('rating-none', 'None') : shownCode);

/** The words of an explanation, in the reader's language. */
export const sayRating =
  (text: TextOf): SayRating =>
  (sentence, values) =>
    text(SENTENCES[sentence], { values });
