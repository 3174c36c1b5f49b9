import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHazardVoteEvents: build.query<ListHazardVoteEventsApiResponse, ListHazardVoteEventsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-vote-events`,
        params: {
          projectUuid: queryArg.projectUuid,
          archived: queryArg.archived,
          hazardUuid: queryArg.hazardUuid,
          stage: queryArg.stage,
          status: queryArg.status,
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          voterUserUuid: queryArg.voterUserUuid,
          pendingUserUuid: queryArg.pendingUserUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazardVoteEvent: build.query<GetHazardVoteEventApiResponse, GetHazardVoteEventApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-vote-events/${encodeURIComponent(String(queryArg.hazardVoteEventUuid))}`,
      }),
    }),
    updateHazardVoteEvent: build.mutation<UpdateHazardVoteEventApiResponse, UpdateHazardVoteEventApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-vote-events/${encodeURIComponent(String(queryArg.hazardVoteEventUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardVoteEventUpdate,
      }),
    }),
    createHazardVoteEventsBatch: build.mutation<
      CreateHazardVoteEventsBatchApiResponse,
      CreateHazardVoteEventsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-vote-events/batch`,
        method: 'POST',
        body: queryArg.hazardVoteEventBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateHazardVoteEventsBatch: build.mutation<
      UpdateHazardVoteEventsBatchApiResponse,
      UpdateHazardVoteEventsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-vote-events/batch`,
        method: 'PATCH',
        body: queryArg.hazardVoteEventBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listHazardVoteEventComments: build.query<
      ListHazardVoteEventCommentsApiResponse,
      ListHazardVoteEventCommentsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-vote-event-comments`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          hazardVoteEventUuid: queryArg.hazardVoteEventUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createHazardVoteEventComment: build.mutation<
      CreateHazardVoteEventCommentApiResponse,
      CreateHazardVoteEventCommentApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-vote-event-comments`,
        method: 'POST',
        body: queryArg.hazardVoteEventCommentCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateHazardVoteEventComment: build.mutation<
      UpdateHazardVoteEventCommentApiResponse,
      UpdateHazardVoteEventCommentApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-vote-event-comments/${encodeURIComponent(String(queryArg.hazardVoteEventCommentUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardVoteEventCommentUpdate,
      }),
    }),
    deleteHazardVoteEventComment: build.mutation<
      DeleteHazardVoteEventCommentApiResponse,
      DeleteHazardVoteEventCommentApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-vote-event-comments/${encodeURIComponent(String(queryArg.hazardVoteEventCommentUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listHazardVotes: build.query<ListHazardVotesApiResponse, ListHazardVotesApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/hazard-votes`,
        params: {
          hazardVoteEventUuid: queryArg.hazardVoteEventUuid,
          stage: queryArg.stage,
          state: queryArg.state,
          userUuid: queryArg.userUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createHazardVote: build.mutation<CreateHazardVoteApiResponse, CreateHazardVoteApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/hazard-votes`,
        method: 'POST',
        body: queryArg.hazardVoteCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getHazardVotingRecord: build.query<GetHazardVotingRecordApiResponse, GetHazardVotingRecordApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/voting-record`,
      }),
    }),
    getHazardVote: build.query<GetHazardVoteApiResponse, GetHazardVoteApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-votes/${encodeURIComponent(String(queryArg.hazardVoteUuid))}`,
      }),
    }),
    updateHazardVote: build.mutation<UpdateHazardVoteApiResponse, UpdateHazardVoteApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-votes/${encodeURIComponent(String(queryArg.hazardVoteUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardVoteUpdate,
      }),
    }),
    deleteHazardVote: build.mutation<DeleteHazardVoteApiResponse, DeleteHazardVoteApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-votes/${encodeURIComponent(String(queryArg.hazardVoteUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    toggleHazardVoteNotNeeded: build.mutation<
      ToggleHazardVoteNotNeededApiResponse,
      ToggleHazardVoteNotNeededApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-votes/${encodeURIComponent(String(queryArg.hazardVoteUuid))}/toggle-not-needed`,
        method: 'PATCH',
        body: queryArg.hazardVoteNotNeededToggle,
      }),
    }),
    sendVoteSummary: build.mutation<SendVoteSummaryApiResponse, SendVoteSummaryApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-votes/send-vote-summary`,
        method: 'POST',
        body: queryArg.voteSummaryRequest,
      }),
    }),
    listHazardVoteUsers: build.query<ListHazardVoteUsersApiResponse, ListHazardVoteUsersApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-votes/users-list`,
        params: {
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardVotingApi };
export type ListHazardVoteEventsApiResponse =
  /** status 200 The rounds, and how many there are without paging. */ HazardVoteEventListResponse;
export type ListHazardVoteEventsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Whether records of archived projects are listed as well (as without it), or alone, or not. */
  archived?: ArchivedFilter;
  /** Only rounds on these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only rounds on these stages; repeat the key for several. */
  stage?: HazardEvaluationStage[];
  /** Only rounds in these states; repeat the key for several. */
  status?: HazardVoteEventStatus[];
  /** Only rounds in these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only rounds in which these people are voters; repeat the key for several. */
  voterUserUuid?: string[];
  /** Only rounds in which any of these people are voters and have not voted yet; repeat the key for several. */
  pendingUserUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: HazardVoteEventOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardVoteEventApiResponse = /** status 200 The round. */ HazardVoteEventResponse;
export type GetHazardVoteEventApiArg = {
  /** Uuid of the hazard vote event. */
  hazardVoteEventUuid: string;
};
export type UpdateHazardVoteEventApiResponse =
  /** status 200 The updated round, or the new one. */ HazardVoteEventResponse;
export type UpdateHazardVoteEventApiArg = {
  /** Uuid of the hazard vote event. */
  hazardVoteEventUuid: string;
  hazardVoteEventUpdate: HazardVoteEventUpdate;
};
export type CreateHazardVoteEventsBatchApiResponse =
  /** status 201 A result for each item. */ HazardVoteEventBatchResponse;
export type CreateHazardVoteEventsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardVoteEventBatchCreate: HazardVoteEventBatchCreate;
};
export type UpdateHazardVoteEventsBatchApiResponse =
  /** status 200 A result for each item. */ HazardVoteEventBatchUpdateResponse;
export type UpdateHazardVoteEventsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardVoteEventBatchUpdate: HazardVoteEventBatchUpdate;
};
export type ListHazardVoteEventCommentsApiResponse =
  /** status 200 The comments, and how many there are without paging. */ HazardVoteEventCommentListResponse;
export type ListHazardVoteEventCommentsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Words that the text holds, whatever their case. */
  search?: string;
  /** Only comments on these rounds; repeat the key for several. */
  hazardVoteEventUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateHazardVoteEventCommentApiResponse =
  /** status 201 The comment. */ HazardVoteEventCommentResponse;
export type CreateHazardVoteEventCommentApiArg = {
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardVoteEventCommentCreate: HazardVoteEventCommentCreate;
};
export type UpdateHazardVoteEventCommentApiResponse =
  /** status 200 The updated comment. */ HazardVoteEventCommentResponse;
export type UpdateHazardVoteEventCommentApiArg = {
  /** Uuid of the hazard vote event comment. */
  hazardVoteEventCommentUuid: string;
  hazardVoteEventCommentUpdate: HazardVoteEventCommentUpdate;
};
export type DeleteHazardVoteEventCommentApiResponse = unknown;
export type DeleteHazardVoteEventCommentApiArg = {
  /** Uuid of the hazard vote event comment. */
  hazardVoteEventCommentUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListHazardVotesApiResponse =
  /** status 200 The votes, and how many there are without paging. */ HazardVoteListResponse;
export type ListHazardVotesApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Only votes in these rounds; repeat the key for several. */
  hazardVoteEventUuid?: string[];
  /** Only votes on these stages; repeat the key for several. */
  stage?: HazardEvaluationStage[];
  /** Only votes in these states; repeat the key for several. */
  state?: HazardVoteState[];
  /** Only votes of these people; repeat the key for several. */
  userUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: HazardVoteOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateHazardVoteApiResponse = /** status 201 The vote. */ HazardVoteResponse;
export type CreateHazardVoteApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardVoteCreate: HazardVoteCreate;
};
export type GetHazardVotingRecordApiResponse = /** status 200 The record. */ HazardVotingRecordResponse;
export type GetHazardVotingRecordApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
};
export type GetHazardVoteApiResponse =
  /** status 200 The vote, as far as the caller may see it. */ HazardVoteResponse;
export type GetHazardVoteApiArg = {
  /** Uuid of the hazard vote. */
  hazardVoteUuid: string;
};
export type UpdateHazardVoteApiResponse = /** status 200 The updated vote. */ HazardVoteResponse;
export type UpdateHazardVoteApiArg = {
  /** Uuid of the hazard vote. */
  hazardVoteUuid: string;
  hazardVoteUpdate: HazardVoteUpdate;
};
export type DeleteHazardVoteApiResponse = unknown;
export type DeleteHazardVoteApiArg = {
  /** Uuid of the hazard vote. */
  hazardVoteUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type ToggleHazardVoteNotNeededApiResponse = /** status 200 The updated vote. */ HazardVoteResponse;
export type ToggleHazardVoteNotNeededApiArg = {
  /** Uuid of the hazard vote. */
  hazardVoteUuid: string;
  hazardVoteNotNeededToggle: HazardVoteNotNeededToggle;
};
export type SendVoteSummaryApiResponse = /** status 200 What was sent, and to whom. */ VoteSummaryResponse;
export type SendVoteSummaryApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  voteSummaryRequest: VoteSummaryRequest;
};
export type ListHazardVoteUsersApiResponse =
  /** status 200 The members, and how many there are without paging. */ ProjectMemberListResponse;
export type ListHazardVoteUsersApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Text that name or e-mail contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: VoterOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type ConsensusRule = 'UNANIMOUS' | 'MAX_WINS' | 'MEDIAN_UP';
export type MinimumVotes = number;
export type HazardVoteEventStatus = 'OPEN' | 'REVEALED' | 'CLOSED' | 'RESET';
export type HazardVoteCounts = {
  pending: number;
  cast: number;
  notNeeded: number;
};
export type RecordCode = string;
export type HazardVoteEventHazard = {
  code: RecordCode;
  name: string;
};
export type RecordName = string;
export type RiskParameter = 'severity' | 'exposure' | 'probability' | 'avoidability';
export type HazardVoteParameterOutcome = {
  parameter: RiskParameter;
  /** Least severe level voted for. */
  lowestUuid: string;
  /** Most severe level voted for. */
  highestUuid: string;
  /** Levels between the two; levels of the same weight are none apart. */
  spread: number;
  /** Level that the consensus rule gives; null where it gives none. */
  agreedUuid: string | null;
};
export type HazardVoteOutcome = {
  /** Enough votes, agreed by the rule of the round, and discussed where they had to be. */
  hasConsensus: boolean;
  /** Fewer than `minimumVotes` count. */
  lacksVotes: boolean;
  /** The votes lie, or lay at the reveal, two or more levels apart, and nobody has commented since. */
  needsComment: boolean;
  countedVotes: number;
  /** Widest spread of all parameters, in levels. */
  spread: number;
  parameters: HazardVoteParameterOutcome[];
  /** Rating of the agreed levels; null without agreement. */
  ratingUuid: string | null;
};
export type HazardVoteEvent = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  stage: HazardEvaluationStage;
  /** Counts from 1 for each hazard and stage. */
  round: number;
  /** Set that is voted in. */
  riskRatingSetUuid: string;
  ratingSetVersion: string;
  consensusRule: ConsensusRule;
  minimumVotes: MinimumVotes;
  status: HazardVoteEventStatus;
  /** null as long as the votes are blind. */
  revealedAt: string | null;
  revealedBy: NullableUuid;
  /** Widest spread at the reveal, in levels. */
  revealedSpread: number | null;
  closedAt: string | null;
  closedBy: NullableUuid;
  /** Day by which the votes are to be cast; nothing ends by itself. */
  dueDate: string | null;
  /** When the voters were last sent a summary. */
  summarySentAt: string | null;
  voters: HazardVoteCounts;
  /** Voting members of the project whose vote is awaited. */
  missingUserUuids: Uuid[];
  /** Whether the rating of this stage of the hazard is locked as agreed on. */
  isLocked: boolean;
  /** The hazard that is voted on. */
  hazard: HazardVoteEventHazard;
  projectName: RecordName;
  /** The caller’s own vote in this round; null for who has none. */
  myVoteUuid: string | null;
  /** null as long as the votes are blind. */
  outcome: HazardVoteOutcome | null;
};
export type HazardVoteEventListResponse = {
  data: {
    results: HazardVoteEvent[];
    total: number;
  };
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'MALFORMED_BODY'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REVISION_CONFLICT'
  | 'CONFLICT'
  | 'IN_USE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RULE_VIOLATED'
  | 'REASON_REQUIRED'
  | 'IDEMPOTENCY_KEY_USED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  /** In the same language as `message` of the answer. */
  message: string;
};
export type DependencyEffect = 'DELETED' | 'UNLINKED';
export type DependencyRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
};
export type DependencyGroup = {
  /** Kind of the pointing records, such as `Malfunction`. */
  entity: string;
  /** The field that points here, such as `functionUuid`. */
  field: string;
  onDelete: DependencyEffect;
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type ErrorAnswer = {
  code: ErrorCode;
  /** A sentence that a user can act on, in German where `Accept-Language` prefers it, else in English. Programs go by `code`. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The current record (REVISION_CONFLICT only). */
  current?: {
    [key: string]: unknown;
  };
  /** What points at the record (IN_USE only). */
  tree?: DependencyTree;
};
export type ArchivedFilter = 'EXCLUDED' | 'INCLUDED' | 'ONLY';
export type HazardVoteEventOrderBy = 'createdAt' | 'updatedAt' | 'round' | 'status' | 'dueDate';
export type OrderDirection = 'asc' | 'desc';
export type HazardVoteEventResponse = {
  data: HazardVoteEvent;
};
export type HazardVoteEventAction = 'REVEAL' | 'CLOSE' | 'NEW_ROUND';
export type Reason = string;
export type HazardVoteEventVoterChanges = {
  /** Voters of the hazard from now on, with a seat in its open rounds; only while this round is open. */
  add?: Uuid[];
  /** No voters of the hazard any more. A vote that was cast is kept as not needed. */
  remove?: Uuid[];
  /** Voters whom this round does without; needs a reason. */
  notNeeded?: Uuid[];
  /** Voters who are asked in again. */
  needed?: Uuid[];
};
export type HazardVoteEventUpdate = {
  revision: Revision;
  action?: HazardVoteEventAction;
  reason?: Reason;
  /** Day by which the votes are to be cast; null for none. */
  dueDate?: string | null;
  /** Of a round that is open. Never fewer than the organization asks for, nor more than can still be cast; a lower one needs
    a reason.
     */
  minimumVotes?: MinimumVotes;
  voters?: HazardVoteEventVoterChanges;
};
export type BatchItemStatus = 'CREATED' | 'FAILED' | 'NOT_SAVED';
export type BatchItemResult = {
  /** Place in the request. */
  index: number;
  status: BatchItemStatus;
  uuid?: string;
  code?: string;
  error?: ErrorAnswer;
};
export type HazardVoteEventBatchResponse = {
  data: {
    /** How many were opened. */
    saved: number;
    results: BatchItemResult[];
    /** The opened rounds, in the order of the request. */
    records?: HazardVoteEvent[];
  };
};
export type HazardVoteEventCreate = {
  hazardUuid: Uuid;
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  /** Day by which the votes are to be cast. */
  dueDate?: string | null;
  /** People to add to the voters of the hazard first. */
  userUuids?: Uuid[];
};
export type HazardVoteEventBatchCreate = {
  items: HazardVoteEventCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type HazardVoteEventBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  /** The round; after NEW_ROUND the new one. */
  record?: HazardVoteEvent;
  current?: HazardVoteEvent;
  error?: ErrorAnswer;
};
export type HazardVoteEventBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: HazardVoteEventBatchUpdateResult[];
  };
};
export type HazardVoteEventBatchUpdate = {
  items: {
    uuid: Uuid;
    change: HazardVoteEventUpdate;
  }[];
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type HazardVoteEventComment = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardVoteEventUuid: Uuid;
  /** Markdown. */
  text: string;
  /** null when the account is gone. */
  author: UserSummary | null;
};
export type HazardVoteEventCommentListResponse = {
  data: {
    results: HazardVoteEventComment[];
    total: number;
  };
};
export type TimeOrderBy = 'createdAt' | 'updatedAt';
export type HazardVoteEventCommentResponse = {
  data: HazardVoteEventComment;
};
export type HazardVoteEventCommentCreate = {
  hazardVoteEventUuid: Uuid;
  /** Markdown. */
  text: string;
};
export type HazardVoteEventCommentUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Markdown. */
  text?: string;
};
export type HazardVoteState = 'PENDING' | 'CAST' | 'NOT_NEEDED';
export type MarkdownText = string;
export type HazardVote = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  hazardVoteEventUuid: Uuid;
  stage: HazardEvaluationStage;
  round: number;
  /** The voter. */
  userUuid: string;
  user: UserSummary;
  state: HazardVoteState;
  /** Cast, and the voter is still a voting member of the project. */
  isCounted: boolean;
  /** The vote is cast but still blind for the caller. */
  isHidden: boolean;
  riskRatingSetUuid: Uuid;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  /** Looked up; only in sets with classes (IEC 62061). */
  classUuid: string | null;
  /** Looked up in the table of the set. */
  ratingUuid: string | null;
  rationale: MarkdownText;
  castAt: string | null;
  /** When a cast vote was last changed. */
  changedAt: string | null;
  changeCount: number;
};
export type HazardVoteListResponse = {
  data: {
    results: HazardVote[];
    total: number;
  };
};
export type HazardVoteOrderBy = 'round' | 'createdAt' | 'castAt';
export type HazardVoteResponse = {
  data: HazardVote;
};
export type HazardVoteCreate = {
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  severityUuid: Uuid;
  exposureUuid?: Uuid;
  probabilityUuid?: Uuid;
  avoidabilityUuid?: Uuid;
  /** Markdown; required when a level differs from the present rating. */
  rationale?: string;
};
export type VotingRecordPerson = {
  uuid: Uuid;
  /** Empty when the platform never knew it. */
  name: string;
  /** The account was deleted. */
  isGone: boolean;
};
export type VotingRecordVersion = {
  at: string;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  classUuid: NullableUuid;
  ratingUuid: NullableUuid;
  rationale: MarkdownText;
  /** Why it was changed. */
  reason: string | null;
};
export type VotingRecordVote = {
  voter: VotingRecordPerson;
  state: HazardVoteState;
  /** Cast, and the voter was a voting member when the round ended, or is now. */
  isCounted: boolean;
  castAt: string | null;
  /** As it was revealed, then each change; the last one holds. Empty when nobody voted. */
  versions: VotingRecordVersion[];
};
export type VotingRecordRound = {
  uuid: Uuid;
  stage: HazardEvaluationStage;
  round: number;
  status: HazardVoteEventStatus;
  riskRatingSetUuid: Uuid;
  ratingSetVersion: string;
  consensusRule: ConsensusRule;
  minimumVotes: MinimumVotes;
  dueDate: string | null;
  openedAt: string;
  /** null for the platform itself. */
  openedBy: VotingRecordPerson | null;
  revealedAt: string | null;
  /** null as long as the votes are blind. */
  revealedBy: VotingRecordPerson | null;
  closedAt: string | null;
  /** null as long as the round goes on. */
  closedBy: VotingRecordPerson | null;
  /** What the votes came to by the rule of the round when it ended, or come to now; null when they were never revealed.
   */
  outcome: HazardVoteOutcome | null;
  /** Of everybody who had a seat; of a round that was not revealed the caller’s own. */
  votes: VotingRecordVote[];
};
export type VotingRecordEventKind =
  | 'ROUND_OPENED'
  | 'DUE_DATE_CHANGED'
  | 'MINIMUM_CHANGED'
  | 'SUMMARY_SENT'
  | 'VOTER_ADDED'
  | 'VOTER_REMOVED'
  | 'VOTER_NOT_NEEDED'
  | 'VOTER_NEEDED'
  | 'VOTE_CAST'
  | 'VOTES_REVEALED'
  | 'VOTE_CHANGED'
  | 'VOTE_WITHDRAWN'
  | 'COMMENT_ADDED'
  | 'COMMENT_CHANGED'
  | 'COMMENT_DELETED'
  | 'ROUND_CLOSED'
  | 'ROUND_RESET'
  | 'LOCKED'
  | 'UNLOCKED'
  | 'FROZEN'
  | 'UNFROZEN';
export type VotingRecordEvent = {
  at: string;
  kind: VotingRecordEventKind;
  /** null for the platform itself. */
  by: VotingRecordPerson | null;
  reason: string | null;
  /** null for what concerns the whole hazard. */
  stage: HazardEvaluationStage | null;
  hazardVoteEventUuid: NullableUuid;
  round: number | null;
  /** The voter, where it is about one. */
  about: VotingRecordPerson | null;
  /** What was voted. */
  vote: VotingRecordVersion | null;
  /** Of a comment. */
  text: string | null;
  /** Due date or minimum that was given up. */
  before: string | null;
  /** Due date or minimum from then on. */
  after: string | null;
  /** Locked without a consensus or frozen without the lock. */
  isOverride: boolean;
};
export type VotingRecord = {
  hazardUuid: Uuid;
  code: RecordCode;
  name: string;
  /** The hazard is gone; its record is not. */
  isDeleted: boolean;
  /** The oldest first. */
  rounds: VotingRecordRound[];
  /** The oldest first. */
  events: VotingRecordEvent[];
};
export type HazardVotingRecordResponse = {
  data: VotingRecord;
};
export type HazardVoteUpdate = {
  revision: Revision;
  /** Why the vote is changed; required once the votes are revealed (R4). */
  reason?: string;
  severityUuid?: Uuid;
  exposureUuid?: Uuid;
  probabilityUuid?: Uuid;
  avoidabilityUuid?: Uuid;
  /** Markdown; required when a level differs from the present rating. */
  rationale?: string;
  /** Becomes a comment on the round; required when a level moves by two or more (R5). */
  comment?: string;
};
export type HazardVoteNotNeededToggle = {
  revision: Revision;
  /** Why the voter is not needed; required to do without them. */
  reason?: string;
};
export type VoteSummaryLine = {
  hazardUuid: Uuid;
  code: RecordCode;
  name: string;
  hazardVoteEventUuid: Uuid;
  stage: HazardEvaluationStage;
  round: number;
  status: HazardVoteEventStatus;
  dueDate: string | null;
  voters: HazardVoteCounts;
  /** Voters who have not voted. */
  missingUserUuids: Uuid[];
  spread: number | null;
  hasConsensus: boolean | null;
};
export type VoteSummary = {
  recipientUserUuids: Uuid[];
  lines: VoteSummaryLine[];
};
export type VoteSummaryResponse = {
  data: VoteSummary;
};
export type VoteSummaryRequest = {
  /** Only the rounds of these hazards; all present rounds of the project when left out. */
  hazardUuids?: Uuid[];
  /** Only these voting members; every voter of the rounds when left out. */
  userUuids?: Uuid[];
  /** Text of the sender above the summary. */
  message?: string;
};
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';
export type ProjectMember = {
  uuid: Uuid;
  projectUuid: Uuid;
  userUuid: Uuid;
  role: ProjectRole;
  user: UserSummary;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectMemberListResponse = {
  data: {
    results: ProjectMember[];
    total: number;
  };
};
export type VoterOrderBy = 'name' | 'role' | 'createdAt';
export const {
  useListHazardVoteEventsQuery,
  useLazyListHazardVoteEventsQuery,
  useGetHazardVoteEventQuery,
  useLazyGetHazardVoteEventQuery,
  useUpdateHazardVoteEventMutation,
  useCreateHazardVoteEventsBatchMutation,
  useUpdateHazardVoteEventsBatchMutation,
  useListHazardVoteEventCommentsQuery,
  useLazyListHazardVoteEventCommentsQuery,
  useCreateHazardVoteEventCommentMutation,
  useUpdateHazardVoteEventCommentMutation,
  useDeleteHazardVoteEventCommentMutation,
  useListHazardVotesQuery,
  useLazyListHazardVotesQuery,
  useCreateHazardVoteMutation,
  useGetHazardVotingRecordQuery,
  useLazyGetHazardVotingRecordQuery,
  useGetHazardVoteQuery,
  useLazyGetHazardVoteQuery,
  useUpdateHazardVoteMutation,
  useDeleteHazardVoteMutation,
  useToggleHazardVoteNotNeededMutation,
  useSendVoteSummaryMutation,
  useListHazardVoteUsersQuery,
  useLazyListHazardVoteUsersQuery,
} = injectedRtkApi;
