import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject } from './analysis.ts';
import { recordColumns } from './columns.ts';
import { projects } from './platform.ts';

const inItsProject = () => ({
  ...recordColumns(),
  projectUuid: uuid('project_uuid')
    .notNull()
    .references(() => projects.uuid, { onDelete: 'cascade' }),
});

/** Attributes of a project besides its name: customer, market, start of production … */
export const projectAttributeTypes = pgTable(
  'project_attribute_types',
  {
    ...inItsProject(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    dataType: text('data_type', { enum: ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] }).notNull(),
    position: integer('position').notNull().default(0),
  },
  table => [
    unique('project_attribute_types_in_project').on(table.projectUuid, table.uuid),
    uniqueIndex('project_attribute_types_name').on(table.projectUuid, sql`lower(${table.name})`),
  ],
);

/** What a CHOICE can be. */
export const projectAttributeTypeValues = pgTable(
  'project_attribute_type_values',
  {
    ...inItsProject(),
    projectAttributeTypeUuid: uuid('project_attribute_type_uuid').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  table => [
    inProject(
      'project_attribute_type_values_type',
      table,
      table.projectAttributeTypeUuid,
      projectAttributeTypes,
    ).onDelete('cascade'),
    unique('project_attribute_type_values_of_type').on(table.projectAttributeTypeUuid, table.uuid),
    uniqueIndex('project_attribute_type_values_name').on(
      table.projectAttributeTypeUuid,
      sql`lower(${table.name})`,
    ),
    index().on(table.projectUuid),
  ],
);

/** The value of one type: a text in the form of its data type, or one of its choices; neither when that is gone. */
export const projectAttributes = pgTable(
  'project_attributes',
  {
    ...inItsProject(),
    projectAttributeTypeUuid: uuid('project_attribute_type_uuid').notNull(),
    value: text('value'),
    projectAttributeTypeValueUuid: uuid('project_attribute_type_value_uuid'),
  },
  table => [
    inProject('project_attributes_type', table, table.projectAttributeTypeUuid, projectAttributeTypes),
    foreignKey({
      name: 'project_attributes_choice',
      columns: [table.projectAttributeTypeUuid, table.projectAttributeTypeValueUuid],
      foreignColumns: [projectAttributeTypeValues.projectAttributeTypeUuid, projectAttributeTypeValues.uuid],
    }),
    unique('project_attributes_once').on(table.projectUuid, table.projectAttributeTypeUuid),
    index().on(table.projectAttributeTypeUuid),
    index().on(table.projectAttributeTypeValueUuid),
    check(
      'project_attributes_one_value',
      sql`num_nonnulls(${table.value}, ${table.projectAttributeTypeValueUuid}) <= 1`,
    ),
  ],
);
