import type { StatedLevels, UsedMeasure } from '../../../domain/measures/finalRating.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { isOutdated } from '../hazards/index.ts';

/** A measure in use, with the texts that explain its effect. */
export interface TreatmentMeasure extends UsedMeasure {
  label: string;
  evaluations: readonly (StatedLevels & { note: string })[];
}

/** One stage of a hazard in one rating set, as stored. */
export interface TreatmentRating {
  stage: 'INITIAL' | 'FINAL';
  riskRatingSetUuid: string;
  setRevision: number;
  ratingSetVersion: string;
  severityUuid: string | null;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  ratingUuid: string | null;
  origin: string;
  isOutdated: boolean;
  rationale: Record<string, string>;
}

/** Everything that the final rating of a hazard follows from. */
export interface Treatment {
  hazardUuid: string;
  hazardRevision: number;
  isFrozen: boolean;
  /** The final levels are agreed and locked. */
  isAgreed: boolean;
  riskRatingSetUuid: string;
  /** The hazard's own choice of alternatives, and the project's. */
  solutionSetUuids: string[];
  selectedSolutionSetUuid: string | null;
  measures: TreatmentMeasure[];
  ratings: TreatmentRating[];
}

const LEVELS = `'severityUuid', e.severity_uuid, 'exposureUuid', e.exposure_uuid, 'probabilityUuid', e.probability_uuid, 'avoidabilityUuid', e.avoidability_uuid`;

const TREATMENTS = `select h.uuid as "hazardUuid", h.revision as "hazardRevision", h.is_risk_frozen as "isFrozen",
  h.is_final_consensus_voting_locked as "isAgreed", h.risk_rating_set_uuid as "riskRatingSetUuid",
  (select s.uuid from solution_sets s where s.project_uuid = h.project_uuid and s.is_selected) as "selectedSolutionSetUuid",
  coalesce((select json_agg(c.solution_set_uuid) from hazard_solution_sets c where c.hazard_uuid = h.uuid), '[]'::json) as "solutionSetUuids",
  coalesce((select json_agg(json_build_object('hazardRrmUuid', x.uuid, 'label', concat_ws(' ', r.code, r.name),
    'hierarchyRank', t.hierarchy_rank, 'rrmTypeCode', t.code, 'order', x."order", 'status', x.status, 'solutionSetUuid', x.solution_set_uuid,
    'takesCreditForLowPr', x.takes_credit_for_low_pr, 'creditJustification', x.credit_justification, 'canTakeCreditForLowPr', r.can_take_credit_for_low_pr,
    'srem', (select json_build_object('kind', s.kind, 'status', s.status) from srems s where s.uuid = x.srem_uuid),
    'evaluations', coalesce((select json_agg(json_build_object('riskRatingSetUuid', e.risk_rating_set_uuid, 'effectiveness', e.effectiveness, 'note', e.note, ${LEVELS}))
      from hazard_rrm_evaluations e where e.hazard_rrm_uuid = x.uuid), '[]'::json)))
    from hazard_rrms x join rrms r on r.uuid = x.rrm_uuid join rrm_types t on t.uuid = r.rrm_type_uuid where x.hazard_uuid = h.uuid), '[]'::json) as measures,
  coalesce((select json_agg(json_build_object('stage', e.stage, 'riskRatingSetUuid', e.risk_rating_set_uuid, 'setRevision', s.revision,
    'ratingSetVersion', e.rating_set_version, ${LEVELS}, 'ratingUuid', e.rating_uuid, 'origin', e.origin, 'isOutdated', ${isOutdated('e')}, 'rationale', e.rationale))
    from hazard_evaluations e join risk_rating_sets s on s.uuid = e.risk_rating_set_uuid where e.hazard_uuid = h.uuid), '[]'::json) as ratings
  from hazards h where h.uuid = any($1::uuid[]) order by h.uuid`;

/** Reads hazards with their measures and ratings, all in one query. */
export async function loadTreatments(database: Queryable, hazardUuids: string[]): Promise<Treatment[]> {
  const { rows } = await database.query<Treatment>({
    name: 'treatments',
    text: TREATMENTS,
    values: [hazardUuids],
  });
  return rows;
}
