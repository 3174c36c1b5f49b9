import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryUuid, recordColumns } from './columns.ts';
import { organizations } from './organizations.ts';
import { projects } from './platform.ts';

/** Words of an organization that its projects and their records are marked with. */
export const tags = pgTable(
  'tags',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** #rrggbb; null leaves it to the screen. */
    color: text('color'),
  },
  table => [uniqueIndex('tags_name').on(table.organizationUuid, sql`lower(${table.name})`)],
);

/** What a tag was called, one row for each change; a trigger on tags writes it. */
export const tagVersions = pgTable(
  'tag_versions',
  {
    uuid: primaryUuid(),
    tagUuid: uuid('tag_uuid')
      .notNull()
      .references(() => tags.uuid, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    color: text('color'),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by'),
  },
  table => [unique().on(table.tagUuid, table.version)],
);

/** A tag on any record of a project. No foreign key can lead to many tables: the write path takes it along. */
export const tagRelationships = pgTable(
  'tag_relationships',
  {
    ...recordColumns(),
    tagUuid: uuid('tag_uuid')
      .notNull()
      .references(() => tags.uuid),
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    /** Entity of the record, such as Hazard. */
    resourceType: text('resource_type').notNull(),
    resourceUuid: uuid('resource_uuid').notNull(),
  },
  table => [
    unique().on(table.tagUuid, table.resourceUuid),
    index().on(table.resourceUuid),
    index().on(table.projectUuid),
    // How often a tag is used in the projects that somebody sees.
    index().on(table.tagUuid, table.projectUuid),
  ],
);
