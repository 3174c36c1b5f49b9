import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

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
  },
  () => [check('organizations_minimum_votes', sql`minimum_votes between 1 and 50`)],
);
