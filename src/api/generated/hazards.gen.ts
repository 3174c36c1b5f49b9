import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHazards: build.query<ListHazardsApiResponse, ListHazardsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          style: queryArg.style,
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          functionUuid: queryArg.functionUuid,
          malfunctionUuid: queryArg.malfunctionUuid,
          exposureSituationUuid: queryArg.exposureSituationUuid,
          hazardousEventUuid: queryArg.hazardousEventUuid,
          machineUuid: queryArg.machineUuid,
          taskUuid: queryArg.taskUuid,
          zoneUuid: queryArg.zoneUuid,
          hazardTypeUuid: queryArg.hazardTypeUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazard: build.query<GetHazardApiResponse, GetHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
      }),
    }),
    updateHazard: build.mutation<UpdateHazardApiResponse, UpdateHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardUpdate,
      }),
    }),
    deleteHazard: build.mutation<DeleteHazardApiResponse, DeleteHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
        },
      }),
    }),
    getHazardDependencyTree: build.query<GetHazardDependencyTreeApiResponse, GetHazardDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/dependency-tree`,
      }),
    }),
    setHazardInitialRisk: build.mutation<SetHazardInitialRiskApiResponse, SetHazardInitialRiskApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/initial-risk`,
        method: 'PATCH',
        body: queryArg.hazardInitialRisk,
      }),
    }),
    checkVoteChangeRulesViolation: build.mutation<
      CheckVoteChangeRulesViolationApiResponse,
      CheckVoteChangeRulesViolationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/actions/check-vote-change-rules-violation`,
        method: 'PUT',
        body: queryArg.voteChangeCheck,
      }),
    }),
    toggleConsensusVotingLock: build.mutation<
      ToggleConsensusVotingLockApiResponse,
      ToggleConsensusVotingLockApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/toggle-consensus-voting-lock`,
        method: 'PATCH',
        body: queryArg.consensusVotingLockToggle,
      }),
    }),
    toggleRiskFreeze: build.mutation<ToggleRiskFreezeApiResponse, ToggleRiskFreezeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/toggle-risk-freeze`,
        method: 'PATCH',
        body: queryArg.riskFreezeToggle,
      }),
    }),
    addHazardUser: build.mutation<AddHazardUserApiResponse, AddHazardUserApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/users`,
        method: 'POST',
        body: queryArg.hazardUserAdd,
      }),
    }),
    removeHazardUser: build.mutation<RemoveHazardUserApiResponse, RemoveHazardUserApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    createHazardsBatch: build.mutation<CreateHazardsBatchApiResponse, CreateHazardsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazards/batch`,
        method: 'POST',
        body: queryArg.hazardBatchCreate,
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardsApi };
export type ListHazardsApiResponse =
  /** status 200 The hazards, and how many there are without paging. */ HazardListResponse;
export type ListHazardsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only hazards of this style; repeat the key for several. */
  style?: HazardStyle[];
  /** Only hazards judged first by these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only hazards of these functions; repeat the key for several. */
  functionUuid?: string[];
  /** Only hazards of these malfunctions; repeat the key for several. */
  malfunctionUuid?: string[];
  /** Only hazards in these exposure situations; repeat the key for several. */
  exposureSituationUuid?: string[];
  /** Only hazards with these hazardous events; repeat the key for several. */
  hazardousEventUuid?: string[];
  /** Only hazards of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only hazards of these tasks; repeat the key for several. */
  taskUuid?: string[];
  /** Only hazards in these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** Only hazards of these hazard types; repeat the key for several. */
  hazardTypeUuid?: string[];
  orderBy?: 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
  /** Direction of `orderBy`. */
  order?: 'asc' | 'desc';
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardApiResponse = /** status 200 The hazard. */ HazardResponse;
export type GetHazardApiArg = {
  hazardUuid: string;
};
export type UpdateHazardApiResponse = /** status 200 The hazard as it stands now. */ HazardResponse;
export type UpdateHazardApiArg = {
  hazardUuid: string;
  hazardUpdate: HazardUpdate;
};
export type DeleteHazardApiResponse = unknown;
export type DeleteHazardApiArg = {
  hazardUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type GetHazardDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetHazardDependencyTreeApiArg = {
  hazardUuid: string;
};
export type SetHazardInitialRiskApiResponse = /** status 200 The hazard as it stands now. */ HazardResponse;
export type SetHazardInitialRiskApiArg = {
  hazardUuid: string;
  hazardInitialRisk: HazardInitialRisk;
};
export type CheckVoteChangeRulesViolationApiResponse =
  /** status 200 Whether it is allowed, and what speaks against it. */ VoteChangeCheckResponse;
export type CheckVoteChangeRulesViolationApiArg = {
  hazardUuid: string;
  voteChangeCheck: VoteChangeCheck;
};
export type ToggleConsensusVotingLockApiResponse =
  /** status 200 The hazard as it stands now. */ HazardResponse;
export type ToggleConsensusVotingLockApiArg = {
  hazardUuid: string;
  consensusVotingLockToggle: ConsensusVotingLockToggle;
};
export type ToggleRiskFreezeApiResponse = /** status 200 The hazard as it stands now. */ HazardResponse;
export type ToggleRiskFreezeApiArg = {
  hazardUuid: string;
  riskFreezeToggle: RiskFreezeToggle;
};
export type AddHazardUserApiResponse = /** status 200 The hazard as it stands now. */ HazardResponse;
export type AddHazardUserApiArg = {
  hazardUuid: string;
  hazardUserAdd: HazardUserAdd;
};
export type RemoveHazardUserApiResponse = /** status 200 The hazard as it stands now. */ HazardResponse;
export type RemoveHazardUserApiArg = {
  hazardUuid: string;
  userUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type CreateHazardsBatchApiResponse = /** status 201 A result for each item. */ HazardBatchResponse;
export type CreateHazardsBatchApiArg = {
  projectUuid: string;
  /** true (default) saves every item or none; false saves what is right and tells what is not. */
  allOrNothing?: boolean;
  hazardBatchCreate: HazardBatchCreate;
};
export type Uuid = string;
export type Code = string;
export type Text = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type HazardStyle = 'FUNCTION' | 'MACHINE';
export type HazardStatus =
  | 'DRAFT'
  | 'READY'
  | 'RATED'
  | 'VOTING'
  | 'CONSENSUS'
  | 'LOCKED'
  | 'MITIGATED'
  | 'FROZEN';
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type HazardEvaluationRationale = {
  severity?: Text;
  exposure?: Text;
  probability?: Text;
  avoidability?: Text;
};
export type HazardEvaluationOrigin = 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
export type HazardEvaluation = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  stage: HazardEvaluationStage;
  riskRatingSetUuid: Uuid;
  /** Version of the set by which it was calculated. */
  ratingSetVersion: string;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  /** Calculated; only in sets with classes (IEC 62061). */
  classUuid: string | null;
  /** Looked up in the table of the set; null until every parameter of the set has a level. */
  ratingUuid: string | null;
  /** Intermediate number where the set has one, such as Cl of IEC 62061. */
  score: number | null;
  rationale: HazardEvaluationRationale;
  origin: HazardEvaluationOrigin;
  calculatedAt: string | null;
};
export type Hazard = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: Code;
  /** Title; empty when the row has only just been added. */
  name: string;
  description: Text;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  style: HazardStyle;
  hazardTypeUuid: NullableUuid;
  functionUuid: NullableUuid;
  malfunctionUuid: NullableUuid;
  exposureSituationUuid: NullableUuid;
  hazardousEventUuid: NullableUuid;
  machineUuid: NullableUuid;
  taskUuid: NullableUuid;
  zoneUuid: NullableUuid;
  areaUuid: NullableUuid;
  lifecyclePhaseUuid: NullableUuid;
  energySourceUuid: NullableUuid;
  /** Set by which it is judged first; `evaluations` may hold others. */
  riskRatingSetUuid: string;
  /** The values of the stage INITIAL are agreed and locked. */
  isConsensusVotingLocked: boolean;
  /** The values of the stage FINAL are agreed and locked. */
  isFinalConsensusVotingLocked: boolean;
  isRiskFrozen: boolean;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs: number | null;
  ownerUserUuid: NullableUuid;
  /** Persons at risk. */
  personnelUuids: Uuid[];
  /** Who is to vote on it. */
  assignedUserUuids: Uuid[];
  status: HazardStatus;
  /** One for each stage and rating set that was rated. */
  evaluations: HazardEvaluation[];
};
export type HazardListResponse = {
  data: {
    results: Hazard[];
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
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'PLANNED'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  message: string;
};
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
  /** What a confirmed delete does to them. */
  onDelete: 'DELETED' | 'UNLINKED';
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type Error = {
  code: ErrorCode;
  /** A sentence that a user can act on. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The record as it stands (REVISION_CONFLICT only). */
  current?: {
    [key: string]: unknown;
  };
  /** What points at the record (IN_USE only). */
  tree?: DependencyTree;
};
export type HazardResponse = {
  data: Hazard;
};
export type Reason = string;
export type HazardUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Confirms that votes cast on the hazard as it was are reset (domain model 2.6, R6 and R7). */
  resetVotes?: boolean;
  style?: HazardStyle;
  /** Title; empty when the row has only just been added. */
  name?: string;
  description?: Text;
  position?: Position;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  areaUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  energySourceUuid?: NullableUuid;
  riskRatingSetUuid?: Uuid;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  ownerUserUuid?: NullableUuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type HazardInitialRisk = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  reason?: Reason;
  /** Set to rate in; the own set of the hazard when left out. */
  riskRatingSetUuid?: string;
  severityUuid?: NullableUuid;
  exposureUuid?: NullableUuid;
  probabilityUuid?: NullableUuid;
  avoidabilityUuid?: NullableUuid;
  rationale?: HazardEvaluationRationale;
};
export type VoteChangeRule = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9';
export type VoteChangeEffect = 'REFUSED' | 'CONFIRM' | 'WARNING';
export type VoteChangeViolation = {
  rule: VoteChangeRule;
  effect: VoteChangeEffect;
  message: string;
};
export type VoteChangeCheckResponse = {
  data: {
    /** Nothing is refused; what is to be confirmed or only warns is allowed. */
    allowed: boolean;
    violations: VoteChangeViolation[];
  };
};
export type VoteChangeCheckVote = {
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  /** The voter; the caller when left out. */
  userUuid?: string;
  severityUuid?: Uuid;
  exposureUuid?: Uuid;
  probabilityUuid?: Uuid;
  avoidabilityUuid?: Uuid;
  reason?: string;
  comment?: string;
};
export type VoteChangeCheckHazard = {
  style?: HazardStyle;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  riskRatingSetUuid?: Uuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
};
export type VoteChangeCheck = {
  vote?: VoteChangeCheckVote;
  hazard?: VoteChangeCheckHazard;
};
export type ConsensusVotingLockToggle = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  /** Lock without a consensus. */
  isOverride?: boolean;
  /** Required to unlock and to override. */
  reason?: string;
};
export type RiskFreezeToggle = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** Freeze without the consensus lock. */
  isOverride?: boolean;
  /** Required to unfreeze and to override. */
  reason?: string;
};
export type HazardUserAdd = {
  userUuid: Uuid;
};
export type BatchItemResult = {
  /** Place in the request. */
  index: number;
  /** NOT_SAVED is right but was given up with the others. */
  status: 'CREATED' | 'FAILED' | 'NOT_SAVED';
  uuid?: string;
  code?: string;
  error?: Error;
};
export type HazardBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Hazard[];
  };
};
export type HazardCreate = {
  style: HazardStyle;
  /** Title; empty when the row has only just been added. */
  name?: string;
  description?: Text;
  position?: Position;
  source?: Source;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  areaUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  energySourceUuid?: NullableUuid;
  /** The project's first set when left out. */
  riskRatingSetUuid?: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  ownerUserUuid?: NullableUuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
};
export type HazardBatchCreate = {
  items: HazardCreate[];
};
export const {
  useListHazardsQuery,
  useLazyListHazardsQuery,
  useGetHazardQuery,
  useLazyGetHazardQuery,
  useUpdateHazardMutation,
  useDeleteHazardMutation,
  useGetHazardDependencyTreeQuery,
  useLazyGetHazardDependencyTreeQuery,
  useSetHazardInitialRiskMutation,
  useCheckVoteChangeRulesViolationMutation,
  useToggleConsensusVotingLockMutation,
  useToggleRiskFreezeMutation,
  useAddHazardUserMutation,
  useRemoveHazardUserMutation,
  useCreateHazardsBatchMutation,
} = injectedRtkApi;
