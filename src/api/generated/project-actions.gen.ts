import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listLibraryRecords: build.query<ListLibraryRecordsApiResponse, ListLibraryRecordsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/library-records`,
        params: {
          entity: queryArg.entity,
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    takeLibraryRecords: build.mutation<TakeLibraryRecordsApiResponse, TakeLibraryRecordsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/library-records/take`,
        method: 'POST',
        body: queryArg.libraryTake,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    generateMalfunctions: build.mutation<GenerateMalfunctionsApiResponse, GenerateMalfunctionsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/malfunctions/actions/generate`,
        method: 'PUT',
        body: queryArg.generateMalfunctionsRequest,
      }),
    }),
    generateExposureSituations: build.mutation<
      GenerateExposureSituationsApiResponse,
      GenerateExposureSituationsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-situations/actions/generate`,
        method: 'PUT',
        body: queryArg.generateExposureSituationsRequest,
      }),
    }),
    recommendHazards: build.mutation<RecommendHazardsApiResponse, RecommendHazardsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/actions/recommend-hazards`,
        method: 'PUT',
        body: queryArg.recommendHazardsRequest,
      }),
    }),
    recommendTasks: build.mutation<RecommendTasksApiResponse, RecommendTasksApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/actions/recommend-tasks`,
        method: 'PUT',
        body: queryArg.recommendTasksRequest,
      }),
    }),
    listSuggestionRefusals: build.query<ListSuggestionRefusalsApiResponse, ListSuggestionRefusalsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/suggestion-refusals`,
        params: {
          kind: queryArg.kind,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    refuseSuggestions: build.mutation<RefuseSuggestionsApiResponse, RefuseSuggestionsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/suggestion-refusals/actions/refuse`,
        method: 'POST',
        body: queryArg.refuseSuggestionsRequest,
      }),
    }),
    proposeSuggestionsAgain: build.mutation<
      ProposeSuggestionsAgainApiResponse,
      ProposeSuggestionsAgainApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/suggestion-refusals/actions/propose-again`,
        method: 'POST',
        body: queryArg.proposeSuggestionsAgainRequest,
      }),
    }),
    restoreDeletedRecords: build.mutation<RestoreDeletedRecordsApiResponse, RestoreDeletedRecordsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/actions/restore-deleted`,
        method: 'PUT',
        body: queryArg.restoreDeletedRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectActionsApi };
export type ListLibraryRecordsApiResponse =
  /** status 200 The records, and how many there are without paging. */ LibraryRecordListResponse;
export type ListLibraryRecordsApiArg = {
  /** Uuid of the project that takes from the library. */
  projectUuid: string;
  /** Only records of these kinds; repeat the key for several. */
  entity?: LibraryEntity[];
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type TakeLibraryRecordsApiResponse =
  /** status 200 The project's records, in the order in which they were asked for. */ LibraryTakeResponse;
export type TakeLibraryRecordsApiArg = {
  /** Uuid of the project that takes from the library. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  libraryTake: LibraryTake;
};
export type GenerateMalfunctionsApiResponse =
  /** status 200 The malfunctions made, or those that would be. */ GenerateMalfunctionsResponse;
export type GenerateMalfunctionsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  generateMalfunctionsRequest: GenerateMalfunctionsRequest;
};
export type GenerateExposureSituationsApiResponse =
  /** status 200 The situations made, or those that would be. */ GenerateExposureSituationsResponse;
export type GenerateExposureSituationsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  generateExposureSituationsRequest: GenerateExposureSituationsRequest;
};
export type RecommendHazardsApiResponse =
  /** status 200 The suggestions, most certain first. */ RecommendHazardsResponse;
export type RecommendHazardsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  recommendHazardsRequest: RecommendHazardsRequest;
};
export type RecommendTasksApiResponse =
  /** status 200 The suggestions, most certain first. */ RecommendTasksResponse;
export type RecommendTasksApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  recommendTasksRequest: RecommendTasksRequest;
};
export type ListSuggestionRefusalsApiResponse =
  /** status 200 The refusals, and how many there are without paging. */ SuggestionRefusalListResponse;
export type ListSuggestionRefusalsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Only suggestions of these kinds; repeat the key for several. */
  kind?: SuggestionKind[];
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type RefuseSuggestionsApiResponse =
  /** status 200 The refusals of these suggestions as they are now. */ SuggestionRefusalListResponse;
export type RefuseSuggestionsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  refuseSuggestionsRequest: RefuseSuggestionsRequest;
};
export type ProposeSuggestionsAgainApiResponse = unknown;
export type ProposeSuggestionsAgainApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  proposeSuggestionsAgainRequest: ProposeSuggestionsAgainRequest;
};
export type RestoreDeletedRecordsApiResponse = /** status 200 They are back. */ RestoreDeletedResponse;
export type RestoreDeletedRecordsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  restoreDeletedRequest: RestoreDeletedRequest;
};
export type Uuid = string;
export type LibraryEntity = 'Rrm' | 'Cea' | 'ExposureEstimateType' | 'PersonnelMember' | 'Zone' | 'Area';
export type RecordName = string;
export type MarkdownText = string;
export type LibraryRecord = {
  uuid: Uuid;
  entity: LibraryEntity;
  /** Its code in the library. */
  code: string;
  name: RecordName;
  description: MarkdownText;
  /** What it is one of: the type of a measure or of an element, the unit of an estimate type; null where it is of no type. */
  kind: string | null;
  projectUuid: Uuid;
  /** Name of the library. */
  projectName: string;
  /** The project's own record of the same name; null where it has none. */
  takenUuid: string | null;
};
export type LibraryRecordListResponse = {
  data: {
    results: LibraryRecord[];
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
export type TakenRecord = {
  libraryUuid: Uuid;
  uuid: Uuid;
  /** false: the project had a record of this name already. */
  isNew: boolean;
};
export type LibraryTakeResponse = {
  data: {
    records: TakenRecord[];
  };
};
export type LibraryTake = {
  entity: LibraryEntity;
  /** Uuids of the records in the library. */
  recordUuids: Uuid[];
};
export type GeneratedMalfunction = {
  /** null in a preview. */
  uuid: string | null;
  /** null in a preview. */
  code: string | null;
  name: RecordName;
  functionUuid: Uuid;
  guidewordUuid: Uuid;
};
export type GenerateMalfunctionsResponse = {
  data: {
    /** Whether nothing was saved. */
    preview: boolean;
    /** How many were made, or would be. */
    created: number;
    /** Cells that have a malfunction already. */
    existing: number;
    /** Functions skipped because they are out of scope. */
    outOfScope: number;
    malfunctions: GeneratedMalfunction[];
  };
};
export type GenerateMalfunctionsRequest = {
  /** Only these functions; every one in scope when left out. */
  functionUuids?: Uuid[];
  /** Only these guidewords; the first eleven active ones for functions, in the order of the lookup, when left out (domain model 4.1). */
  guidewordUuids?: Uuid[];
  /** true: report what would be created and save nothing. */
  preview?: boolean;
};
export type GeneratedExposureSituation = {
  /** null in a preview. */
  uuid: string | null;
  /** null in a preview. */
  code: string | null;
  name: RecordName;
  /** One element of each group in the order of the groups. */
  ceaUuids: Uuid[];
  /** Share of the operating time, 0 to 1: product of the shares that are known, at most the smallest of them; null when none is known. Offered, never entered by itself. */
  proposedShare: number | null;
  /** Whether every element has a share; otherwise the situation may be rarer than proposed. */
  isShareComplete: boolean;
  /** Whether the share is less than a tenth of the rarest element's. */
  isThinlySliced: boolean;
};
export type GenerateExposureSituationsResponse = {
  data: {
    /** Whether nothing was saved. */
    preview: boolean;
    /** Size of the whole product. */
    combinations: number;
    /** How many were made, or would be. */
    created: number;
    /** Left out for an excluded set. */
    excluded: number;
    /** Left out for the same element twice or two elements of an exclusive type. */
    conflicting: number;
    /** Left out for a share below `minimumShare`. */
    belowMinimum: number;
    /** Left out because a situation of the same elements exists, or came earlier in this product. */
    existing: number;
    /** How many of the made ones are thinly sliced. */
    thinlySliced: number;
    /** What to mind about these situations. */
    warnings: string[];
    exposureSituations: GeneratedExposureSituation[];
  };
};
export type ExposureSituationGroup = {
  ceaUuids: Uuid[];
};
export type ExposureSituationExclusion = {
  ceaUuids: Uuid[];
};
export type GenerateExposureSituationsRequest = {
  /** One element of each group makes a situation; usually one group for each type of elements. */
  groups: ExposureSituationGroup[];
  /** Elements that never occur together. */
  exclusions?: ExposureSituationExclusion[];
  /** Most situations to make at once. */
  maxCombinations?: number;
  /** Leave out what is rarer than this share of the operating time, 0 to 1; combinations of unknown share stay. */
  minimumShare?: number;
  /** true: report what would be created and save nothing. */
  preview?: boolean;
};
export type SuggestionKey = string;
export type NewUuid = string;
export type HazardStyle = 'FUNCTION' | 'MACHINE';
export type OptionalName = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type NullableUuid = string | null;
export type PersonsAffected = 'ONE' | 'FEW' | 'MANY';
export type HazardEffectCreate = {
  hazardEffectTypeUuid: Uuid;
  description?: MarkdownText;
  personsAffected?: PersonsAffected;
  /** Injuries that this effect may bring. */
  injuryTypeUuids?: Uuid[];
};
export type HazardCreate = {
  uuid?: NewUuid;
  style: HazardStyle;
  /** Title; empty when the row has only just been added. */
  name?: OptionalName;
  description?: MarkdownText;
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
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid?: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid?: string | null;
  humanTaskUuid?: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids?: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects?: HazardEffectCreate[];
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote?: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause?: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId?: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating?: string;
  /** The same of the final rating. */
  publishedFinalRating?: string;
};
export type SuggestionConfidence = 'HIGH' | 'MEDIUM' | 'LOW';
export type SuggestionSourceKind = 'RULE' | 'SIMILAR_PROJECT';
export type RecordCode = string;
export type SuggestionRecord = {
  /** Its kind, such as `Malfunction`. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  name: string;
  projectUuid: NullableUuid;
};
export type SuggestionSource = {
  kind: SuggestionSourceKind;
  /** The rule, with its clause. */
  rule: string;
  /** The records that it was applied to. */
  records: SuggestionRecord[];
};
export type HazardSuggestion = {
  key: SuggestionKey;
  payload: HazardCreate;
  /** Why it is suggested. */
  reason: string;
  confidence: SuggestionConfidence;
  sourceRef: SuggestionSource;
};
export type RecommendHazardsResponse = {
  data: {
    suggestions: HazardSuggestion[];
  };
};
export type RecommendHazardsRequest = {
  style?: HazardStyle;
  /** Function style only for these functions. */
  functionUuids?: Uuid[];
  /** Machine style only for these tasks. */
  taskUuids?: Uuid[];
  /** Most suggestions. */
  limit?: number;
};
export type TaskCheckedPlaceCreate = {
  zoneUuid: Uuid;
  /** Whom it was checked for; null for whoever does the task. */
  personnelUuid?: string | null;
  /** Why there is none. */
  reason?: string;
};
export type TaskCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  taskTypeUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  operatingMode?: string;
  /** How often in a year; null when not known. */
  frequencyPerYear?: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes?: number | null;
  /** Where it takes place. */
  zoneUuids?: Uuid[];
  /** Where this task was looked at and has no hazard; each place once. */
  checkedPlaces?: TaskCheckedPlaceCreate[];
};
export type TaskSuggestion = {
  key: SuggestionKey;
  payload: TaskCreate;
  /** Why it is suggested. */
  reason: string;
  confidence: SuggestionConfidence;
  sourceRef: SuggestionSource;
};
export type RecommendTasksResponse = {
  data: {
    suggestions: TaskSuggestion[];
  };
};
export type RecommendTasksRequest = {
  /** Only for these machines. */
  machineUuids?: Uuid[];
  /** Most suggestions. */
  limit?: number;
};
export type SuggestionKind = 'HAZARD' | 'TASK';
export type Moment = string;
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type SuggestionRefusal = {
  uuid: Uuid;
  kind: SuggestionKind;
  key: SuggestionKey;
  /** As it was called when it was refused. */
  name: string;
  /** Why; empty where nobody said so. */
  reason: string;
  refusedAt: Moment;
  refusedBy: UserSummary | null;
};
export type SuggestionRefusalListResponse = {
  data: {
    results: SuggestionRefusal[];
    total: number;
  };
};
export type RefusedSuggestion = {
  key: SuggestionKey;
  name: RecordName;
};
export type RefuseSuggestionsRequest = {
  kind: SuggestionKind;
  /** Why, for all of them; kept with each. */
  reason?: string;
  suggestions: RefusedSuggestion[];
};
export type ProposeSuggestionsAgainRequest = {
  kind: SuggestionKind;
  keys: SuggestionKey[];
};
export type RestoreDeletedResponse = {
  data: {
    /** How many records are back, those included that went with them. */
    restored: number;
  };
};
export type RestorableEntity =
  | 'Hazard'
  | 'Function'
  | 'Malfunction'
  | 'ExposureSituation'
  | 'HazardousEvent'
  | 'Machine'
  | 'Task'
  | 'Misuse'
  | 'Cea'
  | 'Assumption'
  | 'SafetyTarget'
  | 'Srem'
  | 'Rrm'
  | 'HazardRrm'
  | 'Zone'
  | 'Area';
export type RestoreDeletedRequest = {
  entity: RestorableEntity;
  /** The records that were deleted. */
  uuids: Uuid[];
};
export const {
  useListLibraryRecordsQuery,
  useLazyListLibraryRecordsQuery,
  useTakeLibraryRecordsMutation,
  useGenerateMalfunctionsMutation,
  useGenerateExposureSituationsMutation,
  useRecommendHazardsMutation,
  useRecommendTasksMutation,
  useListSuggestionRefusalsQuery,
  useLazyListSuggestionRefusalsQuery,
  useRefuseSuggestionsMutation,
  useProposeSuggestionsAgainMutation,
  useRestoreDeletedRecordsMutation,
} = injectedRtkApi;
