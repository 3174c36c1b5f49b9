import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listExposureEstimates: build.query<ListExposureEstimatesApiResponse, ListExposureEstimatesApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-estimates`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          exposureSituationUuid: queryArg.exposureSituationUuid,
          hazardUuid: queryArg.hazardUuid,
          exposureEstimateTypeUuid: queryArg.exposureEstimateTypeUuid,
          exposureEstimateTypeValueUuid: queryArg.exposureEstimateTypeValueUuid,
          assumptionUuid: queryArg.assumptionUuid,
          evidenceDocumentUuid: queryArg.evidenceDocumentUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getExposureEstimate: build.query<GetExposureEstimateApiResponse, GetExposureEstimateApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-estimates/${encodeURIComponent(String(queryArg.exposureEstimateUuid))}`,
      }),
    }),
    updateExposureEstimate: build.mutation<UpdateExposureEstimateApiResponse, UpdateExposureEstimateApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-estimates/${encodeURIComponent(String(queryArg.exposureEstimateUuid))}`,
        method: 'PATCH',
        body: queryArg.exposureEstimateUpdate,
      }),
    }),
    deleteExposureEstimate: build.mutation<DeleteExposureEstimateApiResponse, DeleteExposureEstimateApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-estimates/${encodeURIComponent(String(queryArg.exposureEstimateUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getExposureEstimateDependencyTree: build.query<
      GetExposureEstimateDependencyTreeApiResponse,
      GetExposureEstimateDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimates/${encodeURIComponent(String(queryArg.exposureEstimateUuid))}/dependency-tree`,
      }),
    }),
    createExposureEstimatesBatch: build.mutation<
      CreateExposureEstimatesBatchApiResponse,
      CreateExposureEstimatesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-estimates/batch`,
        method: 'POST',
        body: queryArg.exposureEstimateBatchCreate,
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
export { injectedRtkApi as exposureEstimatesApi };
export type ListExposureEstimatesApiResponse =
  /** status 200 The exposure estimates, and how many there are without paging. */ ExposureEstimateListResponse;
export type ListExposureEstimatesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only exposure estimates of these situations; repeat the key for several. */
  exposureSituationUuid?: string[];
  /** Only exposure estimates of these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only exposure estimates of these types; repeat the key for several. */
  exposureEstimateTypeUuid?: string[];
  /** Only exposure estimates in these bands; repeat the key for several. */
  exposureEstimateTypeValueUuid?: string[];
  /** Only exposure estimates that rely on any of these assumptions; repeat the key for several. */
  assumptionUuid?: string[];
  /** Only those that these documents show; repeat the key for several. */
  evidenceDocumentUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetExposureEstimateApiResponse =
  /** status 200 The exposure estimate. */ ExposureEstimateResponse;
export type GetExposureEstimateApiArg = {
  /** Uuid of the exposure estimate. */
  exposureEstimateUuid: string;
};
export type UpdateExposureEstimateApiResponse =
  /** status 200 The updated exposure estimate. */ ExposureEstimateResponse;
export type UpdateExposureEstimateApiArg = {
  /** Uuid of the exposure estimate. */
  exposureEstimateUuid: string;
  exposureEstimateUpdate: ExposureEstimateUpdate;
};
export type DeleteExposureEstimateApiResponse = unknown;
export type DeleteExposureEstimateApiArg = {
  /** Uuid of the exposure estimate. */
  exposureEstimateUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetExposureEstimateDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetExposureEstimateDependencyTreeApiArg = {
  /** Uuid of the exposure estimate. */
  exposureEstimateUuid: string;
};
export type CreateExposureEstimatesBatchApiResponse =
  /** status 201 A result for each item. */ ExposureEstimateBatchResponse;
export type CreateExposureEstimatesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureEstimateBatchCreate: ExposureEstimateBatchCreate;
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
export type ExposureEstimateUnit = 'FRACTION' | 'PER_YEAR' | 'HOURS_PER_YEAR';
export type ExposureEstimate = {
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
  /** The situation it is about; null when it is about a hazard. */
  exposureSituationUuid: string | null;
  /** The hazard it is about; null when it is about a situation. */
  hazardUuid: string | null;
  exposureEstimateTypeUuid: Uuid;
  /** A band of the type. Its upper end counts where `numericValue` is null. */
  exposureEstimateTypeValueUuid: string | null;
  /** In the unit of the type; within the chosen band. null: the band counts. */
  numericValue: number | null;
  unit: ExposureEstimateUnit;
  /** Where the number comes from in Markdown. */
  rationale: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
};
export type ExposureEstimateListResponse = {
  data: {
    results: ExposureEstimate[];
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
export type ExposureEstimateResponse = {
  data: ExposureEstimate;
};
export type Reason = string;
export type ExposureEstimateUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  exposureEstimateTypeUuid?: Uuid;
  /** A band of the type. Its upper end counts where `numericValue` is null. */
  exposureEstimateTypeValueUuid?: string | null;
  /** In the unit of the type; within the chosen band. null: the band counts. */
  numericValue?: number | null;
  /** Where the number comes from in Markdown. */
  rationale?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
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
export type ExposureEstimateBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ExposureEstimate[];
  };
};
export type ExposureEstimateCreate = {
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** The situation it is about; null when it is about a hazard. */
  exposureSituationUuid?: string | null;
  /** The hazard it is about; null when it is about a situation. */
  hazardUuid?: string | null;
  exposureEstimateTypeUuid: Uuid;
  /** A band of the type. Its upper end counts where `numericValue` is null. */
  exposureEstimateTypeValueUuid?: string | null;
  /** In the unit of the type; within the chosen band. null: the band counts. */
  numericValue?: number | null;
  /** Where the number comes from in Markdown. */
  rationale?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
};
export type ExposureEstimateBatchCreate = {
  items: ExposureEstimateCreate[];
};
export const {
  useListExposureEstimatesQuery,
  useLazyListExposureEstimatesQuery,
  useGetExposureEstimateQuery,
  useLazyGetExposureEstimateQuery,
  useUpdateExposureEstimateMutation,
  useDeleteExposureEstimateMutation,
  useGetExposureEstimateDependencyTreeQuery,
  useLazyGetExposureEstimateDependencyTreeQuery,
  useCreateExposureEstimatesBatchMutation,
} = injectedRtkApi;
