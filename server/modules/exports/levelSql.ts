import { LEVELS_ON_SCALES } from '../../../domain/measures/integrityLevel.ts';

const SCALES = `(values ${LEVELS_ON_SCALES.map(
  ({ spelling, scale, rank, originRank }) => `('${spelling}', '${scale}', ${rank}, ${originRank})`,
).join(', ')})`;

/** A level as the scales spell it. */
export const spelled = (text: string) => `upper(regexp_replace(${text}, '\\s', '', 'g'))`;

/**
 * SQL of `isBelow` (domain/measures/integrityLevel.ts) for levels that have a scale.
 * @param level SQL of the one that may be too low
 * @param needed SQL of the one that has to be reached
 * @param of what counts of a decomposed first level
 */
export const isBelowOnScale = (level: string, needed: string, of: 'rank' | 'originRank') =>
  `exists (select 1 from ${SCALES} own(spelling, scale, "rank", "originRank")
    join ${SCALES} other(spelling, scale, "rank", "originRank") on other.scale = own.scale and own."${of}" < other."rank"
    where own.spelling = ${spelled(level)} and other.spelling = ${spelled(needed)})`;

const rankInSet = (text: string, set: string) =>
  `(select max(x.rank) from risk_ratings x where x.risk_rating_set_uuid = ${set}
    and lower(btrim(${text})) in (lower(x.code), lower(x.target_level)))`;

/** The same for levels that are ratings of the set of this SQL, such as "high". */
export const isBelowInSet = (level: string, needed: string, set: string) =>
  `${rankInSet(level, set)} < ${rankInSet(needed, set)}`;

/** A level that is a letter or number alone, with the scale that its record states beside it. */
export const onScale = (level: string, category: string) =>
  `case when ${level} ~* '^\\s*([a-e]|[1-4]|qm)\\s*$' then coalesce(${category}, '') || ${level} else ${level} end`;
