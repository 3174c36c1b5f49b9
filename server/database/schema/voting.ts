import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject } from './analysis.ts';
import { moment, recordColumns } from './columns.ts';
import { hazards } from './hazards.ts';
import { CONSENSUS_RULES } from './organizations.ts';
import { projects, users } from './platform.ts';
import { levelsOfSet, riskRatingSets } from './risk.ts';

/** Who is to vote on a hazard (domain.md 1.23, assignedUserUuids). */
export const hazardUsers = pgTable(
  'hazard_users',
  {
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.hazardUuid, table.userUuid] }),
    inProject('hazard_users_hazard', table, table.hazardUuid, hazards).onDelete('cascade'),
    index().on(table.userUuid),
  ],
);

/** One voting round on one hazard and stage (architecture §6, vote event). */
export const hazardVoteEvents = pgTable(
  'hazard_vote_events',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid')
      .notNull()
      .references(() => projects.uuid, { onDelete: 'cascade' }),
    hazardUuid: uuid('hazard_uuid').notNull(),
    stage: text('stage', { enum: ['INITIAL', 'FINAL'] }).notNull(),
    round: integer('round').notNull(),
    riskRatingSetUuid: uuid('risk_rating_set_uuid').notNull(),
    ratingSetVersion: text('rating_set_version').notNull(),
    /** Settings of the organization when the round was opened: a later change does not turn a result over. */
    consensusRule: text('consensus_rule', { enum: CONSENSUS_RULES }).notNull(),
    minimumVotes: integer('minimum_votes').notNull(),
    status: text('status', { enum: ['OPEN', 'REVEALED', 'CLOSED', 'RESET'] })
      .notNull()
      .default('OPEN'),
    /** Filled: the votes are no longer blind. A round that ended without it stays blind. */
    revealedAt: moment('revealed_at'),
    revealedBy: uuid('revealed_by'),
    /** Widest spread, in levels, when the votes were revealed: what has to be discussed. */
    revealedSpread: integer('revealed_spread'),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by'),
    /** Day by which the votes are to be cast. */
    dueDate: date('due_date', { mode: 'string' }),
    summarySentAt: moment('summary_sent_at'),
  },
  table => [
    // Listed before a hazard is deleted: votes are the work of others.
    inProject('hazard_vote_events_hazard', table, table.hazardUuid, hazards),
    foreignKey({
      name: 'hazard_vote_events_rating_set',
      columns: [table.riskRatingSetUuid],
      foreignColumns: [riskRatingSets.uuid],
    }),
    unique('hazard_vote_events_in_project').on(table.projectUuid, table.uuid),
    unique('hazard_vote_events_of_hazard').on(
      table.projectUuid,
      table.hazardUuid,
      table.riskRatingSetUuid,
      table.uuid,
    ),
    unique('hazard_vote_events_round').on(table.hazardUuid, table.stage, table.round),
    uniqueIndex('hazard_vote_events_one_at_a_time')
      .on(table.hazardUuid, table.stage)
      .where(sql`status in ('OPEN', 'REVEALED')`),
    index('hazard_vote_events_project').on(table.projectUuid, table.createdAt),
    index().on(table.riskRatingSetUuid),
    check(
      'hazard_vote_events_state',
      sql`case status when 'OPEN' then revealed_at is null and closed_at is null when 'REVEALED' then revealed_at is not null and closed_at is null else closed_at is not null end`,
    ),
    check('hazard_vote_events_minimum', sql`minimum_votes >= 1 and round >= 1`),
  ],
);

/** One voter's seat in a round, and their opinion once it is cast (domain.md 1.29). */
export const hazardVotes = pgTable(
  'hazard_votes',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
    hazardVoteEventUuid: uuid('hazard_vote_event_uuid').notNull(),
    // No cascade: who has voted on a risk does not vanish with an account.
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid),
    state: text('state', { enum: ['PENDING', 'CAST', 'NOT_NEEDED'] })
      .notNull()
      .default('PENDING'),
    riskRatingSetUuid: uuid('risk_rating_set_uuid').notNull(),
    severityUuid: uuid('severity_uuid'),
    exposureUuid: uuid('exposure_uuid'),
    probabilityUuid: uuid('probability_uuid'),
    avoidabilityUuid: uuid('avoidability_uuid'),
    classUuid: uuid('class_uuid'),
    /** Always looked up in the set's table, never typed (architecture §6). */
    ratingUuid: uuid('rating_uuid'),
    rationale: text('rationale').notNull().default(''),
    castAt: moment('cast_at'),
    changedAt: moment('changed_at'),
    changeCount: integer('change_count').notNull().default(0),
    /** The revision for those to whom the vote is blind: it grows only with what everybody may know. */
    openRevision: integer('open_revision').notNull().default(1),
  },
  table => [
    foreignKey({
      name: 'hazard_votes_event',
      columns: [table.projectUuid, table.hazardUuid, table.riskRatingSetUuid, table.hazardVoteEventUuid],
      foreignColumns: [
        hazardVoteEvents.projectUuid,
        hazardVoteEvents.hazardUuid,
        hazardVoteEvents.riskRatingSetUuid,
        hazardVoteEvents.uuid,
      ],
    }).onDelete('cascade'),
    unique('hazard_votes_once').on(table.hazardVoteEventUuid, table.userUuid),
    index().on(table.hazardUuid),
    index().on(table.userUuid),
    ...levelsOfSet('hazard_votes', table),
    check(
      'hazard_votes_state',
      sql`case state when 'CAST' then cast_at is not null and severity_uuid is not null when 'PENDING' then cast_at is null and severity_uuid is null else true end`,
    ),
  ],
);

/** What is said about a round; blind as long as its votes are (domain.md 1.30). */
export const hazardVoteEventComments = pgTable(
  'hazard_vote_event_comments',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    hazardVoteEventUuid: uuid('hazard_vote_event_uuid').notNull(),
    text: text('text').notNull(),
  },
  table => [
    inProject(
      'hazard_vote_event_comments_event',
      table,
      table.hazardVoteEventUuid,
      hazardVoteEvents,
    ).onDelete('cascade'),
    index('hazard_vote_event_comments_order').on(table.hazardVoteEventUuid, table.createdAt),
    index('hazard_vote_event_comments_project').on(table.projectUuid, table.createdAt),
  ],
);
