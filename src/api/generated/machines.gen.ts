import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listMachines: build.query<ListMachinesApiResponse, ListMachinesApiArg>({
      query: queryArg => ({
        url: `/user-api/machines`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          parentMachineUuid: queryArg.parentMachineUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getMachine: build.query<GetMachineApiResponse, GetMachineApiArg>({
      query: queryArg => ({
        url: `/user-api/machines/${encodeURIComponent(String(queryArg.machineUuid))}`,
      }),
    }),
    updateMachine: build.mutation<UpdateMachineApiResponse, UpdateMachineApiArg>({
      query: queryArg => ({
        url: `/user-api/machines/${encodeURIComponent(String(queryArg.machineUuid))}`,
        method: 'PATCH',
        body: queryArg.machineUpdate,
      }),
    }),
    deleteMachine: build.mutation<DeleteMachineApiResponse, DeleteMachineApiArg>({
      query: queryArg => ({
        url: `/user-api/machines/${encodeURIComponent(String(queryArg.machineUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getMachineDependencyTree: build.query<
      GetMachineDependencyTreeApiResponse,
      GetMachineDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/machines/${encodeURIComponent(String(queryArg.machineUuid))}/dependency-tree`,
      }),
    }),
    createMachinesBatch: build.mutation<CreateMachinesBatchApiResponse, CreateMachinesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/machines/batch`,
        method: 'POST',
        body: queryArg.machineBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateMachinesBatch: build.mutation<UpdateMachinesBatchApiResponse, UpdateMachinesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/machines/batch`,
        method: 'PATCH',
        body: queryArg.machineBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as machinesApi };
export type ListMachinesApiResponse =
  /** status 200 The machines, and how many there are without paging. */ MachineListResponse;
export type ListMachinesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only machines that are parts of these; repeat the key for several. */
  parentMachineUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetMachineApiResponse = /** status 200 The machine. */ MachineResponse;
export type GetMachineApiArg = {
  /** Uuid of the machine. */
  machineUuid: string;
};
export type UpdateMachineApiResponse = /** status 200 The updated machine. */ MachineResponse;
export type UpdateMachineApiArg = {
  /** Uuid of the machine. */
  machineUuid: string;
  machineUpdate: MachineUpdate;
};
export type DeleteMachineApiResponse = unknown;
export type DeleteMachineApiArg = {
  /** Uuid of the machine. */
  machineUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetMachineDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetMachineDependencyTreeApiArg = {
  /** Uuid of the machine. */
  machineUuid: string;
};
export type CreateMachinesBatchApiResponse = /** status 201 A result for each item. */ MachineBatchResponse;
export type CreateMachinesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  machineBatchCreate: MachineBatchCreate;
};
export type UpdateMachinesBatchApiResponse =
  /** status 200 A result for each item. */ MachineBatchUpdateResponse;
export type UpdateMachinesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  machineBatchUpdate: MachineBatchUpdate;
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
export type Machine = {
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
  manufacturer: string;
  model: string;
  /** Use limits of the machine in Markdown (ISO 12100 clause 5.3). */
  intendedUse: string;
  /** What kind of machine it is, such as an articulated robot. */
  machineType: string;
  /** Variant or serial number that is analysed. */
  variant: string;
  /** Space limits in Markdown: range of movement, room for people, interfaces (ISO 12100 clause 5.3.3). */
  spaceLimits: string;
  /** Time limits in Markdown: life of the machine and its parts, service intervals (ISO 12100 clause 5.3.4). */
  timeLimits: string;
  /** Other limits in Markdown: materials, housekeeping, environment (ISO 12100 clause 5.3.5). */
  otherLimits: string;
  parentMachineUuid: NullableUuid;
};
export type MachineListResponse = {
  data: {
    results: Machine[];
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
export type MachineResponse = {
  data: Machine;
};
export type Reason = string;
export type ResetVotes = boolean;
export type MachineUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  manufacturer?: string;
  model?: string;
  /** Use limits of the machine in Markdown (ISO 12100 clause 5.3). */
  intendedUse?: string;
  /** What kind of machine it is, such as an articulated robot. */
  machineType?: string;
  /** Variant or serial number that is analysed. */
  variant?: string;
  /** Space limits in Markdown: range of movement, room for people, interfaces (ISO 12100 clause 5.3.3). */
  spaceLimits?: string;
  /** Time limits in Markdown: life of the machine and its parts, service intervals (ISO 12100 clause 5.3.4). */
  timeLimits?: string;
  /** Other limits in Markdown: materials, housekeeping, environment (ISO 12100 clause 5.3.5). */
  otherLimits?: string;
  parentMachineUuid?: NullableUuid;
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
export type MachineBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Machine[];
  };
};
export type NewUuid = string;
export type MachineCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  manufacturer?: string;
  model?: string;
  /** Use limits of the machine in Markdown (ISO 12100 clause 5.3). */
  intendedUse?: string;
  /** What kind of machine it is, such as an articulated robot. */
  machineType?: string;
  /** Variant or serial number that is analysed. */
  variant?: string;
  /** Space limits in Markdown: range of movement, room for people, interfaces (ISO 12100 clause 5.3.3). */
  spaceLimits?: string;
  /** Time limits in Markdown: life of the machine and its parts, service intervals (ISO 12100 clause 5.3.4). */
  timeLimits?: string;
  /** Other limits in Markdown: materials, housekeeping, environment (ISO 12100 clause 5.3.5). */
  otherLimits?: string;
  parentMachineUuid?: NullableUuid;
};
export type MachineBatchCreate = {
  items: MachineCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type MachineBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Machine;
  current?: Machine;
  error?: ErrorAnswer;
};
export type MachineBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: MachineBatchUpdateResult[];
  };
};
export type MachineBatchUpdate = {
  items: {
    uuid: Uuid;
    change: MachineUpdate;
  }[];
};
export const {
  useListMachinesQuery,
  useLazyListMachinesQuery,
  useGetMachineQuery,
  useLazyGetMachineQuery,
  useUpdateMachineMutation,
  useDeleteMachineMutation,
  useGetMachineDependencyTreeQuery,
  useLazyGetMachineDependencyTreeQuery,
  useCreateMachinesBatchMutation,
  useUpdateMachinesBatchMutation,
} = injectedRtkApi;
