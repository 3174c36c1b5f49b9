import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { flag, moment, recordColumns } from './columns.ts';
import { organizations } from './organizations.ts';
import { riskRatingSets } from './risk.ts';
import { storedFiles } from './storedFiles.ts';

/** People. Their identities at OpenID providers are in userIdentities. */
export const users = pgTable(
  'users',
  {
    ...recordColumns(),
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** An https address elsewhere, or the path in /v1 of the picture that was uploaded. */
    avatarImageUrl: text('avatar_image_url'),
    avatarFileUuid: uuid('avatar_file_uuid').references(() => storedFiles.uuid),
    isActive: flag('is_active', true),
    /** Platform-wide roles; ADMIN opens the admin API (specification §6). */
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
  },
  table => [index().on(table.avatarFileUuid)],
);

/** One row for each provider account of a user: the API finds the user of a token by issuer and subject. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** Whether the provider said that the user's e-mail address is theirs. */
    emailVerified: flag('email_verified', false),
  },
  table => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userUuid)],
);

/** Tokens by which scripts work in the name of a person. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    ...recordColumns(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    access: text('access', { enum: ['READ', 'READ_WRITE'] }).notNull(),
    /** The only one that it works in; null for all of the person. */
    organizationUuid: uuid('organization_uuid').references(() => organizations.uuid, { onDelete: 'cascade' }),
    /** SHA-256 of 256 random bits: nobody can guess them, so nothing slower is needed. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** Its last four characters, to tell it by. */
    ending: text('ending').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  table => [index().on(table.userUuid), index().on(table.organizationUuid)],
);

/** A named set of permissions; the shipped ones (isSystem) cannot be changed (architecture: roles). */
export const organizationRoles = pgTable(
  'organization_roles',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    permissions: text('permissions').array().notNull().default(sql`'{}'::text[]`),
    isSystem: flag('is_system', false),
  },
  table => [unique().on(table.organizationUuid, table.name), unique().on(table.organizationUuid, table.uuid)],
);

export const organizationUsers = pgTable(
  'organization_users',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    organizationRoleUuid: uuid('organization_role_uuid')
      .notNull()
      .references(() => organizationRoles.uuid),
  },
  table => [
    unique().on(table.organizationUuid, table.userUuid),
    index().on(table.userUuid),
    index().on(table.organizationRoleUuid),
  ],
);

export const projects = pgTable(
  'projects',
  {
    ...recordColumns(),
    organizationUuid: uuid('organization_uuid')
      .notNull()
      .references(() => organizations.uuid),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Default style of new hazards; both styles can be mixed (domain.md 2.4). */
    style: text('style', { enum: ['FUNCTION', 'MACHINE'] }).notNull(),
    /** The item definition (ISO 26262-3:2018, clause 5; of machines ISO 12100:2010, 5.3). */
    itemPurpose: text('item_purpose').notNull().default(''),
    itemBoundary: text('item_boundary').notNull().default(''),
    itemInterfaces: text('item_interfaces').notNull().default(''),
    itemModes: text('item_modes').notNull().default(''),
    legalRequirements: text('legal_requirements').notNull().default(''),
    /** ISO 4217. */
    currency: text('currency'),
    /** Offered to all projects of the organization to take from. */
    isLibrary: flag('is_library', false),
    archivedAt: moment('archived_at'),
  },
  table => [index().on(table.organizationUuid)],
);

/** The rating sets of a project, the first one being its default (domain.md 5.1). */
export const projectRiskRatingSets = pgTable(
  'project_risk_rating_sets',
  {
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    riskRatingSetUuid: uuid('risk_rating_set_uuid')
      .notNull()
      .references(() => riskRatingSets.uuid),
    position: integer('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.projectUuid, table.riskRatingSetUuid] }),
    index().on(table.riskRatingSetUuid),
  ],
);

export const projectMembers = pgTable(
  'project_members',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    role: text('role', { enum: ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'] }).notNull(),
  },
  table => [unique().on(table.projectUuid, table.userUuid), index().on(table.userUuid)],
);

/** Last readable code given for each prefix of a project; the row lock keeps codes free of gaps and doubles. */
export const projectCodeCounters = pgTable(
  'project_code_counters',
  {
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    prefix: text('prefix').notNull(),
    last: integer('last').notNull(),
  },
  table => [primaryKey({ columns: [table.projectUuid, table.prefix] })],
);

export const featureFlags = pgTable('feature_flags', {
  ...recordColumns(),
  name: text('name').notNull().unique(),
  description: text('description').notNull().default(''),
  enabled: flag('enabled', false),
});

export const configurationItems = pgTable('configuration_items', {
  ...recordColumns(),
  name: text('name').notNull().unique(),
  value: text('value').notNull(),
  description: text('description').notNull().default(''),
});

/** Entries of the platform navigation, the help menu and the other links (specification §3). */
export const navigationEntries = pgTable('navigation_entries', {
  ...recordColumns(),
  kind: text('kind', { enum: ['NAVIGATION', 'HELP', 'OTHER'] }).notNull(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull().default(''),
  link: text('link').notNull(),
  order: integer('order').notNull().default(0),
});
