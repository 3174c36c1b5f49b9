import {
  QUALITY_MANAGEMENT,
  REDUCED_ACCEPTANCES,
  SCALES_OF_TARGETS,
} from '../../../domain/hazards/answered.ts';
import { ACCEPTED, AGREED_STATES, EXTERNAL_TYPE } from '../../../domain/measures/finalRating.ts';
import { appliedSets } from './finalBasis.ts';

// What `domain/hazards/answered.ts` says, for lists, filters, checks and the status of thousands of hazards.

const listOf = (words: readonly string[]) => words.map(word => `'${word}'`).join(', ');

/** SQL over a rating `r`: it demands an answer. */
export const DEMANDING = `(r.acceptance in (${listOf(REDUCED_ACCEPTANCES)}) or (r.acceptance = 'NONE'
        and r.target_category in (${listOf(SCALES_OF_TARGETS)}) and r.target_level <> '${QUALITY_MANAGEMENT}'))`;

/** SQL over a use of a measure: it counts (`isCounted` in `domain/measures/finalRating.ts`), in checks as in a final rating. */
export const isCountedUse = (use: string, hazardUuid = `${use}.hazard_uuid`) =>
  `(${use}.status in (${listOf(ACCEPTED)}) ` +
  `and (${use}.solution_set_uuid is null or ${use}.solution_set_uuid in (${appliedSets(hazardUuid)})))`;

/** SQL over a use of a measure: whoever else has to agree to it has agreed (`isConfirmed` in `domain/measures/finalRating.ts`). */
const isConfirmedUse = (use: string) =>
  `coalesce((select confirm_q.status in (${listOf(AGREED_STATES)}) from srems confirm_q where confirm_q.uuid = ${use}.srem_uuid ` +
  `and confirm_q.kind = 'EXTERNAL_MEASURE'), (select confirm_t.code <> '${EXTERNAL_TYPE}' from rrms confirm_r ` +
  `join rrm_types confirm_t on confirm_t.uuid = confirm_r.rrm_type_uuid where confirm_r.uuid = ${use}.rrm_uuid))`;

/** SQL: something answers the risk of a hazard. */
export const isAnswered = (hazard: string) =>
  `(exists (select 1 from safety_target_hazards answer_t where answer_t.hazard_uuid = ${hazard}."uuid") or (${hazard}.style = 'MACHINE' ` +
  `and exists (select 1 from hazard_rrms answer_u where answer_u.hazard_uuid = ${hazard}."uuid" ` +
  `and ${isCountedUse('answer_u', `${hazard}."uuid"`)} and ${isConfirmedUse('answer_u')})))`;

/** SQL: the initial rating in the hazard's own set demands an answer that the hazard does not have (V3). */
export const lacksAnswer = (hazard: string) =>
  `(exists (select 1 from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid where e.hazard_uuid = ${hazard}."uuid" ` +
  `and e.stage = 'INITIAL' and e.risk_rating_set_uuid = ${hazard}.risk_rating_set_uuid and ${DEMANDING}) and not ${isAnswered(hazard)})`;
