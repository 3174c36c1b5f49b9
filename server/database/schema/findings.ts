import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns.ts';
import { projects } from './platform.ts';

/**
 * A finding of a check that somebody accepted (docs/decisions/0049). Records of any kind are found fault with: no foreign
 * key can lead to many tables, so the write path takes it along.
 */
export const findingAcceptances = pgTable(
  'finding_acceptances',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    /** Such as V3. */
    checkCode: text('check_code').notNull(),
    /** Entity of the record, such as Hazard. */
    resourceType: text('resource_type').notNull(),
    resourceUuid: uuid('resource_uuid').notNull(),
    reason: text('reason').notNull(),
    /** Apart from `updatedBy`: whoever restores a deleted record has not accepted what was found in it. */
    acceptedBy: uuid('accepted_by'),
    acceptedAt: moment('accepted_at').notNull(),
    /** Fingerprint of what the check looked at when it was accepted. */
    basis: text('basis').notNull(),
  },
  table => [
    // A rating set is found fault with in several projects.
    unique('finding_acceptances_once').on(table.projectUuid, table.checkCode, table.resourceUuid),
    index().on(table.resourceUuid),
  ],
);
