import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExposureBand } from '../../../domain/rating/exposureSuggestion.ts';
import type { TableExplanation } from '../../../domain/rating/monotone.ts';
import { PARAMETERS, type RiskParameter } from '../../../domain/rating/parameters.ts';
import type { RatingSet } from '../../../domain/rating/ratingSet.ts';
import { flag, recordColumns } from './columns.ts';
import { organizations } from './organizations.ts';

type DraftSet = Pick<RatingSet, 'parameters' | 'levels' | 'classes' | 'ratings' | 'table'>;

/** A rating method as pure data: parameters, levels, optional classes, one full table (domain.md 1.37, §3). */
export const riskRatingSets = pgTable(
  'risk_rating_sets',
  {
    ...recordColumns(),
    /** null: shipped with the product; filled: an organization's own set. */
    organizationUuid: uuid('organization_uuid').references(() => organizations.uuid, { onDelete: 'cascade' }),
    /** The same for all versions of a set. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    standard: text('standard').notNull(),
    version: text('version').notNull(),
    /** [{ parameter, symbol, label }] in the order of the worksheet's columns. */
    parameters: jsonb('parameters')
      .notNull()
      .$type<{ parameter: RiskParameter; symbol: string; label: string }[]>(),
    /** What the result is called: ASIL, PL, SIL, Risk level. */
    resultLabel: text('result_label').notNull(),
    rule: text('rule').notNull().default(''),
    /** 0 to 5: how sure we are that the table equals the published one (domain.md §3). */
    trust: integer('trust').notNull(),
    disclaimer: text('disclaimer').notNull().default(''),
    provenance: text('provenance').notNull().default(''),
    isEnabled: flag('is_enabled', true),
    isDefault: flag('is_default', false),
    /** What all versions of a set have in common (docs/decisions/0063). */
    lineageUuid: uuid('lineage_uuid').notNull().defaultRandom(),
    versionNumber: integer('version_number').notNull().default(1),
    basedOnUuid: uuid('based_on_uuid').references((): AnyPgColumn => riskRatingSets.uuid),
    /** Why the table is not monotone, where it is not (domain/rating/monotone.ts). */
    explanations: jsonb('explanations').notNull().default([]).$type<TableExplanation[]>(),
  },
  table => [
    index().on(table.organizationUuid),
    index().on(table.basedOnUuid),
    unique('risk_rating_sets_version').on(table.lineageUuid, table.versionNumber),
    unique('risk_rating_sets_code')
      .on(table.organizationUuid, table.code, table.versionNumber)
      .nullsNotDistinct(),
  ],
);

/** A set of an organization while it is prepared: a document, whose rows are made when it is published. */
export const riskRatingSetDrafts = pgTable(
  'risk_rating_set_drafts',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    /** null: the first version of a new set. */
    lineageUuid: uuid('lineage_uuid').unique(),
    basedOnUuid: uuid('based_on_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    code: text('code').notNull(),
    name: text('name').notNull(),
    standard: text('standard').notNull(),
    version: text('version').notNull(),
    resultLabel: text('result_label').notNull(),
    rule: text('rule').notNull().default(''),
    disclaimer: text('disclaimer').notNull().default(''),
    provenance: text('provenance').notNull().default(''),
    parameters: jsonb('parameters').notNull().default([]).$type<DraftSet['parameters']>(),
    levels: jsonb('levels').notNull().default([]).$type<DraftSet['levels']>(),
    classes: jsonb('classes').notNull().default([]).$type<DraftSet['classes']>(),
    ratings: jsonb('ratings').notNull().default([]).$type<DraftSet['ratings']>(),
    table: jsonb('cells').notNull().default([]).$type<DraftSet['table']>(),
    explanations: jsonb('explanations').notNull().default([]).$type<TableExplanation[]>(),
  },
  table => [
    index().on(table.basedOnUuid),
    unique('risk_rating_set_drafts_code').on(table.organizationUuid, table.code),
  ],
);

const ofSet = () => ({
  riskRatingSetUuid: uuid('risk_rating_set_uuid')
    .notNull()
    .references(() => riskRatingSets.uuid, { onDelete: 'cascade' }),
  code: text('code').notNull(),
  label: text('label').notNull(),
  definition: text('definition').notNull().default(''),
  rank: integer('rank').notNull(),
});

/** Severities, exposures, probabilities and avoidabilities: four lists in the API, one table here. */
export const riskLevels = pgTable(
  'risk_levels',
  {
    ...recordColumns(),
    ...ofSet(),
    parameter: text('parameter', { enum: PARAMETERS }).notNull(),
    examples: text('examples').notNull().default(''),
    order: integer('order').notNull().default(0),
    /** Where an exposure level begins in numbers, as far as its set states that. */
    band: jsonb('band').$type<ExposureBand>(),
  },
  table => [
    unique().on(table.riskRatingSetUuid, table.parameter, table.code),
    // Target of composite foreign keys: a level of another set cannot be stored. That it is of the right parameter
    // is checked by domain/rating/rateLevels.ts.
    unique('risk_levels_of_set').on(table.riskRatingSetUuid, table.uuid),
    unique('risk_levels_of_parameter').on(table.riskRatingSetUuid, table.parameter, table.uuid),
  ],
);

export const riskClasses = pgTable(
  'risk_classes',
  { ...recordColumns(), ...ofSet(), lower: integer('lower').notNull(), upper: integer('upper').notNull() },
  table => [
    unique().on(table.riskRatingSetUuid, table.code),
    unique('risk_classes_of_set').on(table.riskRatingSetUuid, table.uuid),
  ],
);

/** The results: QM, ASIL A … D, PL a … e. */
export const riskRatings = pgTable(
  'risk_ratings',
  {
    ...recordColumns(),
    ...ofSet(),
    color: text('color').notNull().default(''),
    acceptance: text('acceptance', { enum: ['ACCEPT', 'REDUCE', 'UNACCEPTABLE', 'NONE'] })
      .notNull()
      .default('NONE'),
    targetCategory: text('target_category'),
    targetLevel: text('target_level'),
  },
  table => [
    unique().on(table.riskRatingSetUuid, table.code),
    unique('risk_ratings_of_set').on(table.riskRatingSetUuid, table.uuid),
  ],
);

/** One cell of a set's table: this combination of levels gives this rating. */
export const riskTableCells = pgTable(
  'risk_table_cells',
  {
    uuid: recordColumns().uuid,
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid, { onDelete: 'cascade' }),
    severityUuid: uuid('severity_uuid').notNull(),
    exposureUuid: uuid('exposure_uuid'),
    probabilityUuid: uuid('probability_uuid'),
    avoidabilityUuid: uuid('avoidability_uuid'),
    classUuid: uuid('class_uuid'),
    ratingUuid: uuid('rating_uuid').notNull(),
    /** The intermediate number where the method has one (IEC 62061: Cl). */
    score: integer('score'),
  },
  table => [
    unique('risk_table_cells_once')
      .on(
        table.riskRatingSetUuid,
        table.severityUuid,
        table.exposureUuid,
        table.probabilityUuid,
        table.avoidabilityUuid,
      )
      .nullsNotDistinct(),
    ...levelsOfSet('risk_table_cells', table),
  ],
);

type LevelColumns = Parameters<typeof foreignKey>[0]['columns'][number];

type InSet = Record<
  'riskRatingSetUuid' | 'severityUuid' | 'exposureUuid' | 'probabilityUuid' | 'avoidabilityUuid',
  LevelColumns
>;

const inSet =
  (name: string, table: Pick<InSet, 'riskRatingSetUuid'>) =>
  (
    column: LevelColumns,
    target: typeof riskLevels | typeof riskClasses | typeof riskRatings,
    label: string,
  ) =>
    foreignKey({
      name: `${name}_${label}_of_set`,
      columns: [table.riskRatingSetUuid, column],
      foreignColumns: [target.riskRatingSetUuid, target.uuid],
    });

/** Composite foreign keys: every level of a row belongs to the rating set of that row. */
export function levelsInSet(name: string, table: InSet) {
  const key = inSet(name, table);
  return [
    key(table.severityUuid, riskLevels, 'severity'),
    key(table.exposureUuid, riskLevels, 'exposure'),
    key(table.probabilityUuid, riskLevels, 'probability'),
    key(table.avoidabilityUuid, riskLevels, 'avoidability'),
  ] as const;
}

/** The same with the result: class and rating. */
export function levelsOfSet(name: string, table: InSet & Record<'classUuid' | 'ratingUuid', LevelColumns>) {
  const key = inSet(name, table);
  return [
    ...levelsInSet(name, table),
    key(table.classUuid, riskClasses, 'class'),
    key(table.ratingUuid, riskRatings, 'rating'),
  ] as const;
}
