import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listExposureEstimateTypeValues: build.query<
      ListExposureEstimateTypeValuesApiResponse,
      ListExposureEstimateTypeValuesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-type-values`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          exposureEstimateTypeUuid: queryArg.exposureEstimateTypeUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getExposureEstimateTypeValue: build.query<
      GetExposureEstimateTypeValueApiResponse,
      GetExposureEstimateTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-type-values/${encodeURIComponent(String(queryArg.exposureEstimateTypeValueUuid))}`,
      }),
    }),
    updateExposureEstimateTypeValue: build.mutation<
      UpdateExposureEstimateTypeValueApiResponse,
      UpdateExposureEstimateTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-type-values/${encodeURIComponent(String(queryArg.exposureEstimateTypeValueUuid))}`,
        method: 'PATCH',
        body: queryArg.exposureEstimateTypeValueUpdate,
      }),
    }),
    deleteExposureEstimateTypeValue: build.mutation<
      DeleteExposureEstimateTypeValueApiResponse,
      DeleteExposureEstimateTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-type-values/${encodeURIComponent(String(queryArg.exposureEstimateTypeValueUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getExposureEstimateTypeValueDependencyTree: build.query<
      GetExposureEstimateTypeValueDependencyTreeApiResponse,
      GetExposureEstimateTypeValueDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/exposure-estimate-type-values/${encodeURIComponent(String(queryArg.exposureEstimateTypeValueUuid))}/dependency-tree`,
      }),
    }),
    createExposureEstimateTypeValuesBatch: build.mutation<
      CreateExposureEstimateTypeValuesBatchApiResponse,
      CreateExposureEstimateTypeValuesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exposure-estimate-type-values/batch`,
        method: 'POST',
        body: queryArg.exposureEstimateTypeBandBatchCreate,
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
export { injectedRtkApi as exposureEstimateTypeValuesApi };
export type ListExposureEstimateTypeValuesApiResponse =
  /** status 200 The exposure estimate type values, and how many there are without paging. */ ExposureEstimateTypeValueListResponse;
export type ListExposureEstimateTypeValuesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only bands of these types; repeat the key for several. */
  exposureEstimateTypeUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: ExposureEstimateTypeValueOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetExposureEstimateTypeValueApiResponse =
  /** status 200 The exposure estimate type value. */ ExposureEstimateTypeValueResponse;
export type GetExposureEstimateTypeValueApiArg = {
  /** Uuid of the exposure estimate type value. */
  exposureEstimateTypeValueUuid: string;
};
export type UpdateExposureEstimateTypeValueApiResponse =
  /** status 200 The updated exposure estimate type value. */ ExposureEstimateTypeValueResponse;
export type UpdateExposureEstimateTypeValueApiArg = {
  /** Uuid of the exposure estimate type value. */
  exposureEstimateTypeValueUuid: string;
  exposureEstimateTypeValueUpdate: ExposureEstimateTypeValueUpdate;
};
export type DeleteExposureEstimateTypeValueApiResponse = unknown;
export type DeleteExposureEstimateTypeValueApiArg = {
  /** Uuid of the exposure estimate type value. */
  exposureEstimateTypeValueUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetExposureEstimateTypeValueDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetExposureEstimateTypeValueDependencyTreeApiArg = {
  /** Uuid of the exposure estimate type value. */
  exposureEstimateTypeValueUuid: string;
};
export type CreateExposureEstimateTypeValuesBatchApiResponse =
  /** status 201 A result for each item. */ ExposureEstimateTypeValueBatchResponse;
export type CreateExposureEstimateTypeValuesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exposureEstimateTypeBandBatchCreate: ExposureEstimateTypeBandBatchCreate;
};
export type Uuid = string;
export type NullableUuid = string | null;
export type RecordName = string;
export type MarkdownText = string;
export type Revision = number;
export type Moment = string;
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
export type ExposureEstimateTypeValueListResponse = {
  data: {
    results: ExposureEstimateTypeValue[];
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
export type ExposureEstimateTypeValueOrderBy = 'order' | 'code' | 'name' | 'min' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type ExposureEstimateTypeValueResponse = {
  data: ExposureEstimateTypeValue;
};
export type Reason = string;
export type ExposureEstimateTypeValueUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  /** Lower end in the unit of the type. */
  min?: number;
  /** Upper end in the unit of the type, above `min`; null when it has none. */
  max?: number | null;
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
export type ExposureEstimateTypeValueBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ExposureEstimateTypeValue[];
  };
};
export type ExposureEstimateTypeBandCreate = {
  /** A type of the same project. Types shipped with the product keep their bands. */
  exposureEstimateTypeUuid: string;
  /** Readable id; given by the server when left out. */
  code?: string;
  name: RecordName;
  description?: MarkdownText;
  /** Place in the list. */
  order?: number;
  isDefault?: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive?: boolean;
  /** Lower end in the unit of the type. */
  min: number;
  /** Upper end in the unit of the type, above `min`; null when it has none. */
  max?: number | null;
};
export type ExposureEstimateTypeBandBatchCreate = {
  items: ExposureEstimateTypeBandCreate[];
};
export const {
  useListExposureEstimateTypeValuesQuery,
  useLazyListExposureEstimateTypeValuesQuery,
  useGetExposureEstimateTypeValueQuery,
  useLazyGetExposureEstimateTypeValueQuery,
  useUpdateExposureEstimateTypeValueMutation,
  useDeleteExposureEstimateTypeValueMutation,
  useGetExposureEstimateTypeValueDependencyTreeQuery,
  useLazyGetExposureEstimateTypeValueDependencyTreeQuery,
  useCreateExposureEstimateTypeValuesBatchMutation,
} = injectedRtkApi;
