import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listSrems: build.query<ListSremsApiResponse, ListSremsApiArg>({
      query: queryArg => ({
        url: `/user-api/srems`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          kind: queryArg.kind,
          status: queryArg.status,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          parentUuid: queryArg.parentUuid,
          integrityCategoryUuid: queryArg.integrityCategoryUuid,
          hazardUuid: queryArg.hazardUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSrem: build.query<GetSremApiResponse, GetSremApiArg>({
      query: queryArg => ({
        url: `/user-api/srems/${encodeURIComponent(String(queryArg.sremUuid))}`,
      }),
    }),
    updateSrem: build.mutation<UpdateSremApiResponse, UpdateSremApiArg>({
      query: queryArg => ({
        url: `/user-api/srems/${encodeURIComponent(String(queryArg.sremUuid))}`,
        method: 'PATCH',
        body: queryArg.sremUpdate,
      }),
    }),
    deleteSrem: build.mutation<DeleteSremApiResponse, DeleteSremApiArg>({
      query: queryArg => ({
        url: `/user-api/srems/${encodeURIComponent(String(queryArg.sremUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getSremDependencyTree: build.query<GetSremDependencyTreeApiResponse, GetSremDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/srems/${encodeURIComponent(String(queryArg.sremUuid))}/dependency-tree`,
      }),
    }),
    decomposeSrem: build.mutation<DecomposeSremApiResponse, DecomposeSremApiArg>({
      query: queryArg => ({
        url: `/user-api/srems/${encodeURIComponent(String(queryArg.sremUuid))}/decomposition`,
        method: 'POST',
        body: queryArg.sremDecomposition,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createSremsBatch: build.mutation<CreateSremsBatchApiResponse, CreateSremsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/srems/batch`,
        method: 'POST',
        body: queryArg.sremBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateSremsBatch: build.mutation<UpdateSremsBatchApiResponse, UpdateSremsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/srems/batch`,
        method: 'PATCH',
        body: queryArg.sremBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sremsApi };
export type ListSremsApiResponse =
  /** status 200 The safety requirements and external measures, and how many there are without paging. */ SremListResponse;
export type ListSremsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only records of these kinds; repeat the key for several. */
  kind?: SremKind[];
  /** Only records with this status; repeat the key for several. */
  status?: SremStatus[];
  /** Only records that serve these targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only parts of these requirements; repeat the key for several. */
  parentUuid?: string[];
  /** Only records with levels of these categories; repeat the key for several. */
  integrityCategoryUuid?: string[];
  /** Only records that treat these hazards; repeat the key for several. */
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
export type GetSremApiResponse = /** status 200 The safety requirement or external measure. */ SremResponse;
export type GetSremApiArg = {
  /** Uuid of the requirement or external measure. */
  sremUuid: string;
};
export type UpdateSremApiResponse =
  /** status 200 The updated safety requirement or external measure. */ SremResponse;
export type UpdateSremApiArg = {
  /** Uuid of the requirement or external measure. */
  sremUuid: string;
  sremUpdate: SremUpdate;
};
export type DeleteSremApiResponse = unknown;
export type DeleteSremApiArg = {
  /** Uuid of the requirement or external measure. */
  sremUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetSremDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetSremDependencyTreeApiArg = {
  /** Uuid of the requirement or external measure. */
  sremUuid: string;
};
export type DecomposeSremApiResponse =
  /** status 200 The requirement and its two parts. */ SremDecompositionResponse;
export type DecomposeSremApiArg = {
  /** Uuid of the requirement. */
  sremUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  sremDecomposition: SremDecomposition;
};
export type CreateSremsBatchApiResponse = /** status 201 A result for each item. */ SremBatchResponse;
export type CreateSremsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  sremBatchCreate: SremBatchCreate;
};
export type UpdateSremsBatchApiResponse = /** status 200 A result for each item. */ SremBatchUpdateResponse;
export type UpdateSremsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  sremBatchUpdate: SremBatchUpdate;
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
export type SremKind = 'REQUIREMENT' | 'EXTERNAL_MEASURE';
export type DecomposedLevel = 'QM' | 'A' | 'B' | 'C' | 'D';
export type SremStatus = 'DRAFT' | 'AGREED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type Srem = {
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
  kind: SremKind;
  /** The requirement in shall-form, in Markdown. */
  text: string;
  /** Targets that it serves; its level is the highest of theirs. */
  safetyTargetUuids: Uuid[];
  /** Requirement that it is a part of, of the same project; a requirement is never its own ancestor. Without targets of its own it has the level of that one. */
  parentUuid: string | null;
  /** Share of the ASIL of its parent that it carries by decomposition; null: it is not a part of one. Needs `parentUuid`, and is null again when that one is deleted. */
  decomposedLevel: DecomposedLevel | null;
  /** Why the elements to which its parts are allocated are independent of each other, in Markdown; a decomposition needs it (ISO 26262-9:2018, clause 5). */
  independence: string;
  /** Element, supplier or outside party that carries it out. */
  allocatedTo: string;
  /** Scale of its level, a safety target category; null while it has no level, or where the rating set leads to none. */
  integrityCategoryUuid: string | null;
  /** Its level, never typed (domain model 1.36). The highest of its targets and its parent; where it carries a share of the
    ASIL of its parent that share, with the ASIL that was decomposed first in brackets: B(D).
     */
  integrityLevel: string | null;
  /** How it is shown to work, in Markdown. */
  verificationMethod: string;
  status: SremStatus;
  /** Its id in another tool. */
  externalId: string;
  /** Its address in another tool. */
  externalUrl: string | null;
  /** Hazards that it treats. */
  hazardUuids: Uuid[];
};
export type SremListResponse = {
  data: {
    results: Srem[];
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
export type SremResponse = {
  data: Srem;
};
export type Reason = string;
export type SremUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  kind?: SremKind;
  /** The requirement in shall-form, in Markdown. */
  text?: string;
  /** Targets that it serves; its level is the highest of theirs. */
  safetyTargetUuids?: Uuid[];
  /** Requirement that it is a part of, of the same project; a requirement is never its own ancestor. Without targets of its own it has the level of that one. */
  parentUuid?: string | null;
  /** Share of the ASIL of its parent that it carries by decomposition; null: it is not a part of one. Needs `parentUuid`, and is null again when that one is deleted. */
  decomposedLevel?: DecomposedLevel | null;
  /** Why the elements to which its parts are allocated are independent of each other, in Markdown; a decomposition needs it (ISO 26262-9:2018, clause 5). */
  independence?: string;
  /** Element, supplier or outside party that carries it out. */
  allocatedTo?: string;
  /** How it is shown to work, in Markdown. */
  verificationMethod?: string;
  status?: SremStatus;
  /** Its id in another tool. */
  externalId?: string;
  /** Its address in another tool. */
  externalUrl?: string | null;
  /** Hazards that it treats. */
  hazardUuids?: Uuid[];
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type SremDecompositionResponse = {
  data: {
    srem: Srem;
    /** In the order of the request. */
    parts: Srem[];
  };
};
export type SremDecompositionPart = {
  /** Requirement of the same project that becomes the part; with it the texts below change only where they are given. */
  uuid?: string;
  name?: RecordName;
  /** The requirement in shall-form, in Markdown. */
  text?: string;
  /** Element that carries it out; not that of the other part. */
  allocatedTo?: string;
  decomposedLevel: DecomposedLevel;
};
export type SremDecomposition = {
  revision: Revision;
  reason?: Reason;
  /** Why the elements to which the parts are allocated are independent of each other, in Markdown. */
  independence: string;
  parts: SremDecompositionPart[];
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
export type SremBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Srem[];
  };
};
export type NewUuid = string;
export type SremCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  kind?: SremKind;
  /** The requirement in shall-form, in Markdown. */
  text?: string;
  /** Targets that it serves; its level is the highest of theirs. */
  safetyTargetUuids?: Uuid[];
  /** Requirement that it is a part of, of the same project; a requirement is never its own ancestor. Without targets of its own it has the level of that one. */
  parentUuid?: string | null;
  /** Share of the ASIL of its parent that it carries by decomposition; null: it is not a part of one. Needs `parentUuid`, and is null again when that one is deleted. */
  decomposedLevel?: DecomposedLevel | null;
  /** Why the elements to which its parts are allocated are independent of each other, in Markdown; a decomposition needs it (ISO 26262-9:2018, clause 5). */
  independence?: string;
  /** Element, supplier or outside party that carries it out. */
  allocatedTo?: string;
  /** How it is shown to work, in Markdown. */
  verificationMethod?: string;
  status?: SremStatus;
  /** Its id in another tool. */
  externalId?: string;
  /** Its address in another tool. */
  externalUrl?: string | null;
  /** Hazards that it treats. */
  hazardUuids?: Uuid[];
};
export type SremBatchCreate = {
  items: SremCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type SremBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Srem;
  current?: Srem;
  error?: ErrorAnswer;
};
export type SremBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: SremBatchUpdateResult[];
  };
};
export type SremBatchUpdate = {
  items: {
    uuid: Uuid;
    change: SremUpdate;
  }[];
};
export const {
  useListSremsQuery,
  useLazyListSremsQuery,
  useGetSremQuery,
  useLazyGetSremQuery,
  useUpdateSremMutation,
  useDeleteSremMutation,
  useGetSremDependencyTreeQuery,
  useLazyGetSremDependencyTreeQuery,
  useDecomposeSremMutation,
  useCreateSremsBatchMutation,
  useUpdateSremsBatchMutation,
} = injectedRtkApi;
