import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listAssumptions: build.query<ListAssumptionsApiResponse, ListAssumptionsApiArg>({
      query: queryArg => ({
        url: `/user-api/assumptions`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          category: queryArg.category,
          status: queryArg.status,
          ownerUserUuid: queryArg.ownerUserUuid,
          evidenceDocumentUuid: queryArg.evidenceDocumentUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getAssumption: build.query<GetAssumptionApiResponse, GetAssumptionApiArg>({
      query: queryArg => ({
        url: `/user-api/assumptions/${encodeURIComponent(String(queryArg.assumptionUuid))}`,
      }),
    }),
    updateAssumption: build.mutation<UpdateAssumptionApiResponse, UpdateAssumptionApiArg>({
      query: queryArg => ({
        url: `/user-api/assumptions/${encodeURIComponent(String(queryArg.assumptionUuid))}`,
        method: 'PATCH',
        body: queryArg.assumptionUpdate,
      }),
    }),
    deleteAssumption: build.mutation<DeleteAssumptionApiResponse, DeleteAssumptionApiArg>({
      query: queryArg => ({
        url: `/user-api/assumptions/${encodeURIComponent(String(queryArg.assumptionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getAssumptionDependencyTree: build.query<
      GetAssumptionDependencyTreeApiResponse,
      GetAssumptionDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/assumptions/${encodeURIComponent(String(queryArg.assumptionUuid))}/dependency-tree`,
      }),
    }),
    createAssumptionsBatch: build.mutation<CreateAssumptionsBatchApiResponse, CreateAssumptionsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/assumptions/batch`,
        method: 'POST',
        body: queryArg.assumptionBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateAssumptionsBatch: build.mutation<UpdateAssumptionsBatchApiResponse, UpdateAssumptionsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/assumptions/batch`,
        method: 'PATCH',
        body: queryArg.assumptionBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as assumptionsApi };
export type ListAssumptionsApiResponse =
  /** status 200 The assumptions, and how many there are without paging. */ AssumptionListResponse;
export type ListAssumptionsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only assumptions of this category; repeat the key for several. */
  category?: AssumptionCategory[];
  /** Only assumptions with this status; repeat the key for several. */
  status?: AssumptionStatus[];
  /** Only assumptions of these owners; repeat the key for several. */
  ownerUserUuid?: string[];
  /** Only those that these documents show; repeat the key for several. */
  evidenceDocumentUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: DatedRecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetAssumptionApiResponse = /** status 200 The assumption. */ AssumptionResponse;
export type GetAssumptionApiArg = {
  /** Uuid of the assumption. */
  assumptionUuid: string;
};
export type UpdateAssumptionApiResponse = /** status 200 The updated assumption. */ AssumptionResponse;
export type UpdateAssumptionApiArg = {
  /** Uuid of the assumption. */
  assumptionUuid: string;
  assumptionUpdate: AssumptionUpdate;
};
export type DeleteAssumptionApiResponse = unknown;
export type DeleteAssumptionApiArg = {
  /** Uuid of the assumption. */
  assumptionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetAssumptionDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetAssumptionDependencyTreeApiArg = {
  /** Uuid of the assumption. */
  assumptionUuid: string;
};
export type CreateAssumptionsBatchApiResponse =
  /** status 201 A result for each item. */ AssumptionBatchResponse;
export type CreateAssumptionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  assumptionBatchCreate: AssumptionBatchCreate;
};
export type UpdateAssumptionsBatchApiResponse =
  /** status 200 A result for each item. */ AssumptionBatchUpdateResponse;
export type UpdateAssumptionsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  assumptionBatchUpdate: AssumptionBatchUpdate;
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
export type AssumptionCategory = 'ENVIRONMENT' | 'USER' | 'SYSTEM' | 'INTERFACE' | 'EXPOSURE_DATA' | 'LEGAL';
export type AssumptionStatus = 'OPEN' | 'CONFIRMED' | 'REJECTED' | 'SUPERSEDED';
export type Assumption = {
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
  /** The statement in Markdown. */
  text: string;
  category: AssumptionCategory;
  /** Why it may be relied on in Markdown. */
  rationale: string;
  /** Member of the project who has it confirmed. */
  ownerUserUuid: string | null;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Day by which it is to be confirmed. */
  dueDate: string | null;
  /** How it is confirmed or refuted. */
  validationMethod: string;
  status: AssumptionStatus;
};
export type AssumptionListResponse = {
  data: {
    results: Assumption[];
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
export type DatedRecordOrderBy = 'position' | 'code' | 'name' | 'dueDate' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type AssumptionResponse = {
  data: Assumption;
};
export type Reason = string;
export type AssumptionUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** The statement in Markdown. */
  text?: string;
  category?: AssumptionCategory;
  /** Why it may be relied on in Markdown. */
  rationale?: string;
  /** Member of the project who has it confirmed. */
  ownerUserUuid?: string | null;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Day by which it is to be confirmed. */
  dueDate?: string | null;
  /** How it is confirmed or refuted. */
  validationMethod?: string;
  status?: AssumptionStatus;
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
export type AssumptionBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Assumption[];
  };
};
export type NewUuid = string;
export type AssumptionCreate = {
  uuid?: NewUuid;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** The statement in Markdown. */
  text: string;
  category?: AssumptionCategory;
  /** Why it may be relied on in Markdown. */
  rationale?: string;
  /** Member of the project who has it confirmed. */
  ownerUserUuid?: string | null;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Day by which it is to be confirmed. */
  dueDate?: string | null;
  /** How it is confirmed or refuted. */
  validationMethod?: string;
  status?: AssumptionStatus;
};
export type AssumptionBatchCreate = {
  items: AssumptionCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type AssumptionBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Assumption;
  current?: Assumption;
  error?: ErrorAnswer;
};
export type AssumptionBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: AssumptionBatchUpdateResult[];
  };
};
export type AssumptionBatchUpdate = {
  items: {
    uuid: Uuid;
    change: AssumptionUpdate;
  }[];
};
export const {
  useListAssumptionsQuery,
  useLazyListAssumptionsQuery,
  useGetAssumptionQuery,
  useLazyGetAssumptionQuery,
  useUpdateAssumptionMutation,
  useDeleteAssumptionMutation,
  useGetAssumptionDependencyTreeQuery,
  useLazyGetAssumptionDependencyTreeQuery,
  useCreateAssumptionsBatchMutation,
  useUpdateAssumptionsBatchMutation,
} = injectedRtkApi;
