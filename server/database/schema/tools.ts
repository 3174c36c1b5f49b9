import {
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

/** A tool of the platform that a project is connected with (domain.md 1.45). */
export const toolConnections = pgTable(
  'tool_connections',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    toolCode: text('tool_code').notNull(),
    name: text('name').notNull(),
    /** Where commands are sent to. */
    commandUrl: text('command_url').notNull(),
    remoteProjectRef: text('remote_project_ref').notNull().default(''),
    state: text('state', { enum: ['PENDING', 'CONNECTED', 'ERROR'] })
      .notNull()
      .default('PENDING'),
    lastSyncAt: moment('last_sync_at'),
  },
  table => [
    foreignKey({
      name: 'tool_connections_project',
      columns: [table.projectUuid],
      foreignColumns: [projects.uuid],
    }).onDelete('cascade'),
    unique('tool_connections_tool').on(table.projectUuid, table.toolCode),
    unique('tool_connections_in_project').on(table.projectUuid, table.uuid),
  ],
);

/** The secret that both sides sign with: in a table of its own, which no read of a record and no audit row touches. */
export const toolConnectionSecrets = pgTable('tool_connection_secrets', {
  toolConnectionUuid: uuid('tool_connection_uuid')
    .primaryKey()
    .references(() => toolConnections.uuid, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
});

/** Every command that was forwarded: written before it is sent, completed afterwards. */
export const toolCommands = pgTable(
  'tool_commands',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    toolConnectionUuid: uuid('tool_connection_uuid').notNull(),
    command: text('command').notNull(),
    payload: jsonb('payload').notNull().default({}),
    outcome: text('outcome', { enum: ['SENDING', 'DELIVERED', 'REFUSED', 'FAILED'] })
      .notNull()
      .default('SENDING'),
    httpStatus: integer('http_status'),
    attempts: integer('attempts').notNull().default(0),
  },
  table => [
    inProject('tool_commands_connection', table, table.toolConnectionUuid, toolConnections).onDelete(
      'cascade',
    ),
    index().on(table.projectUuid, table.toolConnectionUuid),
  ],
);

/** Calls of tools that were taken: the same one again changes nothing. */
export const toolDeliveries = pgTable(
  'tool_deliveries',
  {
    toolConnectionUuid: uuid('tool_connection_uuid')
      .notNull()
      .references(() => toolConnections.uuid, { onDelete: 'cascade' }),
    deliveryUuid: uuid('delivery_uuid').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.toolConnectionUuid, table.deliveryUuid] }), index().on(table.at)],
);

/** How far a project is in a tool (domain.md 1.45). */
export const toolStatuses = pgTable(
  'tool_statuses',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    toolCode: text('tool_code').notNull(),
    status: text('status', { enum: ['NOT_STARTED', 'IN_PROGRESS', 'IN_REVIEW', 'DONE'] })
      .notNull()
      .default('NOT_STARTED'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    note: text('note').notNull().default(''),
  },
  table => [
    foreignKey({
      name: 'tool_statuses_project',
      columns: [table.projectUuid],
      foreignColumns: [projects.uuid],
    }).onDelete('cascade'),
    unique('tool_statuses_tool').on(table.projectUuid, table.toolCode),
  ],
);
