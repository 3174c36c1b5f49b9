import { expect } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { levelUuid } from '../../server/seed/ratingSets.ts';
import { createTestApp, type Person, type TestApp } from './app.ts';

export interface Failure {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
  current?: Record<string, unknown>;
}
export interface Hazard {
  uuid: string;
  revision: number;
  status: string;
  assignedUserUuids: string[];
  isConsensusVotingLocked: boolean;
  isFinalConsensusVotingLocked: boolean;
  isRiskFrozen: boolean;
  evaluations: Record<string, unknown>[];
}
export interface VoteEvent {
  uuid: string;
  revision: number;
  hazardUuid: string;
  stage: string;
  round: number;
  status: string;
  revealedAt: string | null;
  revealedSpread: number | null;
  dueDate: string | null;
  consensusRule: string;
  minimumVotes: number;
  voters: { pending: number; cast: number; notNeeded: number };
  missingUserUuids: string[];
  isLocked: boolean;
  myVoteUuid: string | null;
  outcome: {
    hasConsensus: boolean;
    needsComment: boolean;
    lacksVotes: boolean;
    countedVotes: number;
    spread: number;
    ratingUuid: string | null;
    parameters: { parameter: string; spread: number; agreedUuid: string | null }[];
  } | null;
}
export interface Vote {
  uuid: string;
  revision: number;
  userUuid: string;
  state: string;
  isHidden: boolean;
  isCounted: boolean;
  severityUuid: string | null;
  exposureUuid: string | null;
  avoidabilityUuid: string | null;
  ratingUuid: string | null;
  rationale: string;
  changeCount: number;
}
export interface Data<T> {
  data: T;
}
export interface List<T> {
  data: { results: T[]; total: number };
}

/** Levels of ISO 26262-3: "S3 E4 C3". */
export function levels(text: string) {
  const [s = '', e = '', c = ''] = text.split(' ');
  const of = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
    levelUuid('ISO26262-3-2018', parameter, code);
  return {
    severityUuid: of('severity', s),
    exposureUuid: of('exposure', e),
    avoidabilityUuid: of('avoidability', c),
  };
}

/** Who votes where a test does not say otherwise. */
export const VOTERS: Person[] = ['engineer', 'voter', 'approver'];

/** Everything a voting test does, as a person would do it. */
export class VotingRoom {
  readonly app: TestApp;
  project = '';

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async open(): Promise<VotingRoom> {
    return new VotingRoom(await createTestApp());
  }

  /** A new project of the lead with one person of each role. */
  async newProject(): Promise<void> {
    const { body } = await this.app.call<Data<{ uuid: string }>>(
      'lead',
      'POST',
      `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { body: { name: 'Voting', style: 'FUNCTION' } },
    );
    this.project = body.data.uuid;
    for (const [person, role] of [
      ['engineer', 'ENGINEER'],
      ['voter', 'VOTER'],
      ['approver', 'APPROVER'],
      ['viewer', 'VIEWER'],
    ])
      await this.app.call('lead', 'POST', `/user-api/projects/${this.project}/members`, {
        body: { userUuid: this.app.userUuid(person ?? ''), role },
      });
  }

  call<T>(person: Person, method: string, path: string, body?: unknown, query?: Record<string, unknown>) {
    return this.app.call<T & Failure>(person, method, `/user-api${path}`, {
      ...(body !== undefined && { body }),
      ...(query && { query }),
    });
  }

  async newHazard(fields: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.call<{ data: { records: Hazard[] } }>(
      'lead',
      'POST',
      `/projects/${this.project}/hazards/batch`,
      { items: [{ style: 'FUNCTION', name: 'Brakes fail', ...fields }] },
    );
    const [hazard] = answer.body.data.records;
    if (!hazard) throw new Error(JSON.stringify(answer.body));
    return hazard.uuid;
  }

  async hazard(uuid: string, person: Person = 'lead'): Promise<Hazard> {
    return (await this.call<Data<Hazard>>(person, 'GET', `/hazards/${uuid}`)).body.data;
  }

  open(hazardUuid: string, people: Person[] = [], stage = 'INITIAL', person: Person = 'lead') {
    const userUuids = people.map(name => this.app.userUuid(name));
    return this.call<{ data: { saved: number; records: VoteEvent[]; results: { status: string }[] } }>(
      person,
      'POST',
      `/projects/${this.project}/hazard-vote-events/batch`,
      { items: [{ hazardUuid, stage, ...(userUuids.length > 0 && { userUuids }) }] },
    );
  }

  /** Opens a round and gives it back. */
  async round(hazardUuid: string, people: Person[], stage = 'INITIAL'): Promise<VoteEvent> {
    const { body } = await this.open(hazardUuid, people, stage);
    const [event] = body.data?.records ?? [];
    if (!event) throw new Error(JSON.stringify(body));
    return event;
  }

  async event(uuid: string, person: Person = 'lead'): Promise<VoteEvent> {
    return (await this.call<Data<VoteEvent>>(person, 'GET', `/hazard-vote-events/${uuid}`)).body.data;
  }

  async step(uuid: string, action: string, reason?: string, person: Person = 'lead') {
    const { revision } = await this.event(uuid);
    return this.call<Data<VoteEvent>>(person, 'PATCH', `/hazard-vote-events/${uuid}`, {
      revision,
      action,
      ...(reason && { reason }),
    });
  }

  cast(person: Person, hazardUuid: string, text: string, more: Record<string, unknown> = {}) {
    return this.call<Data<Vote>>(person, 'POST', `/hazards/${hazardUuid}/hazard-votes`, {
      ...levels(text),
      ...more,
    });
  }

  /** Votes by "person: levels", which all have to be accepted. */
  async castAll(hazardUuid: string, votes: Record<Person, string>, more: Record<string, unknown> = {}) {
    for (const [person, text] of Object.entries(votes)) {
      const { status, body } = await this.cast(person, hazardUuid, text, more);
      if (status !== 201) throw new Error(`${person}: ${JSON.stringify(body)}`);
    }
  }

  async votes(person: Person, hazardUuid: string, query: Record<string, unknown> = {}): Promise<Vote[]> {
    const { body } = await this.call<List<Vote>>(
      person,
      'GET',
      `/hazards/${hazardUuid}/hazard-votes`,
      undefined,
      query,
    );
    return body.data.results;
  }

  /** The seat of somebody in a hazard's latest round, as they see it themselves or as somebody else does. */
  async voteOf(person: Person, hazardUuid: string, seenBy = person): Promise<Vote> {
    const found = await this.votes(seenBy, hazardUuid, {
      userUuid: this.app.userUuid(person),
      orderBy: 'round',
    });
    const vote = found.at(-1);
    if (!vote) throw new Error(`${person} has no seat`);
    return vote;
  }

  async change(person: Person, vote: Vote, body: Record<string, unknown>, by: Person = person) {
    return this.call<Data<Vote>>(by, 'PATCH', `/hazard-votes/${vote.uuid}`, {
      revision: vote.revision,
      ...body,
    });
  }

  comment(person: Person, hazardVoteEventUuid: string, text = 'Let us talk about it.') {
    return this.call<Data<{ uuid: string; revision: number; text: string }>>(
      person,
      'POST',
      '/hazard-vote-event-comments',
      { hazardVoteEventUuid, text },
    );
  }

  /** A toggle of the hazard: `toggle-risk-freeze` or `toggle-consensus-voting-lock`. */
  async toggle(person: Person, uuid: string, what: string, more: Record<string, unknown> = {}) {
    const { revision } = await this.hazard(uuid);
    return this.call<Data<Hazard>>(person, 'PATCH', `/hazards/${uuid}/toggle-${what}`, { revision, ...more });
  }

  /** A round in which everybody votes the same, revealed. */
  async agree(hazardUuid: string, text = 'S3 E4 C3', stage = 'INITIAL') {
    const event = await this.round(hazardUuid, VOTERS, stage);
    const votes = Object.fromEntries(VOTERS.map(voter => [voter, text]));
    await this.castAll(hazardUuid, votes, { stage, rationale: 'Agreed.' });
    await this.step(event.uuid, 'REVEAL');
    return event;
  }

  /** Agrees on a final rating, which is locked, and closes the round. */
  async rateFinal(hazardUuid: string, text = 'S1 E4 C1') {
    await this.agree(hazardUuid, text, 'FINAL');
    expect((await this.toggle('lead', hazardUuid, 'consensus-voting-lock', { stage: 'FINAL' })).status).toBe(
      200,
    );
    await this.app.pool.query(
      `update hazard_vote_events set status = 'CLOSED', closed_at = now() where hazard_uuid = $1 and stage = 'FINAL' and status = 'REVEALED'`,
      [hazardUuid],
    );
  }
}
