import { PARAMETERS } from '../../../domain/rating/parameters.ts';
import { statusExpression } from './hazardStatus.ts';

// What lists of hazards are filtered and sorted by beyond the fields of a hazard.

/** The order of the work (domain.md 2.5). */
const STATUS_ORDER = [
  'DRAFT',
  'READY',
  'RATED',
  'VOTING',
  'CONSENSUS',
  'LOCKED',
  'MITIGATED',
  'FROZEN',
  'CLOSED',
  'DUPLICATE',
  'REJECTED',
];

/** Rank of a level or result of a hazard in its own rating set. */
const rankOf = (stage: 'INITIAL' | 'FINAL', table: string, column: string) => (hazard: string) =>
  `select r.rank from hazard_evaluations e join ${table} r on r.uuid = e.${column} ` +
  `where e.hazard_uuid = ${hazard}."uuid" and e.stage = '${stage}' and e.risk_rating_set_uuid = ${hazard}.risk_rating_set_uuid`;

/** Keys of `orderBy` that are no columns, as SQL over the alias of a hazard. */
export const HAZARD_ORDERS: Record<string, (hazard: string) => string> = {
  status: hazard => `array_position(array['${STATUS_ORDER.join("', '")}'], ${statusExpression(hazard)})`,
  rating: rankOf('INITIAL', 'risk_ratings', 'rating_uuid'),
  finalRating: rankOf('FINAL', 'risk_ratings', 'rating_uuid'),
  ...Object.fromEntries(
    PARAMETERS.map(parameter => [parameter, rankOf('INITIAL', 'risk_levels', `${parameter}_uuid`)]),
  ),
};

/** Hazards with an evaluation of a stage that has any of the given values. */
const evaluatedWith = (stage: 'INITIAL' | 'FINAL', column: string) => (uuids: string) =>
  `exists (select 1 from hazard_evaluations e where e.hazard_uuid = t."uuid" and e.stage = '${stage}' and e.${column} = any(${uuids}::uuid[]))`;

/** Conditions over the alias `t`. */
export const HAZARD_LIST_FILTERS: Record<string, (value: string) => string> = {
  ...Object.fromEntries(
    PARAMETERS.map(parameter => [`${parameter}Uuid`, evaluatedWith('INITIAL', `${parameter}_uuid`)]),
  ),
  ratingUuid: evaluatedWith('INITIAL', 'rating_uuid'),
  finalRatingUuid: evaluatedWith('FINAL', 'rating_uuid'),
  isRated: value =>
    `exists (select 1 from hazard_evaluations e where e.hazard_uuid = t."uuid" and e.stage = 'INITIAL' ` +
    `and e.risk_rating_set_uuid = t.risk_rating_set_uuid and e.rating_uuid is not null) = ${value}::boolean`,
  hasSafetyTarget: value =>
    `exists (select 1 from safety_target_hazards o where o.hazard_uuid = t."uuid") = ${value}::boolean`,
  voterUserUuid: value =>
    `exists (select 1 from hazard_users o where o.hazard_uuid = t."uuid" and o.user_uuid = any(${value}::uuid[]))`,
};
