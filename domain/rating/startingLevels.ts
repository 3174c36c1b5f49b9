import { LEVEL_FIELDS, type LevelField, type Levels } from './parameters.ts';
import { levelOf, type RatingSet, scalesOf } from './ratingSet.ts';

/** The standard whose risk graph takes the hazardous event for certain unless somebody justifies that it is unlikely. */
const WORST_CASE = 'ISO 13849-1';

/**
 * Levels that hold until somebody justifies another one, for a change that begins a rating: in ISO 13849-1, annex A, the
 * probability of the hazardous event is not low (domain model 3.2). No other level is ever chosen by itself.
 */
export function startingLevels(
  set: RatingSet & { readonly standard: string },
  levels: Levels,
  change: Levels,
): Partial<Record<LevelField, string>> {
  const field = LEVEL_FIELDS.probability;
  const isBegun = Object.values(LEVEL_FIELDS).some(one => levelOf(set, levels[one]));
  const begins = Object.entries(change).some(([one, uuid]) => one !== field && uuid);
  if (set.standard !== WORST_CASE || isBegun || !begins || field in change) return {};
  const worst = scalesOf(set)
    .find(({ parameter }) => parameter === 'probability')
    ?.levels.at(-1);
  return worst ? { [field]: worst.uuid } : {};
}
