import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryUuid } from './columns.ts';

/** Files by their content; records point here, and what none points at is removed (server/storage). */
export const storedFiles = pgTable(
  'stored_files',
  {
    uuid: primaryUuid(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sha256: text('sha256').notNull().unique(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
  },
  table => [index().on(table.lastUsedAt)],
);
