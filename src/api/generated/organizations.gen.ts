import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listOrganizationInvitations: build.query<
      ListOrganizationInvitationsApiResponse,
      ListOrganizationInvitationsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-invitations`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          organizationRoleUuid: queryArg.organizationRoleUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    deleteOrganizationInvitation: build.mutation<
      DeleteOrganizationInvitationApiResponse,
      DeleteOrganizationInvitationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-invitations/${encodeURIComponent(String(queryArg.organizationInvitationUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    listOrganizations: build.query<ListOrganizationsApiResponse, ListOrganizationsApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations`,
        params: {
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createOrganization: build.mutation<CreateOrganizationApiResponse, CreateOrganizationApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations`,
        method: 'POST',
        body: queryArg.organizationCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    inviteNewOrganizationUser: build.mutation<
      InviteNewOrganizationUserApiResponse,
      InviteNewOrganizationUserApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/users/invite-new`,
        method: 'POST',
        body: queryArg.organizationInvitationCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getOrganization: build.query<GetOrganizationApiResponse, GetOrganizationApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}`,
      }),
    }),
    updateOrganization: build.mutation<UpdateOrganizationApiResponse, UpdateOrganizationApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}`,
        method: 'PATCH',
        body: queryArg.organizationUpdate,
      }),
    }),
    deleteOrganization: build.mutation<DeleteOrganizationApiResponse, DeleteOrganizationApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getOrganizationDependencyTree: build.query<
      GetOrganizationDependencyTreeApiResponse,
      GetOrganizationDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/dependency-tree`,
      }),
    }),
    listOrganizationHistory: build.query<ListOrganizationHistoryApiResponse, ListOrganizationHistoryApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/history`,
        params: {
          entity: queryArg.entity,
          actorUuid: queryArg.actorUuid,
          action: queryArg.action,
          from: queryArg['from'],
          until: queryArg.until,
          after: queryArg.after,
          limit: queryArg.limit,
        },
      }),
    }),
    leaveOrganization: build.mutation<LeaveOrganizationApiResponse, LeaveOrganizationApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/leave`,
        method: 'POST',
      }),
    }),
    uploadOrganizationLogo: build.mutation<UploadOrganizationLogoApiResponse, UploadOrganizationLogoApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/logo`,
        method: 'POST',
        body: queryArg.organizationLogoUpload,
      }),
    }),
    deleteOrganizationLogo: build.mutation<DeleteOrganizationLogoApiResponse, DeleteOrganizationLogoApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/logo`,
        method: 'DELETE',
      }),
    }),
    listProjectImports: build.query<ListProjectImportsApiResponse, ListProjectImportsApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/project-imports`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    importProject: build.mutation<ImportProjectApiResponse, ImportProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/project-imports`,
        method: 'POST',
        body: queryArg.projectImportCreate,
      }),
    }),
    getProjectImport: build.query<GetProjectImportApiResponse, GetProjectImportApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/project-imports/${encodeURIComponent(String(queryArg.projectImportUuid))}`,
      }),
    }),
    cancelProjectImport: build.mutation<CancelProjectImportApiResponse, CancelProjectImportApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/project-imports/${encodeURIComponent(String(queryArg.projectImportUuid))}/actions/cancel`,
        method: 'POST',
      }),
    }),
    createProject: build.mutation<CreateProjectApiResponse, CreateProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/projects`,
        method: 'POST',
        body: queryArg.projectCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createOrganizationRole: build.mutation<CreateOrganizationRoleApiResponse, CreateOrganizationRoleApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/roles`,
        method: 'POST',
        body: queryArg.organizationRoleCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createTag: build.mutation<CreateTagApiResponse, CreateTagApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/tags`,
        method: 'POST',
        body: queryArg.tagCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    setOrganizationUserPreferences: build.mutation<
      SetOrganizationUserPreferencesApiResponse,
      SetOrganizationUserPreferencesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/user-preferences`,
        method: 'PUT',
        body: queryArg.organizationUserPreferencesSet,
      }),
    }),
    listOrganizationUsers: build.query<ListOrganizationUsersApiResponse, ListOrganizationUsersApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/users`,
        params: {
          search: queryArg.search,
          organizationRoleUuid: queryArg.organizationRoleUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    addOrganizationUser: build.mutation<AddOrganizationUserApiResponse, AddOrganizationUserApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/users`,
        method: 'POST',
        body: queryArg.organizationUserCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateOrganizationUser: build.mutation<UpdateOrganizationUserApiResponse, UpdateOrganizationUserApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'PATCH',
        body: queryArg.organizationUserUpdate,
      }),
    }),
    removeOrganizationUser: build.mutation<RemoveOrganizationUserApiResponse, RemoveOrganizationUserApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    listOwnInvitations: build.query<ListOwnInvitationsApiResponse, ListOwnInvitationsApiArg>({
      query: () => ({ url: `/user-api/users/me/invitations` }),
    }),
    declineOwnInvitation: build.mutation<DeclineOwnInvitationApiResponse, DeclineOwnInvitationApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me/invitations/${encodeURIComponent(String(queryArg.organizationInvitationUuid))}`,
        method: 'DELETE',
      }),
    }),
    acceptOwnInvitation: build.mutation<AcceptOwnInvitationApiResponse, AcceptOwnInvitationApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me/invitations/${encodeURIComponent(String(queryArg.organizationInvitationUuid))}/accept`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationsApi };
export type ListOrganizationInvitationsApiResponse =
  /** status 200 The invitations, and how many there are without paging. */ OrganizationInvitationListResponse;
export type ListOrganizationInvitationsApiArg = {
  /** The organization. */
  organizationUuid: string;
  /** Text that the name or the e-mail contains, whatever the case. */
  search?: string;
  /** Only invitations to these roles; repeat the key for several. */
  organizationRoleUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: InvitationOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type DeleteOrganizationInvitationApiResponse = unknown;
export type DeleteOrganizationInvitationApiArg = {
  /** Uuid of the organization invitation. */
  organizationInvitationUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type ListOrganizationsApiResponse =
  /** status 200 The organizations, and how many there are without paging. */ OrganizationListResponse;
export type ListOrganizationsApiArg = {
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: NameOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateOrganizationApiResponse =
  /** status 201 The organization, with the shipped roles. */ OrganizationResponse;
export type CreateOrganizationApiArg = {
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  organizationCreate: OrganizationCreate;
};
export type InviteNewOrganizationUserApiResponse =
  /** status 201 The invitation. */ OrganizationInvitationResponse;
export type InviteNewOrganizationUserApiArg = {
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  organizationInvitationCreate: OrganizationInvitationCreate;
};
export type GetOrganizationApiResponse = /** status 200 The organization. */ OrganizationResponse;
export type GetOrganizationApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
};
export type UpdateOrganizationApiResponse = /** status 200 The updated organization. */ OrganizationResponse;
export type UpdateOrganizationApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  organizationUpdate: OrganizationUpdate;
};
export type DeleteOrganizationApiResponse = unknown;
export type DeleteOrganizationApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetOrganizationDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetOrganizationDependencyTreeApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
};
export type ListOrganizationHistoryApiResponse =
  /** status 200 The changes, and where the next ones begin. */ OrganizationHistoryResponse;
export type ListOrganizationHistoryApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Only changes of records of these kinds; repeat the key for several. */
  entity?: OrganizationHistoryEntity[];
  /** Only what this person did. */
  actorUuid?: string;
  /** Only what was created, changed or deleted. */
  action?: ProjectChangeAction;
  /** Only changes from this moment on. */
  from?: string;
  /** Only changes before this moment. */
  until?: string;
  /** Where to go on, which is `next` of an answer for the same filters. */
  after?: string;
  /** Most changes of one answer. */
  limit?: number;
};
export type LeaveOrganizationApiResponse = unknown;
export type LeaveOrganizationApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
};
export type UploadOrganizationLogoApiResponse =
  /** status 200 The organization with its logo. */ OrganizationResponse;
export type UploadOrganizationLogoApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  organizationLogoUpload: OrganizationLogoUpload;
};
export type DeleteOrganizationLogoApiResponse = unknown;
export type DeleteOrganizationLogoApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
};
export type ListProjectImportsApiResponse = /** status 200 The imports. */ ProjectImportListResponse;
export type ListProjectImportsApiArg = {
  /** Uuid of the organization that the new project belongs to. */
  organizationUuid: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ImportProjectApiResponse = /** status 202 The import, queued. */ ProjectImportResponse;
export type ImportProjectApiArg = {
  /** Uuid of the organization that the new project belongs to. */
  organizationUuid: string;
  projectImportCreate: ProjectImportCreate;
};
export type GetProjectImportApiResponse = /** status 200 The import. */ ProjectImportResponse;
export type GetProjectImportApiArg = {
  /** Uuid of the organization that the new project belongs to. */
  organizationUuid: string;
  /** Uuid of the import. */
  projectImportUuid: string;
};
export type CancelProjectImportApiResponse = /** status 200 The import. */ ProjectImportResponse;
export type CancelProjectImportApiArg = {
  /** Uuid of the organization that the new project belongs to. */
  organizationUuid: string;
  /** Uuid of the import. */
  projectImportUuid: string;
};
export type CreateProjectApiResponse =
  /** status 201 The project, with the caller as its lead. */ ProjectResponse;
export type CreateProjectApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectCreate: ProjectCreate;
};
export type CreateOrganizationRoleApiResponse = /** status 201 The role. */ OrganizationRoleResponse;
export type CreateOrganizationRoleApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  organizationRoleCreate: OrganizationRoleCreate;
};
export type CreateTagApiResponse = /** status 201 The tag. */ TagResponse;
export type CreateTagApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  tagCreate: TagCreate;
};
export type SetOrganizationUserPreferencesApiResponse =
  /** status 200 The updated preferences. */ OrganizationUserPreferencesResponse;
export type SetOrganizationUserPreferencesApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  organizationUserPreferencesSet: OrganizationUserPreferencesSet;
};
export type ListOrganizationUsersApiResponse =
  /** status 200 The people, and how many there are without paging. */ OrganizationUserListResponse;
export type ListOrganizationUsersApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Text that the name or the e-mail of the person contains, whatever the case. */
  search?: string;
  /** Only people with these roles; repeat the key for several. */
  organizationRoleUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: NameOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type AddOrganizationUserApiResponse = /** status 201 The invitation. */ OrganizationInvitationResponse;
export type AddOrganizationUserApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  organizationUserCreate: OrganizationUserCreate;
};
export type UpdateOrganizationUserApiResponse =
  /** status 200 The updated person in the organization. */ OrganizationUserResponse;
export type UpdateOrganizationUserApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Uuid of the user. */
  userUuid: string;
  organizationUserUpdate: OrganizationUserUpdate;
};
export type RemoveOrganizationUserApiResponse = unknown;
export type RemoveOrganizationUserApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** Uuid of the user. */
  userUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type ListOwnInvitationsApiResponse =
  /** status 200 The invitations, and how many there are. */ OwnInvitationListResponse;
export type ListOwnInvitationsApiArg = void;
export type DeclineOwnInvitationApiResponse = unknown;
export type DeclineOwnInvitationApiArg = {
  /** Uuid of the organization invitation. */
  organizationInvitationUuid: string;
};
export type AcceptOwnInvitationApiResponse = unknown;
export type AcceptOwnInvitationApiArg = {
  /** Uuid of the organization invitation. */
  organizationInvitationUuid: string;
};
export type Uuid = string;
export type RecordName = string;
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';
export type OrganizationInvitationProject = {
  projectUuid: Uuid;
  name: RecordName;
  role: ProjectRole;
};
export type Moment = string;
export type Revision = number;
export type NullableUuid = string | null;
export type OrganizationInvitation = {
  uuid: Uuid;
  organizationUuid: Uuid;
  email: string;
  firstName: string;
  lastName: string;
  organizationRoleUuid: Uuid;
  /** Where the person works once they have joined; only projects that the caller may see. */
  projects: OrganizationInvitationProject[];
  expiresAt: Moment;
  /** The link that the mail would have, for whoever invites to hand over. Only in the answer to `inviteNewOrganizationUser`
    and `addOrganizationUser`, and only where the platform sends no mails (no mail server is set).
     */
  link?: string;
  acceptedAt: string | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type OrganizationInvitationListResponse = {
  data: {
    results: OrganizationInvitation[];
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
export type InvitationOrderBy = 'createdAt' | 'email' | 'expiresAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type MarkdownText = string;
export type ConsensusRule = 'UNANIMOUS' | 'MAX_WINS' | 'MEDIAN_UP';
export type MinimumVotes = number;
export type OrganizationCounts = {
  users: number;
};
export type Organization = {
  uuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  consensusRule: ConsensusRule;
  minimumVotes: MinimumVotes;
  /** What the file of its logo was called; null without one. `uploadOrganizationLogo` sets all that is told of it. */
  logoFileName: string | null;
  /** image/png, image/jpeg or image/svg+xml; null without one. */
  logoMimeType: string | null;
  /** Width in pixels; null without one. */
  logoWidth: number | null;
  /** Height in pixels; null without one. */
  logoHeight: number | null;
  /** SHA-256 of the picture that is kept: another one means another logo. */
  logoSha256: string | null;
  counts: OrganizationCounts;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type OrganizationListResponse = {
  data: {
    results: Organization[];
    total: number;
  };
};
export type NameOrderBy = 'name' | 'createdAt' | 'updatedAt';
export type OrganizationResponse = {
  data: Organization;
};
export type OrganizationCreate = {
  name: RecordName;
  description?: MarkdownText;
  consensusRule?: ConsensusRule;
  minimumVotes?: MinimumVotes;
};
export type OrganizationInvitationResponse = {
  data: OrganizationInvitation;
};
export type OptionalName = string;
export type OrganizationInvitationProjectCreate = {
  projectUuid: Uuid;
  role: ProjectRole;
};
export type OrganizationInvitationCreate = {
  organizationUuid: Uuid;
  email: string;
  organizationRoleUuid: Uuid;
  /** What the page of the invitation starts with. */
  firstName?: OptionalName;
  lastName?: OptionalName;
  /** Where the person works once they have joined; projects of the organization whose members the caller manages. */
  projects?: OrganizationInvitationProjectCreate[];
};
export type Reason = string;
export type OrganizationUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  consensusRule?: ConsensusRule;
  minimumVotes?: MinimumVotes;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type ProjectChangeAction = 'CREATE' | 'UPDATE' | 'DELETE';
export type OrganizationHistoryEntity =
  | 'Organization'
  | 'OrganizationInvitation'
  | 'OrganizationRiskRatingSet'
  | 'OrganizationRole'
  | 'OrganizationUser'
  | 'Project'
  | 'Tag';
export type ProjectChangeRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
  /** The hazard that it is or belongs to, where there is one. */
  hazard: {
    uuid: Uuid;
    code: string;
  } | null;
};
export type ProjectHistoryField = {
  field: string;
  /** The value that it had; null for nothing, and for a new record. */
  before: unknown;
  /** The value that it has since; null for nothing, and for a deleted record. */
  after: unknown;
};
export type OrganizationHistoryEntry = {
  at: Moment;
  /** Who did it; null for the server and for accounts that are gone. */
  actor: UserSummary | null;
  action: ProjectChangeAction;
  entity: OrganizationHistoryEntity;
  /** The operation that did it, such as `updateOrganization`. */
  operationId: string;
  reason: string | null;
  /** Revision of the record after the change, of a deleted one the last; null for kinds without one. */
  revision: number | null;
  record: ProjectChangeRecord;
  fields: ProjectHistoryField[];
};
export type OrganizationHistoryResponse = {
  data: {
    results: OrganizationHistoryEntry[];
    /** Where the next changes begin; null after the last. */
    next: string | null;
  };
};
export type OrganizationLogoUpload = {
  /** The picture; PNG, JPEG or SVG, 2 MB at most. */
  file: Blob;
};
export type RatingSetHandling = 'MATCH' | 'TAKE_OVER';
export type ExportState = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
export type ArchivedProject = {
  uuid: Uuid;
  name: RecordName;
};
export type ArchivedCount = {
  /** Such as Hazard. */
  entity: string;
  count: number;
};
export type ArchivedCounter = {
  /** What the codes begin with, such as HZ. */
  prefix: string;
  /** The last number that was given, such as 17 for HZ-017. */
  last: number;
};
export type ArchivedPart = {
  path: string;
  sizeBytes: number;
  sha256: string;
};
export type ProjectArchiveManifest = {
  /** What the archive is. */
  format: 'badger-project';
  /** Version of this form, 1 at present. A new one is made when something is removed or means something else. */
  version: number;
  exportedAt: Moment;
  project: ArchivedProject;
  counts: ArchivedCount[];
  /** The last number that each kind of code has had in the project, so that a new record never gets the code of one that was
    deleted. Archives of before have none: numbers then go on where those of their records end.
     */
  counters?: ArchivedCounter[];
  /** Every other file of the archive. */
  parts: ArchivedPart[];
};
export type ImportedPerson = {
  name: string;
  /** Whether it is somebody of the organization, by the e-mail address; else only the name is kept. */
  isFound: boolean;
};
export type ImportedRatingSet = {
  /** The set of this installation that the project uses. */
  riskRatingSetUuid: string;
  name: string;
  /** Whether the organization got it by this import. */
  isTakenOver: boolean;
};
export type ProjectImportResult = {
  projectUuid: Uuid;
  manifest: ProjectArchiveManifest;
  /** Those whom records of the archive name. */
  people: ImportedPerson[];
  ratingSets: ImportedRatingSet[];
  /** Choices of the other organization that the new project has as its own, because there is none of that name here. */
  addedLookups: number;
  /** Names of tags that the new project has not, because the organization has none of these names and who imported it may not make tags there (`organization.library.manage`). */
  leftTags: string[];
};
export type ProjectImportErrorCode =
  | 'NO_ACCESS'
  | 'NOT_AN_ARCHIVE'
  | 'WRONG_VERSION'
  | 'DAMAGED'
  | 'TOO_LARGE'
  | 'UNKNOWN_PART'
  | 'INVALID_RECORD'
  | 'FOREIGN_REFERENCE'
  | 'FILE_REFUSED'
  | 'RATING_SET_MISSING'
  | 'BROKE_OFF'
  | 'INTERNAL';
export type ProjectImportError = {
  code: ProjectImportErrorCode;
  /** A sentence that a user can act on. */
  message: string;
};
export type ProjectImport = {
  uuid: Uuid;
  organizationUuid: Uuid;
  /** Wanted name of the project; null is that of the archived one. */
  name: string | null;
  ratingSets: RatingSetHandling;
  /** Name of the file. */
  archiveName: string;
  state: ExportState;
  /** Percent that are done. */
  progress: number;
  createdAt: Moment;
  /** Who asked for it. */
  createdBy: string;
  /** When the work began; null while it is queued. */
  startedAt: string | null;
  /** When it was done, failed or was cancelled. */
  finishedAt: string | null;
  /** When this record of the import is removed; the project stays. */
  expiresAt: string;
  /** The project and where it comes from; null unless it is DONE. */
  result: ProjectImportResult | null;
  /** Why there is no project; null unless it failed. */
  error: ProjectImportError | null;
};
export type ProjectImportListResponse = {
  data: {
    results: ProjectImport[];
    total: number;
  };
};
export type ProjectImportResponse = {
  data: ProjectImport;
};
export type ProjectImportCreate = {
  /** The archive, as large as the installation allows (50 MB unless set otherwise). */
  file: Blob;
  /** Name of the new project; that of the archived one where left out. */
  name?: RecordName;
  ratingSets?: RatingSetHandling;
};
export type HazardStyle = 'FUNCTION' | 'MACHINE';
export type PermissionName =
  | 'organization.read'
  | 'organization.update'
  | 'organization.delete'
  | 'organization.users.manage'
  | 'organization.roles.manage'
  | 'organization.projects.create'
  | 'organization.library.manage'
  | 'organization.projects.discover'
  | 'organization.users.read'
  | 'project.read'
  | 'project.update'
  | 'project.delete'
  | 'project.members.manage'
  | 'analysis.read'
  | 'analysis.edit'
  | 'hazards.edit'
  | 'comments.write'
  | 'votes.cast'
  | 'voting.manage'
  | 'voting.lock'
  | 'risk.freeze'
  | 'risk.unfreeze'
  | 'risk.accept'
  | 'hazards.close'
  | 'baselines.manage'
  | 'baselines.sign';
export type ProjectCounts = {
  hazards: number;
  functions: number;
  machines: number;
  members: number;
};
export type Project = {
  uuid: Uuid;
  organizationUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  /** Default style of new hazards; both styles can be mixed (domain model 2.4). */
  style: HazardStyle;
  /** The methods in use, the first one being the default (domain model 1.37). */
  riskRatingSetUuids: Uuid[];
  /** What the item is for in Markdown. */
  itemPurpose: string;
  /** What belongs to it and what does not, in Markdown. */
  itemBoundary: string;
  /** What it works together with, in Markdown. */
  itemInterfaces: string;
  /** Its operating modes and states, in Markdown. */
  itemModes: string;
  /** Laws, regulations and standards that it has to meet, in Markdown. */
  legalRequirements: string;
  /** Of all costs of the project, by ISO 4217 such as EUR; null where nobody stated it. */
  currency: string | null;
  /** Its measures, elements, estimate types, groups of people, zones and areas are offered to all projects of the organization (`listLibraryRecords`). */
  isLibrary: boolean;
  /** Role of the caller; null for somebody who reads it by an organization role without being a member. */
  myRole: ProjectRole | null;
  /** What the caller may do in it, by their role in the project and in its organization together. */
  permissions: PermissionName[];
  counts: ProjectCounts;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** Since when it can only be read. */
  archivedAt: string | null;
};
export type ProjectResponse = {
  data: Project;
};
export type DemoProject =
  | 'PALLETISING_CELL'
  | 'REMOTE_CONTROL'
  | 'STEERING_LOCK'
  | 'WORKLOAD_ORCHESTRATOR'
  | 'LIN_LIBRARY'
  | 'PROTECTIVE_STOP';
export type ProjectCreate = {
  name: RecordName;
  description?: MarkdownText;
  /** Default style of new hazards; both styles can be mixed (domain model 2.4). */
  style: HazardStyle;
  /** The methods in use, the first one being the default (domain model 1.37). Left out:
    the default of the style (FUNCTION: ISO 26262-3, MACHINE: ISO 13849-1), else the default of the organization.
     */
  riskRatingSetUuids?: Uuid[];
  /** The project begins with a built-in example: its records, its rating sets and, when none is given, its description. `style` has to
    be that of the example, `riskRatingSetUuids` is left out. Nothing in it was accepted, verified or voted on.
     */
  demo?: DemoProject;
};
export type OrganizationRole = {
  uuid: Uuid;
  organizationUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  permissions: PermissionName[];
  /** Shipped with every organization; it cannot be changed or deleted. */
  isSystem: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type OrganizationRoleResponse = {
  data: OrganizationRole;
};
export type OrganizationRoleCreate = {
  name: RecordName;
  description?: MarkdownText;
  permissions: PermissionName[];
};
export type TagName = string;
export type TagColor = string | null;
export type Tag = {
  uuid: Uuid;
  organizationUuid: Uuid;
  name: TagName;
  description: MarkdownText;
  color: TagColor;
  /** Records that carry it, in projects that the caller may read. */
  usageCount: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type TagResponse = {
  data: Tag;
};
export type TagCreate = {
  name: TagName;
  description?: MarkdownText;
  color?: TagColor;
};
export type FreeValues = {
  [key: string]: unknown;
};
export type OrganizationUserPreferences = {
  organizationUuid: Uuid;
  /** The project to start in; one of the organization that the caller may read. */
  defaultProjectUuid: NullableUuid;
  values: FreeValues;
};
export type OrganizationUserPreferencesResponse = {
  data: OrganizationUserPreferences;
};
export type OrganizationUserPreferencesSet = {
  /** The project to start in; one of the organization that the caller may read. */
  defaultProjectUuid?: NullableUuid;
  values?: FreeValues;
};
export type OrganizationUser = {
  uuid: Uuid;
  organizationUuid: Uuid;
  userUuid: Uuid;
  organizationRoleUuid: Uuid;
  roleName: RecordName;
  user: UserSummary;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type OrganizationUserListResponse = {
  data: {
    results: OrganizationUser[];
    total: number;
  };
};
export type OrganizationUserCreate = {
  email?: string;
  userUuid?: Uuid;
  organizationRoleUuid: Uuid;
};
export type OrganizationUserResponse = {
  data: OrganizationUser;
};
export type OrganizationUserUpdate = {
  revision: Revision;
  reason?: Reason;
  organizationRoleUuid?: Uuid;
};
export type OwnInvitation = {
  uuid: Uuid;
  organizationName: RecordName;
  roleName: RecordName;
  /** Empty where whoever invited has no name or no account any more. */
  inviterName: string;
  /** Names of the projects that the caller joins with it. */
  projects: RecordName[];
  expiresAt: Moment;
  createdAt: Moment;
};
export type OwnInvitationListResponse = {
  data: {
    results: OwnInvitation[];
    total: number;
  };
};
export const {
  useListOrganizationInvitationsQuery,
  useLazyListOrganizationInvitationsQuery,
  useDeleteOrganizationInvitationMutation,
  useListOrganizationsQuery,
  useLazyListOrganizationsQuery,
  useCreateOrganizationMutation,
  useInviteNewOrganizationUserMutation,
  useGetOrganizationQuery,
  useLazyGetOrganizationQuery,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useGetOrganizationDependencyTreeQuery,
  useLazyGetOrganizationDependencyTreeQuery,
  useListOrganizationHistoryQuery,
  useLazyListOrganizationHistoryQuery,
  useLeaveOrganizationMutation,
  useUploadOrganizationLogoMutation,
  useDeleteOrganizationLogoMutation,
  useListProjectImportsQuery,
  useLazyListProjectImportsQuery,
  useImportProjectMutation,
  useGetProjectImportQuery,
  useLazyGetProjectImportQuery,
  useCancelProjectImportMutation,
  useCreateProjectMutation,
  useCreateOrganizationRoleMutation,
  useCreateTagMutation,
  useSetOrganizationUserPreferencesMutation,
  useListOrganizationUsersQuery,
  useLazyListOrganizationUsersQuery,
  useAddOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
  useRemoveOrganizationUserMutation,
  useListOwnInvitationsQuery,
  useLazyListOwnInvitationsQuery,
  useDeclineOwnInvitationMutation,
  useAcceptOwnInvitationMutation,
} = injectedRtkApi;
