import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHumanTasks: build.query<ListHumanTasksApiResponse, ListHumanTasksApiArg>({
      query: queryArg => ({
        url: `/user-api/human-tasks`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          taskUuid: queryArg.taskUuid,
          personnelUuid: queryArg.personnelUuid,
          zoneUuid: queryArg.zoneUuid,
          proximity: queryArg.proximity,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHumanTask: build.query<GetHumanTaskApiResponse, GetHumanTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/human-tasks/${encodeURIComponent(String(queryArg.humanTaskUuid))}`,
      }),
    }),
    updateHumanTask: build.mutation<UpdateHumanTaskApiResponse, UpdateHumanTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/human-tasks/${encodeURIComponent(String(queryArg.humanTaskUuid))}`,
        method: 'PATCH',
        body: queryArg.humanTaskUpdate,
      }),
    }),
    deleteHumanTask: build.mutation<DeleteHumanTaskApiResponse, DeleteHumanTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/human-tasks/${encodeURIComponent(String(queryArg.humanTaskUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getHumanTaskDependencyTree: build.query<
      GetHumanTaskDependencyTreeApiResponse,
      GetHumanTaskDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/human-tasks/${encodeURIComponent(String(queryArg.humanTaskUuid))}/dependency-tree`,
      }),
    }),
    createHumanTasksBatch: build.mutation<CreateHumanTasksBatchApiResponse, CreateHumanTasksBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/human-tasks/batch`,
        method: 'POST',
        body: queryArg.humanTaskBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateHumanTasksBatch: build.mutation<UpdateHumanTasksBatchApiResponse, UpdateHumanTasksBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/human-tasks/batch`,
        method: 'PATCH',
        body: queryArg.humanTaskBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as humanTasksApi };
export type ListHumanTasksApiResponse =
  /** status 200 The human tasks, and how many there are without paging. */ HumanTaskListResponse;
export type ListHumanTasksApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only human tasks during these tasks; repeat the key for several. */
  taskUuid?: string[];
  /** Only human tasks of any of these persons; repeat the key for several. */
  personnelUuid?: string[];
  /** Only human tasks in any of these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** Only human tasks done this near; repeat the key for several. */
  proximity?: HumanTaskProximity[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHumanTaskApiResponse = /** status 200 The human task. */ HumanTaskResponse;
export type GetHumanTaskApiArg = {
  /** Uuid of the human task. */
  humanTaskUuid: string;
};
export type UpdateHumanTaskApiResponse = /** status 200 The updated human task. */ HumanTaskResponse;
export type UpdateHumanTaskApiArg = {
  /** Uuid of the human task. */
  humanTaskUuid: string;
  humanTaskUpdate: HumanTaskUpdate;
};
export type DeleteHumanTaskApiResponse = unknown;
export type DeleteHumanTaskApiArg = {
  /** Uuid of the human task. */
  humanTaskUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetHumanTaskDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetHumanTaskDependencyTreeApiArg = {
  /** Uuid of the human task. */
  humanTaskUuid: string;
};
export type CreateHumanTasksBatchApiResponse =
  /** status 201 A result for each item. */ HumanTaskBatchResponse;
export type CreateHumanTasksBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  humanTaskBatchCreate: HumanTaskBatchCreate;
};
export type UpdateHumanTasksBatchApiResponse =
  /** status 200 A result for each item. */ HumanTaskBatchUpdateResponse;
export type UpdateHumanTasksBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  humanTaskBatchUpdate: HumanTaskBatchUpdate;
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
export type HumanTaskProximity = 'CONTACT' | 'REACH' | 'NEAR' | 'REMOTE';
export type HumanTask = {
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
  /** Activity of the machine during which it is done. */
  taskUuid: string | null;
  /** How often in a year; null when not known. */
  frequencyPerYear: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes: number | null;
  proximity: HumanTaskProximity | null;
  /** What one has to be trained in to do it. */
  requiredTraining: string;
  /** Personal protective equipment that is worn. */
  ppe: string;
  /** Who does it. */
  personnelUuids: Uuid[];
  /** Where it is done. */
  zoneUuids: Uuid[];
};
export type HumanTaskListResponse = {
  data: {
    results: HumanTask[];
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
export type HumanTaskResponse = {
  data: HumanTask;
};
export type Reason = string;
export type ResetVotes = boolean;
export type HumanTaskUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** Activity of the machine during which it is done. */
  taskUuid?: string | null;
  /** How often in a year; null when not known. */
  frequencyPerYear?: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes?: number | null;
  proximity?: HumanTaskProximity | null;
  /** What one has to be trained in to do it. */
  requiredTraining?: string;
  /** Personal protective equipment that is worn. */
  ppe?: string;
  /** Who does it. */
  personnelUuids?: Uuid[];
  /** Where it is done. */
  zoneUuids?: Uuid[];
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
export type HumanTaskBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: HumanTask[];
  };
};
export type NewUuid = string;
export type HumanTaskCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** Activity of the machine during which it is done. */
  taskUuid?: string | null;
  /** How often in a year; null when not known. */
  frequencyPerYear?: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes?: number | null;
  proximity?: HumanTaskProximity | null;
  /** What one has to be trained in to do it. */
  requiredTraining?: string;
  /** Personal protective equipment that is worn. */
  ppe?: string;
  /** Who does it. */
  personnelUuids?: Uuid[];
  /** Where it is done. */
  zoneUuids?: Uuid[];
};
export type HumanTaskBatchCreate = {
  items: HumanTaskCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type HumanTaskBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: HumanTask;
  current?: HumanTask;
  error?: ErrorAnswer;
};
export type HumanTaskBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: HumanTaskBatchUpdateResult[];
  };
};
export type HumanTaskBatchUpdate = {
  items: {
    uuid: Uuid;
    change: HumanTaskUpdate;
  }[];
};
export const {
  useListHumanTasksQuery,
  useLazyListHumanTasksQuery,
  useGetHumanTaskQuery,
  useLazyGetHumanTaskQuery,
  useUpdateHumanTaskMutation,
  useDeleteHumanTaskMutation,
  useGetHumanTaskDependencyTreeQuery,
  useLazyGetHumanTaskDependencyTreeQuery,
  useCreateHumanTasksBatchMutation,
  useUpdateHumanTasksBatchMutation,
} = injectedRtkApi;
