import { defineRecord } from '../../database/records/recordType.ts';
import { hazardVoteEventComments, hazardVoteEvents, hazardVotes } from '../../database/schema/index.ts';
import { PROJECT_ROLE_PERMISSIONS } from '../permissions/index.ts';
import { ofArchivedProjects } from '../shared/archivedProjects.ts';
import { authorSummary, userSummary } from '../shared/people.ts';

/** Roles in a project that may vote (domain model 2.8). */
export const VOTING_ROLES = Object.entries(PROJECT_ROLE_PERMISSIONS)
  .filter(([, permissions]) => permissions.includes('votes.cast'))
  .map(([role]) => role);

/** SQL: this row's user is a voting member of its project; the vote of anybody else is kept but not counted (R8). */
export const isVotingMember = (row: string) =>
  `exists (select 1 from project_members m where m.project_uuid = ${row}.project_uuid and m.user_uuid = ${row}.user_uuid ` +
  `and m.role in (${VOTING_ROLES.map(role => `'${role}'`).join(', ')}))`;

/** SQL: a vote that takes part in the result of its round. */
export const isCounted = (vote: string) => `${vote}.state = 'CAST' and ${isVotingMember(vote)}`;

const roundOf = (vote: string, column: string) =>
  `select e.${column} from hazard_vote_events e where e.uuid = ${vote}.hazard_vote_event_uuid`;

const FROZEN =
  'The risk of this hazard is frozen. Nothing was changed; who may unfreeze it can open it again with a reason.';

const ofFrozenHazard = (row: string) =>
  `exists (select 1 from hazards h where h.uuid = ${row}.hazard_uuid and h.is_risk_frozen)`;

const vote = {
  entity: 'HazardVote' as const,
  plural: 'HazardVotes' as const,
  table: hazardVotes,
  searched: [],
  orderBy: 'createdAt',
  label: 'state',
};

/** A vote as it is stored: for writing and for the audit trail only, never for a response. */
export const hazardVoteType = defineRecord({
  ...vote,
  expressions: {
    hazard: row => `select concat_ws(' ', h.code, h.name) from hazards h where h.uuid = ${row}.hazard_uuid`,
  },
  // Labels a vote in the list of what is deleted with a person; "PENDING" would mean nothing there.
  labelIn: { users: 'hazard' },
  locked: { condition: ofFrozenHazard, message: FROZEN },
});

/** Whether the vote is hidden from the caller: the only definition of a blind vote. */
const isBlind = (row: string, caller: string) =>
  `${row}.user_uuid is distinct from ${caller} and (${roundOf(row, 'revealed_at')}) is null`;

const unlessBlind =
  (column: string, otherwise: string | ((row: string) => string)) => (row: string, caller: () => string) =>
    `case when ${isBlind(row, caller())} then ${typeof otherwise === 'string' ? otherwise : otherwise(row)} else ${row}.${column} end`;

/** A vote as the caller may see it: the only type that responses use. */
export const visibleVoteType = defineRecord({
  ...vote,
  hidden: [
    'severityUuid',
    'exposureUuid',
    'probabilityUuid',
    'avoidabilityUuid',
    'classUuid',
    'ratingUuid',
    'rationale',
    'castAt',
    'changedAt',
    'changeCount',
    'openRevision',
    'revision',
    'updatedAt',
    'updatedBy',
  ],
  computed: {
    severityUuid: unlessBlind('severity_uuid', 'null'),
    exposureUuid: unlessBlind('exposure_uuid', 'null'),
    probabilityUuid: unlessBlind('probability_uuid', 'null'),
    avoidabilityUuid: unlessBlind('avoidability_uuid', 'null'),
    classUuid: unlessBlind('class_uuid', 'null'),
    ratingUuid: unlessBlind('rating_uuid', 'null'),
    rationale: unlessBlind('rationale', `''`),
    // Who has voted is told, but not when, nor how often somebody changed their mind.
    castAt: unlessBlind('cast_at', 'null'),
    changedAt: unlessBlind('changed_at', 'null'),
    changeCount: unlessBlind('change_count', '0'),
    revision: unlessBlind('revision', row => `${row}.open_revision`),
    updatedAt: unlessBlind('updated_at', row => `${row}.created_at`),
    updatedBy: unlessBlind('updated_by', row => `${row}.created_by`),
    isHidden: (row, caller) => `${row}.cast_at is not null and ${isBlind(row, caller())}`,
    isCounted,
    stage: row => roundOf(row, 'stage'),
    round: row => roundOf(row, 'round'),
    user: userSummary,
  },
  expressions: {
    round: row => roundOf(row, 'round'),
    // An order tells as much as the moments themselves.
    castAt: row => `case when (${roundOf(row, 'revealed_at')}) is not null then ${row}.cast_at end`,
  },
  filters: {
    stage: value => `(${roundOf('t', 'stage')}) = any(${value}::text[])`,
  },
});

const countOf = (event: string, state: string) =>
  `(select count(*) from hazard_votes v where v.hazard_vote_event_uuid = ${event}.uuid and v.state = '${state}')`;

export const hazardVoteEventType = defineRecord({
  entity: 'HazardVoteEvent',
  plural: 'HazardVoteEvents',
  table: hazardVoteEvents,
  searched: [],
  orderBy: 'createdAt',
  label: 'stage',
  computed: {
    voters: event =>
      `json_build_object('pending', ${countOf(event, 'PENDING')}, 'cast', ${countOf(event, 'CAST')}, 'notNeeded', ${countOf(event, 'NOT_NEEDED')})`,
    // Nobody waits for one who may not vote any more (R8). Who has voted may be known; the order says nothing of when.
    missingUserUuids: event =>
      `array(select v.user_uuid from hazard_votes v where v.hazard_vote_event_uuid = ${event}.uuid and v.state = 'PENDING' and ${isVotingMember('v')} order by v.user_uuid)`,
    isLocked: event =>
      `select case ${event}.stage when 'INITIAL' then h.is_consensus_voting_locked else h.is_final_consensus_voting_locked end from hazards h where h.uuid = ${event}.hazard_uuid`,
    hazard: event =>
      `select json_build_object('code', h.code, 'name', h.name) from hazards h where h.uuid = ${event}.hazard_uuid`,
    projectName: event => `select p.name from projects p where p.uuid = ${event}.project_uuid`,
    myVoteUuid: (event, caller) =>
      `select v.uuid from hazard_votes v where v.hazard_vote_event_uuid = ${event}.uuid and v.user_uuid = ${caller()}`,
  },
  filters: {
    archived: ofArchivedProjects,
    voterUserUuid: value =>
      `exists (select 1 from hazard_votes v where v.hazard_vote_event_uuid = t.uuid and v.user_uuid = any(${value}::uuid[]))`,
    pendingUserUuid: value =>
      `exists (select 1 from hazard_votes v where v.hazard_vote_event_uuid = t.uuid and v.state = 'PENDING' and v.user_uuid = any(${value}::uuid[]))`,
  },
  locked: { condition: ofFrozenHazard, message: FROZEN },
});

export const voteEventCommentType = defineRecord({
  entity: 'HazardVoteEventComment',
  plural: 'HazardVoteEventComments',
  table: hazardVoteEventComments,
  searched: ['text'],
  orderBy: 'createdAt',
  label: 'text',
  computed: { author: authorSummary },
});

export const votingTypes = [hazardVoteType, hazardVoteEventType, voteEventCommentType];
