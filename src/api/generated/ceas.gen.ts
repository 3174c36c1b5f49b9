import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listCeas: build.query<ListCeasApiResponse, ListCeasApiArg>({
      query: queryArg => ({
        url: `/user-api/ceas`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          ceaTypeUuid: queryArg.ceaTypeUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getCea: build.query<GetCeaApiResponse, GetCeaApiArg>({
      query: queryArg => ({
        url: `/user-api/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}`,
      }),
    }),
    updateCea: build.mutation<UpdateCeaApiResponse, UpdateCeaApiArg>({
      query: queryArg => ({
        url: `/user-api/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}`,
        method: 'PATCH',
        body: queryArg.ceaUpdate,
      }),
    }),
    deleteCea: build.mutation<DeleteCeaApiResponse, DeleteCeaApiArg>({
      query: queryArg => ({
        url: `/user-api/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getCeaDependencyTree: build.query<GetCeaDependencyTreeApiResponse, GetCeaDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}/dependency-tree`,
      }),
    }),
    createCeasBatch: build.mutation<CreateCeasBatchApiResponse, CreateCeasBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/ceas/batch`,
        method: 'POST',
        body: queryArg.ceaBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateCeasBatch: build.mutation<UpdateCeasBatchApiResponse, UpdateCeasBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/ceas/batch`,
        method: 'PATCH',
        body: queryArg.ceaBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ceasApi };
export type ListCeasApiResponse =
  /** status 200 The elements, and how many there are without paging. */ CeaListResponse;
export type ListCeasApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only elements of these types; repeat the key for several. */
  ceaTypeUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetCeaApiResponse = /** status 200 The element. */ CeaResponse;
export type GetCeaApiArg = {
  /** Uuid of the element. */
  ceaUuid: string;
};
export type UpdateCeaApiResponse = /** status 200 The updated element. */ CeaResponse;
export type UpdateCeaApiArg = {
  /** Uuid of the element. */
  ceaUuid: string;
  ceaUpdate: CeaUpdate;
};
export type DeleteCeaApiResponse = unknown;
export type DeleteCeaApiArg = {
  /** Uuid of the element. */
  ceaUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetCeaDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetCeaDependencyTreeApiArg = {
  /** Uuid of the element. */
  ceaUuid: string;
};
export type CreateCeasBatchApiResponse = /** status 201 A result for each item. */ CeaBatchResponse;
export type CreateCeasBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  ceaBatchCreate: CeaBatchCreate;
};
export type UpdateCeasBatchApiResponse = /** status 200 A result for each item. */ CeaBatchUpdateResponse;
export type UpdateCeasBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  ceaBatchUpdate: CeaBatchUpdate;
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
export type Cea = {
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
  ceaTypeUuid: Uuid;
  /** Share of the operating time, 0 to 1; null when not known. */
  share: number | null;
  /** Where the share comes from. */
  shareSource: string;
};
export type CeaListResponse = {
  data: {
    results: Cea[];
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
export type CeaResponse = {
  data: Cea;
};
export type Reason = string;
export type ResetVotes = boolean;
export type CeaUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  ceaTypeUuid?: Uuid;
  /** Share of the operating time, 0 to 1; null when not known. */
  share?: number | null;
  /** Where the share comes from. */
  shareSource?: string;
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
export type CeaBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Cea[];
  };
};
export type NewUuid = string;
export type CeaCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  ceaTypeUuid: Uuid;
  /** Share of the operating time, 0 to 1; null when not known. */
  share?: number | null;
  /** Where the share comes from. */
  shareSource?: string;
};
export type CeaBatchCreate = {
  items: CeaCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type CeaBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Cea;
  current?: Cea;
  error?: ErrorAnswer;
};
export type CeaBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: CeaBatchUpdateResult[];
  };
};
export type CeaBatchUpdate = {
  items: {
    uuid: Uuid;
    change: CeaUpdate;
  }[];
};
export const {
  useListCeasQuery,
  useLazyListCeasQuery,
  useGetCeaQuery,
  useLazyGetCeaQuery,
  useUpdateCeaMutation,
  useDeleteCeaMutation,
  useGetCeaDependencyTreeQuery,
  useLazyGetCeaDependencyTreeQuery,
  useCreateCeasBatchMutation,
  useUpdateCeasBatchMutation,
} = injectedRtkApi;
