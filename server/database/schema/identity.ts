import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, primaryUuid } from './columns.ts';
import { users } from './platform.ts';

/** Sign-ins of the embedded OpenID provider: one for each user who has a password here. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    uuid: primaryUuid(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** Lower case; what is typed as "E-mail" on the sign-in page. */
    email: text('email').notNull(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: moment('password_changed_at').notNull().default(sql`now()`),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  table => [unique().on(table.userUuid), unique().on(table.email)],
);

/**
 * Failed sign-ins by e-mail, and failed second steps by user. Apart from the accounts, so that an e-mail without an account is counted and locked
 * in exactly the same way and the lock does not reveal which accounts exist.
 */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    /** SHA-256 of what is guessed at, such as the lower-case e-mail: mistyped addresses of strangers are not kept in clear. */
    emailDigest: text('email_digest').notNull(),
    /** Who tries, as a hash: a known device, else a network address; empty counts all unknown devices together. */
    client: text('client').notNull().default(''),
    failedAttempts: integer('failed_attempts').notNull(),
    lockedUntil: moment('locked_until'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.emailDigest, table.client] }), index().on(table.updatedAt)],
);

/** Links for a new password that were asked for within the last hour, whether there is an account or not. */
export const identityResetRequests = pgTable(
  'identity_reset_requests',
  {
    uuid: primaryUuid(),
    emailDigest: text('email_digest').notNull(),
    requestedAt: moment('requested_at').notNull().default(sql`now()`),
  },
  table => [index().on(table.emailDigest, table.requestedAt)],
);

/** Sessions, codes, grants and refresh tokens of the OpenID provider (oidc-provider's storage adapter). */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    /** json, not jsonb: a request may hold a NUL character, which jsonb refuses. Nothing searches in it. */
    payload: json('payload').notNull(),
    grantId: text('grant_id'),
    /** Second key of a session. */
    uid: text('uid'),
    /** The user's uuid, so that all sessions of a person can be ended at once. */
    accountId: text('account_id'),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at'),
  },
  table => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantId),
    index().on(table.uid),
    index().on(table.accountId),
    index().on(table.expiresAt),
  ],
);

/** Where sessions in `oidc_payloads` are used from, for the list that their owner sees. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    uid: text('uid').primaryKey(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    /** The network of the address, such as 203.0.113.0/24. */
    network: text('network').notNull(),
    lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
    /** When the person last gave their password or passkey again. */
    confirmedAt: moment('confirmed_at'),
  },
  table => [index().on(table.userUuid)],
);

/** Authenticator apps (RFC 6238). */
export const identityTotp = pgTable('identity_totp', {
  userUuid: uuid('user_uuid')
    .primaryKey()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  /** Encrypted with the key "factors". */
  secret: text('secret').notNull(),
  /** The step of the last code that was used: neither it nor an earlier one is good again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

/** Passkeys (WebAuthn). */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    uuid: primaryUuid(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures made, as the authenticator counts them; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The device on which it was made, such as "Firefox on Windows". */
    name: text('name').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  table => [unique().on(table.credentialId), index().on(table.userUuid)],
);

/** What stands in for a lost second factor; each row is good once. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** SHA-256 of 120 random bits. */
    codeDigest: text('code_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.userUuid, table.codeDigest] })],
);

/** Signing and cookie keys, made at first start and shared by every process on this database. */
export const identityKeys = pgTable('identity_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

/**
 * People of an external provider whose account here is gone: a token from before opens no new one. Filled by a trigger,
 * whichever way the account went.
 */
export const closedIdentities = pgTable(
  'closed_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    closedAt: moment('closed_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.closedAt)],
);
