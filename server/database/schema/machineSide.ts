import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject, machines, projectKeys, tasks } from './analysis.ts';
import { projectRecordColumns } from './columns.ts';
import { energySources, hazardTypes, personnel, zones } from './lookups.ts';

/** Inherent danger at one place of the machine, before thinking of tasks (domain.md 1.15). */
export const machineHazards = pgTable(
  'machine_hazards',
  {
    ...projectRecordColumns(),
    machineUuid: uuid('machine_uuid').notNull(),
    hazardTypeUuid: uuid('hazard_type_uuid')
      .notNull()
      .references(() => hazardTypes.uuid),
    energySourceUuid: uuid('energy_source_uuid').references(() => energySources.uuid),
    zoneUuid: uuid('zone_uuid').references(() => zones.uuid),
    magnitude: doublePrecision('magnitude'),
    /** Newton, joule, volt, degrees Celsius. */
    magnitudeUnit: text('magnitude_unit', { enum: ['N', 'J', 'V', 'C'] }),
    status: text('status', { enum: ['IDENTIFIED', 'NOT_PRESENT', 'ASSESSED'] })
      .notNull()
      .default('IDENTIFIED'),
  },
  table => [
    ...projectKeys('machine_hazards', table),
    inProject('machine_hazards_machine', table, table.machineUuid, machines),
    check(
      'machine_hazards_magnitude_has_unit',
      sql`(${table.magnitude} is null) = (${table.magnitudeUnit} is null)`,
    ),
    ...[table.machineUuid, table.hazardTypeUuid, table.energySourceUuid, table.zoneUuid].map(column =>
      index().on(column),
    ),
  ],
);

/** What a person does at the machine (domain.md 1.18). */
export const humanTasks = pgTable(
  'human_tasks',
  {
    ...projectRecordColumns(),
    taskUuid: uuid('task_uuid'),
    frequencyPerYear: doublePrecision('frequency_per_year'),
    durationMinutes: doublePrecision('duration_minutes'),
    proximity: text('proximity', { enum: ['CONTACT', 'REACH', 'NEAR', 'REMOTE'] }),
    requiredTraining: text('required_training').notNull().default(''),
    ppe: text('ppe').notNull().default(''),
  },
  table => [
    ...projectKeys('human_tasks', table),
    inProject('human_tasks_task', table, table.taskUuid, tasks),
    index().on(table.taskUuid),
  ],
);

/** Reasonably foreseeable wrong use (domain.md 1.13; ISO 12100). */
export const misuses = pgTable(
  'misuses',
  {
    ...projectRecordColumns(),
    taskUuid: uuid('task_uuid'),
    likelihoodNote: text('likelihood_note').notNull().default(''),
    disposition: text('disposition', { enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] })
      .notNull()
      .default('ANALYSE'),
    dispositionReason: text('disposition_reason').notNull().default(''),
    duplicateOfUuid: uuid('duplicate_of_uuid'),
  },
  table => [
    ...projectKeys('misuses', table),
    inProject('misuses_task', table, table.taskUuid, tasks),
    inProject('misuses_duplicate_of', table, table.duplicateOfUuid, table),
    index().on(table.taskUuid),
    index().on(table.duplicateOfUuid),
  ],
);

/** Columns of a link to a lookup: no project, for the lookup may be shipped with the product. */
const linkColumns = (
  owner: string,
  owners: PgTable & { uuid: AnyPgColumn },
  target: string,
  targets: PgTable & { uuid: AnyPgColumn },
) => ({
  ownerUuid: uuid(owner)
    .notNull()
    .references(() => owners.uuid, { onDelete: 'cascade' }),
  targetUuid: uuid(target)
    .notNull()
    .references(() => targets.uuid),
});
export const humanTaskPersonnel = pgTable(
  'human_task_personnel',
  linkColumns('human_task_uuid', humanTasks, 'personnel_uuid', personnel),
  table => [primaryKey({ columns: [table.ownerUuid, table.targetUuid] }), index().on(table.targetUuid)],
);
export const humanTaskZones = pgTable(
  'human_task_zones',
  linkColumns('human_task_uuid', humanTasks, 'zone_uuid', zones),
  table => [primaryKey({ columns: [table.ownerUuid, table.targetUuid] }), index().on(table.targetUuid)],
);
export const misusePersonnel = pgTable(
  'misuse_personnel',
  linkColumns('misuse_uuid', misuses, 'personnel_uuid', personnel),
  table => [primaryKey({ columns: [table.ownerUuid, table.targetUuid] }), index().on(table.targetUuid)],
);
