import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listMachineHazards: build.query<ListMachineHazardsApiResponse, ListMachineHazardsApiArg>({
      query: queryArg => ({
        url: `/user-api/machine-hazards`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          machineUuid: queryArg.machineUuid,
          hazardTypeUuid: queryArg.hazardTypeUuid,
          energySourceUuid: queryArg.energySourceUuid,
          zoneUuid: queryArg.zoneUuid,
          magnitudeUnit: queryArg.magnitudeUnit,
          status: queryArg.status,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getMachineHazard: build.query<GetMachineHazardApiResponse, GetMachineHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/machine-hazards/${encodeURIComponent(String(queryArg.machineHazardUuid))}`,
      }),
    }),
    updateMachineHazard: build.mutation<UpdateMachineHazardApiResponse, UpdateMachineHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/machine-hazards/${encodeURIComponent(String(queryArg.machineHazardUuid))}`,
        method: 'PATCH',
        body: queryArg.machineHazardUpdate,
      }),
    }),
    deleteMachineHazard: build.mutation<DeleteMachineHazardApiResponse, DeleteMachineHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/machine-hazards/${encodeURIComponent(String(queryArg.machineHazardUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getMachineHazardDependencyTree: build.query<
      GetMachineHazardDependencyTreeApiResponse,
      GetMachineHazardDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/machine-hazards/${encodeURIComponent(String(queryArg.machineHazardUuid))}/dependency-tree`,
      }),
    }),
    createMachineHazardsBatch: build.mutation<
      CreateMachineHazardsBatchApiResponse,
      CreateMachineHazardsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/machine-hazards/batch`,
        method: 'POST',
        body: queryArg.machineHazardBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateMachineHazardsBatch: build.mutation<
      UpdateMachineHazardsBatchApiResponse,
      UpdateMachineHazardsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/machine-hazards/batch`,
        method: 'PATCH',
        body: queryArg.machineHazardBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as machineHazardsApi };
export type ListMachineHazardsApiResponse =
  /** status 200 The machine hazards, and how many there are without paging. */ MachineHazardListResponse;
export type ListMachineHazardsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only machine hazards of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only machine hazards of these hazard types; repeat the key for several. */
  hazardTypeUuid?: string[];
  /** Only machine hazards of these energy sources; repeat the key for several. */
  energySourceUuid?: string[];
  /** Only machine hazards in these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** Only machine hazards measured in this unit; repeat the key for several. */
  magnitudeUnit?: MagnitudeUnit[];
  /** Only machine hazards with this status; repeat the key for several. */
  status?: MachineHazardStatus[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetMachineHazardApiResponse = /** status 200 The machine hazard. */ MachineHazardResponse;
export type GetMachineHazardApiArg = {
  /** Uuid of the machine hazard. */
  machineHazardUuid: string;
};
export type UpdateMachineHazardApiResponse =
  /** status 200 The updated machine hazard. */ MachineHazardResponse;
export type UpdateMachineHazardApiArg = {
  /** Uuid of the machine hazard. */
  machineHazardUuid: string;
  machineHazardUpdate: MachineHazardUpdate;
};
export type DeleteMachineHazardApiResponse = unknown;
export type DeleteMachineHazardApiArg = {
  /** Uuid of the machine hazard. */
  machineHazardUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetMachineHazardDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetMachineHazardDependencyTreeApiArg = {
  /** Uuid of the machine hazard. */
  machineHazardUuid: string;
};
export type CreateMachineHazardsBatchApiResponse =
  /** status 201 A result for each item. */ MachineHazardBatchResponse;
export type CreateMachineHazardsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  machineHazardBatchCreate: MachineHazardBatchCreate;
};
export type UpdateMachineHazardsBatchApiResponse =
  /** status 200 A result for each item. */ MachineHazardBatchUpdateResponse;
export type UpdateMachineHazardsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  machineHazardBatchUpdate: MachineHazardBatchUpdate;
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
export type MagnitudeUnit = 'N' | 'J' | 'V' | 'C';
export type MachineHazardStatus = 'IDENTIFIED' | 'NOT_PRESENT' | 'ASSESSED';
export type MachineHazard = {
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
  machineUuid: Uuid;
  hazardTypeUuid: Uuid;
  energySourceUuid: NullableUuid;
  /** How large it is, in `magnitudeUnit`; null when not known. */
  magnitude: number | null;
  /** Given exactly when `magnitude` is. */
  magnitudeUnit: MagnitudeUnit | null;
  zoneUuid: NullableUuid;
  status: MachineHazardStatus;
};
export type MachineHazardListResponse = {
  data: {
    results: MachineHazard[];
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
export type MachineHazardResponse = {
  data: MachineHazard;
};
export type Reason = string;
export type ResetVotes = boolean;
export type MachineHazardUpdate = {
  revision: Revision;
  reason?: Reason;
  resetVotes?: ResetVotes;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  machineUuid?: Uuid;
  hazardTypeUuid?: Uuid;
  energySourceUuid?: NullableUuid;
  /** How large it is, in `magnitudeUnit`; null when not known. */
  magnitude?: number | null;
  /** Given exactly when `magnitude` is. */
  magnitudeUnit?: MagnitudeUnit | null;
  zoneUuid?: NullableUuid;
  status?: MachineHazardStatus;
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
export type MachineHazardBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: MachineHazard[];
  };
};
export type NewUuid = string;
export type MachineHazardCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  machineUuid: Uuid;
  hazardTypeUuid: Uuid;
  energySourceUuid?: NullableUuid;
  /** How large it is, in `magnitudeUnit`; null when not known. */
  magnitude?: number | null;
  /** Given exactly when `magnitude` is. */
  magnitudeUnit?: MagnitudeUnit | null;
  zoneUuid?: NullableUuid;
  status?: MachineHazardStatus;
};
export type MachineHazardBatchCreate = {
  items: MachineHazardCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type MachineHazardBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: MachineHazard;
  current?: MachineHazard;
  error?: ErrorAnswer;
};
export type MachineHazardBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: MachineHazardBatchUpdateResult[];
  };
};
export type MachineHazardBatchUpdate = {
  items: {
    uuid: Uuid;
    change: MachineHazardUpdate;
  }[];
};
export const {
  useListMachineHazardsQuery,
  useLazyListMachineHazardsQuery,
  useGetMachineHazardQuery,
  useLazyGetMachineHazardQuery,
  useUpdateMachineHazardMutation,
  useDeleteMachineHazardMutation,
  useGetMachineHazardDependencyTreeQuery,
  useLazyGetMachineHazardDependencyTreeQuery,
  useCreateMachineHazardsBatchMutation,
  useUpdateMachineHazardsBatchMutation,
} = injectedRtkApi;
