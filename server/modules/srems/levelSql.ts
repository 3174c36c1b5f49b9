import { LEVELS_ON_SCALES } from '../../../domain/measures/integrityLevel.ts';
import { MAX_ANCESTORS, SCALES_BY_PRECEDENCE } from '../../../domain/measures/requirementLevel.ts';
import { initialRatings } from '../shared/initialRatings.ts';
import { writtenUuids } from '../shared/writtenUuids.ts';

// SQL of domain/measures/requirementLevel.ts; tests/server/modules/srems/requirementLevels.test.ts compares the two over random
// trees.

const PLACES = `(values ${LEVELS_ON_SCALES.map(
  ({ scale, spelling, rank }) => `('${scale}', '${spelling}', ${rank})`,
).join(', ')}) place(scale, spelling, rank)`;
const ORDER = `array[${SCALES_BY_PRECEDENCE.map(scale => `'${scale}'`).join(', ')}]`;
const precedence = (category: string) => `coalesce(array_position(${ORDER}, ${category}), 99)`;

const rankOf = (category: string, level: string, rank: string) =>
  `coalesce((select place.rank from ${PLACES} where place.scale = ${category} and place.spelling = upper(btrim(${level})) limit 1), ${rank})`;

/** The level of a target, by its alias, as category, lvl and rnk; no row while none of its hazards is rated and it is not raised. */
export const levelOfTarget = (
  target: string,
) => `select r.target_category::text as category, coalesce(r.target_level, r.code)::text as lvl,
  ${rankOf('r.target_category', 'coalesce(r.target_level, r.code)', 'r.rank')}::int as rnk
  from risk_ratings r where r.uuid = ${target}.raised_rating_uuid or r.uuid in (
    ${initialRatings(`select l.hazard_uuid from safety_target_hazards l where l.safety_target_uuid = ${target}.uuid`, `${target}.risk_rating_set_uuid`)})
  order by r.rank desc limit 1`;

/** The highest of targets, on the scale that comes first; `targets` is SQL of their uuids. */
const highestOf = (targets: string) =>
  `select asked.category, asked.lvl, asked.rnk from (${targets}) named(uuid)
    cross join lateral (select * from safety_targets where uuid = named.uuid offset 0) served
    cross join lateral (${levelOfTarget('served')}) asked order by ${precedence('asked.category')}, asked.rnk desc, asked.lvl limit 1`;

const SAME = 'own.category is not distinct from above.category';
/** Of a requirement without a share: its own targets, its parent, or what is higher of both. */
const fromTargets = `above.own is null or (own.lvl is not null and not ${SAME} and ${precedence('own.category')} <= ${precedence('above.category')})`;
const fromParent = `own.lvl is null or (above.own is not null and not ${SAME})`;
const isHigher = (rank: string) => `own.rnk >= above.${rank}`;
const SHARE = `own.share is not null and above.own is not null and above.category = 'ASIL'`;

const pick = (share: string, targets: string, parent: string, targetsAreHigher: string) =>
  `case when ${SHARE} then ${share} when ${fromTargets} then ${targets} when ${fromParent} then ${parent} ` +
  `when ${targetsAreHigher} then ${targets} else ${parent} end`;

/**
 * SQL of the level of a requirement: one row of category, own, own_rank, origin, origin_rank and is_decomposed, own null
 * where it has none.
 * @param row alias of the requirement
 * @param written SQL of the targets that the same statement writes, as a JSON array
 */
export const requirementLevelSql = (row: string, written?: string): string => {
  const targets = written
    ? writtenUuids(written)
    : `select l.safety_target_uuid from srem_safety_targets l where l.srem_uuid = ${row}.uuid`;
  const above = `select l.safety_target_uuid from srem_safety_targets l where l.srem_uuid = p.uuid`;
  return `with recursive chain(depth, parent, share, category, lvl, rnk) as (
      select 0, ${row}.parent_uuid, ${row}.decomposed_level::text, high.category, high.lvl, high.rnk
        from (select 1) one left join lateral (${highestOf(targets)}) high on true
      union all
      select c.depth + 1, p.parent_uuid, p.decomposed_level::text, high.category, high.lvl, high.rnk
        from chain c join srems p on p.uuid = c.parent left join lateral (${highestOf(above)}) high on true
        where c.depth < ${MAX_ANCESTORS}),
    levels(depth, category, own, own_rank, origin, origin_rank, is_decomposed) as (
      select c.depth, c.category, c.lvl, c.rnk, c.lvl, c.rnk, false from chain c where c.depth = (select max(depth) from chain)
      union all
      select own.depth, ${pick('above.category', 'own.category', 'above.category', isHigher('own_rank'))},
        ${pick('own.share', 'own.lvl', 'above.own', isHigher('own_rank'))},
        ${pick(`(select place.rank from ${PLACES} where place.scale = 'ASIL' and place.spelling = own.share limit 1)`, 'own.rnk', 'above.own_rank', isHigher('own_rank'))},
        ${pick('above.origin', 'own.lvl', 'above.origin', isHigher('origin_rank'))},
        ${pick('above.origin_rank', 'own.rnk', 'above.origin_rank', isHigher('origin_rank'))},
        ${pick('true', 'false', 'above.is_decomposed', isHigher('own_rank'))}
        from levels above join chain own on own.depth = above.depth - 1)
    select category, own, own_rank, origin, origin_rank, is_decomposed from levels where depth = 0`;
};

/** Such as D or B(D), of the row that `requirementLevelSql` gives as `v`. */
export const LEVEL_TEXT = `case when v.is_decomposed or v.own_rank < v.origin_rank then v.own || '(' || v.origin || ')' else v.own end`;
