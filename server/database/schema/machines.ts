import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projectRecordColumns } from './columns.ts';
import { inProject, projectKeys } from './projectKeys.ts';

/** Item under study, with its limits (domain.md 1.14; ISO 12100 clause 5.3). */
export const machines = pgTable(
  'machines',
  {
    ...projectRecordColumns(),
    manufacturer: text('manufacturer').notNull().default(''),
    model: text('model').notNull().default(''),
    intendedUse: text('intended_use').notNull().default(''),
    /** Such as robot, press, conveyor: in the words of whoever analyses it. */
    machineType: text('machine_type').notNull().default(''),
    variant: text('variant').notNull().default(''),
    spaceLimits: text('space_limits').notNull().default(''),
    timeLimits: text('time_limits').notNull().default(''),
    otherLimits: text('other_limits').notNull().default(''),
    parentMachineUuid: uuid('parent_machine_uuid'),
  },
  table => [
    ...projectKeys('machines', table),
    inProject('machines_parent_machine', table, table.parentMachineUuid, table),
    index().on(table.parentMachineUuid),
  ],
);
