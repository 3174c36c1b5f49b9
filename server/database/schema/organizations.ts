import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';
import { storedFiles } from './storedFiles.ts';

/** When the voters of a hazard agree (domain.md 2.6); rules in domain/voting/consensus.ts. */
export const CONSENSUS_RULES = ['UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'] as const;

export const organizations = pgTable(
  'organizations',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    consensusRule: text('consensus_rule', { enum: CONSENSUS_RULES }).notNull().default('UNANIMOUS'),
    /** Votes that a result needs at least. */
    minimumVotes: integer('minimum_votes').notNull().default(2),
    /** Picture on the cover of its reports; the stored file was re-encoded at the upload. */
    logoFileUuid: uuid('logo_file_uuid').references(() => storedFiles.uuid),
    logoFileName: text('logo_file_name'),
    logoMimeType: text('logo_mime_type'),
    logoWidth: integer('logo_width'),
    logoHeight: integer('logo_height'),
    logoSha256: text('logo_sha256'),
  },
  table => [
    check('organizations_minimum_votes', sql`minimum_votes between 1 and 50`),
    check(
      'organizations_logo_as_a_whole',
      sql`num_nonnulls(logo_file_uuid, logo_file_name, logo_mime_type, logo_width, logo_height, logo_sha256) in (0, 6)`,
    ),
    index().on(table.logoFileUuid),
  ],
);
