import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { flag, recordColumns } from './columns.ts';
import { organizations } from './organizations.ts';
import { riskRatingSets } from './risk.ts';

/** Which sets an organization works with (domain.md 1.41). */
export const organizationRiskRatingSets = pgTable(
  'organization_risk_rating_sets',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    isDefault: flag('is_default', false),
    isActive: flag('is_active', true),
    nameOverride: text('name_override'),
    /** Own names of levels, classes and ratings by their uuid; never the table. */
    labelOverrides: jsonb('label_overrides').notNull().default([]).$type<{ uuid: string; label: string }[]>(),
    /** The organization compared the set with the standard it owns: without it a template cannot be linked. */
    isChecked: flag('is_checked', false),
  },
  table => [
    unique().on(table.organizationUuid, table.riskRatingSetUuid),
    index().on(table.riskRatingSetUuid),
    uniqueIndex('organization_risk_rating_sets_one_default')
      .on(table.organizationUuid)
      .where(sql`is_default`),
  ],
);
