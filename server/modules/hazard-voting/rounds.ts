import type { PoolClient } from 'pg';
import type { ConsensusRule } from '../../../domain/voting/consensus.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { preparedRows, type Queryable } from '../../database/records/reading.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { hazardVoteEventType, hazardVoteType, isVotingMember } from './voteRecords.ts';
import type { Stage } from './votingHazards.ts';

/** A voting round with what the voting operations need. */
export interface Round {
  uuid: string;
  revision: number;
  hazardUuid: string;
  stage: Stage;
  round: number;
  riskRatingSetUuid: string;
  /** Of the rating set as it is now. */
  ratingSetRevision: number;
  consensusRule: ConsensusRule;
  minimumVotes: number;
  status: 'OPEN' | 'REVEALED' | 'CLOSED' | 'RESET';
  revealedAt: string | null;
  dueDate: string | null;
}

const ROUND = `select e.uuid, e.revision, e.hazard_uuid as "hazardUuid", e.stage, e.round, e.risk_rating_set_uuid as "riskRatingSetUuid",
  e.consensus_rule as "consensusRule", e.minimum_votes as "minimumVotes", e.status, e.revealed_at as "revealedAt",
  e.due_date::text as "dueDate", (select s.revision from risk_rating_sets s where s.uuid = e.risk_rating_set_uuid) as "ratingSetRevision"
  from hazard_vote_events e`;

/** Whether votes may still be cast or changed in a round. */
export const isActive = ({ status }: Pick<Round, 'status'>): boolean =>
  status === 'OPEN' || status === 'REVEALED';

export const misfit = (message: string) => new ApiError('RULE_VIOLATED', `${message} Nothing was changed.`);

/** @throws ApiError NOT_FOUND */
export async function roundByUuid(database: Queryable, uuid: string): Promise<Round> {
  const [round] = await preparedRows<Round>(database, `${ROUND} where e.uuid = $1`, [uuid]);
  if (!round) throw notFound('voting round');
  return round;
}

/** Those of the rounds that belong to a project. */
export async function roundsByUuid(
  database: Queryable,
  uuids: readonly string[],
  projectUuid: string | null,
): Promise<Round[]> {
  const { rows } = await database.query<Round>(
    `${ROUND} where e.uuid = any($1::uuid[]) and e.project_uuid = $2`,
    [uuids, projectUuid],
  );
  return rows;
}

/** The latest round of each stage of these hazards. */
export async function latestRounds(database: Queryable, hazardUuids: readonly string[]): Promise<Round[]> {
  return preparedRows(
    database,
    `select distinct on (r."hazardUuid", r.stage) r.* from (${ROUND} where e.hazard_uuid = any($1::uuid[])) r
     order by r."hazardUuid", r.stage, r.round desc`,
    [hazardUuids],
  );
}

/** The latest round of one stage, whatever its status. */
export const latestRound = async (
  database: Queryable,
  hazardUuid: string,
  stage: Stage,
): Promise<Round | undefined> =>
  (await latestRounds(database, [hazardUuid])).find(round => round.stage === stage);

/** Now, by the database clock that also dates the comments. */
export async function now(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  return rows[0]?.now ?? '';
}

/** Changes a round that the caller has locked through its hazard. */
export async function changeRound(
  client: PoolClient,
  round: Round,
  fields: Record<string, unknown>,
  context: RequestContext,
  reason?: string,
): Promise<void> {
  const body = { revision: round.revision, ...fields };
  const change = changeContext(context, reason);
  const { record } = await updateRecord(client, hazardVoteEventType, round.uuid, body, change);
  if (!record) throw new Error(`The voting round ${round.uuid} was changed without the lock on its hazard`);
}

/** Ends a round, as CLOSED or RESET. */
export const endRound = async (
  client: PoolClient,
  round: Round,
  status: 'CLOSED' | 'RESET',
  context: RequestContext,
  reason?: string,
): Promise<void> =>
  changeRound(
    client,
    round,
    { status, closedAt: await now(client), closedBy: context.userUuid },
    context,
    reason,
  );

const SEATS = `select e.uuid as "hazardVoteEventUuid", e.hazard_uuid as "hazardUuid", e.risk_rating_set_uuid as "riskRatingSetUuid",
  w.user_uuid as "userUuid" from hazard_vote_events e join hazard_users w on w.hazard_uuid = e.hazard_uuid
  where e.uuid = any($1::uuid[]) and ($2::uuid is null or w.user_uuid = $2) and ${isVotingMember('w')}
  and not exists (select 1 from hazard_votes v where v.hazard_vote_event_uuid = e.uuid and v.user_uuid = w.user_uuid) order by 1, 4`;

/**
 * A seat in each of these rounds for every voter of its hazard who is a voting member of the project and has none yet.
 * @param userUuid only for this voter
 */
export async function seatVoters(
  client: PoolClient,
  eventUuids: readonly string[],
  projectUuid: string,
  context: RequestContext,
  userUuid?: string,
): Promise<void> {
  const { rows } = await client.query<Record<string, unknown>>(SEATS, [eventUuids, userUuid ?? null]);
  if (rows.length === 0) return;
  await insertRecords(
    client,
    hazardVoteType,
    rows,
    { column: 'projectUuid', uuid: projectUuid },
    changeContext(context),
  );
}

const NEXT = `select h.project_uuid as "projectUuid", coalesce($2::uuid, h.risk_rating_set_uuid) as "riskRatingSetUuid", s.version as "ratingSetVersion",
  o.consensus_rule as "consensusRule", o.minimum_votes as "minimumVotes"
  from hazards h join risk_rating_sets s on s.uuid = coalesce($2::uuid, h.risk_rating_set_uuid)
  join projects p on p.uuid = h.project_uuid join organizations o on o.uuid = p.organization_uuid where h.uuid = $1`;

/**
 * Opens the next round with the current settings and a seat for every voter.
 * @param next.riskRatingSetUuid the set to vote in, where the hazard is about to get another one
 * @returns the uuid of the new round
 */
export async function openNextRound(
  client: PoolClient,
  round: Round,
  context: RequestContext,
  next: { reason?: string | undefined; riskRatingSetUuid?: string | undefined; dueDate: string | null },
): Promise<string> {
  const { reason, riskRatingSetUuid, dueDate } = next;
  const { rows } = await client.query<Record<string, unknown> & { projectUuid: string }>(NEXT, [
    round.hazardUuid,
    riskRatingSetUuid ?? null,
  ]);
  const settings = rows[0];
  if (!settings) throw notFound('hazard');
  const item = {
    ...settings,
    hazardUuid: round.hazardUuid,
    stage: round.stage,
    round: round.round + 1,
    dueDate,
  };
  const [text] = await insertRecords(
    client,
    hazardVoteEventType,
    [item],
    { column: 'projectUuid', uuid: settings.projectUuid },
    changeContext(context, reason),
  );
  const { uuid } = JSON.parse(text ?? '{}') as { uuid: string };
  await seatVoters(client, [uuid], settings.projectUuid, context);
  return uuid;
}
