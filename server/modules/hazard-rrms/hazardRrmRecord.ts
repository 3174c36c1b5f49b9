import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { hazardRrmEvaluations, hazardRrmNewHazards, hazardRrms } from '../../database/schema/index.ts';
import { hazardType } from '../hazards/index.ts';
import { memberOf } from '../shared/people.ts';

const FROZEN = hazardType.locked?.message ?? '';

export const hazardRrmEvaluationType = defineRecord({
  entity: 'HazardRrmEvaluation',
  plural: 'HazardRrmEvaluations',
  table: hazardRrmEvaluations,
  hidden: ['projectUuid'],
  searched: [],
  orderBy: 'createdAt',
  label: 'effectiveness',
  onCopy: {
    verifiedByUserUuid: 'null::uuid',
    verifiedAt: 'null::timestamptz',
    evaluatorUserUuid: memberOf('evaluator_user_uuid'),
  },
  locked: {
    condition: alias =>
      `exists (select 1 from hazard_rrms x join hazards h on h.uuid = x.hazard_uuid where x.uuid = ${alias}.hazard_rrm_uuid and h.is_risk_frozen)`,
    message: FROZEN,
  },
});

export const hazardRrmType = defineRecord({
  entity: 'HazardRrm',
  plural: 'HazardRrms',
  table: hazardRrms,
  searched: [],
  orderBy: 'order',
  links: {
    newHazardUuids: {
      table: hazardRrmNewHazards,
      owner: hazardRrmNewHazards.hazardRrmUuid,
      target: hazardRrmNewHazards.hazardUuid,
      project: hazardRrmNewHazards.projectUuid,
    },
  },
  filters: {
    newHazardUuid: value =>
      `exists (select 1 from hazard_rrm_new_hazards n where n.hazard_rrm_uuid = t."uuid" and n.hazard_uuid = any(${value}::uuid[]))`,
  },
  // The decision applies to the copy too, but only the original was built and verified.
  onCopy: {
    status: `case when t.status in ('IMPLEMENTED', 'VERIFIED') then 'ACCEPTED' else t.status end`,
    responsibleUserUuid: memberOf('responsible_user_uuid'),
  },
  expressions: { name: alias => `select r.name from rrms r where r.uuid = ${alias}.rrm_uuid` },
  computed: {
    evaluation: alias =>
      `select row_to_json(j) from (select ${projection(hazardRrmEvaluationType, 'e')} from hazard_rrm_evaluations e where e.hazard_rrm_uuid = ${alias}."uuid" ` +
      `and e.risk_rating_set_uuid = (select h.risk_rating_set_uuid from hazards h where h.uuid = ${alias}.hazard_uuid)) j`,
  },
  gathered: {
    evaluations: {
      table: 'hazard_rrm_evaluations',
      owner: 'hazard_rrm_uuid',
      entry: row => `(select row_to_json(j) from (select ${projection(hazardRrmEvaluationType, row)}) j)`,
      order: row => `${row}.created_at, ${row}.uuid`,
    },
  },
  locked: {
    condition: alias =>
      `exists (select 1 from hazards h where h.uuid = ${alias}.hazard_uuid and h.is_risk_frozen)`,
    message: FROZEN,
  },
});
