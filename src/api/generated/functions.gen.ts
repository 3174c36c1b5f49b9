import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listFunctions: build.query<ListFunctionsApiResponse, ListFunctionsApiArg>({
      query: queryArg => ({
        url: `/user-api/functions`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          machineUuid: queryArg.machineUuid,
          parentFunctionUuid: queryArg.parentFunctionUuid,
          assumptionUuid: queryArg.assumptionUuid,
          status: queryArg.status,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getFunction: build.query<GetFunctionApiResponse, GetFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/functions/${encodeURIComponent(String(queryArg.functionUuid))}`,
      }),
    }),
    updateFunction: build.mutation<UpdateFunctionApiResponse, UpdateFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/functions/${encodeURIComponent(String(queryArg.functionUuid))}`,
        method: 'PATCH',
        body: queryArg.functionUpdate,
      }),
    }),
    deleteFunction: build.mutation<DeleteFunctionApiResponse, DeleteFunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/functions/${encodeURIComponent(String(queryArg.functionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getFunctionDependencyTree: build.query<
      GetFunctionDependencyTreeApiResponse,
      GetFunctionDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/functions/${encodeURIComponent(String(queryArg.functionUuid))}/dependency-tree`,
      }),
    }),
    createFunctionsBatch: build.mutation<CreateFunctionsBatchApiResponse, CreateFunctionsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/functions/batch`,
        method: 'POST',
        body: queryArg.functionBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateFunctionsBatch: build.mutation<UpdateFunctionsBatchApiResponse, UpdateFunctionsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/functions/batch`,
        method: 'PATCH',
        body: queryArg.functionBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as functionsApi };
export type ListFunctionsApiResponse =
  /** status 200 The functions, and how many there are without paging. */ FunctionListResponse;
export type ListFunctionsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only functions of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only functions under these; repeat the key for several. */
  parentFunctionUuid?: string[];
  /** Only functions that rely on any of these assumptions; repeat the key for several. */
  assumptionUuid?: string[];
  /** Only functions with this status; repeat the key for several. */
  status?: FunctionStatus[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetFunctionApiResponse = /** status 200 The function. */ FunctionResponse;
export type GetFunctionApiArg = {
  /** Uuid of the function. */
  functionUuid: string;
};
export type UpdateFunctionApiResponse = /** status 200 The updated function. */ FunctionResponse;
export type UpdateFunctionApiArg = {
  /** Uuid of the function. */
  functionUuid: string;
  functionUpdate: FunctionUpdate;
};
export type DeleteFunctionApiResponse = unknown;
export type DeleteFunctionApiArg = {
  /** Uuid of the function. */
  functionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetFunctionDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetFunctionDependencyTreeApiArg = {
  /** Uuid of the function. */
  functionUuid: string;
};
export type CreateFunctionsBatchApiResponse = /** status 201 A result for each item. */ FunctionBatchResponse;
export type CreateFunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  functionBatchCreate: FunctionBatchCreate;
};
export type UpdateFunctionsBatchApiResponse =
  /** status 200 A result for each item. */ FunctionBatchUpdateResponse;
export type UpdateFunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  functionBatchUpdate: FunctionBatchUpdate;
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
export type FunctionStatus = 'DRAFT' | 'ANALYSED' | 'OUT_OF_SCOPE';
export type ItemFunction = {
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
  parentFunctionUuid: NullableUuid;
  machineUuid: NullableUuid;
  operatingModes: string[];
  inputs: MarkdownText;
  outputs: MarkdownText;
  isSafetyRelated: boolean;
  status: FunctionStatus;
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
};
export type FunctionListResponse = {
  data: {
    results: ItemFunction[];
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
export type FunctionResponse = {
  data: ItemFunction;
};
export type Reason = string;
export type ResetVotes = boolean;
export type FunctionUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  parentFunctionUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  operatingModes?: string[];
  inputs?: MarkdownText;
  outputs?: MarkdownText;
  isSafetyRelated?: boolean;
  status?: FunctionStatus;
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
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
export type FunctionBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ItemFunction[];
  };
};
export type NewUuid = string;
export type FunctionCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  parentFunctionUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  operatingModes?: string[];
  inputs?: MarkdownText;
  outputs?: MarkdownText;
  isSafetyRelated?: boolean;
  status?: FunctionStatus;
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
};
export type FunctionBatchCreate = {
  items: FunctionCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type FunctionBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: ItemFunction;
  current?: ItemFunction;
  error?: ErrorAnswer;
};
export type FunctionBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: FunctionBatchUpdateResult[];
  };
};
export type FunctionBatchUpdate = {
  items: {
    uuid: Uuid;
    change: FunctionUpdate;
  }[];
};
export const {
  useListFunctionsQuery,
  useLazyListFunctionsQuery,
  useGetFunctionQuery,
  useLazyGetFunctionQuery,
  useUpdateFunctionMutation,
  useDeleteFunctionMutation,
  useGetFunctionDependencyTreeQuery,
  useLazyGetFunctionDependencyTreeQuery,
  useCreateFunctionsBatchMutation,
  useUpdateFunctionsBatchMutation,
} = injectedRtkApi;
