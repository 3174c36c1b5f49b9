import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryUuid } from './columns.ts';
import { organizations } from './organizations.ts';
import { projects, users } from './platform.ts';
import { storedFiles } from './storedFiles.ts';

/** Long work of a person in a project, or in an organization that gets one, done by any process, its result kept for a day (docs/decisions/0052). */
export const jobs = pgTable(
  'jobs',
  {
    uuid: primaryUuid(),
    /** null: work that makes a project (`organizationUuid`). */
    projectUuid: uuid('project_uuid').references(() => projects.uuid, { onDelete: 'cascade' }),
    organizationUuid: uuid('organization_uuid').references(() => organizations.uuid, { onDelete: 'cascade' }),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** What is to be done, by the name of its registry. */
    kind: text('kind').notNull(),
    parameters: jsonb('parameters').notNull().default({}),
    state: text('state', { enum: ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] })
      .notNull()
      .default('QUEUED'),
    done: integer('done').notNull().default(0),
    /** null while it is not known how much there is. */
    total: integer('total'),
    /** What somebody sent to be worked on. */
    inputFileUuid: uuid('input_file_uuid').references(() => storedFiles.uuid),
    fileUuid: uuid('file_uuid').references(() => storedFiles.uuid),
    fileName: text('file_name'),
    mimeType: text('mime_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '1 day'`),
    /** Whoever works on it says so again and again; once this has passed, another process takes it up. */
    leaseUntil: moment('lease_until'),
    /** Of the process that works on it: one whose lease was taken over finishes nothing. */
    leaseUuid: uuid('lease_uuid'),
    attempts: integer('attempts').notNull().default(0),
  },
  table => [
    check('jobs_of_one', sql`num_nonnulls(${table.projectUuid}, ${table.organizationUuid}) = 1`),
    check('jobs_running_have_a_lease', sql`(${table.state} = 'RUNNING') = (${table.leaseUuid} is not null)`),
    check('jobs_done_have_a_file', sql`(${table.state} = 'DONE') = (${table.fileUuid} is not null)`),
    index('jobs_open').on(table.createdAt).where(sql`state in ('QUEUED', 'RUNNING')`),
    index('jobs_of_person').on(table.projectUuid, table.userUuid, table.createdAt),
    index().on(table.userUuid),
    index('jobs_of_organization').on(table.organizationUuid, table.userUuid, table.createdAt),
    index().on(table.fileUuid),
    index().on(table.inputFileUuid),
    index().on(table.expiresAt),
  ],
);
