import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { flag, recordColumns } from './columns.ts';
import { machines } from './machines.ts';
import { organizations } from './organizations.ts';
import { projects } from './platform.ts';
import { inProject } from './projectKeys.ts';

/** Shared fields of every lookup (domain.md §1). organizationUuid null: shipped; projectUuid filled: a project's own. */
export const lookupColumns = () => ({
  ...recordColumns(),
  organizationUuid: uuid('organization_uuid').references(() => organizations.uuid, { onDelete: 'cascade' }),
  projectUuid: uuid('project_uuid').references(() => projects.uuid, { onDelete: 'cascade' }),
  code: text('code').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  order: integer('order').notNull().default(0),
  isDefault: flag('is_default', false),
  isActive: flag('is_active', true),
});

/** A project's own entries are found without those of all others. */
const ofProject = (table: Record<'projectUuid', AnyPgColumn>) => [index().on(table.projectUuid)];

const plainLookup = (name: string) => pgTable(name, lookupColumns(), ofProject);

export const areas = plainLookup('areas');
export const energySources = plainLookup('energy_sources');
export const hazardEffectTypes = plainLookup('hazard_effect_types');
export const lifecyclePhases = plainLookup('lifecycle_phases');
export const taskTypes = plainLookup('task_types');
export const safetyTargetCategories = plainLookup('safety_target_categories');
export const safetyTargetTypes = plainLookup('safety_target_types');

/** HAZOP-like words; the template makes the text of a malfunction (domain.md 1.11, 4.1). */
export const guidewords = pgTable(
  'guidewords',
  {
    ...lookupColumns(),
    template: text('template').notNull(),
    appliesTo: text('applies_to', { enum: ['FUNCTION', 'SIGNAL', 'TASK'] })
      .notNull()
      .default('FUNCTION'),
  },
  ofProject,
);

/** domain.md 4.2. */
export const hazardTypes = pgTable(
  'hazard_types',
  {
    ...lookupColumns(),
    examples: text('examples').notNull().default(''),
  },
  ofProject,
);

/** domain.md 4.4: the rank is a hint, never a rating. */
export const injuryTypes = pgTable(
  'injury_types',
  {
    ...lookupColumns(),
    severityRankLow: integer('severity_rank_low').notNull(),
    severityRankHigh: integer('severity_rank_high').notNull(),
  },
  ofProject,
);

/** domain.md 4.6. */
export const personnel = pgTable(
  'personnel',
  {
    ...lookupColumns(),
    trained: boolean('trained').notNull().default(false),
    isPublic: flag('is_public', false),
  },
  ofProject,
);

/** Space around the machine where a person can be harmed (domain.md 1.8). */
export const zones = pgTable(
  'zones',
  {
    ...lookupColumns(),
    accessControlled: flag('access_controlled', false),
    /** Points of the outline, x and y in 0..1 of the layout picture. */
    polygon: jsonb('polygon').$type<[number, number][]>(),
    /** The machine that it is a zone of: only for a project's own zones. */
    machineUuid: uuid('machine_uuid'),
  },
  table => [
    ...ofProject(table),
    inProject('zones_machine', table, table.machineUuid, machines),
    check('zones_machine_of_project', sql`${table.machineUuid} is null or ${table.projectUuid} is not null`),
    index().on(table.machineUuid),
  ],
);

/** domain.md 4.9: hierarchyRank 1 is design, 5 an external measure. */
export const rrmTypes = pgTable(
  'rrm_types',
  {
    ...lookupColumns(),
    hierarchyRank: integer('hierarchy_rank').notNull(),
    step: text('step').notNull(),
  },
  ofProject,
);

/** Group of building blocks of an exposure situation (domain.md 1.2, 4.11). */
export const ceaTypes = pgTable(
  'cea_types',
  {
    ...lookupColumns(),
    kind: text('kind', { enum: ['CONDITION', 'ENVIRONMENT', 'ACTIVITY'] }).notNull(),
    /** Only one element of this type in a situation. */
    exclusive: flag('exclusive', false),
    color: text('color'),
    examples: text('examples').notNull().default(''),
  },
  ofProject,
);
