import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { functions, inProject, projectKeys } from './analysis.ts';
import { projectRecordColumns } from './columns.ts';
import { evidenceColumn, evidenceInProject } from './documents.ts';
import { users } from './platform.ts';

/** Statement that the analysis relies on (domain.md 1.1). */
export const assumptions = pgTable(
  'assumptions',
  {
    ...projectRecordColumns(),
    text: text('text').notNull(),
    category: text('category', {
      enum: ['ENVIRONMENT', 'USER', 'SYSTEM', 'INTERFACE', 'EXPOSURE_DATA', 'LEGAL'],
    })
      .notNull()
      .default('SYSTEM'),
    rationale: text('rationale').notNull().default(''),
    ownerUserUuid: uuid('owner_user_uuid').references(() => users.uuid),
    ...evidenceColumn(),
    dueDate: date('due_date', { mode: 'string' }),
    validationMethod: text('validation_method').notNull().default(''),
    status: text('status', { enum: ['OPEN', 'CONFIRMED', 'REJECTED', 'SUPERSEDED'] })
      .notNull()
      .default('OPEN'),
  },
  table => [
    ...projectKeys('assumptions', table),
    evidenceInProject('assumptions', table),
    index().on(table.ownerUserUuid),
    index().on(table.evidenceDocumentUuid),
    // Every hazard that is read asks whether one of its assumptions was rejected; few are.
    index('assumptions_rejected').on(table.uuid).where(sql`status = 'REJECTED'`),
  ],
);

export const functionAssumptions = pgTable(
  'function_assumptions',
  {
    projectUuid: uuid('project_uuid').notNull(),
    functionUuid: uuid('function_uuid').notNull(),
    assumptionUuid: uuid('assumption_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.functionUuid, table.assumptionUuid] }),
    inProject('function_assumptions_function', table, table.functionUuid, functions).onDelete('cascade'),
    inProject('function_assumptions_assumption', table, table.assumptionUuid, assumptions),
    index().on(table.assumptionUuid),
  ],
);
