import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listExposureEstimateTypes: build.query<
      ListExposureEstimateTypesApiResponse,
      ListExposureEstimateTypesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-types`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          unit: queryArg.unit,
          combine: queryArg.combine,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getExposureEstimateType: build.query<GetExposureEstimateTypeApiResponse, GetExposureEstimateTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-types/${encodeURIComponent(String(queryArg.exposureEstimateTypeUuid))}`,
      }),
    }),
    updateExposureEstimateType: build.mutation<
      UpdateExposureEstimateTypeApiResponse,
      UpdateExposureEstimateTypeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-types/${encodeURIComponent(String(queryArg.exposureEstimateTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.exposureEstimateTypeUpdate,
      }),
    }),
    deleteExposureEstimateType: build.mutation<
      DeleteExposureEstimateTypeApiResponse,
      DeleteExposureEstimateTypeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-types/${encodeURIComponent(String(queryArg.exposureEstimateTypeUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getExposureEstimateTypeDependencyTree: build.query<
      GetExposureEstimateTypeDependencyTreeApiResponse,
      GetExposureEstimateTypeDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-types/${encodeURIComponent(String(queryArg.exposureEstimateTypeUuid))}/dependency-tree`,
      }),
    }),
    createExposureEstimateTypesBatch: build.mutation<
      CreateExposureEstimateTypesBatchApiResponse,
      CreateExposureEstimateTypesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-estimate-types/batch`,
        method: 'POST',
        body: queryArg.exposureEstimateTypeBatchCreate,
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
export { injectedRtkApi as exposureEstimateTypesApi };
export type ListExposureEstimateTypesApiResponse =
  /** status 200 The exposure estimate types, and how many there are without paging. */ ExposureEstimateTypeListResponse;
export type ListExposureEstimateTypesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only types in this unit; repeat the key for several. */
  unit?: ExposureEstimateUnit[];
  /** Only types combined like this; repeat the key for several. */
  combine?: ExposureEstimateCombine[];
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetExposureEstimateTypeApiResponse =
  /** status 200 The exposure estimate type. */ ExposureEstimateTypeResponse;
export type GetExposureEstimateTypeApiArg = {
  /** Uuid of the exposure estimate type. */
  exposureEstimateTypeUuid: string;
};
export type UpdateExposureEstimateTypeApiResponse =
  /** status 200 The updated exposure estimate type. */ ExposureEstimateTypeResponse;
export type UpdateExposureEstimateTypeApiArg = {
  /** Uuid of the exposure estimate type. */
  exposureEstimateTypeUuid: string;
  exposureEstimateTypeUpdate: ExposureEstimateTypeUpdate;
};
export type DeleteExposureEstimateTypeApiResponse = unknown;
export type DeleteExposureEstimateTypeApiArg = {
  /** Uuid of the exposure estimate type. */
  exposureEstimateTypeUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetExposureEstimateTypeDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetExposureEstimateTypeDependencyTreeApiArg = {
  /** Uuid of the exposure estimate type. */
  exposureEstimateTypeUuid: string;
};
export type CreateExposureEstimateTypesBatchApiResponse =
  /** status 201 A result for each item. */ ExposureEstimateTypeBatchResponse;
export type CreateExposureEstimateTypesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureEstimateTypeBatchCreate: ExposureEstimateTypeBatchCreate;
};
export type Uuid = string;
export type NullableUuid = string | null;
export type RecordName = string;
export type MarkdownText = string;
export type Revision = number;
export type Moment = string;
export type ExposureEstimateUnit = 'FRACTION' | 'PER_YEAR' | 'HOURS_PER_YEAR';
export type ExposureEstimateCombine = 'MULTIPLY' | 'MAX' | 'INFO';
export type ExposureEstimateTypeValue = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id. */
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
  exposureEstimateTypeUuid: Uuid;
  /** Lower end in the unit of the type. */
  min: number;
  /** Upper end in the unit of the type, above `min`; null when it has none. */
  max: number | null;
};
export type ExposureEstimateType = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id. */
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
  unit: ExposureEstimateUnit;
  combine: ExposureEstimateCombine;
  /** Bands to choose from in their order. */
  values: ExposureEstimateTypeValue[];
};
export type ExposureEstimateTypeListResponse = {
  data: {
    results: ExposureEstimateType[];
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
export type ExposureEstimateTypeResponse = {
  data: ExposureEstimateType;
};
export type Reason = string;
export type ExposureEstimateTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  unit?: ExposureEstimateUnit;
  combine?: ExposureEstimateCombine;
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
export type ExposureEstimateTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ExposureEstimateType[];
  };
};
export type ExposureEstimateTypeValueCreate = {
  /** Readable id; given by the server when left out. */
  code?: string;
  name: RecordName;
  description?: MarkdownText;
  /** Place in the list; the place in this request when left out. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  /** Lower end in the unit of the type. */
  min: number;
  /** Upper end in the unit of the type, above `min`; null when it has none. */
  max?: number | null;
};
export type ExposureEstimateTypeCreate = {
  /** Readable id; given by the server when left out. */
  code?: string;
  name: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  unit: ExposureEstimateUnit;
  combine: ExposureEstimateCombine;
  /** Bands to choose from. They are created with their type and changed one by one. */
  values?: ExposureEstimateTypeValueCreate[];
};
export type ExposureEstimateTypeBatchCreate = {
  items: ExposureEstimateTypeCreate[];
};
export const {
  useListExposureEstimateTypesQuery,
  useLazyListExposureEstimateTypesQuery,
  useGetExposureEstimateTypeQuery,
  useLazyGetExposureEstimateTypeQuery,
  useUpdateExposureEstimateTypeMutation,
  useDeleteExposureEstimateTypeMutation,
  useGetExposureEstimateTypeDependencyTreeQuery,
  useLazyGetExposureEstimateTypeDependencyTreeQuery,
  useCreateExposureEstimateTypesBatchMutation,
} = injectedRtkApi;
