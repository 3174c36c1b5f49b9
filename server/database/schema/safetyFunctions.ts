import { doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { inProject, projectKeys } from './analysis.ts';
import { projectRecordColumns } from './columns.ts';
import { evidenceColumn, evidenceInProject } from './documents.ts';
import { hazards } from './hazards.ts';
import { riskRatingSets } from './risk.ts';
import { ofProject, rrms } from './treatment.ts';

/** What the control system of a machine does so that a risk is small enough (domain.md 1.49; ISO 13849-1, IEC 62061). */
export const safetyFunctions = pgTable(
  'safety_functions',
  {
    ...projectRecordColumns(),
    /** Set in which its hazards are compared. */
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    achievedLevel: text('achieved_level'),
    /** Of ISO 13849-1. */
    architectureCategory: text('architecture_category', { enum: ['B', '1', '2', '3', '4'] }),
    /** Average frequency of a dangerous failure per hour. */
    pfhd: doublePrecision('pfhd'),
    responseTimeMs: integer('response_time_ms'),
    /** Of IEC 60204-1. */
    stopCategory: text('stop_category', { enum: ['0', '1', '2'] }),
    /** Where it is shown, in words; the document where there is one. */
    evidence: text('evidence').notNull().default(''),
    ...evidenceColumn(),
    status: text('status', { enum: ['DRAFT', 'SPECIFIED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] })
      .notNull()
      .default('DRAFT'),
  },
  table => [
    ...projectKeys('safety_functions', table),
    evidenceInProject('safety_functions', table),
    index().on(table.evidenceDocumentUuid),
    index().on(table.riskRatingSetUuid),
  ],
);

/** Measures that a safety function is, or is a part of. */
export const safetyFunctionRrms = pgTable(
  'safety_function_rrms',
  {
    projectUuid: uuid('project_uuid').notNull(),
    safetyFunctionUuid: uuid('safety_function_uuid').notNull(),
    rrmUuid: uuid('rrm_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.safetyFunctionUuid, table.rrmUuid] }),
    ofProject('safety_function_rrms', table),
    index().on(table.projectUuid),
    inProject('safety_function_rrms_function', table, table.safetyFunctionUuid, safetyFunctions).onDelete(
      'cascade',
    ),
    inProject('safety_function_rrms_rrm', table, table.rrmUuid, rrms),
    index().on(table.rrmUuid),
  ],
);

/** Hazards that a safety function reduces, beside those that use one of its measures. */
export const safetyFunctionHazards = pgTable(
  'safety_function_hazards',
  {
    projectUuid: uuid('project_uuid').notNull(),
    safetyFunctionUuid: uuid('safety_function_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.safetyFunctionUuid, table.hazardUuid] }),
    ofProject('safety_function_hazards', table),
    index().on(table.projectUuid),
    inProject('safety_function_hazards_function', table, table.safetyFunctionUuid, safetyFunctions).onDelete(
      'cascade',
    ),
    inProject('safety_function_hazards_hazard', table, table.hazardUuid, hazards),
    index().on(table.hazardUuid),
  ],
);
