import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';
import { endRound, isActive, latestRounds, openNextRound, type Round } from './rounds.ts';
import { notifyVoters } from './votingNotifications.ts';

const VOTED = `select distinct v.hazard_vote_event_uuid as uuid from hazard_votes v
  where v.hazard_vote_event_uuid = any($1::uuid[]) and v.cast_at is not null`;

/** The current rounds of a hazard: open, revealed, or ended with votes that still count. */
async function presentRounds(
  database: Queryable,
  hazardUuid: string,
): Promise<(Round & { hasVotes: boolean })[]> {
  const rounds = (await latestRounds(database, [hazardUuid])).filter(
    round => isActive(round) || (round.status === 'CLOSED' && round.revealedAt !== null),
  );
  const { rows } = await database.query<{ uuid: string }>(VOTED, [rounds.map(({ uuid }) => uuid)]);
  const voted = new Set(rows.map(({ uuid }) => uuid));
  return rounds.map(round => ({ ...round, hasVotes: voted.has(round.uuid) }));
}

/** Whether anybody has voted on a hazard as it is (R6, R7). */
export const hasPresentVotes = async (database: Queryable, hazardUuid: string): Promise<boolean> =>
  (await presentRounds(database, hazardUuid)).some(({ hasVotes }) => hasVotes);

/**
 * Ends the current rounds of a hazard that becomes another risk; those in progress restart (R6, R7).
 * Rounds without a vote restart only when the rating set changes.
 */
export async function resetVotes(
  client: PoolClient,
  hazardUuid: string,
  fields: readonly string[],
  riskRatingSetUuid: string | undefined,
  context: RequestContext,
): Promise<void> {
  const isOtherSet = fields.includes('riskRatingSetUuid');
  const reason = `HAZARD_CHANGED_VOTES_RESET: ${fields.join(', ')}`;
  const opened: string[] = [];
  for (const round of await presentRounds(client, hazardUuid)) {
    if (!round.hasVotes && !isOtherSet) continue;
    await endRound(client, round, 'RESET', context, reason);
    if (!isActive(round)) continue;
    const next = { reason, riskRatingSetUuid, dueDate: round.dueDate };
    opened.push(await openNextRound(client, round, context, next));
  }
  await notifyVoters(client, opened, 'VOTES_RESET', context);
}
