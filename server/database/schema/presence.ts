import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Where people are in open projects, for as long as it takes to say so again (30 seconds). Unlogged and without foreign
 * keys: what is lost with a crash, or names something that is gone, is over a moment later.
 */
export const presence = pgTable(
  'presence',
  {
    projectUuid: uuid('project_uuid').notNull(),
    userUuid: uuid('user_uuid').notNull(),
    /** The browser tab. */
    clientId: uuid('client_id').notNull(),
    entity: text('entity'),
    recordUuid: uuid('record_uuid'),
    field: text('field'),
    at: moment('at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.projectUuid, table.userUuid, table.clientId] }),
    index().on(table.at),
  ],
);
