import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: queryArg => ({
        url: `/user-api/tasks`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          machineUuid: queryArg.machineUuid,
          taskTypeUuid: queryArg.taskTypeUuid,
          lifecyclePhaseUuid: queryArg.lifecyclePhaseUuid,
          zoneUuid: queryArg.zoneUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/tasks/${encodeURIComponent(String(queryArg.taskUuid))}`,
      }),
    }),
    updateTask: build.mutation<UpdateTaskApiResponse, UpdateTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/tasks/${encodeURIComponent(String(queryArg.taskUuid))}`,
        method: 'PATCH',
        body: queryArg.taskUpdate,
      }),
    }),
    deleteTask: build.mutation<DeleteTaskApiResponse, DeleteTaskApiArg>({
      query: queryArg => ({
        url: `/user-api/tasks/${encodeURIComponent(String(queryArg.taskUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getTaskDependencyTree: build.query<GetTaskDependencyTreeApiResponse, GetTaskDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/tasks/${encodeURIComponent(String(queryArg.taskUuid))}/dependency-tree`,
      }),
    }),
    createTasksBatch: build.mutation<CreateTasksBatchApiResponse, CreateTasksBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/tasks/batch`,
        method: 'POST',
        body: queryArg.taskBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateTasksBatch: build.mutation<UpdateTasksBatchApiResponse, UpdateTasksBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/tasks/batch`,
        method: 'PATCH',
        body: queryArg.taskBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tasksApi };
export type ListTasksApiResponse =
  /** status 200 The tasks, and how many there are without paging. */ TaskListResponse;
export type ListTasksApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only tasks of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only tasks of these types; repeat the key for several. */
  taskTypeUuid?: string[];
  /** Only tasks in these lifecycle phases; repeat the key for several. */
  lifecyclePhaseUuid?: string[];
  /** Only tasks in any of these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetTaskApiResponse = /** status 200 The task. */ TaskResponse;
export type GetTaskApiArg = {
  /** Uuid of the task. */
  taskUuid: string;
};
export type UpdateTaskApiResponse = /** status 200 The updated task. */ TaskResponse;
export type UpdateTaskApiArg = {
  /** Uuid of the task. */
  taskUuid: string;
  taskUpdate: TaskUpdate;
};
export type DeleteTaskApiResponse = unknown;
export type DeleteTaskApiArg = {
  /** Uuid of the task. */
  taskUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetTaskDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetTaskDependencyTreeApiArg = {
  /** Uuid of the task. */
  taskUuid: string;
};
export type CreateTasksBatchApiResponse = /** status 201 A result for each item. */ TaskBatchResponse;
export type CreateTasksBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  taskBatchCreate: TaskBatchCreate;
};
export type UpdateTasksBatchApiResponse = /** status 200 A result for each item. */ TaskBatchUpdateResponse;
export type UpdateTasksBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  taskBatchUpdate: TaskBatchUpdate;
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
export type TaskCheckedPlace = {
  zoneUuid: Uuid;
  /** Whom it was checked for; null for whoever does the task. */
  personnelUuid: string | null;
  /** Why there is none. */
  reason: string;
};
export type MachineTask = {
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
  taskTypeUuid: NullableUuid;
  machineUuid: NullableUuid;
  lifecyclePhaseUuid: NullableUuid;
  operatingMode: string;
  /** How often in a year; null when not known. */
  frequencyPerYear: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes: number | null;
  /** Where it takes place. */
  zoneUuids: Uuid[];
  /** Where this task was looked at and has no hazard; each place once. */
  checkedPlaces: TaskCheckedPlace[];
};
export type TaskListResponse = {
  data: {
    results: MachineTask[];
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
export type TaskResponse = {
  data: MachineTask;
};
export type Reason = string;
export type ResetVotes = boolean;
export type TaskCheckedPlaceCreate = {
  zoneUuid: Uuid;
  /** Whom it was checked for; null for whoever does the task. */
  personnelUuid?: string | null;
  /** Why there is none. */
  reason?: string;
};
export type TaskUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  taskTypeUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  operatingMode?: string;
  /** How often in a year; null when not known. */
  frequencyPerYear?: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes?: number | null;
  /** Where it takes place. */
  zoneUuids?: Uuid[];
  /** Where this task was looked at and has no hazard; each place once. */
  checkedPlaces?: TaskCheckedPlaceCreate[];
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
export type TaskBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: MachineTask[];
  };
};
export type NewUuid = string;
export type TaskCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  taskTypeUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  operatingMode?: string;
  /** How often in a year; null when not known. */
  frequencyPerYear?: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes?: number | null;
  /** Where it takes place. */
  zoneUuids?: Uuid[];
  /** Where this task was looked at and has no hazard; each place once. */
  checkedPlaces?: TaskCheckedPlaceCreate[];
};
export type TaskBatchCreate = {
  items: TaskCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type TaskBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: MachineTask;
  current?: MachineTask;
  error?: ErrorAnswer;
};
export type TaskBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: TaskBatchUpdateResult[];
  };
};
export type TaskBatchUpdate = {
  items: {
    uuid: Uuid;
    change: TaskUpdate;
  }[];
};
export const {
  useListTasksQuery,
  useLazyListTasksQuery,
  useGetTaskQuery,
  useLazyGetTaskQuery,
  useUpdateTaskMutation,
  useDeleteTaskMutation,
  useGetTaskDependencyTreeQuery,
  useLazyGetTaskDependencyTreeQuery,
  useCreateTasksBatchMutation,
  useUpdateTasksBatchMutation,
} = injectedRtkApi;
