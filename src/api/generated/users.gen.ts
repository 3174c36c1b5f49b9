import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/user-api/users/me` }),
    }),
    updateCurrentUser: build.mutation<UpdateCurrentUserApiResponse, UpdateCurrentUserApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me`,
        method: 'PATCH',
        body: queryArg.currentUserUpdate,
      }),
    }),
    deleteCurrentUser: build.mutation<DeleteCurrentUserApiResponse, DeleteCurrentUserApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
        },
      }),
    }),
    uploadCurrentUserAvatar: build.mutation<
      UploadCurrentUserAvatarApiResponse,
      UploadCurrentUserAvatarApiArg
    >({
      query: queryArg => ({
        url: `/user-api/users/me/avatar`,
        method: 'POST',
        body: queryArg.avatarUpload,
      }),
    }),
    getCurrentUserDependencyTree: build.query<
      GetCurrentUserDependencyTreeApiResponse,
      GetCurrentUserDependencyTreeApiArg
    >({
      query: () => ({ url: `/user-api/users/me/dependency-tree` }),
    }),
    getUserUuidByEmail: build.query<GetUserUuidByEmailApiResponse, GetUserUuidByEmailApiArg>({
      query: queryArg => ({
        url: `/user-api/users/actions/get-user-uuid-via-email/${encodeURIComponent(String(queryArg.email))}`,
      }),
    }),
    listUserRoles: build.query<ListUserRolesApiResponse, ListUserRolesApiArg>({
      query: () => ({ url: `/users/roles` }),
    }),
    getUserTestToken: build.mutation<GetUserTestTokenApiResponse, GetUserTestTokenApiArg>({
      query: queryArg => ({
        url: `/users/actions/get-user-test-token`,
        method: 'PUT',
        body: queryArg.userTestTokenRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type GetCurrentUserApiResponse = /** status 200 The caller. */ CurrentUserResponse;
export type GetCurrentUserApiArg = void;
export type UpdateCurrentUserApiResponse =
  /** status 200 The caller's updated account. */ CurrentUserResponse;
export type UpdateCurrentUserApiArg = {
  currentUserUpdate: CurrentUserUpdate;
};
export type DeleteCurrentUserApiResponse = unknown;
export type DeleteCurrentUserApiArg = {
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type UploadCurrentUserAvatarApiResponse =
  /** status 200 The caller's updated account. */ CurrentUserResponse;
export type UploadCurrentUserAvatarApiArg = {
  avatarUpload: AvatarUpload;
};
export type GetCurrentUserDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetCurrentUserDependencyTreeApiArg = void;
export type GetUserUuidByEmailApiResponse = /** status 200 The uuid of the person. */ UserUuidResponse;
export type GetUserUuidByEmailApiArg = {
  /** The whole address, whatever the case. */
  email: string;
};
export type ListUserRolesApiResponse =
  /** status 200 The roles, and how many there are. */ UserRoleListResponse;
export type ListUserRolesApiArg = void;
export type GetUserTestTokenApiResponse = /** status 200 The token. */ UserTestTokenResponse;
export type GetUserTestTokenApiArg = {
  userTestTokenRequest: UserTestTokenRequest;
};
export type Uuid = string;
export type PlatformRole = 'ADMIN' | 'CONTENT_EDITOR';
export type RecordName = string;
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
export type CurrentUserOrganization = {
  organizationUuid: Uuid;
  name: RecordName;
  organizationRoleUuid: Uuid;
  roleName: RecordName;
  permissions: PermissionName[];
};
export type Revision = number;
export type Moment = string;
export type CurrentUser = {
  uuid: Uuid;
  email: string;
  firstName: string;
  lastName: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
  roles: PlatformRole[];
  organizations: CurrentUserOrganization[];
  revision: Revision;
  createdAt: Moment;
  updatedAt: Moment;
};
export type CurrentUserResponse = {
  data: CurrentUser;
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
export type Reason = string;
export type OptionalName = string;
export type CurrentUserUpdate = {
  revision: Revision;
  reason?: Reason;
  firstName?: OptionalName;
  lastName?: OptionalName;
  /** Address of a picture elsewhere; null shows the initials. Either takes the place of one that was uploaded. */
  avatarImageUrl?: string | null;
};
export type AvatarUpload = {
  /** The picture; PNG, JPEG or SVG, 5 MB at most. */
  file: Blob;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type UserUuidResponse = {
  data: {
    uuid: Uuid;
  };
};
export type UserRole = {
  name: PlatformRole;
  description: string;
};
export type UserRoleListResponse = {
  data: {
    results: UserRole[];
    total: number;
  };
};
export type UserTestToken = {
  accessToken: string;
  expiresAt: Moment;
};
export type UserTestTokenResponse = {
  data: UserTestToken;
};
export type UserTestTokenRequest = {
  userUuid: Uuid;
};
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useDeleteCurrentUserMutation,
  useUploadCurrentUserAvatarMutation,
  useGetCurrentUserDependencyTreeQuery,
  useLazyGetCurrentUserDependencyTreeQuery,
  useGetUserUuidByEmailQuery,
  useLazyGetUserUuidByEmailQuery,
  useListUserRolesQuery,
  useLazyListUserRolesQuery,
  useGetUserTestTokenMutation,
} = injectedRtkApi;
