import { NONE_WORDS, NOTHING, RATING_PREFIX } from '../../../domain/rating/publishedRating.ts';

const listed = (texts: readonly string[]) => texts.map(text => `'${text}'`).join(', ');

/** SQL of `foldedRating` (domain/rating/publishedRating.ts). */
export const foldedSql = (text: string): string => {
  const plain = `regexp_replace(lower(${text}), '\\([^)]*\\)|\\[[^\\]]*\\]', '', 'g')`;
  const bare = `regexp_replace(regexp_replace(${plain}, '^\\s+|\\s+$', '', 'g'), '${RATING_PREFIX}', '')`;
  const folded = `regexp_replace(${bare}, '\\s+', '', 'g')`;
  return `(case when ${folded} in (${listed(NOTHING)}) then '' else ${folded} end)`;
};

/**
 * SQL of `differsFrom`.
 * @param published SQL of a published level
 * @param rating alias of a row of risk_ratings; absent where nothing was looked up
 */
export const differsFromSql = (published: string, rating: string): string =>
  // Most hazards have none: they cost no regular expression.
  `(${published} <> '' and ${rating}.uuid is not null and ${foldedSql(published)} <> ''
    and ${foldedSql(published)} not in (${foldedSql(`${rating}.code`)}, ${foldedSql(`${rating}.label`)})
    and not (${rating}.code = 'NONE' and ${foldedSql(published)} in (${listed(NONE_WORDS)})))`;
