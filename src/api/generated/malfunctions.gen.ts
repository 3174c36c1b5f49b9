import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listMalfunctions: build.query<ListMalfunctionsApiResponse, ListMalfunctionsApiArg>({
      query: queryArg => ({
        url: `/user-api/malfunctions`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          functionUuid: queryArg.functionUuid,
          guidewordUuid: queryArg.guidewordUuid,
          disposition: queryArg.disposition,
          duplicateOfUuid: queryArg.duplicateOfUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getMalfunction: build.query<GetMalfunctionApiResponse, GetMalfunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/malfunctions/${encodeURIComponent(String(queryArg.malfunctionUuid))}`,
      }),
    }),
    updateMalfunction: build.mutation<UpdateMalfunctionApiResponse, UpdateMalfunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/malfunctions/${encodeURIComponent(String(queryArg.malfunctionUuid))}`,
        method: 'PATCH',
        body: queryArg.malfunctionUpdate,
      }),
    }),
    deleteMalfunction: build.mutation<DeleteMalfunctionApiResponse, DeleteMalfunctionApiArg>({
      query: queryArg => ({
        url: `/user-api/malfunctions/${encodeURIComponent(String(queryArg.malfunctionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getMalfunctionDependencyTree: build.query<
      GetMalfunctionDependencyTreeApiResponse,
      GetMalfunctionDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/malfunctions/${encodeURIComponent(String(queryArg.malfunctionUuid))}/dependency-tree`,
      }),
    }),
    createMalfunctionsBatch: build.mutation<
      CreateMalfunctionsBatchApiResponse,
      CreateMalfunctionsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/malfunctions/batch`,
        method: 'POST',
        body: queryArg.malfunctionBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateMalfunctionsBatch: build.mutation<
      UpdateMalfunctionsBatchApiResponse,
      UpdateMalfunctionsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/malfunctions/batch`,
        method: 'PATCH',
        body: queryArg.malfunctionBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as malfunctionsApi };
export type ListMalfunctionsApiResponse =
  /** status 200 The malfunctions, and how many there are without paging. */ MalfunctionListResponse;
export type ListMalfunctionsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only malfunctions of these functions; repeat the key for several. */
  functionUuid?: string[];
  /** Only malfunctions with these guidewords; repeat the key for several. */
  guidewordUuid?: string[];
  /** Only malfunctions with this disposition; repeat the key for several. */
  disposition?: MalfunctionDisposition[];
  /** Only malfunctions that repeat these; repeat the key for several. */
  duplicateOfUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetMalfunctionApiResponse = /** status 200 The malfunction. */ MalfunctionResponse;
export type GetMalfunctionApiArg = {
  /** Uuid of the malfunction. */
  malfunctionUuid: string;
};
export type UpdateMalfunctionApiResponse = /** status 200 The updated malfunction. */ MalfunctionResponse;
export type UpdateMalfunctionApiArg = {
  /** Uuid of the malfunction. */
  malfunctionUuid: string;
  malfunctionUpdate: MalfunctionUpdate;
};
export type DeleteMalfunctionApiResponse = unknown;
export type DeleteMalfunctionApiArg = {
  /** Uuid of the malfunction. */
  malfunctionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetMalfunctionDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetMalfunctionDependencyTreeApiArg = {
  /** Uuid of the malfunction. */
  malfunctionUuid: string;
};
export type CreateMalfunctionsBatchApiResponse =
  /** status 201 A result for each item. */ MalfunctionBatchResponse;
export type CreateMalfunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  malfunctionBatchCreate: MalfunctionBatchCreate;
};
export type UpdateMalfunctionsBatchApiResponse =
  /** status 200 A result for each item. */ MalfunctionBatchUpdateResponse;
export type UpdateMalfunctionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  malfunctionBatchUpdate: MalfunctionBatchUpdate;
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
export type MalfunctionDisposition = 'ANALYSE' | 'NOT_CREDIBLE' | 'NO_SAFETY_EFFECT' | 'DUPLICATE';
export type Malfunction = {
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
  functionUuid: Uuid;
  guidewordUuid: NullableUuid;
  /** Effect at vehicle or machine level in Markdown. */
  effect: string;
  disposition: MalfunctionDisposition;
  /** Why it has this disposition; NOT_CREDIBLE and NO_SAFETY_EFFECT need it. */
  dispositionReason: string;
  duplicateOfUuid: NullableUuid;
};
export type MalfunctionListResponse = {
  data: {
    results: Malfunction[];
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
export type MalfunctionResponse = {
  data: Malfunction;
};
export type Reason = string;
export type ResetVotes = boolean;
export type MalfunctionUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  functionUuid?: Uuid;
  guidewordUuid?: NullableUuid;
  /** Effect at vehicle or machine level in Markdown. */
  effect?: string;
  disposition?: MalfunctionDisposition;
  /** Why it has this disposition; NOT_CREDIBLE and NO_SAFETY_EFFECT need it. */
  dispositionReason?: string;
  duplicateOfUuid?: NullableUuid;
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
export type MalfunctionBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Malfunction[];
  };
};
export type NewUuid = string;
export type MalfunctionCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  functionUuid: Uuid;
  guidewordUuid?: NullableUuid;
  /** Effect at vehicle or machine level in Markdown. */
  effect?: string;
  disposition?: MalfunctionDisposition;
  /** Why it has this disposition; NOT_CREDIBLE and NO_SAFETY_EFFECT need it. */
  dispositionReason?: string;
  duplicateOfUuid?: NullableUuid;
};
export type MalfunctionBatchCreate = {
  items: MalfunctionCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type MalfunctionBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Malfunction;
  current?: Malfunction;
  error?: ErrorAnswer;
};
export type MalfunctionBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: MalfunctionBatchUpdateResult[];
  };
};
export type MalfunctionBatchUpdate = {
  items: {
    uuid: Uuid;
    change: MalfunctionUpdate;
  }[];
};
export const {
  useListMalfunctionsQuery,
  useLazyListMalfunctionsQuery,
  useGetMalfunctionQuery,
  useLazyGetMalfunctionQuery,
  useUpdateMalfunctionMutation,
  useDeleteMalfunctionMutation,
  useGetMalfunctionDependencyTreeQuery,
  useLazyGetMalfunctionDependencyTreeQuery,
  useCreateMalfunctionsBatchMutation,
  useUpdateMalfunctionsBatchMutation,
} = injectedRtkApi;
