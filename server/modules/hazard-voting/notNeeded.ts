import type { PoolClient } from 'pg';
import { ApiError } from '../../contract/errors.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import type { Round } from './rounds.ts';
import { hazardVoteType, isVotingMember } from './voteRecords.ts';
import type { Seat } from './voteSeats.ts';
import { requireReason } from './votingHazards.ts';

const LEFT = `select count(*) filter (where v.state = 'CAST')::int as cast, count(*)::int as seats from hazard_votes v
  where v.hazard_vote_event_uuid = $1 and v.uuid <> $2 and v.state <> 'NOT_NEEDED' and ${isVotingMember('v')}`;

/**
 * Before the reveal votes are still to come, after it only those that were cast can count.
 * @throws ApiError RULE_VIOLATED when fewer than the round needs would be left without this voter
 */
export async function requireVotesLeft(
  client: PoolClient,
  seat: { uuid: string },
  round: Round,
): Promise<void> {
  const { rows } = await client.query<{ cast: number; seats: number }>(LEFT, [round.uuid, seat.uuid]);
  const left = (round.status === 'OPEN' ? rows[0]?.seats : rows[0]?.cast) ?? 0;
  if (left < round.minimumVotes)
    throw new ApiError(
      'RULE_VIOLATED',
      `Without this voter ${left} of at least ${round.minimumVotes} votes would be left. Nothing was changed; add another voter first.`,
    );
}

/**
 * Does without a voter in a round that is active, or asks them in again; a vote that was cast counts again then.
 * @throws ApiError RULE_VIOLATED, REASON_REQUIRED
 */
export async function toggleNeeded(
  client: PoolClient,
  seat: Seat,
  round: Round,
  context: RequestContext,
  reason: string | undefined,
): Promise<void> {
  const isBack = seat.state === 'NOT_NEEDED';
  if (!isBack) {
    requireReason(reason, 'Say in the reason why this voter is not needed.');
    await requireVotesLeft(client, seat, round);
  }
  const state = isBack ? (seat.castAt ? 'CAST' : 'PENDING') : 'NOT_NEEDED';
  const body = { revision: seat.revision, state, openRevision: seat.openRevision + 1 };
  await updateRecord(client, hazardVoteType, seat.uuid, body, changeContext(context, reason));
}
