import { expect } from 'vitest';
import { levels, type Vote, type VoteEvent, type VotingRoom } from './voting.ts';
import type { ModelRound, Opinion, VotingModel } from './votingModel.ts';

export const VOTING = ['lead', 'engineer', 'voter', 'approver'];
const READERS = [...VOTING, 'viewer'];
/** Words of a blind vote or comment, which must not be told. */
export interface Secret {
  words: string;
  by: string;
  round: ModelRound;
  isComment: boolean;
  /** What was thought before the reveal and changed stays one's own; a comment, and the last vote, are told then. */
  isOver: boolean;
}

/** What was played so far, with the product and the model. */
export interface VotingStory {
  room: VotingRoom;
  model: VotingModel;
  hazard: string;
  /** The steps, for a message. */
  said: string;
  secrets: readonly Secret[];
}

export const wordsOf = (opinion: Opinion) => `S${opinion[0]} E${opinion[1]} C${opinion[2]}`;

export async function latestRound(
  { room, model, hazard, said }: VotingStory,
  person: string,
): Promise<VoteEvent | undefined> {
  const { body } = await room.call<{ data: { results: VoteEvent[]; total: number } }>(
    person,
    'GET',
    '/hazard-vote-events',
    undefined,
    { projectUuid: room.project, hazardUuid: hazard },
  );
  expect(body.data.total, said).toBe(model.rounds.length);
  return body.data.results.toSorted((one, other) => one.round - other.round).at(-1);
}

/** What each reader is shown, beside the model. */
export async function compare(story: VotingStory): Promise<void> {
  const { room, model, said } = story;
  const { round, members, present, isLocked, isFrozen } = model;
  for (const person of READERS.filter(one => one === 'viewer' || members.has(one))) {
    const event = await latestRound(story, person);
    if (!round || !event) continue;
    const states = [...round.seats.values()].map(({ state }) => state);
    const count = (state: string) => states.filter(one => one === state).length;
    const outcome = round.isRevealed ? model.outcome(round) : null;
    expect(event, `${person}: ${said}`).toMatchObject({
      round: round.number,
      status: round.status,
      voters: { pending: count('PENDING'), cast: count('CAST'), notNeeded: count('NOT_NEEDED') },
      missingUserUuids: model
        .pending(round)
        .map(one => room.app.userUuid(one))
        .sort(),
      outcome: outcome && {
        countedVotes: outcome.countedVotes,
        spread: outcome.spread,
        lacksVotes: outcome.lacksVotes,
        needsComment: outcome.needsComment,
        hasConsensus: outcome.hasConsensus,
      },
    });
    await compareVotes(story, person);
  }
  const stored = await room.hazard(story.hazard);
  expect(stored, said).toMatchObject({ isConsensusVotingLocked: isLocked, isRiskFrozen: isFrozen });
  const initial = stored.evaluations.filter(({ stage }) => stage === 'INITIAL');
  expect(initial, said).toMatchObject(present ? [levels(wordsOf(present))] : []);
}

async function compareVotes({ room, model, hazard, said }: VotingStory, person: string): Promise<void> {
  const votes = (await room.votes(person, hazard, { limit: 200 })) as (Vote & {
    round: number;
  })[];
  const names = new Map(VOTING.map(one => [room.app.userUuid(one), one]));
  const { rounds } = model;
  expect(votes.length, said).toBe(rounds.reduce((sum, { seats }) => sum + seats.size, 0));
  for (const vote of votes) {
    const round = rounds[vote.round - 1];
    const voter = names.get(vote.userUuid) ?? '';
    const seat = round?.seats.get(voter);
    const isSeen = voter === person || round?.isRevealed;
    const shown = isSeen && seat?.opinion ? levels(wordsOf(seat.opinion)) : null;
    expect(vote, `${person} sees ${voter}: ${said}`).toMatchObject({
      state: seat?.state,
      isHidden: !isSeen && seat?.opinion !== null,
      severityUuid: shown?.severityUuid ?? null,
      exposureUuid: shown?.exposureUuid ?? null,
      avoidabilityUuid: shown?.avoidabilityUuid ?? null,
      rationale: isSeen ? (seat?.rationale ?? '') : '',
      ...(!isSeen && { changeCount: 0 }),
    });
  }
}

/** Whatever else tells of the hazard: history, record, messages, comments, files. */
export async function requireNothingTold({ room, model, hazard, said, secrets }: VotingStory): Promise<void> {
  const { project } = room;
  const paths = [
    `/projects/${project}/history?limit=200`,
    `/projects/${project}/voting-record?format=json`,
    `/hazards/${hazard}/voting-record`,
    `/hazard-vote-event-comments?projectUuid=${project}&limit=200`,
    '/notifications?limit=200',
  ];
  for (const person of READERS.filter(one => one === 'viewer' || model.members.has(one)))
    for (const path of paths) {
      const token = await room.app.tokenOf(room.app.userUuid(person));
      const { statusCode, body } = await room.app.app.inject({
        url: `/v1/user-api${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode, path).toBe(200);
      const told = secrets.filter(
        ({ words, by, round, isOver }) =>
          by !== person && (isOver || !round.isRevealed) && body.includes(`${words}"`),
      );
      expect(told, `${person} ${path}: ${said}`).toEqual([]);
    }
}
