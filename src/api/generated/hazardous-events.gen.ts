import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHazardousEvents: build.query<ListHazardousEventsApiResponse, ListHazardousEventsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazardous-events`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazardousEvent: build.query<GetHazardousEventApiResponse, GetHazardousEventApiArg>({
      query: queryArg => ({
        url: `/user-api/hazardous-events/${encodeURIComponent(String(queryArg.hazardousEventUuid))}`,
      }),
    }),
    updateHazardousEvent: build.mutation<UpdateHazardousEventApiResponse, UpdateHazardousEventApiArg>({
      query: queryArg => ({
        url: `/user-api/hazardous-events/${encodeURIComponent(String(queryArg.hazardousEventUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardousEventUpdate,
      }),
    }),
    deleteHazardousEvent: build.mutation<DeleteHazardousEventApiResponse, DeleteHazardousEventApiArg>({
      query: queryArg => ({
        url: `/user-api/hazardous-events/${encodeURIComponent(String(queryArg.hazardousEventUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getHazardousEventDependencyTree: build.query<
      GetHazardousEventDependencyTreeApiResponse,
      GetHazardousEventDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazardous-events/${encodeURIComponent(String(queryArg.hazardousEventUuid))}/dependency-tree`,
      }),
    }),
    createHazardousEventsBatch: build.mutation<
      CreateHazardousEventsBatchApiResponse,
      CreateHazardousEventsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazardous-events/batch`,
        method: 'POST',
        body: queryArg.hazardousEventBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateHazardousEventsBatch: build.mutation<
      UpdateHazardousEventsBatchApiResponse,
      UpdateHazardousEventsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazardous-events/batch`,
        method: 'PATCH',
        body: queryArg.hazardousEventBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardousEventsApi };
export type ListHazardousEventsApiResponse =
  /** status 200 The hazardous events, and how many there are without paging. */ HazardousEventListResponse;
export type ListHazardousEventsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardousEventApiResponse = /** status 200 The hazardous event. */ HazardousEventResponse;
export type GetHazardousEventApiArg = {
  /** Uuid of the hazardous event. */
  hazardousEventUuid: string;
};
export type UpdateHazardousEventApiResponse =
  /** status 200 The updated hazardous event. */ HazardousEventResponse;
export type UpdateHazardousEventApiArg = {
  /** Uuid of the hazardous event. */
  hazardousEventUuid: string;
  hazardousEventUpdate: HazardousEventUpdate;
};
export type DeleteHazardousEventApiResponse = unknown;
export type DeleteHazardousEventApiArg = {
  /** Uuid of the hazardous event. */
  hazardousEventUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetHazardousEventDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetHazardousEventDependencyTreeApiArg = {
  /** Uuid of the hazardous event. */
  hazardousEventUuid: string;
};
export type CreateHazardousEventsBatchApiResponse =
  /** status 201 A result for each item. */ HazardousEventBatchResponse;
export type CreateHazardousEventsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardousEventBatchCreate: HazardousEventBatchCreate;
};
export type UpdateHazardousEventsBatchApiResponse =
  /** status 200 A result for each item. */ HazardousEventBatchUpdateResponse;
export type UpdateHazardousEventsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardousEventBatchUpdate: HazardousEventBatchUpdate;
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
export type HazardousEvent = {
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
  /** Types of effects that it usually has. A hazard without effects that takes the event gets one of each. */
  defaultEffectTypeUuids: string[];
};
export type HazardousEventListResponse = {
  data: {
    results: HazardousEvent[];
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
export type HazardousEventResponse = {
  data: HazardousEvent;
};
export type Reason = string;
export type ResetVotes = boolean;
export type HazardousEventUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** Types of effects that it usually has. A hazard without effects that takes the event gets one of each. */
  defaultEffectTypeUuids?: string[];
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
export type HazardousEventBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: HazardousEvent[];
  };
};
export type NewUuid = string;
export type HazardousEventCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** Types of effects that it usually has. A hazard without effects that takes the event gets one of each. */
  defaultEffectTypeUuids?: string[];
};
export type HazardousEventBatchCreate = {
  items: HazardousEventCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type HazardousEventBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: HazardousEvent;
  current?: HazardousEvent;
  error?: ErrorAnswer;
};
export type HazardousEventBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: HazardousEventBatchUpdateResult[];
  };
};
export type HazardousEventBatchUpdate = {
  items: {
    uuid: Uuid;
    change: HazardousEventUpdate;
  }[];
};
export const {
  useListHazardousEventsQuery,
  useLazyListHazardousEventsQuery,
  useGetHazardousEventQuery,
  useLazyGetHazardousEventQuery,
  useUpdateHazardousEventMutation,
  useDeleteHazardousEventMutation,
  useGetHazardousEventDependencyTreeQuery,
  useLazyGetHazardousEventDependencyTreeQuery,
  useCreateHazardousEventsBatchMutation,
  useUpdateHazardousEventsBatchMutation,
} = injectedRtkApi;
