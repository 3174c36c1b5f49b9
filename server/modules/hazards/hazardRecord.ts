import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { hazardEvaluations, hazardPersonnel, hazards, hazardUsers } from '../../database/schema/index.ts';
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
  },
  computed: { status: statusExpression, evaluations: evaluationsExpression },
  // What was agreed and accepted was so of the original.
  onCopy: { isRiskFrozen: 'false', isConsensusVotingLocked: 'false' },
  locked: {
    condition: alias => `${alias}.is_risk_frozen`,
    message:
      'The risk of this hazard is frozen. Nothing was changed; who may unfreeze it can open it again with a reason.',
  },
});
