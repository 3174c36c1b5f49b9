import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listToolConnections: build.query<ListToolConnectionsApiResponse, ListToolConnectionsApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          state: queryArg.state,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createToolConnection: build.mutation<CreateToolConnectionApiResponse, CreateToolConnectionApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections`,
        method: 'POST',
        body: queryArg.toolConnectionCreate,
      }),
    }),
    getToolConnection: build.query<GetToolConnectionApiResponse, GetToolConnectionApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections/${encodeURIComponent(String(queryArg.toolConnectionUuid))}`,
      }),
    }),
    updateToolConnection: build.mutation<UpdateToolConnectionApiResponse, UpdateToolConnectionApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections/${encodeURIComponent(String(queryArg.toolConnectionUuid))}`,
        method: 'PATCH',
        body: queryArg.toolConnectionUpdate,
      }),
    }),
    deleteToolConnection: build.mutation<DeleteToolConnectionApiResponse, DeleteToolConnectionApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections/${encodeURIComponent(String(queryArg.toolConnectionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    forwardToolCommand: build.mutation<ForwardToolCommandApiResponse, ForwardToolCommandApiArg>({
      query: queryArg => ({
        url: `/user-api/tool-connections/${encodeURIComponent(String(queryArg.toolConnectionUuid))}/command-forward`,
        method: 'POST',
        body: queryArg.toolCommandCreate,
      }),
    }),
    getToolStatus: build.query<GetToolStatusApiResponse, GetToolStatusApiArg>({
      query: queryArg => ({
        url: `/user-api/toolstatus/${encodeURIComponent(String(queryArg.projectUuid))}`,
      }),
    }),
    updateToolStatus: build.mutation<UpdateToolStatusApiResponse, UpdateToolStatusApiArg>({
      query: queryArg => ({
        url: `/user-api/toolstatus/${encodeURIComponent(String(queryArg.projectUuid))}`,
        method: 'PATCH',
        body: queryArg.toolStatusUpdate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as toolConnectionsApi };
export type ListToolConnectionsApiResponse =
  /** status 200 The connections, and how many there are without paging. No secret is among it. */ ToolConnectionListResponse;
export type ListToolConnectionsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only connections in these states; repeat the key for several. */
  state?: ToolConnectionState[];
  /** The field that the list is sorted by. */
  orderBy?: ToolConnectionOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateToolConnectionApiResponse =
  /** status 201 The connection, and its secret. */ ToolConnectionCreatedResponse;
export type CreateToolConnectionApiArg = {
  toolConnectionCreate: ToolConnectionCreate;
};
export type GetToolConnectionApiResponse =
  /** status 200 The connection, without its secret. */ ToolConnectionResponse;
export type GetToolConnectionApiArg = {
  /** Uuid of the tool connection. */
  toolConnectionUuid: string;
};
export type UpdateToolConnectionApiResponse =
  /** status 200 The updated connection, without its secret. */ ToolConnectionResponse;
export type UpdateToolConnectionApiArg = {
  /** Uuid of the tool connection. */
  toolConnectionUuid: string;
  toolConnectionUpdate: ToolConnectionUpdate;
};
export type DeleteToolConnectionApiResponse = unknown;
export type DeleteToolConnectionApiArg = {
  /** Uuid of the tool connection. */
  toolConnectionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ForwardToolCommandApiResponse = /** status 200 What became of it. */ ToolCommandResponse;
export type ForwardToolCommandApiArg = {
  /** Uuid of the tool connection. */
  toolConnectionUuid: string;
  toolCommandCreate: ToolCommandCreate;
};
export type GetToolStatusApiResponse =
  /** status 200 A status for each tool that has one, by tool code. */ ToolStatusListResponse;
export type GetToolStatusApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type UpdateToolStatusApiResponse = /** status 200 The updated status. */ ToolStatusResponse;
export type UpdateToolStatusApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  toolStatusUpdate: ToolStatusUpdate;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type RecordName = string;
export type ToolConnectionState = 'PENDING' | 'CONNECTED' | 'ERROR';
export type ToolConnection = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** The tool, as in the platform navigation, such as `austin`. */
  toolCode: string;
  name: RecordName;
  commandUrl: string;
  remoteProjectRef: string;
  state: ToolConnectionState;
  /** When a command or a callback last went well. */
  lastSyncAt: string | null;
};
export type ToolConnectionListResponse = {
  data: {
    results: ToolConnection[];
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
export type ToolConnectionOrderBy = 'name' | 'toolCode' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type ToolConnectionCreated = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** The tool, as in the platform navigation, such as `austin`. */
  toolCode: string;
  name: RecordName;
  commandUrl: string;
  remoteProjectRef: string;
  state: ToolConnectionState;
  /** When a command or a callback last went well. */
  lastSyncAt: string | null;
  /** Signs commands and callbacks; shown this once. */
  secret: string;
};
export type ToolConnectionCreatedResponse = {
  data: ToolConnectionCreated;
};
export type ToolConnectionCreate = {
  projectUuid: Uuid;
  /** The tool, as in the platform navigation, such as `austin`. */
  toolCode: string;
  name: RecordName;
  /** http or https, without user and password. */
  commandUrl: string;
  /** What the project is called in the tool. */
  remoteProjectRef?: string;
};
export type ToolConnectionResponse = {
  data: ToolConnection;
};
export type Reason = string;
export type ToolConnectionUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  /** http or https, without user and password. */
  commandUrl?: string;
  /** What the project is called in the tool. */
  remoteProjectRef?: string;
};
export type ToolCommandOutcome = 'SENDING' | 'DELIVERED' | 'REFUSED' | 'FAILED';
export type ToolCommand = {
  uuid: Uuid;
  command: string;
  outcome: ToolCommandOutcome;
  /** Of the last answer; null where there was none. */
  httpStatus: number | null;
  attempts: number;
  /** What the tool answered where that is a JSON object of 1 MB at most. */
  answer:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      };
};
export type ToolCommandResponse = {
  data: ToolCommand;
};
export type ToolCommandCreate = {
  command: string;
  /** What the tool needs for it; 64 kB as JSON at most. */
  payload?: {
    [key: string]: unknown;
  };
};
export type ToolWorkStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'IN_REVIEW' | 'DONE';
export type ToolStatus = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** The tool, as in the platform navigation, such as `austin`. */
  toolCode: string;
  status: ToolWorkStatus;
  /** Percent. */
  progress: number;
  note: string;
};
export type ToolStatusListResponse = {
  data: {
    results: ToolStatus[];
    total: number;
  };
};
export type ToolStatusResponse = {
  data: ToolStatus;
};
export type ToolStatusUpdate = {
  /** The tool, as in the platform navigation, such as `austin`. */
  toolCode: string;
  /** The one that the change was made on; 0 where the tool has no status yet. */
  revision: number;
  reason?: Reason;
  status?: ToolWorkStatus;
  /** Percent. */
  progress?: number;
  note?: string;
};
export const {
  useListToolConnectionsQuery,
  useLazyListToolConnectionsQuery,
  useCreateToolConnectionMutation,
  useGetToolConnectionQuery,
  useLazyGetToolConnectionQuery,
  useUpdateToolConnectionMutation,
  useDeleteToolConnectionMutation,
  useForwardToolCommandMutation,
  useGetToolStatusQuery,
  useLazyGetToolStatusQuery,
  useUpdateToolStatusMutation,
} = injectedRtkApi;
