import type { Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import type { VoteChange } from '../../../domain/voting/voteChanges.ts';
import { notFound } from '../../contract/errors.ts';
import { preparedRows, type Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';

import type { Round } from './rounds.ts';
import { lowersRating, mostSteps, setOf } from './voteLevels.ts';
import { isVotingMember } from './voteRecords.ts';
import { stateOf, type VotingHazard } from './votingHazards.ts';

/** A voter's seat in a round with their vote: for internal use, never for a response. */
export interface Seat {
  uuid: string;
  revision: number;
  /** The revision for those to whom the vote is blind. */
  openRevision: number;
  hazardUuid: string;
  hazardVoteEventUuid: string;
  riskRatingSetUuid: string;
  userUuid: string;
  state: 'PENDING' | 'CAST' | 'NOT_NEEDED';
  levels: Levels;
  rationale: string;
  castAt: string | null;
  changeCount: number;
  isVotingMember: boolean;
  /** When this was read, by the database clock that also dates the comments. */
  readAt: string;
}

const SEAT = `select v.uuid, v.revision, v.open_revision as "openRevision", v.hazard_uuid as "hazardUuid", v.hazard_vote_event_uuid as "hazardVoteEventUuid",
  v.risk_rating_set_uuid as "riskRatingSetUuid", v.user_uuid as "userUuid", v.state, v.rationale, v.cast_at as "castAt",
  v.change_count as "changeCount", ${isVotingMember('v')} as "isVotingMember", clock_timestamp()::text as "readAt",
  json_build_object('severityUuid', v.severity_uuid, 'exposureUuid', v.exposure_uuid, 'probabilityUuid', v.probability_uuid,
    'avoidabilityUuid', v.avoidability_uuid) as levels from hazard_votes v`;

/** A voter who votes in two places at once does so one after the other. */
const HELD = 'for no key update of v';

/** @throws ApiError NOT_FOUND */
export async function seatByUuid(database: Queryable, uuid: string, isHeld = false): Promise<Seat> {
  const sql = `${SEAT} where v.uuid = $1 ${isHeld ? HELD : ''}`;
  const [seat] = await preparedRows<Seat>(database, sql, [uuid]);
  if (!seat) throw notFound('vote');
  return seat;
}

/** The seat of a voter in a round, if any. */
export async function seatOf(
  database: Queryable,
  eventUuid: string,
  userUuid: string,
  isHeld = false,
): Promise<Seat | undefined> {
  const sql = `${SEAT} where v.hazard_vote_event_uuid = $1 and v.user_uuid = $2 ${isHeld ? HELD : ''}`;
  const [seat] = await preparedRows<Seat>(database, sql, [eventUuid, userUuid]);
  return seat;
}

/** Whether somebody has agreed to a measure against this hazard. */
async function hasAcceptedMeasures(database: Queryable, hazardUuid: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `select 1 from hazard_rrms where hazard_uuid = $1 and status in ('ACCEPTED', 'IMPLEMENTED', 'VERIFIED') limit 1`,
    [hazardUuid],
  );
  return Boolean(rowCount);
}

/**
 * The facts that rules R1 to R5, R8 and R9 need about a change of a vote. Steps and ratings are given for the caller's
 * own vote only: a check must not reveal other votes.
 */
export async function changeFacts(
  database: Queryable,
  change: {
    seat: Seat;
    round: Round;
    hazard: VotingHazard;
    levels: Levels;
    reason: string | undefined;
    comment: string | undefined;
  },
  { userUuid }: Pick<RequestContext, 'userUuid'>,
): Promise<VoteChange> {
  const { seat, round, hazard } = change;
  const isOwn = seat.userUuid === userUuid;
  const levels = { ...seat.levels, ...change.levels };
  const { ratingUuid } = isOwn ? rate(await setOf(database, round), levels) : { ratingUuid: null };
  return {
    ...stateOf(hazard, round.stage),
    isOwn,
    isRevealed: round.revealedAt !== null,
    hasReason: Boolean(change.reason?.trim()),
    hasComment: Boolean(change.comment?.trim()),
    steps: isOwn ? await mostSteps(database, round, seat.levels, levels) : 0,
    isMember: seat.isVotingMember,
    lowersRating: isOwn && (await lowersRating(database, round, ratingUuid)),
    hasAcceptedMeasures: await hasAcceptedMeasures(database, hazard.uuid),
  };
}
