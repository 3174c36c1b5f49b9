import { projection } from '../../database/records/projection.ts';
import { type Completed, defineRecord, type Gathered } from '../../database/records/recordType.ts';
import {
  hazardAssumptions,
  hazardEffectInjuryTypes,
  hazardEffects,
  hazardEvaluations,
  hazardInjuryTypes,
  hazardPersonnel,
  hazardSolutionSets,
  hazards,
  hazardUsers,
} from '../../database/schema/index.ts';
import { ofArchivedProjects } from '../shared/archivedProjects.ts';
import { memberOf } from '../shared/people.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { isOutdated } from './finalBasis.ts';
import { HAZARD_LIST_FILTERS, HAZARD_ORDERS } from './hazardLists.ts';
import { statusExpression } from './hazardStatus.ts';
import { isResidualRiskAccepted } from './residualRisk.ts';

export const hazardEvaluationType = defineRecord({
  entity: 'HazardEvaluation',
  plural: 'HazardEvaluations',
  table: hazardEvaluations,
  hidden: ['projectUuid', 'basis'],
  kept: ['basis'],
  searched: [],
  orderBy: 'createdAt',
  label: 'stage',
  computed: { isOutdated: (alias, _caller, written) => isOutdated(alias, written.solutionSetUuids) },
  // The votes stay with the original, so nobody agreed on the copy.
  onCopy: { origin: `case t.origin when 'CONSENSUS' then 'MANUAL' else t.origin end` },
});

const evaluations: Gathered = {
  table: 'hazard_evaluations',
  owner: 'hazard_uuid',
  entry: (row, written) =>
    `(select row_to_json(j) from (select ${projection(hazardEvaluationType, row, { lists: written })}) j)`,
  order: row => `${row}.stage desc, ${row}.created_at, ${row}.uuid`,
};

/** Uuids of other records that tell of a hazard: from a table that names it, in order. */
const uuidsOf = (table: string, column: string, order: string[]): Gathered => ({
  table,
  owner: 'hazard_uuid',
  entry: row => `${row}.${column}`,
  order: row => order.map(name => `${row}.${name}`).join(', '),
});

/** Hazards that a table ties to any of the given uuids. */
const tiedBy = (table: string, column: string) => (uuids: string) =>
  `exists (select 1 from ${table} o where o.hazard_uuid = t."uuid" and o.${column} = any(${uuids}::uuid[]))`;

/** A hazard that relies on a rejected assumption has to be looked at again (domain.md 1.1). */
const needsReviewExpression = (alias: string, assumptionUuids?: string) =>
  assumptionUuids
    ? `exists (select 1 from json_array_elements_text(${assumptionUuids}) as x(target) join assumptions a on a.uuid = x.target::uuid where a.status = 'REJECTED')`
    : `exists (select 1 from hazard_assumptions l join assumptions a on a.uuid = l.assumption_uuid where l.hazard_uuid = ${alias}."uuid" and a.status = 'REJECTED')`;

/** A malfunction brings its function along, a machine hazard its machine. */
const ownerOf = (table: string, child: string, column: string, owner: string): Completed => ({
  from: [child],
  sql: (row, project) =>
    `(select o.${owner} from ${table} o where o.uuid = ${row}.${column} and o.project_uuid = ${project})`,
});

export const hazardType = defineRecord({
  ...projectRecord,
  searched: ['code', 'name', 'description', 'externalId'],
  entity: 'Hazard',
  plural: 'Hazards',
  table: hazards,
  codePrefix: 'HZ',
  hidden: ['residualRiskBasis'],
  kept: ['residualRiskBasis'],
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
    injuryTypeUuids: {
      table: hazardInjuryTypes,
      owner: hazardInjuryTypes.hazardUuid,
      target: hazardInjuryTypes.injuryTypeUuid,
    },
    assumptionUuids: {
      table: hazardAssumptions,
      owner: hazardAssumptions.hazardUuid,
      target: hazardAssumptions.assumptionUuid,
      project: hazardAssumptions.projectUuid,
    },
  },
  parts: {
    hazardEffects: {
      table: hazardEffects,
      owner: hazardEffects.hazardUuid,
      position: hazardEffects.position,
      key: hazardEffects.position,
      fields: ['hazardEffectTypeUuid', 'description', 'personsAffected'],
      links: {
        injuryTypeUuids: {
          table: hazardEffectInjuryTypes,
          owner: hazardEffectInjuryTypes.hazardUuid,
          key: hazardEffectInjuryTypes.position,
          target: hazardEffectInjuryTypes.injuryTypeUuid,
        },
      },
    },
  },
  completed: {
    riskRatingSetUuid: {
      from: [],
      sql: (_row, project) =>
        `(select s.risk_rating_set_uuid from project_risk_rating_sets s where s.project_uuid = ${project} order by s.position limit 1)`,
    },
    functionUuid: ownerOf('malfunctions', 'malfunctionUuid', 'malfunction_uuid', 'function_uuid'),
    machineUuid: ownerOf('machine_hazards', 'machineHazardUuid', 'machine_hazard_uuid', 'machine_uuid'),
  },
  computed: {
    status: (alias, _caller, written) => statusExpression(alias, written.solutionSetUuids),
    needsReview: (alias, _caller, written) => needsReviewExpression(alias, written.assumptionUuids),
    isResidualRiskAccepted: (alias, _caller, written) =>
      isResidualRiskAccepted(alias, written.solutionSetUuids),
  },
  gathered: {
    hazardRrmUuids: uuidsOf('hazard_rrms', 'uuid', ['"order"', 'uuid']),
    safetyTargetUuids: uuidsOf('safety_target_hazards', 'safety_target_uuid', ['safety_target_uuid']),
    sremUuids: uuidsOf('srem_hazards', 'srem_uuid', ['srem_uuid']),
    figureUuids: uuidsOf('hazard_figures', 'hara_figure_uuid', ['hara_figure_uuid']),
    evaluations,
  },
  expressions: HAZARD_ORDERS,
  filters: {
    archived: ofArchivedProjects,
    safetyTargetUuid: tiedBy('safety_target_hazards', 'safety_target_uuid'),
    sremUuid: tiedBy('srem_hazards', 'srem_uuid'),
    rrmUuid: tiedBy('hazard_rrms', 'rrm_uuid'),
    status: value => `(${statusExpression('t')}) = any(${value}::text[])`,
    isResidualRiskAccepted: value => `${isResidualRiskAccepted('t')} = ${value}::boolean`,
    needsReview: value => `${needsReviewExpression('t')} = ${value}::boolean`,
    ...HAZARD_LIST_FILTERS,
    hazardEffectTypeUuid: value =>
      `exists (select 1 from hazard_effects f where f.hazard_uuid = t."uuid" and f.hazard_effect_type_uuid = any(${value}::uuid[]))`,
  },
  // Ratings, comments and seats are the hazard itself; rounds, uses of measures and estimates are work of their own.
  silentParts: ['HazardEvaluation', 'HazardComment', 'HazardVote'],
  // What was agreed and accepted was so of the original.
  onCopy: {
    isRiskFrozen: 'false',
    isClosed: 'false',
    residualRiskAcceptedAt: 'null::timestamptz',
    residualRiskAcceptedByUserUuid: 'null::uuid',
    residualRiskBasis: 'null',
    isConsensusVotingLocked: 'false',
    isFinalConsensusVotingLocked: 'false',
    ownerUserUuid: memberOf('owner_user_uuid'),
  },
  locked: {
    condition: alias => `${alias}.is_risk_frozen`,
    message:
      'The risk of this hazard is frozen. Nothing was changed; who may unfreeze it can open it again with a reason.',
  },
});
