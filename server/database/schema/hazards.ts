import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AvoidanceFactors } from '../../../domain/rating/avoidanceFactors.ts';
import {
  exposureSituations,
  functions,
  hazardousEvents,
  inProject,
  machines,
  malfunctions,
  projectKeys,
  tasks,
} from './analysis.ts';
import { assumptions } from './assumptions.ts';
import { flag, moment, projectRecordColumns, recordColumns } from './columns.ts';
import {
  areas,
  energySources,
  hazardEffectTypes,
  hazardTypes,
  injuryTypes,
  lifecyclePhases,
  personnel,
  zones,
} from './lookups.ts';
import { humanTasks, machineHazards, misuses } from './machineSide.ts';
import { users } from './platform.ts';
import { levelsOfSet, riskRatingSets } from './risk.ts';

/** The row of the worksheet: one risk to judge, in function or machine style (domain.md 1.23, 2.4). */
export const hazards = pgTable(
  'hazards',
  {
    ...projectRecordColumns(),
    style: text('style', { enum: ['FUNCTION', 'MACHINE'] }).notNull(),
    hazardTypeUuid: uuid('hazard_type_uuid').references(() => hazardTypes.uuid),
    functionUuid: uuid('function_uuid'),
    malfunctionUuid: uuid('malfunction_uuid'),
    exposureSituationUuid: uuid('exposure_situation_uuid'),
    hazardousEventUuid: uuid('hazardous_event_uuid'),
    machineUuid: uuid('machine_uuid'),
    taskUuid: uuid('task_uuid'),
    zoneUuid: uuid('zone_uuid').references(() => zones.uuid),
    areaUuid: uuid('area_uuid').references(() => areas.uuid),
    lifecyclePhaseUuid: uuid('lifecycle_phase_uuid').references(() => lifecyclePhases.uuid),
    energySourceUuid: uuid('energy_source_uuid').references(() => energySources.uuid),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    isConsensusVotingLocked: flag('is_consensus_voting_locked', false),
    /** The same for the stage FINAL, which is voted on when the initial values have long been agreed. */
    isFinalConsensusVotingLocked: flag('is_final_consensus_voting_locked', false),
    isRiskFrozen: flag('is_risk_frozen', false),
    /** Fault-tolerant time interval in milliseconds, where a source gives one. */
    fttiMs: integer('ftti_ms'),
    /** What triggers it instead of a malfunction (domain.md 1.13). */
    misuseUuid: uuid('misuse_uuid'),
    machineHazardUuid: uuid('machine_hazard_uuid'),
    humanTaskUuid: uuid('human_task_uuid'),
    /** Takes the hazard out of the work; the status is derived from it as from other facts (domain.md 2.5). */
    statusOverride: text('status_override', { enum: ['REJECTED', 'DUPLICATE'] }),
    statusReason: text('status_reason').notNull().default(''),
    duplicateOfUuid: uuid('duplicate_of_uuid'),
    ownerUserUuid: uuid('owner_user_uuid'),
    /** What is left of the risk, for whoever has to live with it, and the clause that hazard or measures follow. */
    residualRiskNote: text('residual_risk_note').notNull().default(''),
    standardClause: text('standard_clause').notNull().default(''),
    /** What the file or paper that it comes from calls it, and how that rates it; compared, never counted. */
    externalId: text('external_id').notNull().default(''),
    publishedRating: text('published_rating').notNull().default(''),
    publishedFinalRating: text('published_final_rating').notNull().default(''),
    residualRiskAcceptedAt: moment('residual_risk_accepted_at'),
    residualRiskAcceptedByUserUuid: uuid('residual_risk_accepted_by_user_uuid').references(() => users.uuid),
    /** Fingerprint of the final rating that was accepted: another one is accepted by nobody. */
    residualRiskBasis: text('residual_risk_basis'),
    isClosed: flag('is_closed', false),
  },
  table => [
    ...projectKeys('hazards', table),
    inProject('hazards_function', table, table.functionUuid, functions),
    inProject('hazards_malfunction', table, table.malfunctionUuid, malfunctions),
    inProject('hazards_exposure_situation', table, table.exposureSituationUuid, exposureSituations),
    inProject('hazards_hazardous_event', table, table.hazardousEventUuid, hazardousEvents),
    inProject('hazards_machine', table, table.machineUuid, machines),
    inProject('hazards_task', table, table.taskUuid, tasks),
    inProject('hazards_misuse', table, table.misuseUuid, misuses),
    inProject('hazards_machine_hazard', table, table.machineHazardUuid, machineHazards),
    inProject('hazards_human_task', table, table.humanTaskUuid, humanTasks),
    inProject('hazards_duplicate_of', table, table.duplicateOfUuid, table),
    check('hazards_one_trigger', sql`num_nonnulls(${table.malfunctionUuid}, ${table.misuseUuid}) <= 1`),
    check(
      'hazards_rejected_with_reason',
      sql`${table.statusOverride} is distinct from 'REJECTED' or ${table.statusReason} <> ''`,
    ),
    check(
      'hazards_duplicate_of_another',
      sql`${table.duplicateOfUuid} is null or (${table.statusOverride} = 'DUPLICATE' and ${table.duplicateOfUuid} <> ${table.uuid})`,
    ),
    check(
      'hazards_residual_risk_accepted_by_somebody',
      sql`(${table.residualRiskAcceptedAt} is null) = (${table.residualRiskAcceptedByUserUuid} is null)`,
    ),
    check('hazards_closed_are_frozen', sql`not ${table.isClosed} or ${table.isRiskFrozen}`),
    ...[
      table.hazardTypeUuid,
      table.functionUuid,
      table.malfunctionUuid,
      table.exposureSituationUuid,
      table.hazardousEventUuid,
      table.machineUuid,
      table.taskUuid,
      table.zoneUuid,
      table.areaUuid,
      table.lifecyclePhaseUuid,
      table.energySourceUuid,
      table.riskRatingSetUuid,
      table.ownerUserUuid,
      table.misuseUuid,
      table.machineHazardUuid,
      table.humanTaskUuid,
      table.duplicateOfUuid,
      table.residualRiskAcceptedByUserUuid,
    ].map(column => index().on(column)),
    index('hazards_external_id')
      .on(table.projectUuid, table.externalId)
      .where(sql`${table.externalId} <> ''`),
  ],
);

export const hazardPersonnel = pgTable(
  'hazard_personnel',
  {
    hazardUuid: uuid('hazard_uuid')
      .notNull()
      .references(() => hazards.uuid, { onDelete: 'cascade' }),
    personnelUuid: uuid('personnel_uuid')
      .notNull()
      .references(() => personnel.uuid),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.personnelUuid] }),
    index().on(table.personnelUuid),
  ],
);

export const hazardInjuryTypes = pgTable(
  'hazard_injury_types',
  {
    hazardUuid: uuid('hazard_uuid')
      .notNull()
      .references(() => hazards.uuid, { onDelete: 'cascade' }),
    injuryTypeUuid: uuid('injury_type_uuid')
      .notNull()
      .references(() => injuryTypes.uuid),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.injuryTypeUuid] }),
    index().on(table.injuryTypeUuid),
  ],
);

export const hazardAssumptions = pgTable(
  'hazard_assumptions',
  {
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    assumptionUuid: uuid('assumption_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.assumptionUuid] }),
    inProject('hazard_assumptions_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    inProject('hazard_assumptions_assumption', table, table.assumptionUuid, assumptions),
    index().on(table.assumptionUuid),
  ],
);

/** Who or what suffers (domain.md 1.25). */
export const hazardEffects = pgTable(
  'hazard_effects',
  {
    hazardUuid: uuid('hazard_uuid')
      .notNull()
      .references(() => hazards.uuid, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    hazardEffectTypeUuid: uuid('hazard_effect_type_uuid')
      .notNull()
      .references(() => hazardEffectTypes.uuid),
    description: text('description').notNull().default(''),
    personsAffected: text('persons_affected', { enum: ['ONE', 'FEW', 'MANY'] })
      .notNull()
      .default('ONE'),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.position] }),
    index().on(table.hazardEffectTypeUuid),
  ],
);

export const hazardEffectInjuryTypes = pgTable(
  'hazard_effect_injury_types',
  {
    hazardUuid: uuid('hazard_uuid').notNull(),
    position: integer('position').notNull(),
    injuryTypeUuid: uuid('injury_type_uuid')
      .notNull()
      .references(() => injuryTypes.uuid),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.position, table.injuryTypeUuid] }),
    foreignKey({
      name: 'hazard_effect_injury_types_effect',
      columns: [table.position, table.hazardUuid],
      foreignColumns: [hazardEffects.position, hazardEffects.hazardUuid],
    }).onDelete('cascade'),
    index().on(table.injuryTypeUuid),
  ],
);

/** One set of ratings of a hazard at one stage and in one rating set (domain.md 1.27). */
export const hazardEvaluations = pgTable(
  'hazard_evaluations',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    stage: text('stage', { enum: ['INITIAL', 'FINAL'] }).notNull(),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    ratingSetVersion: text('rating_set_version').notNull(),
    severityUuid: uuid('severity_uuid'),
    exposureUuid: uuid('exposure_uuid'),
    probabilityUuid: uuid('probability_uuid'),
    avoidabilityUuid: uuid('avoidability_uuid'),
    classUuid: uuid('class_uuid'),
    /** Always looked up in the set's table, never typed (architecture §6). */
    ratingUuid: uuid('rating_uuid'),
    score: integer('score'),
    rationale: jsonb('rationale')
      .notNull()
      .default({})
      .$type<Partial<Record<'severity' | 'exposure' | 'probability' | 'avoidability', string>>>(),
    /** Of the initial stage, in sets of ISO 13849-1 (domain/rating/avoidanceFactors.ts). */
    avoidanceFactors: jsonb('avoidance_factors').notNull().default({}).$type<AvoidanceFactors>(),
    origin: text('origin', { enum: ['MANUAL', 'CONSENSUS', 'RECALCULATED', 'IMPORT'] })
      .notNull()
      .default('MANUAL'),
    calculatedAt: moment('calculated_at'),
    /** Fingerprint of what a final rating was written on (docs/decisions/0040). */
    basis: text('basis'),
  },
  table => [
    inProject('hazard_evaluations_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    // Metrics read every evaluation of a project.
    index('hazard_evaluations_project').on(table.projectUuid, table.stage),
    unique('hazard_evaluations_once').on(table.hazardUuid, table.stage, table.riskRatingSetUuid),
    ...levelsOfSet('hazard_evaluations', table),
  ],
);
