import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listProjectAccessRequests: build.query<
      ListProjectAccessRequestsApiResponse,
      ListProjectAccessRequestsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-access-requests`,
        params: {
          projectUuid: queryArg.projectUuid,
          archived: queryArg.archived,
          search: queryArg.search,
          status: queryArg.status,
          userUuid: queryArg.userUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    updateProjectAccessRequest: build.mutation<
      UpdateProjectAccessRequestApiResponse,
      UpdateProjectAccessRequestApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-access-requests/${encodeURIComponent(String(queryArg.projectAccessRequestUuid))}`,
        method: 'PATCH',
        body: queryArg.projectAccessRequestUpdate,
      }),
    }),
    listProjectMembers: build.query<ListProjectMembersApiResponse, ListProjectMembersApiArg>({
      query: queryArg => ({
        url: `/user-api/project-members`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          userUuid: queryArg.userUuid,
          role: queryArg.role,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getProjectMember: build.query<GetProjectMemberApiResponse, GetProjectMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/project-members/${encodeURIComponent(String(queryArg.projectMemberUuid))}`,
      }),
    }),
    updateProjectMember: build.mutation<UpdateProjectMemberApiResponse, UpdateProjectMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/project-members/${encodeURIComponent(String(queryArg.projectMemberUuid))}`,
        method: 'PATCH',
        body: queryArg.projectMemberUpdate,
      }),
    }),
    deleteProjectMember: build.mutation<DeleteProjectMemberApiResponse, DeleteProjectMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/project-members/${encodeURIComponent(String(queryArg.projectMemberUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getProjectMemberDependencyTree: build.query<
      GetProjectMemberDependencyTreeApiResponse,
      GetProjectMemberDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-members/${encodeURIComponent(String(queryArg.projectMemberUuid))}/dependency-tree`,
      }),
    }),
    createProjectMembersBatch: build.mutation<
      CreateProjectMembersBatchApiResponse,
      CreateProjectMembersBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/members/batch`,
        method: 'POST',
        body: queryArg.projectMemberBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    leaveProject: build.mutation<LeaveProjectApiResponse, LeaveProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/leave`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectMembersApi };
export type ListProjectAccessRequestsApiResponse =
  /** status 200 The requests, and how many there are without paging. */ ProjectAccessRequestListResponse;
export type ListProjectAccessRequestsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Whether records of archived projects are listed as well (as without it), or alone, or not. */
  archived?: ArchivedFilter;
  /** Text that the name or the e-mail of the person contains, whatever the case. */
  search?: string;
  /** Only requests in these states; repeat the key for several. */
  status?: AccessRequestStatus[];
  /** Only requests of these people; repeat the key for several. */
  userUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type UpdateProjectAccessRequestApiResponse =
  /** status 200 The updated request. */ ProjectAccessRequestResponse;
export type UpdateProjectAccessRequestApiArg = {
  /** Uuid of the project access request. */
  projectAccessRequestUuid: string;
  projectAccessRequestUpdate: ProjectAccessRequestUpdate;
};
export type ListProjectMembersApiResponse =
  /** status 200 The members, and how many there are without paging. */ ProjectMemberListResponse;
export type ListProjectMembersApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that the name or the e-mail of the person contains, whatever the case. */
  search?: string;
  /** Only memberships of these people; repeat the key for several. */
  userUuid?: string[];
  /** Only members with these roles; repeat the key for several. */
  role?: ProjectRole[];
  /** The field that the list is sorted by. */
  orderBy?: MemberOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetProjectMemberApiResponse = /** status 200 The member. */ ProjectMemberResponse;
export type GetProjectMemberApiArg = {
  /** Uuid of the project member. */
  projectMemberUuid: string;
};
export type UpdateProjectMemberApiResponse = /** status 200 The updated member. */ ProjectMemberResponse;
export type UpdateProjectMemberApiArg = {
  /** Uuid of the project member. */
  projectMemberUuid: string;
  projectMemberUpdate: ProjectMemberUpdate;
};
export type DeleteProjectMemberApiResponse = unknown;
export type DeleteProjectMemberApiArg = {
  /** Uuid of the project member. */
  projectMemberUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetProjectMemberDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetProjectMemberDependencyTreeApiArg = {
  /** Uuid of the project member. */
  projectMemberUuid: string;
};
export type CreateProjectMembersBatchApiResponse =
  /** status 201 A result for each item. */ ProjectMemberBatchResponse;
export type CreateProjectMembersBatchApiArg = {
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectMemberBatchCreate: ProjectMemberBatchCreate;
};
export type LeaveProjectApiResponse = unknown;
export type LeaveProjectApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type Uuid = string;
export type RecordName = string;
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type AccessRequestStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED';
export type NullableUuid = string | null;
export type Revision = number;
export type Moment = string;
export type ProjectAccessRequest = {
  uuid: Uuid;
  projectUuid: Uuid;
  projectName: RecordName;
  userUuid: Uuid;
  user: UserSummary;
  message: string;
  status: AccessRequestStatus;
  /** What was said with the decision; empty where nothing was. */
  answer: string;
  decidedAt: string | null;
  decidedBy: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAccessRequestListResponse = {
  data: {
    results: ProjectAccessRequest[];
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
export type ArchivedFilter = 'EXCLUDED' | 'INCLUDED' | 'ONLY';
export type TimeOrderBy = 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type ProjectAccessRequestResponse = {
  data: ProjectAccessRequest;
};
export type AccessRequestAnswer = 'ACCEPTED' | 'DECLINED';
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';
export type ProjectAccessRequestUpdate = {
  revision: Revision;
  /** Told to the person who asked; kept in the audit trail. */
  reason?: string;
  status: AccessRequestAnswer;
  /** Role of the new member; VIEWER when left out. */
  role?: ProjectRole;
};
export type ProjectMember = {
  uuid: Uuid;
  projectUuid: Uuid;
  userUuid: Uuid;
  role: ProjectRole;
  user: UserSummary;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectMemberListResponse = {
  data: {
    results: ProjectMember[];
    total: number;
  };
};
export type MemberOrderBy = 'name' | 'role' | 'createdAt' | 'updatedAt';
export type ProjectMemberResponse = {
  data: ProjectMember;
};
export type Reason = string;
export type ProjectMemberUpdate = {
  revision: Revision;
  reason?: Reason;
  role?: ProjectRole;
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
export type ProjectMemberBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: ProjectMember[];
  };
};
export type ProjectMemberCreate = {
  userUuid: Uuid;
  role: ProjectRole;
};
export type ProjectMemberBatchCreate = {
  projectUuid: Uuid;
  items: ProjectMemberCreate[];
};
export const {
  useListProjectAccessRequestsQuery,
  useLazyListProjectAccessRequestsQuery,
  useUpdateProjectAccessRequestMutation,
  useListProjectMembersQuery,
  useLazyListProjectMembersQuery,
  useGetProjectMemberQuery,
  useLazyGetProjectMemberQuery,
  useUpdateProjectMemberMutation,
  useDeleteProjectMemberMutation,
  useGetProjectMemberDependencyTreeQuery,
  useLazyGetProjectMemberDependencyTreeQuery,
  useCreateProjectMembersBatchMutation,
  useLeaveProjectMutation,
} = injectedRtkApi;
