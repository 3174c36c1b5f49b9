import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { exposureSituations, inProject, projectKeys } from './analysis.ts';
import { assumptions } from './assumptions.ts';
import { projectRecordColumns } from './columns.ts';
import { evidenceColumn, evidenceInProject } from './documents.ts';
import { hazards } from './hazards.ts';
import { lookupColumns } from './lookups.ts';
import { riskLevels, riskRatingSets } from './risk.ts';

/** Which factor of the exposure an estimate gives a number for (domain.md 1.6, 4.12). */
export const exposureEstimateTypes = pgTable(
  'exposure_estimate_types',
  {
    ...lookupColumns(),
    unit: text('unit', { enum: ['FRACTION', 'PER_YEAR', 'HOURS_PER_YEAR'] }).notNull(),
    /** What becomes of several estimates: fractions are multiplied, of frequencies the highest counts. */
    combine: text('combine', { enum: ['MULTIPLY', 'MAX', 'INFO'] }).notNull(),
  },
  table => [
    index().on(table.organizationUuid),
    index().on(table.projectUuid),
    check(
      'exposure_estimate_types_combine_fits_unit',
      sql`${table.combine} = 'INFO' or (${table.combine} = 'MULTIPLY' and ${table.unit} = 'FRACTION') or (${table.combine} = 'MAX' and ${table.unit} = 'PER_YEAR')`,
    ),
  ],
);

/** A band to choose from under a type (domain.md 1.6). */
export const exposureEstimateTypeValues = pgTable(
  'exposure_estimate_type_values',
  {
    ...lookupColumns(),
    exposureEstimateTypeUuid: uuid('exposure_estimate_type_uuid')
      .notNull()
      .references(() => exposureEstimateTypes.uuid, { onDelete: 'cascade' }),
    /** In the unit of the type. */
    min: doublePrecision('min').notNull(),
    max: doublePrecision('max'),
  },
  table => [
    unique('exposure_estimate_type_values_of_type').on(table.exposureEstimateTypeUuid, table.uuid),
    index().on(table.organizationUuid),
    index().on(table.projectUuid),
    check(
      'exposure_estimate_type_values_in_order',
      sql`${table.min} >= 0 and (${table.max} is null or ${table.max} > ${table.min})`,
    ),
  ],
);

/** A number behind an exposure rating, of a situation or of a hazard in machine style (domain.md 1.5). */
export const exposureEstimates = pgTable(
  'exposure_estimates',
  {
    ...projectRecordColumns(),
    exposureSituationUuid: uuid('exposure_situation_uuid'),
    hazardUuid: uuid('hazard_uuid'),
    exposureEstimateTypeUuid: uuid('exposure_estimate_type_uuid')
      .notNull()
      .references(() => exposureEstimateTypes.uuid),
    exposureEstimateTypeValueUuid: uuid('exposure_estimate_type_value_uuid'),
    /** In the unit of the type; counts before the chosen band. */
    numericValue: doublePrecision('numeric_value'),
    rationale: text('rationale').notNull().default(''),
    ...evidenceColumn(),
  },
  table => [
    ...projectKeys('exposure_estimates', table),
    inProject(
      'exposure_estimates_situation',
      table,
      table.exposureSituationUuid,
      exposureSituations,
    ).onDelete('cascade'),
    inProject('exposure_estimates_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    evidenceInProject('exposure_estimates', table),
    index().on(table.evidenceDocumentUuid),
    foreignKey({
      name: 'exposure_estimates_value_of_type',
      columns: [table.exposureEstimateTypeUuid, table.exposureEstimateTypeValueUuid],
      foreignColumns: [exposureEstimateTypeValues.exposureEstimateTypeUuid, exposureEstimateTypeValues.uuid],
    }),
    check(
      'exposure_estimates_of_one',
      sql`num_nonnulls(${table.exposureSituationUuid}, ${table.hazardUuid}) = 1`,
    ),
    index().on(table.exposureSituationUuid),
    index().on(table.hazardUuid),
    index().on(table.exposureEstimateTypeUuid),
    index().on(table.exposureEstimateTypeValueUuid),
  ],
);

export const exposureEstimateAssumptions = pgTable(
  'exposure_estimate_assumptions',
  {
    projectUuid: uuid('project_uuid').notNull(),
    exposureEstimateUuid: uuid('exposure_estimate_uuid').notNull(),
    assumptionUuid: uuid('assumption_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.exposureEstimateUuid, table.assumptionUuid] }),
    inProject(
      'exposure_estimate_assumptions_estimate',
      table,
      table.exposureEstimateUuid,
      exposureEstimates,
    ).onDelete('cascade'),
    inProject('exposure_estimate_assumptions_assumption', table, table.assumptionUuid, assumptions),
    index().on(table.assumptionUuid),
  ],
);

/** Exposure of a situation in each rating set (domain.md 1.4). */
export const exposureSituationRatings = pgTable(
  'exposure_situation_ratings',
  {
    projectUuid: uuid('project_uuid').notNull(),
    exposureSituationUuid: uuid('exposure_situation_uuid').notNull(),
    position: integer('position').notNull(),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    /** Always the same: with it the foreign key lets only exposure levels through. */
    parameter: text('parameter').notNull().generatedAlwaysAs(sql`'exposure'`),
    exposureUuid: uuid('exposure_uuid').notNull(),
    basis: text('basis', { enum: ['DURATION', 'FREQUENCY'] }).notNull(),
    rationale: text('rationale').notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.exposureSituationUuid, table.riskRatingSetUuid] }),
    inProject(
      'exposure_situation_ratings_situation',
      table,
      table.exposureSituationUuid,
      exposureSituations,
    ).onDelete('cascade'),
    foreignKey({
      name: 'exposure_situation_ratings_exposure_of_set',
      columns: [table.riskRatingSetUuid, table.parameter, table.exposureUuid],
      foreignColumns: [riskLevels.riskRatingSetUuid, riskLevels.parameter, riskLevels.uuid],
    }),
    index().on(table.riskRatingSetUuid),
    index().on(table.exposureUuid),
  ],
);
