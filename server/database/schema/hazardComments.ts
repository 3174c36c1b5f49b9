import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { inProject } from './analysis.ts';
import { moment, recordColumns } from './columns.ts';
import { hazards } from './hazards.ts';
import { users } from './platform.ts';

/** Discussion on a hazard (domain.md 1.28). No part of what a risk freeze locks: comments stay allowed. */
export const hazardComments = pgTable(
  'hazard_comments',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    parentCommentUuid: uuid('parent_comment_uuid'),
    text: text('text').notNull(),
    /** Field of the hazard that it is about; null: the hazard as a whole. */
    field: text('field'),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by'),
  },
  table => [
    inProject('hazard_comments_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    // An answer belongs to a comment on the same hazard.
    unique('hazard_comments_of_hazard').on(table.hazardUuid, table.uuid),
    foreignKey({
      name: 'hazard_comments_parent',
      columns: [table.hazardUuid, table.parentCommentUuid],
      foreignColumns: [table.hazardUuid, table.uuid],
    }),
    index().on(table.projectUuid, table.createdAt),
    index().on(table.hazardUuid, table.createdAt),
    index().on(table.parentCommentUuid),
    index().on(table.createdBy),
  ],
);

export const hazardCommentMentions = pgTable(
  'hazard_comment_mentions',
  {
    hazardCommentUuid: uuid('hazard_comment_uuid')
      .notNull()
      .references(() => hazardComments.uuid, { onDelete: 'cascade' }),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.hazardCommentUuid, table.userUuid] }), index().on(table.userUuid)],
);
