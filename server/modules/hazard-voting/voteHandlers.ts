import type { PoolClient } from 'pg';
import { voteChangeViolations } from '../../../domain/voting/voteChanges.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { listRecords, type Queryable, readRecord } from '../../database/records/reading.ts';
import { deleteRecord, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { toggleNeeded } from './notNeeded.ts';
import { isActive, latestRound, type Round, roundByUuid } from './rounds.ts';
import { requireRationale, type Voted, voteOn } from './voteLevels.ts';
import { hazardVoteType, visibleVoteType, voteEventCommentType } from './voteRecords.ts';
import { changeFacts, type Seat, seatByUuid, seatOf } from './voteSeats.ts';
import { type Hold, onHazard, problemAt, requireVotable, type VotingHazard } from './votingHazards.ts';

const listHazardVotes: Handler<'listHazardVotes'> = async ({ path, query }, { pool, userUuid }) => ({
  status: 200,
  body: dataText(await listRecords(pool, visibleVoteType, { ...query, ...path }, undefined, userUuid)),
});

/** A vote as the caller may see it. */
async function answer(database: Queryable, uuid: string, { userUuid }: RequestContext) {
  const text = await readRecord(database, visibleVoteType, uuid, undefined, userUuid);
  if (!text) throw notFound('vote');
  return dataText(text);
}

const getHazardVote: Handler<'getHazardVote'> = async ({ path }, context) => ({
  status: 200,
  body: await answer(context.pool, path.hazardVoteUuid, context),
});

const refused = (message: string) => new ApiError('RULE_VIOLATED', message);

/** Runs a step on one vote, with its hazard and seat locked. */
async function onVote<T>(
  uuid: string,
  context: RequestContext,
  hold: Hold,
  work: (client: PoolClient, seat: Seat, round: Round, hazard: VotingHazard) => Promise<T>,
): Promise<T> {
  const { hazardUuid } = await seatByUuid(context.pool, uuid);
  const run = async (client: PoolClient, hazard: VotingHazard) => {
    const seat = await seatByUuid(client, uuid, true);
    return work(client, seat, await roundByUuid(client, seat.hazardVoteEventUuid), hazard);
  };
  return onHazard(context, hazardUuid, run, hold);
}

/** Writes the levels of a vote with the rating that the table gives. */
async function saveVote(
  client: PoolClient,
  seat: Seat,
  voted: Voted,
  fields: Record<string, unknown>,
  context: RequestContext,
  reason?: string,
): Promise<void> {
  const body = { revision: seat.revision, ...voted, ...fields };
  await updateRecord(client, hazardVoteType, seat.uuid, body, changeContext(context, reason));
}

const createHazardVote: Handler<'createHazardVote'> = async ({ path, body }, context) => {
  const { stage = 'INITIAL', rationale = '', ...levels } = body;
  const cast = async (client: PoolClient, hazard: VotingHazard) => {
    requireVotable(hazard, stage);
    const round = await latestRound(client, hazard.uuid, stage);
    if (round?.status === 'REVEALED')
      throw refused('The votes of this round are revealed already. Wait for the next round to vote.');
    if (round?.status !== 'OPEN')
      throw refused('No voting round is open on this hazard and stage. A lead can open one.');
    // Where a vote was withdrawn while this waited for its seat, the second look finds the new one.
    const seat =
      (await seatOf(client, round.uuid, context.userUuid, true)) ??
      (await seatOf(client, round.uuid, context.userUuid, true));
    if (!seat?.isVotingMember)
      throw refused('You are not among the voters of this hazard. A lead can add you.');
    if (seat.state === 'NOT_NEEDED')
      throw refused('Your vote is marked as not needed in this round. A lead can ask you in again.');
    if (seat.state === 'CAST')
      throw new ApiError('CONFLICT', 'You have voted in this round already. Change your vote instead.');
    const voted = await voteOn(client, round, levels);
    await requireRationale(client, round, voted, rationale);
    await saveVote(client, seat, voted, { rationale, state: 'CAST', castAt: seat.readAt }, context);
    return answer(client, seat.uuid, context);
  };
  return { status: 201, body: await onHazard(context, path.hazardUuid, cast, 'TOGETHER') };
};

/** @throws ApiError for the first rule that refuses a change of a cast vote */
function requireChange(facts: Parameters<typeof voteChangeViolations>[0]): void {
  const violation = voteChangeViolations(facts).find(({ effect }) => effect === 'REFUSED');
  if (!violation) return;
  if (violation.rule === 'R4') throw problemAt('reason', violation.message, 'REASON_REQUIRED');
  if (violation.rule === 'R5') throw problemAt('comment', violation.message, 'REASON_REQUIRED');
  throw refused(violation.message);
}

function requireActive(round: Round): void {
  if (!isActive(round)) throw refused('This round has ended; its votes stay as they are.');
}

const updateHazardVote: Handler<'updateHazardVote'> = async ({ path, body }, context) => {
  const { revision, reason, comment, rationale, ...levels } = body;
  const vote = await onVote(path.hazardVoteUuid, context, 'TOGETHER', async (client, seat, round, hazard) => {
    if (seat.userUuid === context.userUuid && seat.state === 'PENDING')
      throw refused('You have not voted in this round yet. Vote first.');
    const facts = await changeFacts(client, { seat, round, hazard, levels, reason, comment }, context);
    requireChange(facts);
    requireActive(round);
    if (seat.state === 'NOT_NEEDED')
      throw refused('Your vote is marked as not needed in this round. A lead can ask you in again.');
    if (seat.revision !== revision)
      throw await staleRevision(visibleVoteType, seat.uuid, 'vote', context, client);
    const voted = await voteOn(client, round, { ...seat.levels, ...levels });
    await requireRationale(client, round, voted, rationale ?? seat.rationale);
    const fields = {
      ...(rationale !== undefined && { rationale }),
      changedAt: seat.readAt,
      changeCount: seat.changeCount + 1,
    };
    await saveVote(client, seat, voted, fields, context, reason);
    if (comment?.trim())
      await insertRecords(
        client,
        voteEventCommentType,
        [{ hazardVoteEventUuid: round.uuid, text: comment }],
        { column: 'projectUuid', uuid: hazard.projectUuid },
        changeContext(context, reason),
      );
    return answer(client, seat.uuid, context);
  });
  return { status: 200, body: vote };
};

const deleteHazardVote: Handler<'deleteHazardVote'> = async ({ path, query }, context) => {
  await onVote(path.hazardVoteUuid, context, 'TOGETHER', async (client, seat, round, hazard) => {
    const change = { seat, round, hazard, levels: {}, reason: query.reason, comment: undefined };
    requireChange(await changeFacts(client, change, context));
    requireActive(round);
    if (seat.state !== 'CAST') throw refused('There is no vote of yours to withdraw in this round.');
    const { hazardVoteEventUuid, hazardUuid, riskRatingSetUuid, userUuid } = seat;
    await deleteRecord(client, hazardVoteType, seat.uuid, changeContext(context, query.reason));
    await insertRecords(
      client,
      hazardVoteType,
      [{ hazardVoteEventUuid, hazardUuid, riskRatingSetUuid, userUuid }],
      { column: 'projectUuid', uuid: hazard.projectUuid },
      changeContext(context, query.reason),
    );
  });
  return { status: 204, body: undefined };
};

const toggleHazardVoteNotNeeded: Handler<'toggleHazardVoteNotNeeded'> = async ({ path, body }, context) => {
  const vote = await onVote(path.hazardVoteUuid, context, 'ALONE', async (client, seat, round, hazard) => {
    const isBlind = seat.userUuid !== context.userUuid && round.revealedAt === null;
    if (body.revision !== (isBlind ? seat.openRevision : seat.revision))
      throw await staleRevision(visibleVoteType, seat.uuid, 'vote', context, client);
    requireVotable(hazard, round.stage);
    requireActive(round);
    await toggleNeeded(client, seat, round, context, body.reason);
    return answer(client, seat.uuid, context);
  });
  return { status: 200, body: vote };
};

export const voteHandlers = {
  listHazardVotes,
  getHazardVote,
  createHazardVote,
  updateHazardVote,
  deleteHazardVote,
  toggleHazardVoteNotNeeded,
};
