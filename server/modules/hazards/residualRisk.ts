import { isOutdated } from './finalBasis.ts';

/** SQL of a fingerprint of a final rating in a hazard's own set, with its levels. */
export const fingerprint = (final: string) =>
  `md5(row(${final}.risk_rating_set_uuid, ${final}.rating_uuid, ${final}.severity_uuid, ${final}.exposure_uuid, ` +
  `${final}.probability_uuid, ${final}.avoidability_uuid)::text)`;

/** SQL: what follows `from`, the final rating `residual_f` of a hazard in its own set. */
export const finalOf = (hazard: string) =>
  `hazard_evaluations residual_f where residual_f.hazard_uuid = ${hazard}."uuid" and residual_f.stage = 'FINAL' ` +
  `and residual_f.risk_rating_set_uuid = ${hazard}.risk_rating_set_uuid and residual_f.rating_uuid is not null`;

/**
 * SQL: somebody accepted the residual risk, and the final rating is still the one that they accepted. Worked out on every
 * read, so that it lapses whatever moved the rating (domain model 2.6, Acceptance).
 * @param solutionSets the alternatives of the hazard as a JSON list, where the statement writes them itself
 */
export const isResidualRiskAccepted = (hazard: string, solutionSets?: string) =>
  `(${hazard}.residual_risk_accepted_at is not null and exists (select 1 from ${finalOf(hazard)} ` +
  `and ${fingerprint('residual_f')} = ${hazard}.residual_risk_basis and not ${isOutdated('residual_f', solutionSets)}))`;
