import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject, projectKeys } from './analysis.ts';
import { flag, moment, projectRecordColumns, recordColumns } from './columns.ts';
import { evidenceColumn, evidenceInProject } from './documents.ts';
import { hazards } from './hazards.ts';
import { rrmTypes, safetyTargetCategories, safetyTargetTypes } from './lookups.ts';
import { projects, users } from './platform.ts';
import { levelsInSet, riskRatingSets, riskRatings } from './risk.ts';

/** Shares of an ASIL, the lowest first. */
const DECOMPOSED_LEVELS = ['QM', 'A', 'B', 'C', 'D'] as const;

/**
 * Goes with its project at once, not only with what it links: the checks of the other end come before that.
 */
export const ofProject = (name: string, table: Record<'projectUuid', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_project`,
    columns: [table.projectUuid],
    foreignColumns: [projects.uuid],
  }).onDelete('cascade');

/** Target that the design must reach for its hazards; its level is the highest of theirs (domain.md 1.34). */
export const safetyTargets = pgTable(
  'safety_targets',
  {
    ...projectRecordColumns(),
    safetyTargetTypeUuid: uuid('safety_target_type_uuid').references(() => safetyTargetTypes.uuid),
    safetyTargetCategoryUuid: uuid('safety_target_category_uuid').references(
      () => safetyTargetCategories.uuid,
    ),
    /** Set in which its hazards are compared. */
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    /** Raised by hand above its hazards; never below them. */
    raisedRatingUuid: uuid('raised_rating_uuid'),
    raiseReason: text('raise_reason').notNull().default(''),
    externalId: text('external_id').notNull().default(''),
    safeState: text('safe_state').notNull().default(''),
    /** Fault-tolerant time interval in milliseconds. */
    fttiMs: integer('ftti_ms'),
    faultDetectionMs: integer('fault_detection_ms'),
    faultReactionMs: integer('fault_reaction_ms'),
    emergencyOperationMs: integer('emergency_operation_ms'),
    warningConcept: text('warning_concept').notNull().default(''),
    degradationConcept: text('degradation_concept').notNull().default(''),
    /** What people say of it; that it is BASELINED follows from a signed baseline and is not stored. */
    status: text('status', { enum: ['DRAFT', 'AGREED', 'PROVISIONAL'] })
      .notNull()
      .default('DRAFT'),
  },
  table => [
    ...projectKeys('safety_targets', table),
    check('safety_targets_not_baselined_by_hand', sql`${table.status} <> 'BASELINED'`),
    foreignKey({
      name: 'safety_targets_raised_rating',
      columns: [table.riskRatingSetUuid, table.raisedRatingUuid],
      foreignColumns: [riskRatings.riskRatingSetUuid, riskRatings.uuid],
    }),
    index().on(table.safetyTargetTypeUuid),
    index().on(table.safetyTargetCategoryUuid),
  ],
);

export const safetyTargetHazards = pgTable(
  'safety_target_hazards',
  {
    projectUuid: uuid('project_uuid').notNull(),
    safetyTargetUuid: uuid('safety_target_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.safetyTargetUuid, table.hazardUuid] }),
    ofProject('safety_target_hazards', table),
    index().on(table.projectUuid),
    inProject('safety_target_hazards_target', table, table.safetyTargetUuid, safetyTargets).onDelete(
      'cascade',
    ),
    inProject('safety_target_hazards_hazard', table, table.hazardUuid, hazards),
    index().on(table.hazardUuid),
  ],
);

/** Safety requirement or external measure that carries out targets (domain.md 1.36). */
export const srems = pgTable(
  'srems',
  {
    ...projectRecordColumns(),
    kind: text('kind', { enum: ['REQUIREMENT', 'EXTERNAL_MEASURE'] })
      .notNull()
      .default('REQUIREMENT'),
    /** In shall-form. */
    text: text('text').notNull().default(''),
    parentUuid: uuid('parent_uuid'),
    /** Share of its parent's ASIL, by decomposition. */
    decomposedLevel: text('decomposed_level', { enum: DECOMPOSED_LEVELS }),
    /** Why the elements of its parts are independent of each other. */
    independence: text('independence').notNull().default(''),
    /** Element, supplier or outside party. */
    allocatedTo: text('allocated_to').notNull().default(''),
    verificationMethod: text('verification_method').notNull().default(''),
    status: text('status', { enum: ['DRAFT', 'AGREED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] })
      .notNull()
      .default('DRAFT'),
    externalId: text('external_id').notNull().default(''),
    externalUrl: text('external_url'),
  },
  table => [
    ...projectKeys('srems', table),
    inProject('srems_parent', table, table.parentUuid, table),
    index().on(table.parentUuid),
  ],
);

/** Targets that a requirement serves. */
export const sremSafetyTargets = pgTable(
  'srem_safety_targets',
  {
    projectUuid: uuid('project_uuid').notNull(),
    sremUuid: uuid('srem_uuid').notNull(),
    safetyTargetUuid: uuid('safety_target_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.sremUuid, table.safetyTargetUuid] }),
    ofProject('srem_safety_targets', table),
    index().on(table.projectUuid),
    inProject('srem_safety_targets_srem', table, table.sremUuid, srems).onDelete('cascade'),
    inProject('srem_safety_targets_target', table, table.safetyTargetUuid, safetyTargets),
    index().on(table.safetyTargetUuid),
  ],
);

export const sremHazards = pgTable(
  'srem_hazards',
  {
    projectUuid: uuid('project_uuid').notNull(),
    sremUuid: uuid('srem_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.sremUuid, table.hazardUuid] }),
    ofProject('srem_hazards', table),
    index().on(table.projectUuid),
    inProject('srem_hazards_srem', table, table.sremUuid, srems).onDelete('cascade'),
    inProject('srem_hazards_hazard', table, table.hazardUuid, hazards),
    index().on(table.hazardUuid),
  ],
);

/** Where a measure usually takes a hazard; an offer when its use is judged, never applied by itself. */
export interface RrmDefaultEffect {
  /** Levels that the severity falls: 0 to -3. */
  severityDelta?: number;
  /** Codes of levels, in whichever set has them. */
  exposureTo?: string;
  probabilityTo?: string;
  avoidabilityTo?: string;
}

/** Risk reduction measure of the project's library (domain.md 1.31). */
export const rrms = pgTable(
  'rrms',
  {
    ...projectRecordColumns(),
    rrmTypeUuid: uuid('rrm_type_uuid')
      .notNull()
      .references(() => rrmTypes.uuid),
    /** Depends on the control system. */
    isSafetyFunction: flag('is_safety_function', false),
    canTakeCreditForLowPr: flag('can_take_credit_for_low_pr', false),
    creditJustificationTemplate: text('credit_justification_template').notNull().default(''),
    defaultEffect: jsonb('default_effect').notNull().default({}).$type<RrmDefaultEffect>(),
    standardReference: text('standard_reference').notNull().default(''),
    cost: doublePrecision('cost'),
    safetyTargetUuid: uuid('safety_target_uuid'),
  },
  table => [
    ...projectKeys('rrms', table),
    inProject('rrms_safety_target', table, table.safetyTargetUuid, safetyTargets),
    index().on(table.rrmTypeUuid),
    index().on(table.safetyTargetUuid),
  ],
);

/** Named bundle of measures that is judged as one alternative (domain.md 1.35). */
export const solutionSets = pgTable(
  'solution_sets',
  {
    ...projectRecordColumns(),
    kind: text('kind', { enum: ['CURRENT', 'PROPOSED', 'FINAL'] })
      .notNull()
      .default('PROPOSED'),
    /** Applies to every hazard that chooses no set of its own. */
    isSelected: flag('is_selected', false),
    cost: doublePrecision('cost'),
    note: text('note').notNull().default(''),
  },
  table => [
    ...projectKeys('solution_sets', table),
    uniqueIndex('solution_sets_one_selected').on(table.projectUuid).where(sql`is_selected`),
  ],
);

/** Which sets a hazard has chosen for itself. */
export const hazardSolutionSets = pgTable(
  'hazard_solution_sets',
  {
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    solutionSetUuid: uuid('solution_set_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.solutionSetUuid] }),
    ofProject('hazard_solution_sets', table),
    index().on(table.projectUuid),
    inProject('hazard_solution_sets_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    inProject('hazard_solution_sets_set', table, table.solutionSetUuid, solutionSets),
    index().on(table.solutionSetUuid),
  ],
);

/** Use of a measure on a hazard (domain.md 1.32). */
export const hazardRrms = pgTable(
  'hazard_rrms',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    rrmUuid: uuid('rrm_uuid').notNull(),
    order: integer('order').notNull().default(0),
    /** null: part of every alternative. */
    solutionSetUuid: uuid('solution_set_uuid'),
    /** Requirement or external measure that it relies on. */
    sremUuid: uuid('srem_uuid'),
    status: text('status', { enum: ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] })
      .notNull()
      .default('PROPOSED'),
    responsibleUserUuid: uuid('responsible_user_uuid').references(() => users.uuid),
    dueDate: date('due_date'),
    takesCreditForLowPr: flag('takes_credit_for_low_pr', false),
    creditJustification: text('credit_justification').notNull().default(''),
    requiredLevel: text('required_level'),
    achievedLevel: text('achieved_level'),
    /** Where it is shown, in words; the document where there is one. */
    evidence: text('evidence').notNull().default(''),
    ...evidenceColumn(),
  },
  table => [
    ofProject('hazard_rrms', table),
    inProject('hazard_rrms_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    inProject('hazard_rrms_rrm', table, table.rrmUuid, rrms),
    // Measures proposed within an alternative are deleted with it; otherwise they would count in every other one.
    inProject('hazard_rrms_solution_set', table, table.solutionSetUuid, solutionSets).onDelete('cascade'),
    inProject('hazard_rrms_srem', table, table.sremUuid, srems),
    evidenceInProject('hazard_rrms', table),
    index().on(table.evidenceDocumentUuid),
    unique('hazard_rrms_in_project').on(table.projectUuid, table.uuid),
    unique('hazard_rrms_once').on(table.hazardUuid, table.rrmUuid, table.solutionSetUuid).nullsNotDistinct(),
    check(
      'hazard_rrms_credit_justified',
      sql`not ${table.takesCreditForLowPr} or ${table.creditJustification} ~ '\\S'`,
    ),
    index().on(table.rrmUuid),
    index().on(table.solutionSetUuid),
    index().on(table.sremUuid),
    index().on(table.responsibleUserUuid),
  ],
);

/** Hazards that a measure brings along where it is used. */
export const hazardRrmNewHazards = pgTable(
  'hazard_rrm_new_hazards',
  {
    projectUuid: uuid('project_uuid').notNull(),
    hazardRrmUuid: uuid('hazard_rrm_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.hazardRrmUuid, table.hazardUuid] }),
    ofProject('hazard_rrm_new_hazards', table),
    index().on(table.projectUuid),
    inProject('hazard_rrm_new_hazards_use', table, table.hazardRrmUuid, hazardRrms).onDelete('cascade'),
    inProject('hazard_rrm_new_hazards_hazard', table, table.hazardUuid, hazards),
    index().on(table.hazardUuid),
  ],
);

/** Judged effect of the use of a measure; one for each use and rating set (domain.md 1.33). */
export const hazardRrmEvaluations = pgTable(
  'hazard_rrm_evaluations',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardRrmUuid: uuid('hazard_rrm_uuid').notNull(),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    severityUuid: uuid('severity_uuid'),
    exposureUuid: uuid('exposure_uuid'),
    probabilityUuid: uuid('probability_uuid'),
    avoidabilityUuid: uuid('avoidability_uuid'),
    effectiveness: text('effectiveness', { enum: ['NONE', 'PARTIAL', 'FULL'] })
      .notNull()
      .default('PARTIAL'),
    newHazardsCreated: boolean('new_hazards_created').notNull().default(false),
    newHazardsNote: text('new_hazards_note').notNull().default(''),
    verificationMethod: text('verification_method').notNull().default(''),
    verifiedByUserUuid: uuid('verified_by_user_uuid').references(() => users.uuid),
    verifiedAt: moment('verified_at'),
    evaluatorUserUuid: uuid('evaluator_user_uuid').references(() => users.uuid),
    note: text('note').notNull().default(''),
  },
  table => [
    inProject('hazard_rrm_evaluations_use', table, table.hazardRrmUuid, hazardRrms).onDelete('cascade'),
    unique('hazard_rrm_evaluations_once').on(table.hazardRrmUuid, table.riskRatingSetUuid),
    ...levelsInSet('hazard_rrm_evaluations', table),
    check(
      'hazard_rrm_evaluations_no_effect',
      sql`${table.effectiveness} <> 'NONE' or coalesce(${table.severityUuid}, ${table.exposureUuid}, ${table.probabilityUuid}, ${table.avoidabilityUuid}) is null`,
    ),
    index().on(table.verifiedByUserUuid),
    index().on(table.evaluatorUserUuid),
  ],
);
