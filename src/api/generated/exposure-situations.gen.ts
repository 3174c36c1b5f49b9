import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listExposureSituations: build.query<ListExposureSituationsApiResponse, ListExposureSituationsApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-situations`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          disposition: queryArg.disposition,
          duplicateOfUuid: queryArg.duplicateOfUuid,
          status: queryArg.status,
          exposureUuid: queryArg.exposureUuid,
          ceaUuid: queryArg.ceaUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getExposureSituation: build.query<GetExposureSituationApiResponse, GetExposureSituationApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}`,
      }),
    }),
    updateExposureSituation: build.mutation<
      UpdateExposureSituationApiResponse,
      UpdateExposureSituationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}`,
        method: 'PATCH',
        body: queryArg.exposureSituationUpdate,
      }),
    }),
    deleteExposureSituation: build.mutation<
      DeleteExposureSituationApiResponse,
      DeleteExposureSituationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getExposureSituationDependencyTree: build.query<
      GetExposureSituationDependencyTreeApiResponse,
      GetExposureSituationDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}/dependency-tree`,
      }),
    }),
    addCeaToExposureSituation: build.mutation<
      AddCeaToExposureSituationApiResponse,
      AddCeaToExposureSituationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}`,
        method: 'POST',
      }),
    }),
    removeCeaFromExposureSituation: build.mutation<
      RemoveCeaFromExposureSituationApiResponse,
      RemoveCeaFromExposureSituationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}/ceas/${encodeURIComponent(String(queryArg.ceaUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    addCeasToExposureSituationBatch: build.mutation<
      AddCeasToExposureSituationBatchApiResponse,
      AddCeasToExposureSituationBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-situations/${encodeURIComponent(String(queryArg.exposureSituationUuid))}/ceas/batch`,
        method: 'POST',
        body: queryArg.exposureSituationCeaBatchAdd,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createExposureSituationsBatch: build.mutation<
      CreateExposureSituationsBatchApiResponse,
      CreateExposureSituationsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-situations/batch`,
        method: 'POST',
        body: queryArg.exposureSituationBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateExposureSituationsBatch: build.mutation<
      UpdateExposureSituationsBatchApiResponse,
      UpdateExposureSituationsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-situations/batch`,
        method: 'PATCH',
        body: queryArg.exposureSituationBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as exposureSituationsApi };
export type ListExposureSituationsApiResponse =
  /** status 200 The exposure situations, and how many there are without paging. */ ExposureSituationListResponse;
export type ListExposureSituationsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only exposure situations with this disposition; repeat the key for several. */
  disposition?: ExposureSituationDisposition[];
  /** Only exposure situations that repeat these; repeat the key for several. */
  duplicateOfUuid?: string[];
  /** Only exposure situations with this status; repeat the key for several. */
  status?: ExposureSituationStatus[];
  /** Only exposure situations rated with any of these levels; repeat the key for several. */
  exposureUuid?: string[];
  /** Only exposure situations that hold any of these elements; repeat the key for several. */
  ceaUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetExposureSituationApiResponse =
  /** status 200 The exposure situation. */ ExposureSituationDetailResponse;
export type GetExposureSituationApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
};
export type UpdateExposureSituationApiResponse =
  /** status 200 The updated exposure situation. */ ExposureSituationResponse;
export type UpdateExposureSituationApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
  exposureSituationUpdate: ExposureSituationUpdate;
};
export type DeleteExposureSituationApiResponse = unknown;
export type DeleteExposureSituationApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetExposureSituationDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetExposureSituationDependencyTreeApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
};
export type AddCeaToExposureSituationApiResponse =
  /** status 200 The updated situation. */ ExposureSituationResponse;
export type AddCeaToExposureSituationApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
  /** Uuid of the element. */
  ceaUuid: string;
};
export type RemoveCeaFromExposureSituationApiResponse =
  /** status 200 The updated situation. */ ExposureSituationResponse;
export type RemoveCeaFromExposureSituationApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
  /** Uuid of the element. */
  ceaUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type AddCeasToExposureSituationBatchApiResponse =
  /** status 201 A result for each item, and the updated situation. */ ExposureSituationCeaBatchResponse;
export type AddCeasToExposureSituationBatchApiArg = {
  /** Uuid of the exposure situation. */
  exposureSituationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureSituationCeaBatchAdd: ExposureSituationCeaBatchAdd;
};
export type CreateExposureSituationsBatchApiResponse =
  /** status 201 A result for each item. */ ExposureSituationBatchResponse;
export type CreateExposureSituationsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureSituationBatchCreate: ExposureSituationBatchCreate;
};
export type UpdateExposureSituationsBatchApiResponse =
  /** status 200 A result for each item. */ ExposureSituationBatchUpdateResponse;
export type UpdateExposureSituationsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureSituationBatchUpdate: ExposureSituationBatchUpdate;
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
export type ExposureSituationDisposition = 'USED' | 'NOT_RELEVANT' | 'DUPLICATE';
export type ExposureBasis = 'DURATION' | 'FREQUENCY';
export type ExposureSituationRating = {
  riskRatingSetUuid: Uuid;
  /** A level of that set and of its exposure. */
  exposureUuid: string;
  basis: ExposureBasis;
  /** Why this level in Markdown. */
  rationale: string;
};
export type ExposureSituationStatus = 'DRAFT' | 'RATED' | 'CONFIRMED';
export type ExposureSituation = {
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
  disposition: ExposureSituationDisposition;
  /** Why it has this disposition; NOT_RELEVANT needs it. */
  dispositionReason: string;
  /** The situation that covers this one; DUPLICATE needs it. */
  duplicateOfUuid: string | null;
  /** Its elements in the order in which they are shown. */
  ceaUuids: Uuid[];
  /** Its exposure in each rating set, each set once. */
  ratings: ExposureSituationRating[];
  /** The names of its elements in their order, cut to the length of a name; empty without elements. While `name` is the same, it follows a change of the elements. */
  generatedName: string;
  /** Elements and ratings were looked at and agreed to. A change of either takes it back. */
  isConfirmed: boolean;
  status: ExposureSituationStatus;
  /** Estimates about this situation in their order. */
  exposureEstimateUuids: Uuid[];
};
export type ExposureSituationListResponse = {
  data: {
    results: ExposureSituation[];
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
export type ExposureSuggestion = {
  riskRatingSetUuid: Uuid;
  /** The level; null without an estimate, or where the set states no numbers. */
  exposureUuid: string | null;
  /** Which of both gave the level. */
  basis: ExposureBasis | null;
  /** Product of the fractions. */
  share: number | null;
  /** Highest of the occurrences per year. */
  perYear: number | null;
  /** One sentence that says why. */
  explanation: string;
};
export type ExposureSituationDetail = {
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
  disposition: ExposureSituationDisposition;
  /** Why it has this disposition; NOT_RELEVANT needs it. */
  dispositionReason: string;
  /** The situation that covers this one; DUPLICATE needs it. */
  duplicateOfUuid: string | null;
  /** Its elements in the order in which they are shown. */
  ceaUuids: Uuid[];
  /** Its exposure in each rating set, each set once. */
  ratings: ExposureSituationRating[];
  /** The names of its elements in their order, cut to the length of a name; empty without elements. While `name` is the same, it follows a change of the elements. */
  generatedName: string;
  /** Elements and ratings were looked at and agreed to. A change of either takes it back. */
  isConfirmed: boolean;
  status: ExposureSituationStatus;
  /** Estimates about this situation in their order. */
  exposureEstimateUuids: Uuid[];
  /** One for each rating set of the project that knows exposure; offered and never set. */
  suggestedExposures: ExposureSuggestion[];
};
export type ExposureSituationDetailResponse = {
  data: ExposureSituationDetail;
};
export type ExposureSituationResponse = {
  data: ExposureSituation;
};
export type Reason = string;
export type ResetVotes = boolean;
export type ExposureSituationRatingCreate = {
  riskRatingSetUuid: Uuid;
  /** A level of that set and of its exposure. */
  exposureUuid: string;
  basis: ExposureBasis;
  /** Why this level in Markdown. */
  rationale?: string;
};
export type ExposureSituationUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  disposition?: ExposureSituationDisposition;
  /** Why it has this disposition; NOT_RELEVANT needs it. */
  dispositionReason?: string;
  /** The situation that covers this one; DUPLICATE needs it. */
  duplicateOfUuid?: string | null;
  /** Its elements in the order in which they are shown. */
  ceaUuids?: Uuid[];
  /** Its exposure in each rating set, each set once. */
  ratings?: ExposureSituationRatingCreate[];
  /** Elements and ratings were looked at and agreed to. A change of either takes it back. */
  isConfirmed?: boolean;
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
export type ExposureSituationCeaBatchResponse = {
  data: {
    /** How many were added. */
    saved: number;
    results: BatchItemResult[];
    exposureSituation: ExposureSituation;
  };
};
export type ExposureSituationCeaAdd = {
  ceaUuid: Uuid;
};
export type ExposureSituationCeaBatchAdd = {
  items: ExposureSituationCeaAdd[];
};
export type ExposureSituationBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ExposureSituation[];
  };
};
export type NewUuid = string;
export type ExposureSituationCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  disposition?: ExposureSituationDisposition;
  /** Why it has this disposition; NOT_RELEVANT needs it. */
  dispositionReason?: string;
  /** The situation that covers this one; DUPLICATE needs it. */
  duplicateOfUuid?: string | null;
  /** Its elements in the order in which they are shown. */
  ceaUuids?: Uuid[];
  /** Its exposure in each rating set, each set once. */
  ratings?: ExposureSituationRatingCreate[];
};
export type ExposureSituationBatchCreate = {
  items: ExposureSituationCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type ExposureSituationBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: ExposureSituation;
  current?: ExposureSituation;
  error?: ErrorAnswer;
};
export type ExposureSituationBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: ExposureSituationBatchUpdateResult[];
  };
};
export type ExposureSituationBatchUpdate = {
  items: {
    uuid: Uuid;
    change: ExposureSituationUpdate;
  }[];
};
export const {
  useListExposureSituationsQuery,
  useLazyListExposureSituationsQuery,
  useGetExposureSituationQuery,
  useLazyGetExposureSituationQuery,
  useUpdateExposureSituationMutation,
  useDeleteExposureSituationMutation,
  useGetExposureSituationDependencyTreeQuery,
  useLazyGetExposureSituationDependencyTreeQuery,
  useAddCeaToExposureSituationMutation,
  useRemoveCeaFromExposureSituationMutation,
  useAddCeasToExposureSituationBatchMutation,
  useCreateExposureSituationsBatchMutation,
  useUpdateExposureSituationsBatchMutation,
} = injectedRtkApi;
