import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    adminListFeatureFlags: build.query<AdminListFeatureFlagsApiResponse, AdminListFeatureFlagsApiArg>({
      query: queryArg => ({
        url: `/admin-api/feature-flags`,
        params: {
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    adminUpdateFeatureFlag: build.mutation<AdminUpdateFeatureFlagApiResponse, AdminUpdateFeatureFlagApiArg>({
      query: queryArg => ({
        url: `/admin-api/feature-flags/${encodeURIComponent(String(queryArg.featureFlagUuid))}`,
        method: 'PATCH',
        body: queryArg.adminFeatureFlagUpdate,
      }),
    }),
    adminSendTestMail: build.mutation<AdminSendTestMailApiResponse, AdminSendTestMailApiArg>({
      query: () => ({ url: `/admin-api/test-mail`, method: 'POST' }),
    }),
    adminListUsers: build.query<AdminListUsersApiResponse, AdminListUsersApiArg>({
      query: queryArg => ({
        url: `/admin-api/users`,
        params: {
          search: queryArg.search,
          isActive: queryArg.isActive,
          role: queryArg.role,
          organizationUuid: queryArg.organizationUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    adminGetUser: build.query<AdminGetUserApiResponse, AdminGetUserApiArg>({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}`,
      }),
    }),
    adminUpdateUser: build.mutation<AdminUpdateUserApiResponse, AdminUpdateUserApiArg>({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'PATCH',
        body: queryArg.adminUserUpdate,
      }),
    }),
    adminDeleteUser: build.mutation<AdminDeleteUserApiResponse, AdminDeleteUserApiArg>({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
        },
      }),
    }),
    adminGetUserDependencyTree: build.query<
      AdminGetUserDependencyTreeApiResponse,
      AdminGetUserDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}/dependency-tree`,
      }),
    }),
    adminSetUserRoles: build.mutation<AdminSetUserRolesApiResponse, AdminSetUserRolesApiArg>({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}/roles`,
        method: 'PUT',
        body: queryArg.adminUserRoles,
      }),
    }),
    adminResetUserSecondFactor: build.mutation<
      AdminResetUserSecondFactorApiResponse,
      AdminResetUserSecondFactorApiArg
    >({
      query: queryArg => ({
        url: `/admin-api/users/${encodeURIComponent(String(queryArg.userUuid))}/reset-second-factor`,
        method: 'POST',
        body: queryArg.adminSecondFactorReset,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type AdminListFeatureFlagsApiResponse =
  /** status 200 The flags by name, and how many there are without paging. */ AdminFeatureFlagListResponse;
export type AdminListFeatureFlagsApiArg = {
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type AdminUpdateFeatureFlagApiResponse = /** status 200 The updated flag. */ AdminFeatureFlagResponse;
export type AdminUpdateFeatureFlagApiArg = {
  /** Uuid of the flag. */
  featureFlagUuid: string;
  adminFeatureFlagUpdate: AdminFeatureFlagUpdate;
};
export type AdminSendTestMailApiResponse =
  /** status 200 The mail server took the mail. */ AdminTestMailResponse;
export type AdminSendTestMailApiArg = void;
export type AdminListUsersApiResponse =
  /** status 200 The users, and how many there are without paging. */ AdminUserListResponse;
export type AdminListUsersApiArg = {
  /** Text that the name or the e-mail contains, whatever the case. */
  search?: string;
  /** true: only accounts that can be used; false: only the others. */
  isActive?: boolean;
  /** Only users with one of these platform roles; repeat the key for several. */
  role?: PlatformRole[];
  /** Only users of these organizations; repeat the key for several. */
  organizationUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: UserOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type AdminGetUserApiResponse = /** status 200 The user. */ AdminUserResponse;
export type AdminGetUserApiArg = {
  /** Uuid of the user. */
  userUuid: string;
};
export type AdminUpdateUserApiResponse = /** status 200 The updated user. */ AdminUserResponse;
export type AdminUpdateUserApiArg = {
  /** Uuid of the user. */
  userUuid: string;
  adminUserUpdate: AdminUserUpdate;
};
export type AdminDeleteUserApiResponse = unknown;
export type AdminDeleteUserApiArg = {
  /** Uuid of the user. */
  userUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type AdminGetUserDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type AdminGetUserDependencyTreeApiArg = {
  /** Uuid of the user. */
  userUuid: string;
};
export type AdminSetUserRolesApiResponse = /** status 200 The updated user. */ AdminUserResponse;
export type AdminSetUserRolesApiArg = {
  /** Uuid of the user. */
  userUuid: string;
  adminUserRoles: AdminUserRoles;
};
export type AdminResetUserSecondFactorApiResponse = /** status 200 The updated user. */ AdminUserResponse;
export type AdminResetUserSecondFactorApiArg = {
  /** Uuid of the user. */
  userUuid: string;
  adminSecondFactorReset: AdminSecondFactorReset;
};
export type Uuid = string;
export type FeatureFlagName = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type AdminFeatureFlag = {
  uuid: Uuid;
  name: FeatureFlagName;
  /** What is there while the flag is on. */
  description: string;
  enabled: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type AdminFeatureFlagListResponse = {
  data: {
    results: AdminFeatureFlag[];
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
export type OrderDirection = 'asc' | 'desc';
export type AdminFeatureFlagResponse = {
  data: AdminFeatureFlag;
};
export type Reason = string;
export type AdminFeatureFlagUpdate = {
  revision: Revision;
  reason?: Reason;
  enabled: boolean;
};
export type AdminTestMailResponse = {
  data: {
    /** Where it went. */
    to: string;
    /** What the mail server said to it. */
    answer: string;
  };
};
export type PlatformRole = 'ADMIN' | 'CONTENT_EDITOR';
export type RecordName = string;
export type AdminUserOrganization = {
  organizationUuid: Uuid;
  name: RecordName;
  organizationRoleUuid: Uuid;
  roleName: RecordName;
};
export type AdminUser = {
  uuid: Uuid;
  email: string;
  firstName: string;
  lastName: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
  /** Whether the account can be used. */
  isActive: boolean;
  roles: PlatformRole[];
  organizations: AdminUserOrganization[];
  /** Whether the embedded provider asks for more than the password: an authenticator app or a passkey is set up. */
  hasSecondFactor: boolean;
  /** Last sign-in by password at the embedded provider. */
  lastSignInAt: string | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type AdminUserListResponse = {
  data: {
    results: AdminUser[];
    total: number;
  };
};
export type UserOrderBy = 'name' | 'email' | 'createdAt' | 'updatedAt';
export type AdminUserResponse = {
  data: AdminUser;
};
export type OptionalName = string;
export type AdminUserUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Whether the account can be used. */
  isActive?: boolean;
  firstName?: OptionalName;
  lastName?: OptionalName;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type AdminUserRoles = {
  revision: Revision;
  reason?: Reason;
  roles: PlatformRole[];
};
export type AdminSecondFactorReset = {
  revision: Revision;
  /** How it was made sure who asks for it; kept in the audit trail. */
  reason: string;
};
export const {
  useAdminListFeatureFlagsQuery,
  useLazyAdminListFeatureFlagsQuery,
  useAdminUpdateFeatureFlagMutation,
  useAdminSendTestMailMutation,
  useAdminListUsersQuery,
  useLazyAdminListUsersQuery,
  useAdminGetUserQuery,
  useLazyAdminGetUserQuery,
  useAdminUpdateUserMutation,
  useAdminDeleteUserMutation,
  useAdminGetUserDependencyTreeQuery,
  useLazyAdminGetUserDependencyTreeQuery,
  useAdminSetUserRolesMutation,
  useAdminResetUserSecondFactorMutation,
} = injectedRtkApi;
