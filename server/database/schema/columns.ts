import { sql } from 'drizzle-orm';
import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key of every record; PostgreSQL generates it if a statement has none. */
export const primaryUuid = () => uuid('uuid').primaryKey().defaultRandom();

/** ISO 8601 text in the API, microseconds in the database. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const flag = (name: string, initial: boolean) => boolean(name).notNull().default(initial);

/** Columns of every record that a PATCH may change: the revision guards against a silent lost update. */
export const recordColumns = () => ({
  uuid: primaryUuid(),
  revision: integer('revision').notNull().default(1),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  createdBy: uuid('created_by'),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
  updatedBy: uuid('updated_by'),
});

/** Shared fields of every project record (domain.md §1); the table adds its own foreign key to projects. */
export const projectRecordColumns = () => ({
  ...recordColumns(),
  projectUuid: uuid('project_uuid').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  source: text('source', { enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] })
    .notNull()
    .default('MANUAL'),
  archivedAt: moment('archived_at'),
});
