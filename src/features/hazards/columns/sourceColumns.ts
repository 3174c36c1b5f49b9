import { differsFrom } from '@domain/rating/publishedRating';
import type { Hazard } from '@/api/hazards';
import { HazardUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { textColumn, type WorksheetColumn } from '@/ui/worksheet';
import { ratingWord, type TextOf } from '../../shared/rating/ratingTexts';
import { finalRating, initialRating } from '../view/hazardFields';

/** Of what was brought in from elsewhere: what it is called there, and which levels it has there. */
export function sourceColumns(set: RiskRatingSet, text: TextOf): WorksheetColumn<Hazard>[] {
  const { externalId, publishedRating, publishedFinalRating } = HazardUpdateLimits;
  return [
    textColumn<Hazard>({
      key: 'externalId',
      name: text('column-external-id', 'ID of the source'),
      width: 120,
      maxLength: externalId.maxLength,
      getValue: hazard => hazard.externalId,
    }),
    textColumn<Hazard>({
      key: 'publishedRating',
      name: text('column-published', 'Published level'),
      description: text(
        'published-description',
        'The level that the source states. It is only compared: the table gives the level that counts.',
      ),
      width: 110,
      maxLength: publishedRating.maxLength,
      getValue: hazard => hazard.publishedRating,
      getTooltip: hazard => publishedNote(hazard, 'initial', set, text),
    }),
    textColumn<Hazard>({
      key: 'publishedFinalRating',
      name: text('column-published-final', 'Published level, final'),
      width: 110,
      maxLength: publishedFinalRating.maxLength,
      getValue: hazard => hazard.publishedFinalRating,
      getTooltip: hazard => publishedNote(hazard, 'final', set, text),
    }),
  ];
}

/** What differs between the source and the table; undefined where nothing does. */
export function publishedNote(
  hazard: Hazard,
  stage: 'initial' | 'final',
  set: RiskRatingSet,
  text: TextOf,
): string | undefined {
  const [published, rating] =
    stage === 'initial'
      ? [hazard.publishedRating, initialRating(hazard, set)]
      : [hazard.publishedFinalRating, finalRating(hazard, set)];
  return rating && differsFrom(published, rating)
    ? text('published-differs', 'The source says {1}, the table gives {2}.', {
        values: [published, ratingWord(rating, text)],
      })
    : undefined;
}
