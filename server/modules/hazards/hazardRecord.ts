import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import {
  hazardEvaluations,
  hazardPersonnel,
  hazardSolutionSets,
  hazards,
  hazardUsers,
} from '../../database/schema/index.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { statusExpression } from './hazardStatus.ts';

export const hazardEvaluationType = defineRecord({
  entity: 'HazardEvaluation',
  plural: 'HazardEvaluations',
  table: hazardEvaluations,
  hidden: ['projectUuid'],
  searched: [],
  orderBy: 'createdAt',
  label: 'stage',
});

const evaluationsExpression = (alias: string) =>
  `select coalesce(json_agg(j order by j."stage" desc, j."createdAt"), '[]'::json) from (select ${projection(hazardEvaluationType, 'e')} from hazard_evaluations e where e.hazard_uuid = ${alias}."uuid") j`;

/** Uuids of other records that tell of a hazard: from a table that names it, in order. */
const uuidsOf = (table: string, column: string, order: string) => (hazard: string) =>
  `select coalesce(json_agg(o.${column} order by ${order}), '[]'::json) from ${table} o where o.hazard_uuid = ${hazard}."uuid"`;

/** Hazards that a table ties to any of the given uuids. */
const tiedBy = (table: string, column: string) => (uuids: string) =>
  `exists (select 1 from ${table} o where o.hazard_uuid = t."uuid" and o.${column} = any(${uuids}::uuid[]))`;

export const hazardType = defineRecord({
  ...projectRecord,
  searched: ['code', 'name', 'description'],
  entity: 'Hazard',
  plural: 'Hazards',
  table: hazards,
  codePrefix: 'HZ',
  links: {
    personnelUuids: {
      table: hazardPersonnel,
      owner: hazardPersonnel.hazardUuid,
      target: hazardPersonnel.personnelUuid,
    },
    assignedUserUuids: {
      table: hazardUsers,
      owner: hazardUsers.hazardUuid,
      target: hazardUsers.userUuid,
      project: hazardUsers.projectUuid,
    },
    solutionSetUuids: {
      table: hazardSolutionSets,
      owner: hazardSolutionSets.hazardUuid,
      target: hazardSolutionSets.solutionSetUuid,
      project: hazardSolutionSets.projectUuid,
    },
  },
  computed: {
    hazardRrmUuids: uuidsOf('hazard_rrms', 'uuid', 'o."order", o.uuid'),
    safetyTargetUuids: uuidsOf('safety_target_hazards', 'safety_target_uuid', 'o.safety_target_uuid'),
    sremUuids: uuidsOf('srem_hazards', 'srem_uuid', 'o.srem_uuid'),
    status: statusExpression,
    evaluations: evaluationsExpression,
  },
  filters: {
    safetyTargetUuid: tiedBy('safety_target_hazards', 'safety_target_uuid'),
    sremUuid: tiedBy('srem_hazards', 'srem_uuid'),
    rrmUuid: tiedBy('hazard_rrms', 'rrm_uuid'),
  },
  // What was agreed and accepted was so of the original.
  onCopy: {
    isRiskFrozen: 'false',
    isConsensusVotingLocked: 'false',
    isFinalConsensusVotingLocked: 'false',
  },
  locked: {
    condition: alias => `${alias}.is_risk_frozen`,
    message:
      'The risk of this hazard is frozen. Nothing was changed; who may unfreeze it can open it again with a reason.',
  },
});
