import { appliedSets } from './finalBasis.ts';

/** SQL over a rating `r`: it needs a target: ASIL A and above, a PL or SIL, or a risk that the set wants reduced. */
export const DEMANDING = `(r.acceptance in ('REDUCE', 'UNACCEPTABLE') or (r.acceptance = 'NONE'
        and r.target_category in ('ASIL', 'PL', 'SIL', 'AGPL', 'MPL') and r.target_level <> 'QM'))`;

/**
 * SQL: something answers the risk of a hazard. A target does; at a machine a measure that somebody accepted does as well,
 * since most of them need no target (domain model 2.4).
 */
export const isAnswered = (hazard: string) =>
  `(exists (select 1 from safety_target_hazards answer_t where answer_t.hazard_uuid = ${hazard}."uuid") or (${hazard}.style = 'MACHINE' ` +
  `and exists (select 1 from hazard_rrms answer_u where answer_u.hazard_uuid = ${hazard}."uuid" ` +
  `and answer_u.status in ('ACCEPTED', 'IMPLEMENTED', 'VERIFIED') ` +
  `and (answer_u.solution_set_uuid is null or answer_u.solution_set_uuid in (${appliedSets(`${hazard}."uuid"`)})))))`;

/** SQL: the initial rating in the hazard's own set demands an answer that the hazard does not have (V3). */
export const lacksAnswer = (hazard: string) =>
  `(exists (select 1 from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid where e.hazard_uuid = ${hazard}."uuid" ` +
  `and e.stage = 'INITIAL' and e.risk_rating_set_uuid = ${hazard}.risk_rating_set_uuid and ${DEMANDING}) and not ${isAnswered(hazard)})`;
