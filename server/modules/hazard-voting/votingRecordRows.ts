import type { Levels } from '../../../domain/rating/parameters.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';

type Schemas = components['schemas'];

/** A round as the audit trail keeps it. */
export interface RoundSnapshot
  extends Pick<
    Schemas['VotingRecordRound'],
    | 'uuid'
    | 'stage'
    | 'round'
    | 'status'
    | 'riskRatingSetUuid'
    | 'ratingSetVersion'
    | 'consensusRule'
    | 'minimumVotes'
    | 'dueDate'
  > {
  hazardUuid: string;
  revealedAt: string | null;
  revealedBy: string | null;
  revealedSpread: number | null;
  closedAt: string | null;
  closedBy: string | null;
  summarySentAt: string | null;
}

export interface VoteSnapshot extends Required<Levels> {
  hazardVoteEventUuid: string;
  userUuid: string;
  state: Schemas['HazardVoteState'];
  classUuid: string | null;
  ratingUuid: string | null;
  rationale: string;
  castAt: string | null;
  changeCount: number;
}

export interface CommentSnapshot {
  hazardVoteEventUuid: string;
  createdBy: string | null;
  createdAt: string;
  text: string;
}

export interface HazardSnapshot {
  code: string;
  name: string;
  isConsensusVotingLocked: boolean;
  isFinalConsensusVotingLocked: boolean;
  isRiskFrozen: boolean;
}

interface Told<Entity extends string, Snapshot> {
  entity: Entity;
  id: number;
  recordUuid: string;
  at: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  operationId: string;
  requestId: string;
  by: string | null;
  reason: string | null;
  before: Snapshot | null;
  after: Snapshot | null;
}

/** One change, as the append-only audit trail tells it. */
export type RecordRow =
  | Told<'HazardVoteEvent', RoundSnapshot>
  | Told<'HazardVote', VoteSnapshot>
  | Told<'HazardVoteEventComment', CommentSnapshot>
  | Told<'Hazard', HazardSnapshot>
  | Told<'HazardEvaluation', { hazardUuid: string; stage: string }>;

const FLAGS = ['isConsensusVotingLocked', 'isFinalConsensusVotingLocked', 'isRiskFrozen'];

const lockChanged = FLAGS.map(
  flag => `coalesce(l.before->>'${flag}', 'false') is distinct from coalesce(l.after->>'${flag}', 'false')`,
).join(' or ');

const ROWS = `select l.id::float8 as id, l.record_uuid as "recordUuid", l.at, l.action, l.entity, l.operation_id as "operationId", l.request_id as "requestId",
  l.actor_user_uuid as "by", l.reason, l.before, l.after from audit_trail l where l.project_uuid = $1 and case l.entity
    when 'HazardVoteEvent' then $2::uuid is null or coalesce(l.after, l.before)->>'hazardUuid' = $2::text
    when 'HazardVote' then $2 is null or coalesce(l.after, l.before)->>'hazardUuid' = $2::text
    when 'HazardVoteEventComment' then $2 is null or coalesce(l.after, l.before)->>'hazardVoteEventUuid' in
      (select e.uuid::text from hazard_vote_events e where e.hazard_uuid = $2)
    when 'Hazard' then ($2 is null or l.record_uuid = $2) and (${lockChanged}) and l.action <> 'DELETE'
    when 'HazardEvaluation' then ($2 is null or l.after->>'hazardUuid' = $2::text) and l.after->>'origin' = 'CONSENSUS'
    else false end order by l.id`;

/**
 * All changes that the voting record of a project is made of, in their order: whoever changes something of a hazard's
 * voting holds the hazard.
 */
export async function recordRows(
  database: Queryable,
  projectUuid: string,
  hazardUuid: string | null,
): Promise<RecordRow[]> {
  const { rows } = await database.query<RecordRow>(ROWS, [projectUuid, hazardUuid]);
  return rows;
}

export interface Named {
  uuid: string;
  name: string;
  isGone: boolean;
}

const PEOPLE = `select p.uuid, u.uuid is null as "isGone", coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''),
    (select concat_ws(' ', l.before->>'firstName', l.before->>'lastName') from audit_trail l
     where l.record_uuid = p.uuid and l.entity = 'User' and l.before is not null order by l.id desc limit 1), '') as name
  from unnest($1::uuid[]) p(uuid) left join users u on u.uuid = p.uuid`;

/** The names of people, also of those whose account is deleted. */
export async function peopleOf(database: Queryable, uuids: Iterable<string>): Promise<Map<string, Named>> {
  const { rows } = await database.query<Named>(PEOPLE, [[...uuids]]);
  return new Map(rows.map(row => [row.uuid, row]));
}

const HAZARDS = `select distinct on (w.uuid) w.uuid, coalesce(h.code, l.before->>'code', '') as code, coalesce(h.name, l.before->>'name', '') as name,
  h.uuid is null as "isDeleted" from unnest($1::uuid[]) w(uuid) left join hazards h on h.uuid = w.uuid
  left join audit_trail l on h.uuid is null and l.record_uuid = w.uuid and l.entity = 'Hazard' and l.before is not null order by w.uuid, l.id desc`;

export interface NamedHazard {
  uuid: string;
  code: string;
  name: string;
  isDeleted: boolean;
}

/** Hazards by what they are called, or were when they were deleted; in the order of their codes. */
export async function hazardsNamed(database: Queryable, uuids: readonly string[]): Promise<NamedHazard[]> {
  const { rows } = await database.query<NamedHazard>(HAZARDS, [uuids]);
  return rows.sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true }));
}

interface Membership {
  userUuid: string;
  /** Changes of the membership, the oldest first. */
  changes: { id: number; before: string | null; after: string | null }[];
  role: string | null;
  isGone: boolean;
}

const MEMBERSHIPS = `select p.uuid as "userUuid", m.role, u.uuid is null as "isGone", coalesce((select json_agg(json_build_object('id', l.id,
    'before', l.before->>'role', 'after', l.after->>'role') order by l.id) from audit_trail l where l.project_uuid = $1
    and l.entity = 'ProjectMember' and coalesce(l.after, l.before)->>'userUuid' = p.uuid::text), '[]'::json) as changes
  from unnest($2::uuid[]) p(uuid) left join users u on u.uuid = p.uuid
  left join project_members m on m.project_uuid = $1 and m.user_uuid = p.uuid`;

/** Which role somebody had in the project when a row of the audit trail was written; null for no member. */
export type RoleAt = (userUuid: string, id: number) => string | null;

export async function rolesOf(
  database: Queryable,
  projectUuid: string,
  userUuids: Iterable<string>,
): Promise<RoleAt> {
  const { rows } = await database.query<Membership>(MEMBERSHIPS, [projectUuid, [...userUuids]]);
  const byUser = new Map(rows.map(row => [row.userUuid, row]));
  return (userUuid, id) => {
    const found = byUser.get(userUuid);
    if (!found) return null;
    const later = found.changes.find(change => change.id > id);
    if (later) return later.before;
    // A deleted account takes its memberships along, which says nothing of the time before.
    return found.isGone ? (found.changes.findLast(change => change.id <= id)?.after ?? null) : found.role;
  };
}
