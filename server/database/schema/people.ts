import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { flag, moment, primaryUuid, recordColumns } from './columns.ts';
import { organizations } from './organizations.ts';
import { organizationRoles, projects, users } from './platform.ts';

const ofUser = () =>
  uuid('user_uuid')
    .notNull()
    .references(() => users.uuid, { onDelete: 'cascade' });
const ofOrganization = () =>
  uuid('organization_uuid')
    .notNull()
    .references(() => organizations.uuid, { onDelete: 'cascade' });
const ofProject = () =>
  uuid('project_uuid')
    .notNull()
    .references(() => projects.uuid, { onDelete: 'cascade' });

interface StoredMessage {
  id: string;
  values: (string | number)[];
}

/** What a person should know of (specification §3): the bell counts those not read. */
export const notifications = pgTable(
  'notifications',
  {
    ...recordColumns(),
    userUuid: ofUser(),
    /** One of the contract's NotificationKind. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    /** The title apart from its language; null where there is nothing to translate. */
    titleMessage: jsonb('title_message').$type<StoredMessage>(),
    text: text('text').notNull().default(''),
    textMessages: jsonb('text_messages').notNull().default([]).$type<StoredMessage[]>(),
    /** Path within the web app, such as /projects/…; null leads nowhere. */
    link: text('link'),
    read: boolean('read').notNull().default(false),
  },
  table => [index().on(table.userUuid, table.read, table.createdAt)],
);

/** Free values of clients beside the known keys; the API refuses more than 16 kB. */
const freeValues = () => jsonb('values').notNull().default({}).$type<Record<string, unknown>>();

export const userPreferences = pgTable(
  'user_preferences',
  {
    ...recordColumns(),
    userUuid: ofUser(),
    language: text('language', { enum: ['en', 'de'] }),
    colorScheme: text('color_scheme', { enum: ['SYSTEM', 'LIGHT', 'DARK'] })
      .notNull()
      .default('SYSTEM'),
    density: text('density', { enum: ['COMFORTABLE', 'COMPACT'] })
      .notNull()
      .default('COMFORTABLE'),
    notificationMails: flag('notification_mails', true),
    /** Only what differs from the defaults, so that a better default reaches those who chose nothing. */
    notificationChoices: jsonb('notification_choices')
      .notNull()
      .default({})
      .$type<Record<string, { inApp: boolean; byMail: boolean }>>(),
    /** A hint, not a reference: what is gone or out of sight is read as null. */
    defaultOrganizationUuid: uuid('default_organization_uuid'),
    values: freeValues(),
  },
  table => [unique().on(table.userUuid)],
);

export const organizationUserPreferences = pgTable(
  'organization_user_preferences',
  {
    ...recordColumns(),
    userUuid: ofUser(),
    organizationUuid: ofOrganization(),
    /** A hint, as above. */
    defaultProjectUuid: uuid('default_project_uuid'),
    values: freeValues(),
  },
  table => [unique().on(table.userUuid, table.organizationUuid), index().on(table.organizationUuid)],
);

export const projectUserPreferences = pgTable(
  'project_user_preferences',
  {
    ...recordColumns(),
    userUuid: ofUser(),
    projectUuid: ofProject(),
    isFavorite: flag('is_favorite', false),
    values: freeValues(),
  },
  table => [unique().on(table.userUuid, table.projectUuid), index().on(table.projectUuid)],
);

/** Somebody without an account is asked into an organization; the link's token itself is only in their mail. */
export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    ...recordColumns(),
    organizationUuid: ofOrganization(),
    /** Lower case. */
    email: text('email').notNull(),
    /** What the page of the invitation starts with. */
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    organizationRoleUuid: uuid('organization_role_uuid').notNull(),
    /** Wishes, not references: a project that is gone when the invitation is accepted is left out. */
    projects: jsonb('projects').notNull().default([]).$type<{ projectUuid: string; role: string }[]>(),
    /** SHA-256 of the token, so that reading the table does not reveal it. */
    tokenDigest: text('token_digest').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  table => [
    // Deleting a role deletes its open invitations, because nobody can join without a role.
    foreignKey({
      name: 'organization_invitations_role',
      columns: [table.organizationUuid, table.organizationRoleUuid],
      foreignColumns: [organizationRoles.organizationUuid, organizationRoles.uuid],
    }).onDelete('cascade'),
    uniqueIndex('organization_invitations_open')
      .on(table.organizationUuid, table.email)
      .where(sql`${table.acceptedAt} is null`),
    index().on(table.email),
    index().on(table.organizationRoleUuid),
  ],
);

/** Somebody of the organization asks to be let into a project (architecture: request access, accept or decline). */
export const projectAccessRequests = pgTable(
  'project_access_requests',
  {
    ...recordColumns(),
    projectUuid: ofProject(),
    userUuid: ofUser(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'DECLINED'] })
      .notNull()
      .default('PENDING'),
    /** The reason that came with the decision. */
    answer: text('answer').notNull().default(''),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  table => [
    uniqueIndex('project_access_requests_open')
      .on(table.projectUuid, table.userUuid)
      .where(sql`${table.status} = 'PENDING'`),
    index().on(table.projectUuid),
    index().on(table.userUuid),
    check(
      'project_access_requests_decision',
      sql`(${table.status} = 'PENDING') = (${table.decidedAt} is null)`,
    ),
  ],
);

/**
 * Invitations of the last day, for the quotas. Without foreign keys: whoever deletes an organization, an invitation or an
 * account begins no new day.
 */
export const invitationSends = pgTable(
  'invitation_sends',
  {
    uuid: primaryUuid(),
    inviterUserUuid: uuid('inviter_user_uuid').notNull(),
    organizationUuid: uuid('organization_uuid').notNull(),
    /** SHA-256 of the address, so that nobody is kept here by name. */
    emailDigest: text('email_digest').notNull(),
    isMailed: flag('is_mailed', true),
    sentAt: moment('sent_at').notNull().default(sql`now()`),
  },
  table => [
    index().on(table.inviterUserUuid, table.sentAt),
    index().on(table.organizationUuid, table.sentAt),
    index().on(table.emailDigest, table.sentAt),
  ],
);

/**
 * Mails to be sent, and without SMTP_URL the place to read them. Written in the transaction that gives the reason, so
 * that neither is without the other; the text goes once the mail is sent, because it may hold a secret link.
 */
export const mails = pgTable(
  'mails',
  {
    uuid: primaryUuid(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
    /** Given up after the last attempt. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  table => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
