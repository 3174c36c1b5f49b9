import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listRrms: build.query<ListRrmsApiResponse, ListRrmsApiArg>({
      query: queryArg => ({
        url: `/user-api/rrms`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          rrmTypeUuid: queryArg.rrmTypeUuid,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          isSafetyFunction: queryArg.isSafetyFunction,
          canTakeCreditForLowPr: queryArg.canTakeCreditForLowPr,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRrm: build.query<GetRrmApiResponse, GetRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/rrms/${encodeURIComponent(String(queryArg.rrmUuid))}`,
      }),
    }),
    updateRrm: build.mutation<UpdateRrmApiResponse, UpdateRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/rrms/${encodeURIComponent(String(queryArg.rrmUuid))}`,
        method: 'PATCH',
        body: queryArg.rrmUpdate,
      }),
    }),
    deleteRrm: build.mutation<DeleteRrmApiResponse, DeleteRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/rrms/${encodeURIComponent(String(queryArg.rrmUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getRrmDependencyTree: build.query<GetRrmDependencyTreeApiResponse, GetRrmDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/rrms/${encodeURIComponent(String(queryArg.rrmUuid))}/dependency-tree`,
      }),
    }),
    createRrmsBatch: build.mutation<CreateRrmsBatchApiResponse, CreateRrmsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/rrms/batch`,
        method: 'POST',
        body: queryArg.rrmBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateRrmsBatch: build.mutation<UpdateRrmsBatchApiResponse, UpdateRrmsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/rrms/batch`,
        method: 'PATCH',
        body: queryArg.rrmBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rrmsApi };
export type ListRrmsApiResponse =
  /** status 200 The risk reduction measures, and how many there are without paging. */ RrmListResponse;
export type ListRrmsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only measures of these types; repeat the key for several. */
  rrmTypeUuid?: string[];
  /** Only measures that carry out these targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only measures that are, or are not, safety functions. */
  isSafetyFunction?: boolean;
  /** Only measures that may, or may not, take credit for a low probability. */
  canTakeCreditForLowPr?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRrmApiResponse = /** status 200 The risk reduction measure. */ RrmResponse;
export type GetRrmApiArg = {
  /** Uuid of the measure. */
  rrmUuid: string;
};
export type UpdateRrmApiResponse = /** status 200 The updated risk reduction measure. */ RrmResponse;
export type UpdateRrmApiArg = {
  /** Uuid of the measure. */
  rrmUuid: string;
  rrmUpdate: RrmUpdate;
};
export type DeleteRrmApiResponse = unknown;
export type DeleteRrmApiArg = {
  /** Uuid of the measure. */
  rrmUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetRrmDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetRrmDependencyTreeApiArg = {
  /** Uuid of the measure. */
  rrmUuid: string;
};
export type CreateRrmsBatchApiResponse = /** status 201 A result for each item. */ RrmBatchResponse;
export type CreateRrmsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  rrmBatchCreate: RrmBatchCreate;
};
export type UpdateRrmsBatchApiResponse = /** status 200 A result for each item. */ RrmBatchUpdateResponse;
export type UpdateRrmsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  rrmBatchUpdate: RrmBatchUpdate;
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
export type RrmDefaultEffect = {
  /** Levels that the severity falls. */
  severityDelta?: number;
  /** Code of a level, in whichever rating set has it. */
  exposureTo?: string;
  /** Code of a level, in whichever rating set has it. */
  probabilityTo?: string;
  /** Code of a level, in whichever rating set has it. */
  avoidabilityTo?: string;
};
export type Rrm = {
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
  /** Type with its place in the hierarchy of measures. */
  rrmTypeUuid: string;
  /** Depends on the control system, so that every use needs a required level. Left out for a new measure, it follows from the type: true for interlocks, protective devices and control functions (domain model 4.9). */
  isSafetyFunction: boolean;
  /** Its use may justify a low probability of the hazardous event (ISO 13849-1:2015 A.2.3.3). */
  canTakeCreditForLowPr: boolean;
  /** Text to start a justification from, in Markdown. */
  creditJustificationTemplate: string;
  defaultEffect: RrmDefaultEffect;
  /** Standard and clause, such as ISO 14119. */
  standardReference: string;
  /** In the currency of the project; null where nobody estimated it. */
  cost: number | null;
  /** Target that it carries out; its level is offered as required level of every use. */
  safetyTargetUuid: string | null;
};
export type RrmListResponse = {
  data: {
    results: Rrm[];
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
export type RrmResponse = {
  data: Rrm;
};
export type Reason = string;
export type RrmUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** Type with its place in the hierarchy of measures. */
  rrmTypeUuid?: string;
  /** Depends on the control system, so that every use needs a required level. Left out for a new measure, it follows from the type: true for interlocks, protective devices and control functions (domain model 4.9). */
  isSafetyFunction?: boolean;
  /** Its use may justify a low probability of the hazardous event (ISO 13849-1:2015 A.2.3.3). */
  canTakeCreditForLowPr?: boolean;
  /** Text to start a justification from, in Markdown. */
  creditJustificationTemplate?: string;
  defaultEffect?: RrmDefaultEffect;
  /** Standard and clause, such as ISO 14119. */
  standardReference?: string;
  /** In the currency of the project; null where nobody estimated it. */
  cost?: number | null;
  /** Target that it carries out; its level is offered as required level of every use. */
  safetyTargetUuid?: string | null;
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
export type RrmBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Rrm[];
  };
};
export type NewUuid = string;
export type RrmCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  /** Type with its place in the hierarchy of measures. */
  rrmTypeUuid: string;
  /** Depends on the control system, so that every use needs a required level. Left out for a new measure, it follows from the type: true for interlocks, protective devices and control functions (domain model 4.9). */
  isSafetyFunction?: boolean;
  /** Its use may justify a low probability of the hazardous event (ISO 13849-1:2015 A.2.3.3). */
  canTakeCreditForLowPr?: boolean;
  /** Text to start a justification from, in Markdown. */
  creditJustificationTemplate?: string;
  defaultEffect?: RrmDefaultEffect;
  /** Standard and clause, such as ISO 14119. */
  standardReference?: string;
  /** In the currency of the project; null where nobody estimated it. */
  cost?: number | null;
  /** Target that it carries out; its level is offered as required level of every use. */
  safetyTargetUuid?: string | null;
};
export type RrmBatchCreate = {
  items: RrmCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type RrmBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Rrm;
  current?: Rrm;
  error?: ErrorAnswer;
};
export type RrmBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: RrmBatchUpdateResult[];
  };
};
export type RrmBatchUpdate = {
  items: {
    uuid: Uuid;
    change: RrmUpdate;
  }[];
};
export const {
  useListRrmsQuery,
  useLazyListRrmsQuery,
  useGetRrmQuery,
  useLazyGetRrmQuery,
  useUpdateRrmMutation,
  useDeleteRrmMutation,
  useGetRrmDependencyTreeQuery,
  useLazyGetRrmDependencyTreeQuery,
  useCreateRrmsBatchMutation,
  useUpdateRrmsBatchMutation,
} = injectedRtkApi;
