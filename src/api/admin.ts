import { idTag, listTag, onSuccess, openTag, TAG_TYPES } from './cacheTags';
import {
  type AdminListFeatureFlagsApiResponse,
  type AdminListUsersApiResponse,
  adminApi as generated,
} from './generated/admin.gen';

const userChanged = {
  // The caller may be among them, and people show with their names in organizations.
  invalidatesTags: (_result: unknown, error: unknown, { userUuid }: { userUuid: string }) =>
    onSuccess(error, [
      idTag('User', userUuid),
      listTag('User'),
      listTag('CurrentUser'),
      listTag('OrganizationUser'),
      listTag('ProjectMember'),
    ]),
};

const adminApi = generated.enhanceEndpoints({
  endpoints: {
    adminListUsers: { providesTags: [listTag('User')] },
    adminGetUser: {
      // With the organizations that the person belongs to.
      providesTags: (_result, _error, { userUuid }) => [idTag('User', userUuid), openTag('User')],
    },
    adminGetUserDependencyTree: {
      providesTags: (_result, _error, { userUuid }) => [idTag('User', userUuid)],
      keepUnusedDataFor: 0,
    },
    adminUpdateUser: userChanged,
    // Whoever is gone is no longer named in any organization, project or record.
    adminDeleteUser: { invalidatesTags: (_result, error) => (error ? [] : TAG_TYPES) },
    adminSetUserRoles: userChanged,
    adminResetUserSecondFactor: userChanged,
    adminListFeatureFlags: { providesTags: [listTag('FeatureFlag')] },
    // The layout itself depends on flags.
    adminUpdateFeatureFlag: {
      invalidatesTags: (result, error) =>
        onSuccess(error, [
          listTag('FeatureFlag'),
          ...(result ? [idTag('FeatureFlag', result.data.name)] : []),
        ]),
    },
  },
});

export type AdminFeatureFlag = AdminListFeatureFlagsApiResponse['data']['results'][number];
export type AdminUser = AdminListUsersApiResponse['data']['results'][number];
export const {
  useAdminListFeatureFlagsQuery,
  useAdminUpdateFeatureFlagMutation,
  useAdminListUsersQuery,
  useAdminUpdateUserMutation,
  useAdminDeleteUserMutation,
  useAdminSetUserRolesMutation,
  useAdminResetUserSecondFactorMutation,
  useAdminSendTestMailMutation,
  useLazyAdminGetUserDependencyTreeQuery,
} = adminApi;
