import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listCeaTypes: build.query<ListCeaTypesApiResponse, ListCeaTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/cea-types`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          kind: queryArg.kind,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getCeaType: build.query<GetCeaTypeApiResponse, GetCeaTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/cea-types/${encodeURIComponent(String(queryArg.ceaTypeUuid))}`,
      }),
    }),
    updateCeaType: build.mutation<UpdateCeaTypeApiResponse, UpdateCeaTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/cea-types/${encodeURIComponent(String(queryArg.ceaTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.ceaTypeUpdate,
      }),
    }),
    deleteCeaType: build.mutation<DeleteCeaTypeApiResponse, DeleteCeaTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/cea-types/${encodeURIComponent(String(queryArg.ceaTypeUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getCeaTypeDependencyTree: build.query<
      GetCeaTypeDependencyTreeApiResponse,
      GetCeaTypeDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/cea-types/${encodeURIComponent(String(queryArg.ceaTypeUuid))}/dependency-tree`,
      }),
    }),
    createCeaTypesBatch: build.mutation<CreateCeaTypesBatchApiResponse, CreateCeaTypesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/cea-types/batch`,
        method: 'POST',
        body: queryArg.ceaTypeBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ceaTypesApi };
export type ListCeaTypesApiResponse =
  /** status 200 The element types, and how many there are without paging. */ CeaTypeListResponse;
export type ListCeaTypesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only element types of this kind; repeat the key for several. */
  kind?: CeaTypeKind[];
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetCeaTypeApiResponse = /** status 200 The element type. */ CeaTypeResponse;
export type GetCeaTypeApiArg = {
  /** Uuid of the group of elements. */
  ceaTypeUuid: string;
};
export type UpdateCeaTypeApiResponse = /** status 200 The updated element type. */ CeaTypeResponse;
export type UpdateCeaTypeApiArg = {
  /** Uuid of the group of elements. */
  ceaTypeUuid: string;
  ceaTypeUpdate: CeaTypeUpdate;
};
export type DeleteCeaTypeApiResponse = unknown;
export type DeleteCeaTypeApiArg = {
  /** Uuid of the group of elements. */
  ceaTypeUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetCeaTypeDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetCeaTypeDependencyTreeApiArg = {
  /** Uuid of the group of elements. */
  ceaTypeUuid: string;
};
export type CreateCeaTypesBatchApiResponse = /** status 201 A result for each item. */ CeaTypeBatchResponse;
export type CreateCeaTypesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  ceaTypeBatchCreate: CeaTypeBatchCreate;
};
export type Uuid = string;
export type NullableUuid = string | null;
export type RecordName = string;
export type MarkdownText = string;
export type Revision = number;
export type Moment = string;
export type CeaTypeKind = 'CONDITION' | 'ENVIRONMENT' | 'ACTIVITY';
export type CeaType = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id, such as WEATHER. */
  code: string;
  name: RecordName;
  description: MarkdownText;
  /** Place in the list. */
  order: number;
  isDefault: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  kind: CeaTypeKind;
  /** A situation has at most one element of this type. */
  exclusive: boolean;
  /** Red, green and blue, such as #2E7D32. */
  color: string | null;
  examples: MarkdownText;
};
export type CeaTypeListResponse = {
  data: {
    results: CeaType[];
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
export type LookupOrderBy = 'order' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type CeaTypeResponse = {
  data: CeaType;
};
export type Reason = string;
export type CeaTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  kind?: CeaTypeKind;
  /** A situation has at most one element of this type. */
  exclusive?: boolean;
  /** Red, green and blue, such as #2E7D32. */
  color?: string | null;
  examples?: MarkdownText;
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
export type CeaTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: CeaType[];
  };
};
export type CeaTypeCreate = {
  /** Readable id, such as WEATHER; given by the server when left out. */
  code?: string;
  name: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  kind: CeaTypeKind;
  /** A situation has at most one element of this type. */
  exclusive?: boolean;
  /** Red, green and blue, such as #2E7D32. */
  color?: string | null;
  examples?: MarkdownText;
};
export type CeaTypeBatchCreate = {
  items: CeaTypeCreate[];
};
export const {
  useListCeaTypesQuery,
  useLazyListCeaTypesQuery,
  useGetCeaTypeQuery,
  useLazyGetCeaTypeQuery,
  useUpdateCeaTypeMutation,
  useDeleteCeaTypeMutation,
  useGetCeaTypeDependencyTreeQuery,
  useLazyGetCeaTypeDependencyTreeQuery,
  useCreateCeaTypesBatchMutation,
} = injectedRtkApi;
