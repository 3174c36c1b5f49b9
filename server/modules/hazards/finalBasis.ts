/**
 * What a final rating follows from: the initial levels in the same set and every measure that counts there, as
 * `domain/measures/finalRating.ts` reads them (domain model 2.6). A final rating keeps the fingerprint of what it was
 * written on; it is outdated as soon as the present one differs, whatever changed and by whichever way (docs/decisions/0040).
 * No uuid of a project's records is in it, so that a copy of the project stays up to date.
 */

const levelsOf = (alias: string) =>
  ['severity', 'exposure', 'probability', 'avoidability']
    .map(parameter => `${alias}.${parameter}_uuid`)
    .join(', ');

/** The alternatives that apply to a hazard: its own, else the one selected in the project (domain model 1.35). */
export const appliedSets = (hazard: string, chosen?: string) => {
  const own = chosen
    ? `select basis_c::uuid from json_array_elements_text(${chosen}) basis_c`
    : `select basis_c.solution_set_uuid from hazard_solution_sets basis_c where basis_c.hazard_uuid = ${hazard}`;
  return (
    `${own} union all select basis_s.uuid from solution_sets basis_s join hazards basis_h on basis_h.uuid = ${hazard} ` +
    `and basis_h.project_uuid = basis_s.project_uuid where basis_s.is_selected and not exists (${own})`
  );
};

/**
 * SQL of the fingerprint for a hazard's uuid and a rating set. Its aliases are its own, as it stands inside statements
 * that have theirs.
 * @param chosen the hazard's alternatives as a JSON list, where the statement writes them itself
 */
export const finalBasis = (hazard: string, set: string, chosen?: string) =>
  `md5(concat_ws('|', (select row(${levelsOf('basis_i')})::text from hazard_evaluations basis_i ` +
  `where basis_i.hazard_uuid = ${hazard} and basis_i.stage = 'INITIAL' and basis_i.risk_rating_set_uuid = ${set}), ` +
  `(select string_agg(basis_m.facts, ';' order by basis_m.facts) from (select row(basis_u."order", ` +
  `basis_u.takes_credit_for_low_pr, basis_u.credit_justification ~ '\\S', basis_e.effectiveness, ${levelsOf('basis_e')}, ` +
  // Sub-selects rather than joins: the planner then always takes the keys, also where a project has few measures.
  '(select row(basis_r.can_take_credit_for_low_pr, (select row(basis_t.hierarchy_rank, basis_t.code)::text ' +
  'from rrm_types basis_t where basis_t.uuid = basis_r.rrm_type_uuid))::text from rrms basis_r where basis_r.uuid = basis_u.rrm_uuid), ' +
  "(select row(basis_q.kind, basis_q.status in ('AGREED', 'IMPLEMENTED', 'VERIFIED'))::text " +
  'from srems basis_q where basis_q.uuid = basis_u.srem_uuid))::text as facts ' +
  'from hazard_rrms basis_u left join hazard_rrm_evaluations basis_e ' +
  `on basis_e.hazard_rrm_uuid = basis_u.uuid and basis_e.risk_rating_set_uuid = ${set} ` +
  `where basis_u.hazard_uuid = ${hazard} and basis_u.status in ('ACCEPTED', 'IMPLEMENTED', 'VERIFIED') and (basis_e.uuid is not null or basis_u.takes_credit_for_low_pr) ` +
  // "offset 0" keeps the facts from being put together twice, once more for the order.
  `and (basis_u.solution_set_uuid is null or basis_u.solution_set_uuid in (${appliedSets(hazard, chosen)})) offset 0) basis_m)))`;

/** SQL: the evaluation of this alias is a final one that no longer follows from what it was written on. */
export const isOutdated = (evaluation: string, chosen?: string) =>
  `(${evaluation}.stage = 'FINAL' and ${evaluation}.basis is distinct from ` +
  `${finalBasis(`${evaluation}.hazard_uuid`, `${evaluation}.risk_rating_set_uuid`, chosen)})`;

/** Why a hazard with an outdated final rating cannot go on. */
export const OUTDATED =
  'The final rating is outdated: the initial rating or a measure changed after it. Recalculate the final ratings first.';
