import type { PoolClient } from 'pg';
import { fieldProblem } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { RequestContext } from '../../http/handler.ts';
import { toggleNeeded } from './notNeeded.ts';
import { changeRound, isActive, misfit, type Round, seatVoters } from './rounds.ts';
import { isVotingMember } from './voteRecords.ts';
import { changeVoters } from './voters.ts';
import { seatOf } from './voteSeats.ts';
import { requireReason, type VotingHazard } from './votingHazards.ts';

type RoundChange = components['schemas']['HazardVoteEventUpdate'];

/** What the organization asks for, and the votes that this round can still come to. */
const LIMITS = `select o.minimum_votes as least, (select count(*)::int from hazard_votes v where v.hazard_vote_event_uuid = $1
    and v.state <> 'NOT_NEEDED' and ${isVotingMember('v')}) as most
  from hazard_vote_events e join projects p on p.uuid = e.project_uuid join organizations o on o.uuid = p.organization_uuid where e.uuid = $1`;

/** @throws ApiError RULE_VIOLATED, REASON_REQUIRED */
async function requireMinimum(
  client: PoolClient,
  round: Round,
  minimumVotes: number,
  reason: string | undefined,
): Promise<void> {
  if (minimumVotes === round.minimumVotes) return;
  // Later it would decide over votes that are known.
  if (round.status !== 'OPEN')
    throw misfit('How many votes are needed can be changed only as long as nobody knows the votes.');
  const { rows } = await client.query<{ least: number; most: number }>(LIMITS, [round.uuid]);
  const { least = 1, most = 0 } = rows[0] ?? {};
  if (minimumVotes < least)
    throw fieldProblem('minimumVotes', `The organization asks for at least ${least} votes.`);
  if (minimumVotes > most)
    throw fieldProblem('minimumVotes', `At most ${most} votes can still be cast in this round.`);
  if (minimumVotes < round.minimumVotes)
    requireReason(reason, 'Say in the reason why fewer votes are enough.');
}

/**
 * Another due date, minimum or voters for a round that still takes votes or changes of them.
 * @returns those who may vote from now on and are to be told
 */
export async function changeRoundAndVoters(
  client: PoolClient,
  hazard: VotingHazard,
  round: Round,
  { reason, dueDate, minimumVotes = round.minimumVotes, voters = {} }: RoundChange,
  context: RequestContext,
): Promise<string[]> {
  if (!isActive(round)) throw misfit('This round has ended, so nothing of it is changed.');
  const { add = [], remove = [], notNeeded = [], needed = [] } = voters;
  requireOneWish([...add, ...remove, ...notNeeded, ...needed]);
  if (add.length > 0 && round.status !== 'OPEN')
    throw misfit('The votes are revealed, so nobody can join this round. Add voters and vote once more.');
  const seated = add.length > 0 ? await seat(client, hazard, round, add, context, reason) : [];
  for (const userUuid of needed) await setNeeded(client, round, userUuid, true, context, reason);
  await requireMinimum(client, round, minimumVotes, reason);
  const fields = {
    ...(dueDate !== undefined && dueDate !== round.dueDate && { dueDate }),
    ...(minimumVotes !== round.minimumVotes && { minimumVotes }),
  };
  // Before anybody leaves, which the new minimum decides about.
  if (Object.keys(fields).length > 0) await changeRound(client, round, fields, context, reason);
  if (remove.length > 0) await changeVoters(client, hazard, { remove }, context, reason);
  const changed = { ...round, minimumVotes };
  for (const userUuid of notNeeded) await setNeeded(client, changed, userUuid, false, context, reason);
  return seated;
}

/** @throws ApiError RULE_VIOLATED */
function requireOneWish(userUuids: readonly string[]): void {
  if (new Set(userUuids).size < userUuids.length)
    throw fieldProblem('voters', 'voters names somebody twice. Nothing was changed.');
}

/**
 * Makes people voters of the hazard with a seat in the round.
 * @returns those who had none before
 */
async function seat(
  client: PoolClient,
  hazard: VotingHazard,
  round: Round,
  add: readonly string[],
  context: RequestContext,
  reason: string | undefined,
): Promise<string[]> {
  const before = await seatedUuids(client, round.uuid);
  await changeVoters(client, hazard, { add }, context, reason);
  // Who was a voter of the hazard already may have become a voting member since the round was opened.
  for (const userUuid of add) await seatVoters(client, [round.uuid], hazard.projectUuid, context, userUuid);
  const after = await seatedUuids(client, round.uuid);
  if (add.some(uuid => !after.includes(uuid)))
    throw fieldProblem('voters', 'voters.add names somebody who is no voting member of this project.');
  return add.filter(uuid => !before.includes(uuid));
}

async function seatedUuids(client: PoolClient, eventUuid: string): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    'select user_uuid as uuid from hazard_votes where hazard_vote_event_uuid = $1',
    [eventUuid],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Does without a voter, or asks them in again, unless it is so already. */
async function setNeeded(
  client: PoolClient,
  round: Round,
  userUuid: string,
  isNeeded: boolean,
  context: RequestContext,
  reason: string | undefined,
): Promise<void> {
  const seat = await seatOf(client, round.uuid, userUuid);
  if (!seat) throw fieldProblem('voters', 'voters names somebody who has no vote in this round.');
  if ((seat.state !== 'NOT_NEEDED') !== isNeeded) await toggleNeeded(client, seat, round, context, reason);
}
