import { sql } from 'drizzle-orm';
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A transaction's number with its epoch: never reused, unlike `xid`. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Who changed what, when and why, with the record before and after. Written in the statement that makes the change,
 * so neither exists without the other; a trigger refuses every UPDATE, DELETE and TRUNCATE. Read by the view
 * `audit_trail`, where `before` is the whole record (docs/decisions/0085). Each month is a partition, which the migration
 * says by hand, as Drizzle knows none (docs/decisions/0086).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: moment('at').notNull().default(sql`now()`),
    actorUserUuid: uuid('actor_user_uuid'),
    organizationUuid: uuid('organization_uuid'),
    projectUuid: uuid('project_uuid'),
    entity: text('entity').notNull(),
    recordUuid: uuid('record_uuid').notNull(),
    action: text('action', { enum: ['CREATE', 'UPDATE', 'DELETE'] }).notNull(),
    operationId: text('operation_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Of an UPDATE the values that it altered, of a DELETE the whole record. */
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    /** The browser tab that did it, as it names itself (`X-Client-Id`). */
    clientId: uuid('client_id'),
    /**
     * The transaction that wrote the row. Ids are drawn before the commit, so their order says nothing about what was
     * visible when; with this, the live stream asks for what a snapshot did not see (docs/decisions/0011).
     */
    transactionId: transactionId('transaction_id').notNull().default(sql`pg_current_xact_id()`),
  },
  table => [
    // Only one with the column that parts are made by is allowed; ids come from one sequence all the same.
    primaryKey({ columns: [table.id, table.at] }),
    index().on(table.recordUuid, table.id),
    index().on(table.projectUuid, table.id),
    index().on(table.projectUuid, table.transactionId),
    // What an organization's own history tells.
    index('audit_log_organization')
      .on(table.organizationUuid, table.id)
      .where(sql`project_uuid is null or entity = 'Project'`),
  ],
);
