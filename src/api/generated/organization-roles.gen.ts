import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listOrganizationRoles: build.query<ListOrganizationRolesApiResponse, ListOrganizationRolesApiArg>({
      query: queryArg => ({
        url: `/user-api/organization-roles`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          isSystem: queryArg.isSystem,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getOrganizationRole: build.query<GetOrganizationRoleApiResponse, GetOrganizationRoleApiArg>({
      query: queryArg => ({
        url: `/user-api/organization-roles/${encodeURIComponent(String(queryArg.organizationRoleUuid))}`,
      }),
    }),
    updateOrganizationRole: build.mutation<UpdateOrganizationRoleApiResponse, UpdateOrganizationRoleApiArg>({
      query: queryArg => ({
        url: `/user-api/organization-roles/${encodeURIComponent(String(queryArg.organizationRoleUuid))}`,
        method: 'PATCH',
        body: queryArg.organizationRoleUpdate,
      }),
    }),
    deleteOrganizationRole: build.mutation<DeleteOrganizationRoleApiResponse, DeleteOrganizationRoleApiArg>({
      query: queryArg => ({
        url: `/user-api/organization-roles/${encodeURIComponent(String(queryArg.organizationRoleUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getOrganizationRoleDependencyTree: build.query<
      GetOrganizationRoleDependencyTreeApiResponse,
      GetOrganizationRoleDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-roles/${encodeURIComponent(String(queryArg.organizationRoleUuid))}/dependency-tree`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationRolesApi };
export type ListOrganizationRolesApiResponse =
  /** status 200 The roles, and how many there are without paging. */ OrganizationRoleListResponse;
export type ListOrganizationRolesApiArg = {
  /** Only roles of this organization. Without it, roles of every organization of the caller. */
  organizationUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only roles that are, or are not, shipped. */
  isSystem?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: NameOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetOrganizationRoleApiResponse = /** status 200 The role. */ OrganizationRoleResponse;
export type GetOrganizationRoleApiArg = {
  /** Uuid of the organization role. */
  organizationRoleUuid: string;
};
export type UpdateOrganizationRoleApiResponse = /** status 200 The updated role. */ OrganizationRoleResponse;
export type UpdateOrganizationRoleApiArg = {
  /** Uuid of the organization role. */
  organizationRoleUuid: string;
  organizationRoleUpdate: OrganizationRoleUpdate;
};
export type DeleteOrganizationRoleApiResponse = unknown;
export type DeleteOrganizationRoleApiArg = {
  /** Uuid of the organization role. */
  organizationRoleUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetOrganizationRoleDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetOrganizationRoleDependencyTreeApiArg = {
  /** Uuid of the organization role. */
  organizationRoleUuid: string;
};
export type Uuid = string;
export type RecordName = string;
export type MarkdownText = string;
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
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
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
export type OrganizationRoleListResponse = {
  data: {
    results: OrganizationRole[];
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
export type NameOrderBy = 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type OrganizationRoleResponse = {
  data: OrganizationRole;
};
export type Reason = string;
export type OrganizationRoleUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  permissions?: PermissionName[];
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export const {
  useListOrganizationRolesQuery,
  useLazyListOrganizationRolesQuery,
  useGetOrganizationRoleQuery,
  useLazyGetOrganizationRoleQuery,
  useUpdateOrganizationRoleMutation,
  useDeleteOrganizationRoleMutation,
  useGetOrganizationRoleDependencyTreeQuery,
  useLazyGetOrganizationRoleDependencyTreeQuery,
} = injectedRtkApi;
