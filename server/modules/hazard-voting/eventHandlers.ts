import type { PoolClient } from 'pg';
import { whyNoConsensus } from '../../../domain/voting/consensus.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { listRecords, parsePage, type Queryable, readRecord } from '../../database/records/reading.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { outcomeOfRound, outcomesOf } from './outcomes.ts';
import {
  changeRound,
  endRound,
  isActive,
  latestRound,
  now,
  openNextRound,
  type Round,
  roundByUuid,
} from './rounds.ts';
import { hazardVoteEventType, isVotingMember } from './voteRecords.ts';
import { onHazard, requireReason, requireVotable } from './votingHazards.ts';
import { notifyVoters } from './votingNotifications.ts';

interface EventRecord {
  uuid: string;
  revealedAt: string | null;
}

/** Adds the outcomes of revealed rounds; those of blind rounds stay secret. */
export async function withOutcomes<Event extends EventRecord>(database: Queryable, events: Event[]) {
  const revealed = events.filter(({ revealedAt }) => revealedAt !== null).map(({ uuid }) => uuid);
  const outcomes = await outcomesOf(database, revealed);
  return events.map(event => ({ ...event, outcome: outcomes.get(event.uuid) ?? null }));
}

/**
 * A round as the caller may see it.
 * @throws ApiError NOT_FOUND
 */
async function readEvent(uuid: string, { pool, userUuid }: RequestContext) {
  const text = await readRecord(pool, hazardVoteEventType, uuid, undefined, userUuid);
  if (!text) throw notFound('voting round');
  const [event] = await withOutcomes(pool, [JSON.parse(text) as EventRecord]);
  return event as never;
}

const listHazardVoteEvents: Handler<'listHazardVoteEvents'> = async ({ query }, { pool, userUuid }) => {
  const list = await listRecords(
    pool,
    hazardVoteEventType,
    { ...query },
    parameters => inVisibleProjects(userUuid, parameters),
    userUuid,
  );
  const page = parsePage<EventRecord>(list);
  const results = await withOutcomes(pool, page.results);
  return { status: 200, body: { data: { results: results as never[], total: page.total } } };
};

const getHazardVoteEvent: Handler<'getHazardVoteEvent'> = async ({ path }, context) => ({
  status: 200,
  body: { data: await readEvent(path.hazardVoteEventUuid, context) },
});

const misfit = (message: string) => new ApiError('RULE_VIOLATED', `${message} Nothing was changed.`);

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
  if (round.status === 'REVEALED') await endRound(client, round, 'CLOSED', context, reason);
  return openNextRound(client, round, context, { reason, dueDate });
}

/** Another due date for a round that still takes votes or changes of them. */
async function changeDueDate(
  client: PoolClient,
  round: Round,
  context: RequestContext,
  reason: string | undefined,
  dueDate: string | null,
) {
  if (!isActive(round)) throw misfit('This round has ended, so nothing is due in it.');
  if (dueDate !== round.dueDate) await changeRound(client, round, { dueDate }, context, reason);
  return round.uuid;
}

/** @throws ApiError RULE_VIOLATED for neither a step nor a due date, or a due date with a step that has no use for it */
function requireUse({ action, dueDate }: { action?: keyof typeof STEPS; dueDate?: string | null }): void {
  if (action === undefined && dueDate === undefined)
    throw fieldProblem('action', 'Name a step in action, or another dueDate. Nothing was changed.');
  if ((action === 'REVEAL' || action === 'CLOSE') && dueDate !== undefined)
    throw fieldProblem('dueDate', 'A due date goes with NEW_ROUND or without a step. Nothing was changed.');
}

/** Each returns the uuid of the round to show. */
const STEPS = { REVEAL: reveal, CLOSE: close, NEW_ROUND: repeat };
const NEWS = { REVEAL: 'VOTES_REVEALED', CLOSE: undefined, NEW_ROUND: 'VOTING_OPENED' } as const;

/** 409 with the current round as the caller may see it. */
async function staleRound(uuid: string, context: RequestContext) {
  const current = (await readEvent(uuid, context)) as Record<string, unknown>;
  return new ApiError(
    'REVISION_CONFLICT',
    'This voting round was changed by somebody else meanwhile. Nothing was saved; look at it as it stands now.',
    { current },
  );
}

const updateHazardVoteEvent: Handler<'updateHazardVoteEvent'> = async ({ path, body }, context) => {
  requireUse(body);
  const { hazardUuid } = await roundByUuid(context.pool, path.hazardVoteEventUuid);
  const shown = await onHazard(context, hazardUuid, async (client, hazard) => {
    const round = await roundByUuid(client, path.hazardVoteEventUuid);
    if (round.revision !== body.revision) throw await staleRound(round.uuid, context);
    requireVotable(hazard, round.stage);
    const { action, reason, dueDate } = body;
    if (action === undefined) return changeDueDate(client, round, context, reason, dueDate ?? null);
    const uuid = await STEPS[action](client, round, context, reason, dueDate);
    const news = NEWS[action];
    if (news) await notifyVoters(client, [uuid], news, context);
    return uuid;
  });
  return { status: 200, body: { data: await readEvent(shown, context) } };
};

export const eventHandlers = { listHazardVoteEvents, getHazardVoteEvent, updateHazardVoteEvent };
