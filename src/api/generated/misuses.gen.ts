import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listMisuses: build.query<ListMisusesApiResponse, ListMisusesApiArg>({
      query: queryArg => ({
        url: `/user-api/misuses`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          taskUuid: queryArg.taskUuid,
          personnelUuid: queryArg.personnelUuid,
          disposition: queryArg.disposition,
          duplicateOfUuid: queryArg.duplicateOfUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getMisuse: build.query<GetMisuseApiResponse, GetMisuseApiArg>({
      query: queryArg => ({
        url: `/user-api/misuses/${encodeURIComponent(String(queryArg.misuseUuid))}`,
      }),
    }),
    updateMisuse: build.mutation<UpdateMisuseApiResponse, UpdateMisuseApiArg>({
      query: queryArg => ({
        url: `/user-api/misuses/${encodeURIComponent(String(queryArg.misuseUuid))}`,
        method: 'PATCH',
        body: queryArg.misuseUpdate,
      }),
    }),
    deleteMisuse: build.mutation<DeleteMisuseApiResponse, DeleteMisuseApiArg>({
      query: queryArg => ({
        url: `/user-api/misuses/${encodeURIComponent(String(queryArg.misuseUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getMisuseDependencyTree: build.query<GetMisuseDependencyTreeApiResponse, GetMisuseDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/misuses/${encodeURIComponent(String(queryArg.misuseUuid))}/dependency-tree`,
      }),
    }),
    createMisusesBatch: build.mutation<CreateMisusesBatchApiResponse, CreateMisusesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/misuses/batch`,
        method: 'POST',
        body: queryArg.misuseBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateMisusesBatch: build.mutation<UpdateMisusesBatchApiResponse, UpdateMisusesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/misuses/batch`,
        method: 'PATCH',
        body: queryArg.misuseBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as misusesApi };
export type ListMisusesApiResponse =
  /** status 200 The misuses, and how many there are without paging. */ MisuseListResponse;
export type ListMisusesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only misuses of these tasks; repeat the key for several. */
  taskUuid?: string[];
  /** Only misuses by any of these persons; repeat the key for several. */
  personnelUuid?: string[];
  /** Only misuses with this disposition; repeat the key for several. */
  disposition?: MisuseDisposition[];
  /** Only misuses that repeat these; repeat the key for several. */
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
export type GetMisuseApiResponse = /** status 200 The misuse. */ MisuseResponse;
export type GetMisuseApiArg = {
  /** Uuid of the misuse. */
  misuseUuid: string;
};
export type UpdateMisuseApiResponse = /** status 200 The updated misuse. */ MisuseResponse;
export type UpdateMisuseApiArg = {
  /** Uuid of the misuse. */
  misuseUuid: string;
  misuseUpdate: MisuseUpdate;
};
export type DeleteMisuseApiResponse = unknown;
export type DeleteMisuseApiArg = {
  /** Uuid of the misuse. */
  misuseUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetMisuseDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetMisuseDependencyTreeApiArg = {
  /** Uuid of the misuse. */
  misuseUuid: string;
};
export type CreateMisusesBatchApiResponse = /** status 201 A result for each item. */ MisuseBatchResponse;
export type CreateMisusesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  misuseBatchCreate: MisuseBatchCreate;
};
export type UpdateMisusesBatchApiResponse =
  /** status 200 A result for each item. */ MisuseBatchUpdateResponse;
export type UpdateMisusesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  misuseBatchUpdate: MisuseBatchUpdate;
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
export type MisuseDisposition = 'ANALYSE' | 'NOT_CREDIBLE' | 'NO_SAFETY_EFFECT' | 'DUPLICATE';
export type Misuse = {
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
  taskUuid: NullableUuid;
  /** How likely it is and why. */
  likelihoodNote: string;
  disposition: MisuseDisposition;
  /** Why it has this disposition. */
  dispositionReason: string;
  duplicateOfUuid: NullableUuid;
  /** Who may do it. */
  personnelUuids: Uuid[];
};
export type MisuseListResponse = {
  data: {
    results: Misuse[];
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
export type MisuseResponse = {
  data: Misuse;
};
export type Reason = string;
export type ResetVotes = boolean;
export type MisuseUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  taskUuid?: NullableUuid;
  /** How likely it is and why. */
  likelihoodNote?: string;
  disposition?: MisuseDisposition;
  /** Why it has this disposition. */
  dispositionReason?: string;
  duplicateOfUuid?: NullableUuid;
  /** Who may do it. */
  personnelUuids?: Uuid[];
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
export type MisuseBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Misuse[];
  };
};
export type NewUuid = string;
export type MisuseCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  taskUuid?: NullableUuid;
  /** How likely it is and why. */
  likelihoodNote?: string;
  disposition?: MisuseDisposition;
  /** Why it has this disposition. */
  dispositionReason?: string;
  duplicateOfUuid?: NullableUuid;
  /** Who may do it. */
  personnelUuids?: Uuid[];
};
export type MisuseBatchCreate = {
  items: MisuseCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type MisuseBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Misuse;
  current?: Misuse;
  error?: ErrorAnswer;
};
export type MisuseBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: MisuseBatchUpdateResult[];
  };
};
export type MisuseBatchUpdate = {
  items: {
    uuid: Uuid;
    change: MisuseUpdate;
  }[];
};
export const {
  useListMisusesQuery,
  useLazyListMisusesQuery,
  useGetMisuseQuery,
  useLazyGetMisuseQuery,
  useUpdateMisuseMutation,
  useDeleteMisuseMutation,
  useGetMisuseDependencyTreeQuery,
  useLazyGetMisuseDependencyTreeQuery,
  useCreateMisusesBatchMutation,
  useUpdateMisusesBatchMutation,
} = injectedRtkApi;
