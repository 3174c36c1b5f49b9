import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** An editable interface text (specification §3, Glossary item). */
export const glossaryItems = pgTable(
  'glossary_items',
  {
    ...recordColumns(),
    /** The number that the content service's addresses carry. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    uiKey: text('ui_key').notNull(),
    deploymentEnv: text('deployment_env', { enum: ['STAGING', 'PRODUCTION'] }).notNull(),
    domain: text('domain').notNull().default('SAFETY'),
    // No key: texts may be kept here for organizations of another platform.
    organizationUuid: uuid('organization_uuid'),
    locale: text('locale').notNull().default('en'),
    textType: text('text_type', { enum: ['MARKDOWN', 'plain'] }).notNull(),
    markdownText: text('markdown_text'),
    plainText: text('plain_text'),
  },
  table => [
    unique('glossary_items_once')
      .on(table.uiKey, table.deploymentEnv, table.domain, table.organizationUuid, table.locale)
      .nullsNotDistinct(),
    // Serves a prefix search and its order whatever the database's collation is.
    index('glossary_items_prefix').on(table.uiKey.op('text_pattern_ops'), table.id),
  ],
);
