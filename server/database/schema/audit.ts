import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Who changed what, when and why, with the record before and after. Written in the statement that makes the change,
 * so neither exists without the other; a trigger refuses every UPDATE, DELETE and TRUNCATE.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().default(sql`now()`),
    actorUserUuid: uuid('actor_user_uuid'),
    organizationUuid: uuid('organization_uuid'),
    projectUuid: uuid('project_uuid'),
    entity: text('entity').notNull(),
    recordUuid: uuid('record_uuid').notNull(),
    action: text('action', { enum: ['CREATE', 'UPDATE', 'DELETE'] }).notNull(),
    operationId: text('operation_id').notNull(),
    requestId: text('request_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
  },
  table => [index().on(table.recordUuid, table.id), index().on(table.projectUuid, table.id)],
);
