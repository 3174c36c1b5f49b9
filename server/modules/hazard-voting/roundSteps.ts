import type { PoolClient } from 'pg';
import { whyNoConsensus } from '../../../domain/voting/consensus.ts';
import { fieldProblem } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { RequestContext } from '../../http/handler.ts';
import { outcomeOfRound } from './outcomes.ts';
import { changeRoundAndVoters } from './roundChanges.ts';
import {
  changeRound,
  endRound,
  isActive,
  latestRound,
  misfit,
  now,
  openNextRound,
  type Round,
} from './rounds.ts';
import { isVotingMember } from './voteRecords.ts';
import { requireReason, requireVotable, type VotingHazard } from './votingHazards.ts';
import type { RoundNews } from './votingNotifications.ts';

export type RoundChange = components['schemas']['HazardVoteEventUpdate'];

/** What came of a change of a round. */
export interface Changed {
  /** The round to show. */
  uuid: string;
  /** What its voters are told, if anything. */
  news?: RoundNews | undefined;
  /** Only these voters are told. */
  told?: readonly string[] | undefined;
}

/** Votes that would count, and voters to wait for; nobody waits for one who may not vote any more (R8). */
const COUNTS = `select count(*) filter (where v.state = 'CAST')::int as cast, count(*) filter (where v.state = 'PENDING')::int as pending
  from hazard_votes v where v.hazard_vote_event_uuid = $1 and ${isVotingMember('v')}`;

/** OPEN to REVEALED: the votes are no longer blind. */
async function reveal(client: PoolClient, round: Round, context: RequestContext, reason?: string) {
  if (round.status !== 'OPEN') throw misfit('Only a round that is open can be revealed.');
  const { rows } = await client.query<{ cast: number; pending: number }>(COUNTS, [round.uuid]);
  const { cast = 0, pending = 0 } = rows[0] ?? {};
  if (cast < round.minimumVotes)
    throw misfit(`Only ${cast} of at least ${round.minimumVotes} votes count; wait for more.`);
  if (pending > 0)
    requireReason(
      reason,
      `${pending === 1 ? 'One voter has' : `${pending} voters have`} not voted yet. Say in the reason why you do not wait for them.`,
    );
  const { spread } = await outcomeOfRound(client, round.uuid);
  const fields = {
    status: 'REVEALED',
    revealedAt: await now(client),
    revealedBy: context.userUuid,
    revealedSpread: spread,
  };
  await changeRound(client, round, fields, context, reason);
  return round.uuid;
}

/** OPEN or REVEALED to CLOSED. */
async function close(client: PoolClient, round: Round, context: RequestContext, reason?: string) {
  if (!isActive(round)) throw misfit('This round has ended already.');
  if (round.status === 'OPEN') {
    requireReason(reason, 'The votes are not revealed and stay blind. Say in the reason why the round ends.');
  } else {
    const outcome = await outcomeOfRound(client, round.uuid);
    if (!outcome.hasConsensus)
      requireReason(
        reason,
        `${whyNoConsensus(outcome, round.minimumVotes)} Say in the reason why the round ends all the same.`,
      );
  }
  await endRound(client, round, 'CLOSED', context, reason);
  return round.uuid;
}

/** The next round; this one, when it is revealed, ends with it. */
async function repeat(
  client: PoolClient,
  round: Round,
  context: RequestContext,
  reason?: string,
  dueDate: string | null = null,
) {
  const latest = await latestRound(client, round.hazardUuid, round.stage);
  if (latest?.uuid !== round.uuid) throw misfit('Only the latest round can be repeated.');
  if (round.status !== 'REVEALED' && round.status !== 'CLOSED')
    throw misfit('Reveal or close this round before the next one is opened.');
  if (round.revealedAt !== null && (await outcomeOfRound(client, round.uuid)).needsComment)
    throw misfit(
      'The votes lie, or lay, two or more levels apart: discuss it and leave a comment on this round first.',
    );
  if (round.status === 'CLOSED')
    requireReason(reason, 'This round is closed. Say in the reason why the hazard is voted on again.');
  if (round.status === 'REVEALED') await endRound(client, round, 'CLOSED', context, reason);
  return openNextRound(client, round, context, { reason, dueDate });
}

/** Each returns the uuid of the round to show. */
const STEPS = { REVEAL: reveal, CLOSE: close, NEW_ROUND: repeat };
const NEWS = { REVEAL: 'VOTES_REVEALED', CLOSE: undefined, NEW_ROUND: 'VOTING_OPENED' } as const;

/** @throws ApiError RULE_VIOLATED for a change that changes nothing, or a step with something that it has no use for */
function requireUse({ action, dueDate, minimumVotes, voters }: RoundChange): void {
  if (action === undefined) {
    if (dueDate === undefined && minimumVotes === undefined && voters === undefined)
      throw fieldProblem(
        'action',
        'Name a step in action, or another dueDate, minimumVotes or voters. Nothing was changed.',
      );
    return;
  }
  if (action !== 'NEW_ROUND' && dueDate !== undefined)
    throw fieldProblem('dueDate', 'A due date goes with NEW_ROUND or without a step. Nothing was changed.');
  if (minimumVotes !== undefined)
    throw fieldProblem('minimumVotes', 'A minimum of votes goes without a step. Nothing was changed.');
  if (voters !== undefined)
    throw fieldProblem('voters', 'Voters are changed without a step. Nothing was changed.');
}

/**
 * A step of a round, or changes to it, by the rules of domain model 2.6.
 * @param round current, its hazard locked
 * @throws ApiError RULE_VIOLATED, REASON_REQUIRED
 */
export async function takeStep(
  client: PoolClient,
  hazard: VotingHazard,
  round: Round,
  change: RoundChange,
  context: RequestContext,
): Promise<Changed> {
  requireUse(change);
  requireVotable(hazard, round.stage);
  const { action, reason, dueDate } = change;
  if (action !== undefined)
    return { uuid: await STEPS[action](client, round, context, reason, dueDate), news: NEWS[action] };
  const told = await changeRoundAndVoters(client, hazard, round, change, context);
  return { uuid: round.uuid, ...(told.length > 0 && { news: 'VOTING_OPENED', told }) };
}
