import { scalesOf } from '../../../domain/rating/ratingSet.ts';
import { outcomeOf } from '../../../domain/voting/consensus.ts';
import { notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import { ratedOutcome } from './outcomes.ts';
import { VOTING_ROLES } from './voteRecords.ts';
import {
  hazardsNamed,
  type Named,
  peopleOf,
  type RecordRow,
  recordRows,
  rolesOf,
} from './votingRecordRows.ts';
import { type RecordedHazard, type RecordedRound, votingRecordsFrom } from './votingRecordRules.ts';

type VotingRecord = components['schemas']['VotingRecord'];
type RecordRound = components['schemas']['VotingRecordRound'];

const mayVote = (role: string | null) => role !== null && VOTING_ROLES.includes(role);

/** Everybody whom a record names. */
function namesIn(rows: readonly RecordRow[]): Set<string> {
  const uuids = rows.flatMap(row => {
    const voter = row.entity === 'HazardVote' ? (row.after ?? row.before)?.userUuid : undefined;
    return [row.by, voter];
  });
  return new Set(uuids.filter(uuid => typeof uuid === 'string'));
}

/**
 * The voting records of a project, or of one of its hazards, in the order of their codes.
 * @param callerUuid who reads them: what was never revealed is told to its voter only
 */
export async function votingRecords(
  database: Queryable,
  projectUuid: string,
  hazardUuid: string | null,
  callerUuid: string,
): Promise<{ records: VotingRecord[]; sets: Map<string, StoredRatingSet> }> {
  const rows = await recordRows(database, projectUuid, hazardUuid);
  const names = namesIn(rows);
  const people = await peopleOf(database, names);
  const recorded = votingRecordsFrom(rows, callerUuid, await rolesOf(database, projectUuid, names), mayVote);
  const hazards = await hazardsNamed(database, hazardUuid === null ? [...recorded.keys()] : [hazardUuid]);
  const sets = await setsOf(database, recorded.values());
  const records = hazards.map(({ uuid, ...named }) => {
    const { rounds, events } = recorded.get(uuid) ?? { rounds: [], events: [] };
    return {
      hazardUuid: uuid,
      ...named,
      rounds: rounds.map(round => roundOf(round, people, sets)),
      events: events.map(event => ({
        ...event,
        by: personOf(event.by, people),
        about: personOf(event.about, people),
      })),
    };
  });
  return { records, sets };
}

async function setsOf(
  database: Queryable,
  recorded: Iterable<RecordedHazard>,
): Promise<Map<string, StoredRatingSet>> {
  const uuids = new Set([...recorded].flatMap(({ rounds }) => rounds.map(round => round.riskRatingSetUuid)));
  const sets = new Map<string, StoredRatingSet>();
  for (const uuid of uuids) {
    const set = await loadRatingSet(database, uuid);
    if (set) sets.set(uuid, set);
  }
  return sets;
}

function personOf(uuid: string | null, people: ReadonlyMap<string, Named>): Named | null {
  return uuid === null ? null : (people.get(uuid) ?? { uuid, name: '', isGone: true });
}

function roundOf(
  { decision, votes, revealedSpread, openedBy, revealedBy, closedBy, ...round }: RecordedRound,
  people: ReadonlyMap<string, Named>,
  sets: ReadonlyMap<string, StoredRatingSet>,
): RecordRound {
  const set = sets.get(round.riskRatingSetUuid);
  const facts = decision && {
    ...round,
    revealedSpread: revealedSpread ?? 0,
    isDiscussed: decision.isDiscussed,
  };
  return {
    uuid: round.uuid,
    stage: round.stage,
    round: round.round,
    status: round.status,
    riskRatingSetUuid: round.riskRatingSetUuid,
    ratingSetVersion: round.ratingSetVersion,
    consensusRule: round.consensusRule,
    minimumVotes: round.minimumVotes,
    dueDate: round.dueDate,
    openedAt: round.openedAt,
    openedBy: personOf(openedBy, people),
    revealedAt: round.revealedAt,
    revealedBy: personOf(revealedBy, people),
    closedAt: round.closedAt,
    closedBy: personOf(closedBy, people),
    outcome: (set && facts
      ? ratedOutcome(set, outcomeOf(facts, scalesOf(set), decision.votes))
      : null) as RecordRound['outcome'],
    votes: votes
      .map(({ userUuid, ...vote }) => ({
        voter: personOf(userUuid, people) ?? { uuid: userUuid, name: '', isGone: true },
        ...vote,
      }))
      .sort(({ voter: one }, { voter: other }) => one.name.localeCompare(other.name, 'en')),
  };
}

export const getHazardVotingRecord: Handler<'getHazardVotingRecord'> = async ({ path }, context) => {
  const { projectUuid, pool, userUuid } = context;
  if (projectUuid === null) throw notFound('hazard');
  const { records } = await votingRecords(pool, projectUuid, path.hazardUuid, userUuid);
  const [record] = records;
  if (!record) throw notFound('hazard');
  return { status: 200, body: { data: record } };
};
