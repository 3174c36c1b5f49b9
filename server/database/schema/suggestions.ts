import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns.ts';
import { projects } from './platform.ts';

/**
 * A suggestion that somebody refused, by its key: suggestions themselves are worked out whenever they are asked for
 * (docs/decisions/0084).
 */
export const suggestionRefusals = pgTable(
  'suggestion_refusals',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['HAZARD', 'TASK'] }).notNull(),
    /** What the suggestion is made of, by uuids. */
    key: text('key').notNull(),
    /** As it was called when it was refused. */
    name: text('name').notNull(),
    reason: text('reason').notNull().default(''),
    refusedBy: uuid('refused_by'),
    refusedAt: moment('refused_at').notNull(),
  },
  table => [unique('suggestion_refusals_once').on(table.projectUuid, table.kind, table.key)],
);
