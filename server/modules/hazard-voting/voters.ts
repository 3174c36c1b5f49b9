import type { PoolClient } from 'pg';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { deleteRecord, updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { requireVotesLeft } from './notNeeded.ts';
import { isActive, latestRounds, seatVoters } from './rounds.ts';
import { hazardVoteType, VOTING_ROLES } from './voteRecords.ts';
import { seatOf } from './voteSeats.ts';
import { requireVotable, type VotingHazard, votingHazards } from './votingHazards.ts';

/** domain model 2.10. */
export const MAX_VOTERS = 50;

/** Gives a new voter of a hazard a seat in the rounds that are still blind. */
async function seatNewVoter(
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
async function unseatVoter(
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

const VOTERS = 'select user_uuid as uuid from hazard_users where hazard_uuid = $1';

const MEMBERS =
  'select user_uuid as uuid from project_members where project_uuid = $1 and user_uuid = any($2::uuid[]) and role = any($3)';

async function uuidsOf(client: PoolClient, sql: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(sql, values);
  return rows.map(({ uuid }) => uuid);
}

/**
 * Adds voters to a hazard, with a seat in its open rounds, or takes them off it. Those who are voters already stay so.
 * @param hazard locked
 * @throws ApiError RULE_VIOLATED, NOT_FOUND for somebody to remove who is no voter
 */
export async function changeVoters(
  client: PoolClient,
  hazard: VotingHazard,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
  context: RequestContext,
  reason?: string,
): Promise<void> {
  const present = await uuidsOf(client, VOTERS, [hazard.uuid]);
  const added = add.filter(uuid => !present.includes(uuid));
  if (added.length > 0) {
    const members = await uuidsOf(client, MEMBERS, [hazard.projectUuid, added, VOTING_ROLES]);
    if (added.some(uuid => !members.includes(uuid)))
      throw fieldProblem(
        'userUuid',
        'This person is no voting member of the project. Add them to it with a role that may vote first.',
      );
    if (present.length + added.length > MAX_VOTERS)
      throw fieldProblem('userUuid', `A hazard has at most ${MAX_VOTERS} voters.`);
  }
  for (const uuid of remove) {
    if (!present.includes(uuid)) throw notFound('voter of this hazard');
    await unseatVoter(client, hazard, uuid, context, reason);
  }
  if (added.length === 0 && remove.length === 0) return;
  const type = context.types.ofTable('hazards');
  const [current] = await votingHazards(client, [hazard.uuid]);
  if (!type || !current) throw notFound('hazard');
  const assignedUserUuids = [...present.filter(uuid => !remove.includes(uuid)), ...added];
  const body = { revision: current.revision, assignedUserUuids };
  await updateRecord(client, type, hazard.uuid, body, changeContext(context, reason));
  for (const uuid of added) await seatNewVoter(client, hazard, uuid, context);
}
