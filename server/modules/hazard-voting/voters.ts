import type { PoolClient } from 'pg';
import { deleteRecord, updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { isActive, latestRounds, seatVoters } from './rounds.ts';
import { requireVotesLeft } from './voteHandlers.ts';
import { hazardVoteType } from './voteRecords.ts';
import { seatOf } from './voteSeats.ts';
import { requireVotable, type VotingHazard } from './votingHazards.ts';

/** Gives a new voter of a hazard a seat in the rounds that are still blind. */
export async function seatNewVoter(
  client: PoolClient,
  hazard: VotingHazard,
  userUuid: string,
  context: RequestContext,
): Promise<void> {
  const rounds = await latestRounds(client, [hazard.uuid]);
  const open = rounds.filter(({ status }) => status === 'OPEN').map(({ uuid }) => uuid);
  await seatVoters(client, open, hazard.projectUuid, context, userUuid);
}

/**
 * Removes a voter from the current rounds: an empty seat is deleted, a cast vote is kept as not needed.
 * @throws ApiError RULE_VIOLATED when too few votes would be left, or the stage is locked
 */
export async function unseatVoter(
  client: PoolClient,
  hazard: VotingHazard,
  userUuid: string,
  context: RequestContext,
  reason?: string,
): Promise<void> {
  for (const round of (await latestRounds(client, [hazard.uuid])).filter(isActive)) {
    const seat = await seatOf(client, round.uuid, userUuid);
    if (!seat || seat.state === 'NOT_NEEDED') continue;
    requireVotable(hazard, round.stage);
    await requireVotesLeft(client, seat, round);
    const change = changeContext(context, reason);
    if (seat.state === 'PENDING') await deleteRecord(client, hazardVoteType, seat.uuid, change);
    else
      await updateRecord(
        client,
        hazardVoteType,
        seat.uuid,
        { revision: seat.revision, state: 'NOT_NEEDED', openRevision: seat.openRevision + 1 },
        change,
      );
  }
}
