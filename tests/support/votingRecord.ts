import { expect } from 'vitest';
import type { Data, VotingRoom } from './voting.ts';

export interface VotingPerson {
  uuid: string;
  name: string;
  isGone: boolean;
}
/** What a hazard's voting record answers, as far as the tests look at it. */
export interface VotingRecord {
  code: string;
  rounds: {
    uuid: string;
    stage: string;
    round: number;
    status: string;
    minimumVotes: number;
    revealedBy: VotingPerson | null;
    outcome: { hasConsensus: boolean; countedVotes: number; spread: number } | null;
    votes: {
      voter: VotingPerson;
      state: string;
      isCounted: boolean;
      versions: { severityUuid: string; rationale: string; reason: string | null }[];
    }[];
  }[];
  events: {
    at: string;
    kind: string;
    by: VotingPerson | null;
    about: VotingPerson | null;
    reason: string | null;
    round: number | null;
    stage: string | null;
    text: string | null;
    before: string | null;
    after: string | null;
    isOverride: boolean;
    vote: { severityUuid: string } | null;
  }[];
}

/** Names of the demo people by role. */
export const NAMES: Record<string, string> = {
  lead: 'Lena Brandt',
  engineer: 'Emil Okafor',
  voter: 'Valerie Sato',
  approver: 'Anton Rivera',
};

/** The voting record of a hazard. */
export async function readVotingRecord(
  room: VotingRoom,
  hazardUuid: string,
  person = 'viewer',
): Promise<VotingRecord> {
  const { status, body } = await room.call<Data<VotingRecord>>(
    person,
    'GET',
    `/hazards/${hazardUuid}/voting-record`,
  );
  expect(status).toBe(200);
  return body.data;
}

/** The voting records of the room's project as a file. */
export const votingRecordFile = async (room: VotingRoom, format: string, person = 'viewer', query = '') => {
  const token = await room.app.tokenOf(room.app.userUuid(person));
  const answer = await room.app.app.inject({
    method: 'GET',
    url: `/v1/user-api/projects/${room.project}/voting-record?format=${format}${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
};
