import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './platform.ts';

/**
 * Answers by the key that their request brought, for a day, so that the same request is carried out once
 * (docs/decisions/0048). A row without a status is a request under way, or one that broke off.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of operation, address and body: what the key stands for. */
    requestHash: text('request_hash').notNull(),
    /** Of the request that carries it out, as in the audit trail. */
    requestId: text('request_id').notNull(),
    at: moment('at').notNull().default(sql`now()`),
    status: integer('status'),
    /** The database made the text of the answer, which is sent as it is. */
    isText: boolean('is_text'),
    body: text('body'),
  },
  table => [primaryKey({ columns: [table.userUuid, table.key] }), index().on(table.at)],
);
