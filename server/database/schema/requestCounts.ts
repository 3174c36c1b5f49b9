import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Requests of each caller in this minute and the last, over all processes. Unlogged and without foreign keys: what is lost
 * with a crash is over a moment later.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** Minutes since 1970. */
    minute: integer('minute').notNull(),
    /** The limit and whom it is counted for: a user's uuid or a network address. */
    key: text('key').notNull(),
    requests: integer('requests').notNull(),
  },
  table => [primaryKey({ columns: [table.minute, table.key] })],
);
