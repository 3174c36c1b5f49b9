import { LEVEL_FIELDS } from '../../../domain/rating/parameters.ts';
import type { components } from '../../contract/generated/operations.ts';
import type {
  CommentSnapshot,
  HazardSnapshot,
  RecordRow,
  RoleAt,
  RoundSnapshot,
  VoteSnapshot,
} from './votingRecordRows.ts';

type Schemas = components['schemas'];
export type Version = Schemas['VotingRecordVersion'];
type Kind = Schemas['VotingRecordEventKind'];

/** A vote in a round, or the seat for one. */
export interface RecordedVote {
  userUuid: string;
  state: Schemas['HazardVoteState'];
  castAt: string | null;
  versions: Version[];
  isCounted: boolean;
}

/** The votes that a result is computed from: when the round ended, or now. */
export interface Decision {
  votes: Record<string, string>[];
  isDiscussed: boolean;
}

export interface RecordedRound extends Omit<RoundSnapshot, 'hazardUuid' | 'summarySentAt'> {
  openedAt: string;
  openedBy: string | null;
  votes: RecordedVote[];
  decision: Decision | null;
}

export interface RecordedEvent extends Omit<Schemas['VotingRecordEvent'], 'by' | 'about'> {
  by: string | null;
  about: string | null;
}

export interface RecordedHazard {
  rounds: RecordedRound[];
  events: RecordedEvent[];
}

/** An event whose audience is not known before the whole record is read. */
interface Noted {
  event: RecordedEvent;
  /** Whose vote, seat or comment it is: as long as the round is blind, nobody else reads it. */
  own?: string | null;
}

interface Seat extends RecordedVote {
  /** Levels while the round is blind; what they were before the reveal is nobody's business. */
  present: VoteSnapshot | null;
}

interface Round {
  snapshot: RoundSnapshot;
  requestId: string;
  openedAt: string;
  openedBy: string | null;
  seats: Map<string, Seat>;
  comments: Map<string, CommentSnapshot>;
  decision: Decision | null;
}

interface Hazard {
  rounds: Map<string, Round>;
  noted: Noted[];
}

const moment = (text: string) => new Date(text).toISOString();
const momentOrNull = (text: string | null) => (text === null ? null : moment(text));

const versionOf = (vote: VoteSnapshot, at: string, reason: string | null): Version => ({
  at,
  severityUuid: vote.severityUuid,
  exposureUuid: vote.exposureUuid,
  probabilityUuid: vote.probabilityUuid,
  avoidabilityUuid: vote.avoidabilityUuid,
  classUuid: vote.classUuid,
  ratingUuid: vote.ratingUuid,
  rationale: vote.rationale,
  reason,
});

/** The levels of a vote by parameter, as the consensus rule takes them. */
const levelsOf = (version: Version): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LEVEL_FIELDS).flatMap(([parameter, field]) => {
      const level = version[field];
      return level ? [[parameter, level]] : [];
    }),
  );

/**
 * The voting record of hazards, out of the audit trail alone.
 * @param callerUuid who reads it: of rounds that were never revealed they see their own vote and comments only
 * @param mayVote whether a role may vote; whoever has none by then is not counted (R8)
 */
export function votingRecordsFrom(
  rows: readonly RecordRow[],
  callerUuid: string,
  roleAt: RoleAt,
  mayVote: (role: string | null) => boolean,
): Map<string, RecordedHazard> {
  const reader = new Reader((userUuid, id) => mayVote(roleAt(userUuid, id)));
  for (const row of rows) reader.read(row);
  return reader.recordsFor(callerUuid);
}

class Reader {
  readonly #hazards = new Map<string, Hazard>();
  readonly #rounds = new Map<string, { round: Round; hazard: Hazard }>();
  /** Evaluations that a lock wrote, by request, hazard and stage. */
  readonly #agreed = new Set<string>();
  readonly #isVoter: (userUuid: string, id: number) => boolean;

  constructor(isVoter: (userUuid: string, id: number) => boolean) {
    this.#isVoter = isVoter;
  }

  read(row: RecordRow): void {
    if (row.entity === 'HazardVoteEvent') this.#readRound(row);
    else if (row.entity === 'HazardVote') this.#readVote(row);
    else if (row.entity === 'HazardVoteEventComment') this.#readComment(row);
    else if (row.entity === 'Hazard') this.#readHazard(row);
    else if (row.after) this.#agreed.add(`${row.requestId} ${row.after.hazardUuid} ${row.after.stage}`);
  }

  #hazard(uuid: string): Hazard {
    const hazard = this.#hazards.get(uuid) ?? { rounds: new Map(), noted: [] };
    this.#hazards.set(uuid, hazard);
    return hazard;
  }

  #note(
    hazard: Hazard,
    { at, by, reason }: Pick<RecordRow, 'at' | 'by' | 'reason'>,
    kind: Kind,
    round: Round | undefined,
    more: Partial<RecordedEvent> = {},
    own?: string | null,
  ): void {
    hazard.noted.push({
      event: {
        at: moment(at),
        kind,
        by,
        reason,
        stage: round?.snapshot.stage ?? null,
        hazardVoteEventUuid: round?.snapshot.uuid ?? null,
        round: round?.snapshot.round ?? null,
        about: null,
        vote: null,
        text: null,
        before: null,
        after: null,
        isOverride: false,
        ...more,
      },
      ...(own !== undefined && { own }),
    });
  }

  #readRound(row: Extract<RecordRow, { entity: 'HazardVoteEvent' }>): void {
    const { before, after } = row;
    if (!after) return;
    const hazard = this.#hazard(after.hazardUuid);
    const known = hazard.rounds.get(row.recordUuid);
    if (!known) {
      const round: Round = {
        snapshot: after,
        requestId: row.requestId,
        openedAt: moment(row.at),
        openedBy: row.by,
        seats: new Map(),
        comments: new Map(),
        decision: null,
      };
      hazard.rounds.set(row.recordUuid, round);
      this.#rounds.set(row.recordUuid, { round, hazard });
      this.#note(hazard, row, 'ROUND_OPENED', round, { after: after.dueDate });
      return;
    }
    known.snapshot = after;
    // It came back with a delete that was taken back.
    if (!before) return;
    if (before.dueDate !== after.dueDate)
      this.#note(hazard, row, 'DUE_DATE_CHANGED', known, { before: before.dueDate, after: after.dueDate });
    if (before.minimumVotes !== after.minimumVotes)
      this.#note(hazard, row, 'MINIMUM_CHANGED', known, {
        before: String(before.minimumVotes),
        after: String(after.minimumVotes),
      });
    if (before.summarySentAt !== after.summarySentAt) this.#note(hazard, row, 'SUMMARY_SENT', known);
    if (before.revealedAt === null && after.revealedAt !== null) this.#reveal(hazard, known, row);
    if (before.status !== after.status && (after.status === 'CLOSED' || after.status === 'RESET')) {
      if (after.revealedAt !== null) known.decision ??= this.#decide(known, row.id);
      this.#note(hazard, row, after.status === 'CLOSED' ? 'ROUND_CLOSED' : 'ROUND_RESET', known);
    }
  }

  /** From here on votes count, as they are now. */
  #reveal(hazard: Hazard, round: Round, row: Extract<RecordRow, { entity: 'HazardVoteEvent' }>): void {
    for (const seat of round.seats.values()) {
      if (!seat.present || seat.castAt === null) continue;
      const version = versionOf(seat.present, seat.castAt, null);
      seat.versions = [version];
      const cast = { at: seat.castAt, by: seat.userUuid, reason: null };
      this.#note(hazard, cast, 'VOTE_CAST', round, { about: seat.userUuid, vote: version }, seat.userUuid);
    }
    this.#note(hazard, row, 'VOTES_REVEALED', round);
  }

  #decide(round: Round, id: number): Decision {
    const { revealedAt } = round.snapshot;
    for (const seat of round.seats.values())
      seat.isCounted = seat.state === 'CAST' && this.#isVoter(seat.userUuid, id);
    return {
      votes: [...round.seats.values()].flatMap(({ isCounted, versions }) => {
        const last = versions.at(-1);
        return isCounted && last ? [levelsOf(last)] : [];
      }),
      isDiscussed:
        revealedAt !== null &&
        [...round.comments.values()].some(({ createdAt }) => new Date(createdAt) >= new Date(revealedAt)),
    };
  }

  #readVote(row: Extract<RecordRow, { entity: 'HazardVote' }>): void {
    const { before, after } = row;
    const vote = after ?? before;
    const found = vote && this.#rounds.get(vote.hazardVoteEventUuid);
    if (!found) return;
    const { round, hazard } = found;
    const { userUuid } = vote;
    const isRevealed = round.snapshot.revealedAt !== null;
    const seat = round.seats.get(userUuid);
    const about = { about: userUuid };
    if (!after) {
      this.#vacate(hazard, round, row, seat, isRevealed);
      return;
    }
    if (!before) {
      const versions = seat?.versions ?? [];
      round.seats.set(userUuid, seatOf(after, versions));
      const isBack = ['deleteHazardVote', 'restoreDeletedRecords'].includes(row.operationId);
      if (row.requestId !== round.requestId && !isBack)
        this.#note(hazard, row, 'VOTER_ADDED', round, about, userUuid);
      return;
    }
    const changed = seatOf(after, seat?.versions ?? []);
    round.seats.set(userUuid, changed);
    if (before.state !== after.state && after.state === 'NOT_NEEDED')
      this.#note(hazard, row, 'VOTER_NOT_NEEDED', round, about, userUuid);
    if (before.state === 'NOT_NEEDED' && after.state !== 'NOT_NEEDED')
      this.#note(hazard, row, 'VOTER_NEEDED', round, about, userUuid);
    if (isRevealed && after.changeCount > before.changeCount) {
      const version = versionOf(after, moment(row.at), row.reason);
      changed.versions = [...changed.versions, version];
      this.#note(hazard, row, 'VOTE_CHANGED', round, { ...about, vote: version }, userUuid);
    }
  }

  /** A seat is given up: by its voter, by a lead, or with the hazard or the account, which leaves the vote in the record. */
  #vacate(
    hazard: Hazard,
    round: Round,
    row: Extract<RecordRow, { entity: 'HazardVote' }>,
    seat: Seat | undefined,
    isRevealed: boolean,
  ): void {
    if (!seat) return;
    const { userUuid } = seat;
    if (row.operationId === 'deleteHazardVote') {
      if (isRevealed) this.#note(hazard, row, 'VOTE_WITHDRAWN', round, { about: userUuid }, userUuid);
      return;
    }
    if (row.operationId === 'adminDeleteUser' || row.operationId === 'deleteHazard') return;
    if (seat.state !== 'PENDING') return;
    round.seats.delete(userUuid);
    this.#note(hazard, row, 'VOTER_REMOVED', round, { about: userUuid }, userUuid);
  }

  #readComment(row: Extract<RecordRow, { entity: 'HazardVoteEventComment' }>): void {
    const comment = row.after ?? row.before;
    const found = comment && this.#rounds.get(comment.hazardVoteEventUuid);
    if (!found) return;
    const { round, hazard } = found;
    const kind = row.after ? (row.before ? 'COMMENT_CHANGED' : 'COMMENT_ADDED') : 'COMMENT_DELETED';
    if (row.after) round.comments.set(row.recordUuid, row.after);
    else round.comments.delete(row.recordUuid);
    this.#note(hazard, row, kind, round, { text: comment.text }, comment.createdBy);
  }

  #readHazard(row: Extract<RecordRow, { entity: 'Hazard' }>): void {
    const { before, after } = row;
    if (!after) return;
    const hazard = this.#hazard(row.recordUuid);
    const isChanged = (flag: keyof HazardSnapshot) => Boolean(before?.[flag]) !== Boolean(after[flag]);
    for (const [stage, flag] of [
      ['INITIAL', 'isConsensusVotingLocked'],
      ['FINAL', 'isFinalConsensusVotingLocked'],
    ] as const) {
      if (!isChanged(flag)) continue;
      const isOverride = after[flag] && !this.#agreed.has(`${row.requestId} ${row.recordUuid} ${stage}`);
      this.#note(hazard, row, after[flag] ? 'LOCKED' : 'UNLOCKED', undefined, { stage, isOverride });
    }
    if (isChanged('isRiskFrozen'))
      this.#note(hazard, row, after.isRiskFrozen ? 'FROZEN' : 'UNFROZEN', undefined, {
        isOverride: after.isRiskFrozen && !after.isConsensusVotingLocked,
      });
  }

  recordsFor(callerUuid: string): Map<string, RecordedHazard> {
    return new Map(
      [...this.#hazards].map(([uuid, { rounds, noted }]) => [
        uuid,
        {
          rounds: [...rounds.values()].map(round => this.#told(round, callerUuid)),
          events: noted
            .filter(({ event, own }) => {
              const round = event.hazardVoteEventUuid && rounds.get(event.hazardVoteEventUuid);
              return own === undefined || own === callerUuid || !round || round.snapshot.revealedAt !== null;
            })
            .map(({ event }) => event)
            .sort((one, other) => one.at.localeCompare(other.at)),
        },
      ]),
    );
  }

  #told(round: Round, callerUuid: string): RecordedRound {
    const { hazardUuid: _h, summarySentAt: _s, ...snapshot } = round.snapshot;
    const isRevealed = snapshot.revealedAt !== null;
    const decision = round.decision ?? (isRevealed ? this.#decide(round, Number.MAX_SAFE_INTEGER) : null);
    const seats = [...round.seats.values()].filter(({ userUuid }) => isRevealed || userUuid === callerUuid);
    return {
      ...snapshot,
      revealedAt: momentOrNull(snapshot.revealedAt),
      closedAt: momentOrNull(snapshot.closedAt),
      openedAt: round.openedAt,
      openedBy: round.openedBy,
      decision,
      votes: seats.map(({ present, ...seat }) => ({
        ...seat,
        ...(!isRevealed && {
          isCounted: false,
          versions: present && seat.castAt !== null ? [versionOf(present, seat.castAt, null)] : [],
        }),
      })),
    };
  }
}

/** A seat after a change; whoever has voted has levels. */
const seatOf = (vote: VoteSnapshot, versions: Version[]): Seat => ({
  userUuid: vote.userUuid,
  state: vote.state,
  castAt: momentOrNull(vote.castAt),
  versions,
  isCounted: false,
  present: vote.castAt === null ? null : vote,
});
