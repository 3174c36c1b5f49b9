import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listSafetyFunctions: build.query<ListSafetyFunctionsApiResponse, ListSafetyFunctionsApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-functions`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          status: queryArg.status,
          rrmUuid: queryArg.rrmUuid,
          hazardUuid: queryArg.hazardUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSafetyFunction: build.query<GetSafetyFunctionApiResponse, GetSafetyFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-functions/${encodeURIComponent(String(queryArg.safetyFunctionUuid))}`,
      }),
    }),
    updateSafetyFunction: build.mutation<UpdateSafetyFunctionApiResponse, UpdateSafetyFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-functions/${encodeURIComponent(String(queryArg.safetyFunctionUuid))}`,
        method: 'PATCH',
        body: queryArg.safetyFunctionUpdate,
      }),
    }),
    deleteSafetyFunction: build.mutation<DeleteSafetyFunctionApiResponse, DeleteSafetyFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-functions/${encodeURIComponent(String(queryArg.safetyFunctionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getSafetyFunctionDependencyTree: build.query<
      GetSafetyFunctionDependencyTreeApiResponse,
      GetSafetyFunctionDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/safety-functions/${encodeURIComponent(String(queryArg.safetyFunctionUuid))}/dependency-tree`,
      }),
    }),
    createSafetyFunctionsBatch: build.mutation<
      CreateSafetyFunctionsBatchApiResponse,
      CreateSafetyFunctionsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/safety-functions/batch`,
        method: 'POST',
        body: queryArg.safetyFunctionBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateSafetyFunctionsBatch: build.mutation<
      UpdateSafetyFunctionsBatchApiResponse,
      UpdateSafetyFunctionsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/safety-functions/batch`,
        method: 'PATCH',
        body: queryArg.safetyFunctionBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as safetyFunctionsApi };
export type ListSafetyFunctionsApiResponse =
  /** status 200 The safety functions, and how many there are without paging. */ SafetyFunctionListResponse;
export type ListSafetyFunctionsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only safety functions with this status; repeat the key for several. */
  status?: SafetyFunctionStatus[];
  /** Only safety functions of these measures; repeat the key for several. */
  rrmUuid?: string[];
  /** Only safety functions whose required level follows from any of these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetSafetyFunctionApiResponse = /** status 200 The safety function. */ SafetyFunctionResponse;
export type GetSafetyFunctionApiArg = {
  /** Uuid of the safety function. */
  safetyFunctionUuid: string;
};
export type UpdateSafetyFunctionApiResponse =
  /** status 200 The updated safety function. */ SafetyFunctionResponse;
export type UpdateSafetyFunctionApiArg = {
  /** Uuid of the safety function. */
  safetyFunctionUuid: string;
  safetyFunctionUpdate: SafetyFunctionUpdate;
};
export type DeleteSafetyFunctionApiResponse = unknown;
export type DeleteSafetyFunctionApiArg = {
  /** Uuid of the safety function. */
  safetyFunctionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetSafetyFunctionDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetSafetyFunctionDependencyTreeApiArg = {
  /** Uuid of the safety function. */
  safetyFunctionUuid: string;
};
export type CreateSafetyFunctionsBatchApiResponse =
  /** status 201 A result for each item. */ SafetyFunctionBatchResponse;
export type CreateSafetyFunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  safetyFunctionBatchCreate: SafetyFunctionBatchCreate;
};
export type UpdateSafetyFunctionsBatchApiResponse =
  /** status 200 A result for each item. */ SafetyFunctionBatchUpdateResponse;
export type UpdateSafetyFunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  safetyFunctionBatchUpdate: SafetyFunctionBatchUpdate;
};
export type Uuid = string;
export type RecordCode = string;
export type RecordName = string;
export type MarkdownText = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type ArchitectureCategory = 'B' | '1' | '2' | '3' | '4';
export type StopCategory = '0' | '1' | '2';
export type SafetyFunctionStatus = 'DRAFT' | 'SPECIFIED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type SafetyFunction = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new safety function, the first one. */
  riskRatingSetUuid: string;
  /** Level that the design reaches, such as PL d or SIL 2; null while nobody has shown one. */
  achievedLevel: string | null;
  /** Category of its architecture; null where none is claimed. */
  architectureCategory: ArchitectureCategory | null;
  /** Average frequency of a dangerous failure per hour (PFHd, PFH); null where it was not calculated. */
  pfhd: number | null;
  /** From the demand until the hazardous movement has stopped or the danger is gone, in milliseconds. */
  responseTimeMs: number | null;
  /** Stop category; null where it does not stop anything. */
  stopCategory: StopCategory | null;
  /** Where it is shown that it reaches its level, in Markdown. */
  evidence: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  status: SafetyFunctionStatus;
  /** Measures that it is, or is a part of; each depends on the control system (`isSafetyFunction`). */
  rrmUuids: Uuid[];
  /** Hazards that it reduces, beside those that use one of its measures. */
  hazardUuids: Uuid[];
  /** Every hazard that its required level follows from: `hazardUuids`, and those on which one of its measures is used and not rejected. */
  demandingHazardUuids: Uuid[];
  /** Highest initial rating of those hazards in the set; null while none is rated. */
  requiredRatingUuid: string | null;
  /** Code of the scale to which that rating leads, such as PL or SIL; null where it leads to none. */
  requiredCategory: string | null;
  /** Level of that rating on the scale, such as d. */
  requiredLevel: string | null;
};
export type SafetyFunctionListResponse = {
  data: {
    results: SafetyFunction[];
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
export type RecordOrderBy = 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type SafetyFunctionResponse = {
  data: SafetyFunction;
};
export type Reason = string;
export type SafetyFunctionUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** Set in which its hazards are compared; one of the project. Left out for a new safety function, the first one. */
  riskRatingSetUuid?: string;
  /** Level that the design reaches, such as PL d or SIL 2; null while nobody has shown one. */
  achievedLevel?: string | null;
  /** Category of its architecture; null where none is claimed. */
  architectureCategory?: ArchitectureCategory | null;
  /** Average frequency of a dangerous failure per hour (PFHd, PFH); null where it was not calculated. */
  pfhd?: number | null;
  /** From the demand until the hazardous movement has stopped or the danger is gone, in milliseconds. */
  responseTimeMs?: number | null;
  /** Stop category; null where it does not stop anything. */
  stopCategory?: StopCategory | null;
  /** Where it is shown that it reaches its level, in Markdown. */
  evidence?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  status?: SafetyFunctionStatus;
  /** Measures that it is, or is a part of; each depends on the control system (`isSafetyFunction`). */
  rrmUuids?: Uuid[];
  /** Hazards that it reduces, beside those that use one of its measures. */
  hazardUuids?: Uuid[];
};
export type DependencyTreeResponse = {
  data: DependencyTree;
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
export type SafetyFunctionBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: SafetyFunction[];
  };
};
export type NewUuid = string;
export type SafetyFunctionCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** Set in which its hazards are compared; one of the project. Left out for a new safety function, the first one. */
  riskRatingSetUuid?: string;
  /** Level that the design reaches, such as PL d or SIL 2; null while nobody has shown one. */
  achievedLevel?: string | null;
  /** Category of its architecture; null where none is claimed. */
  architectureCategory?: ArchitectureCategory | null;
  /** Average frequency of a dangerous failure per hour (PFHd, PFH); null where it was not calculated. */
  pfhd?: number | null;
  /** From the demand until the hazardous movement has stopped or the danger is gone, in milliseconds. */
  responseTimeMs?: number | null;
  /** Stop category; null where it does not stop anything. */
  stopCategory?: StopCategory | null;
  /** Where it is shown that it reaches its level, in Markdown. */
  evidence?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  status?: SafetyFunctionStatus;
  /** Measures that it is, or is a part of; each depends on the control system (`isSafetyFunction`). */
  rrmUuids?: Uuid[];
  /** Hazards that it reduces, beside those that use one of its measures. */
  hazardUuids?: Uuid[];
};
export type SafetyFunctionBatchCreate = {
  items: SafetyFunctionCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type SafetyFunctionBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: SafetyFunction;
  current?: SafetyFunction;
  error?: ErrorAnswer;
};
export type SafetyFunctionBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: SafetyFunctionBatchUpdateResult[];
  };
};
export type SafetyFunctionBatchUpdate = {
  items: {
    uuid: Uuid;
    change: SafetyFunctionUpdate;
  }[];
};
export const {
  useListSafetyFunctionsQuery,
  useLazyListSafetyFunctionsQuery,
  useGetSafetyFunctionQuery,
  useLazyGetSafetyFunctionQuery,
  useUpdateSafetyFunctionMutation,
  useDeleteSafetyFunctionMutation,
  useGetSafetyFunctionDependencyTreeQuery,
  useLazyGetSafetyFunctionDependencyTreeQuery,
  useCreateSafetyFunctionsBatchMutation,
  useUpdateSafetyFunctionsBatchMutation,
} = injectedRtkApi;
