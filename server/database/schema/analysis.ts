import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { projectRecordColumns } from './columns.ts';
import {
  ceaTypes,
  guidewords,
  hazardEffectTypes,
  lifecyclePhases,
  personnel,
  taskTypes,
  zones,
} from './lookups.ts';
import { machines } from './machines.ts';
import { inProject, projectKeys } from './projectKeys.ts';

export { inProject, machines, projectKeys };

/** What the item should do (domain.md 1.10). */
export const functions = pgTable(
  'functions',
  {
    ...projectRecordColumns(),
    parentFunctionUuid: uuid('parent_function_uuid'),
    machineUuid: uuid('machine_uuid'),
    operatingModes: text('operating_modes').array().notNull().default(sql`'{}'::text[]`),
    inputs: text('inputs').notNull().default(''),
    outputs: text('outputs').notNull().default(''),
    isSafetyRelated: boolean('is_safety_related').notNull().default(false),
    status: text('status', { enum: ['DRAFT', 'ANALYSED', 'OUT_OF_SCOPE'] })
      .notNull()
      .default('DRAFT'),
  },
  table => [
    ...projectKeys('functions', table),
    inProject('functions_parent_function', table, table.parentFunctionUuid, table),
    inProject('functions_machine', table, table.machineUuid, machines),
    index().on(table.parentFunctionUuid),
    index().on(table.machineUuid),
  ],
);

/** Function × guideword (domain.md 1.12). */
export const malfunctions = pgTable(
  'malfunctions',
  {
    ...projectRecordColumns(),
    functionUuid: uuid('function_uuid').notNull(),
    guidewordUuid: uuid('guideword_uuid').references(() => guidewords.uuid),
    effect: text('effect').notNull().default(''),
    disposition: text('disposition', { enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] })
      .notNull()
      .default('ANALYSE'),
    dispositionReason: text('disposition_reason').notNull().default(''),
    duplicateOfUuid: uuid('duplicate_of_uuid'),
  },
  table => [
    ...projectKeys('malfunctions', table),
    inProject('malfunctions_function', table, table.functionUuid, functions),
    inProject('malfunctions_duplicate_of', table, table.duplicateOfUuid, table),
    index().on(table.functionUuid),
    index().on(table.guidewordUuid),
    index().on(table.duplicateOfUuid),
  ],
);

/** One Condition, Environment or Activity element (domain.md 1.3). */
export const ceas = pgTable(
  'ceas',
  {
    ...projectRecordColumns(),
    ceaTypeUuid: uuid('cea_type_uuid')
      .notNull()
      .references(() => ceaTypes.uuid),
    /** Share of the operating time, 0 to 1. */
    share: doublePrecision('share'),
    shareSource: text('share_source').notNull().default(''),
  },
  table => [...projectKeys('ceas', table), index().on(table.ceaTypeUuid)],
);

/** Combination of elements in which a malfunction matters (domain.md 1.4). */
export const exposureSituations = pgTable(
  'exposure_situations',
  {
    ...projectRecordColumns(),
    disposition: text('disposition', { enum: ['USED', 'NOT_RELEVANT', 'DUPLICATE'] })
      .notNull()
      .default('USED'),
    dispositionReason: text('disposition_reason').notNull().default(''),
    duplicateOfUuid: uuid('duplicate_of_uuid'),
    /** Elements and ratings were looked at and agreed to; a later change takes it back. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
  },
  table => [
    ...projectKeys('exposure_situations', table),
    inProject('exposure_situations_duplicate_of', table, table.duplicateOfUuid, table),
    index().on(table.duplicateOfUuid),
  ],
);

export const exposureSituationCeas = pgTable(
  'exposure_situation_ceas',
  {
    projectUuid: uuid('project_uuid').notNull(),
    exposureSituationUuid: uuid('exposure_situation_uuid').notNull(),
    ceaUuid: uuid('cea_uuid').notNull(),
    position: integer('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.exposureSituationUuid, table.ceaUuid] }),
    inProject(
      'exposure_situation_ceas_situation',
      table,
      table.exposureSituationUuid,
      exposureSituations,
    ).onDelete('cascade'),
    inProject('exposure_situation_ceas_cea', table, table.ceaUuid, ceas),
    index().on(table.ceaUuid),
  ],
);

/** Short reusable statement of what happens (domain.md 1.24). */
export const hazardousEvents = pgTable('hazardous_events', projectRecordColumns(), table =>
  projectKeys('hazardous_events', table),
);

/** What a hazard that takes the event usually does, and to whom. */
export const hazardousEventEffectTypes = pgTable(
  'hazardous_event_effect_types',
  {
    hazardousEventUuid: uuid('hazardous_event_uuid')
      .notNull()
      .references(() => hazardousEvents.uuid, { onDelete: 'cascade' }),
    hazardEffectTypeUuid: uuid('hazard_effect_type_uuid')
      .notNull()
      .references(() => hazardEffectTypes.uuid),
  },
  table => [
    primaryKey({ columns: [table.hazardousEventUuid, table.hazardEffectTypeUuid] }),
    index().on(table.hazardEffectTypeUuid),
  ],
);

/** Machine or mission activity (domain.md 1.16). */
export const tasks = pgTable(
  'tasks',
  {
    ...projectRecordColumns(),
    taskTypeUuid: uuid('task_type_uuid').references(() => taskTypes.uuid),
    machineUuid: uuid('machine_uuid'),
    lifecyclePhaseUuid: uuid('lifecycle_phase_uuid').references(() => lifecyclePhases.uuid),
    operatingMode: text('operating_mode').notNull().default(''),
    frequencyPerYear: doublePrecision('frequency_per_year'),
    durationMinutes: doublePrecision('duration_minutes'),
  },
  table => [
    ...projectKeys('tasks', table),
    inProject('tasks_machine', table, table.machineUuid, machines),
    index().on(table.machineUuid),
    index().on(table.taskTypeUuid),
    index().on(table.lifecyclePhaseUuid),
  ],
);

/** A link table of a project record to a lookup keeps no project: the lookup may be shipped with the product. */
export const taskZones = pgTable(
  'task_zones',
  {
    taskUuid: uuid('task_uuid')
      .notNull()
      .references(() => tasks.uuid, { onDelete: 'cascade' }),
    zoneUuid: uuid('zone_uuid')
      .notNull()
      .references(() => zones.uuid),
  },
  table => [primaryKey({ columns: [table.taskUuid, table.zoneUuid] }), index().on(table.zoneUuid)],
);

/** Where a task was looked at and no hazard was found: a zone and, where it depends on who is there, a person. */
export const taskCheckedPlaces = pgTable(
  'task_checked_places',
  {
    taskUuid: uuid('task_uuid')
      .notNull()
      .references(() => tasks.uuid, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    zoneUuid: uuid('zone_uuid')
      .notNull()
      .references(() => zones.uuid),
    personnelUuid: uuid('personnel_uuid').references(() => personnel.uuid),
    reason: text('reason').notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.taskUuid, table.position] }),
    index().on(table.zoneUuid),
    index().on(table.personnelUuid),
  ],
);
