import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject } from './analysis.ts';
import { moment, recordColumns } from './columns.ts';
import { projects } from './platform.ts';
import { storedFiles } from './storedFiles.ts';

/** Grade of independence of whoever confirms (ISO 26262-2:2018 table 1). */
const independenceColumns = () => ({
  independence: text('independence', { enum: ['I0', 'I1', 'I2', 'I3'] }),
  /** The same in words, where the standard has no grades: machines. */
  independenceNote: text('independence_note').notNull().default(''),
});

/** What was open when a baseline was made. */
export interface BaselineOpenPoints {
  errors: number;
  warnings: number;
  notes: number;
  openRounds: number;
  outdatedFinals: number;
  unfrozenHazards: number;
}

/** A project as it was at one moment, under a name. Nothing in it changes (a trigger), it can only go as a whole. */
export const baselines = pgTable(
  'baselines',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Why it was made although something was open. */
    reason: text('reason').notNull().default(''),
    openPoints: jsonb('open_points').notNull().$type<BaselineOpenPoints>(),
  },
  table => [
    foreignKey({
      name: 'baselines_project',
      columns: [table.projectUuid],
      foreignColumns: [projects.uuid],
    }).onDelete('cascade'),
    unique('baselines_code').on(table.projectUuid, table.code),
    unique('baselines_in_project').on(table.projectUuid, table.uuid),
    index('baselines_order').on(table.projectUuid, table.createdAt),
  ],
);

/** Every record of the project as it was (docs/decisions/0063). */
export const baselineRecords = pgTable(
  'baseline_records',
  {
    baselineUuid: uuid('baseline_uuid')
      .notNull()
      .references(() => baselines.uuid, { onDelete: 'cascade' }),
    /** Kind of the record, by its record type. */
    entity: text('entity').notNull(),
    recordUuid: uuid('record_uuid').notNull(),
    /** Of the record, or of the hazard that it belongs to. */
    code: text('code'),
    name: text('name').notNull(),
    /** Hazard that it belongs to. */
    hazardUuid: uuid('hazard_uuid'),
    /** Place among its kind. */
    place: integer('place').notNull(),
    /** With the contract's names. */
    data: jsonb('data').notNull(),
  },
  table => [
    primaryKey({ columns: [table.baselineUuid, table.entity, table.recordUuid] }),
    index('baseline_records_order').on(table.baselineUuid, table.entity, table.place),
  ],
);

/** What the records of a baseline rest on although it is none of the project's: rating sets, choices, findings. */
export const baselineParts = pgTable(
  'baseline_parts',
  {
    baselineUuid: uuid('baseline_uuid')
      .notNull()
      .references(() => baselines.uuid, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    data: jsonb('data').notNull(),
  },
  table => [primaryKey({ columns: [table.baselineUuid, table.part] })],
);

/** Files that records of a baseline name: they are kept as long as it is. */
export const baselineFiles = pgTable(
  'baseline_files',
  {
    baselineUuid: uuid('baseline_uuid')
      .notNull()
      .references(() => baselines.uuid, { onDelete: 'cascade' }),
    fileUuid: uuid('file_uuid')
      .notNull()
      .references(() => storedFiles.uuid),
  },
  table => [primaryKey({ columns: [table.baselineUuid, table.fileUuid] }), index().on(table.fileUuid)],
);

/** Somebody stands for a baseline; withdrawn with a reason, never deleted (a trigger). */
export const baselineSignatures = pgTable(
  'baseline_signatures',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    baselineUuid: uuid('baseline_uuid').notNull(),
    signerUserUuid: uuid('signer_user_uuid').notNull(),
    /** As they were called and what they were in the project when they signed. */
    signerName: text('signer_name').notNull(),
    projectRole: text('project_role'),
    /** Function in the organization or the project, in their words. */
    function: text('function').notNull(),
    ...independenceColumns(),
    statement: text('statement').notNull(),
    /** Led or owned what they sign. */
    isOwnWork: text('is_own_work', { enum: ['NO', 'LEAD', 'OWNER'] }).notNull(),
    signedAt: moment('signed_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnReason: text('withdrawn_reason').notNull().default(''),
  },
  table => [
    inProject('baseline_signatures_baseline', table, table.baselineUuid, baselines).onDelete('cascade'),
    check(
      'baseline_signatures_withdrawn_with_reason',
      sql`${table.withdrawnAt} is null or ${table.withdrawnReason} ~ '\\S'`,
    ),
    index().on(table.projectUuid, table.baselineUuid),
    index().on(table.signerUserUuid),
  ],
);

/** Confirmation review of a baseline (ISO 26262-2:2018 6.4.9). */
export const baselineReviews = pgTable(
  'baseline_reviews',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    baselineUuid: uuid('baseline_uuid').notNull(),
    name: text('name').notNull(),
    /** What was looked at, and against what. */
    scope: text('scope').notNull().default(''),
    reviewerUserUuid: uuid('reviewer_user_uuid').notNull(),
    reviewerName: text('reviewer_name').notNull(),
    ...independenceColumns(),
    result: text('result', { enum: ['ACCEPTED', 'ACCEPTED_WITH_CONDITIONS', 'REJECTED'] }),
    conclusion: text('conclusion').notNull().default(''),
    concludedAt: moment('concluded_at'),
    concludedBy: uuid('concluded_by'),
  },
  table => [
    inProject('baseline_reviews_baseline', table, table.baselineUuid, baselines).onDelete('cascade'),
    unique('baseline_reviews_in_project').on(table.projectUuid, table.uuid),
    check('baseline_reviews_concluded', sql`(${table.result} is null) = (${table.concludedAt} is null)`),
    index().on(table.projectUuid, table.baselineUuid),
  ],
);

/** What a reviewer found, and what became of it. */
export const reviewFindings = pgTable(
  'review_findings',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    baselineReviewUuid: uuid('baseline_review_uuid').notNull(),
    /** Repeats that of the review, so that lists can ask for it. */
    baselineUuid: uuid('baseline_uuid').notNull(),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    severity: text('severity', { enum: ['CRITICAL', 'MAJOR', 'MINOR', 'REMARK'] }).notNull(),
    state: text('state', { enum: ['OPEN', 'ANSWERED', 'CLOSED'] })
      .notNull()
      .default('OPEN'),
    /** Record of the baseline that it is about: no foreign key, as it may have gone since. */
    entity: text('entity'),
    recordUuid: uuid('record_uuid'),
    recordCode: text('record_code'),
    recordName: text('record_name').notNull().default(''),
    hazardUuid: uuid('hazard_uuid'),
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
    closingNote: text('closing_note').notNull().default(''),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by'),
  },
  table => [
    inProject('review_findings_review', table, table.baselineReviewUuid, baselineReviews).onDelete('cascade'),
    unique('review_findings_number').on(table.baselineReviewUuid, table.number),
    check('review_findings_answered', sql`${table.state} <> 'ANSWERED' or ${table.answer} ~ '\\S'`),
    index().on(table.projectUuid, table.baselineUuid),
    index().on(table.hazardUuid),
  ],
);
