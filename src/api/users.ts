import { listTag, onSuccess } from './cacheTags';
import { type GetCurrentUserApiResponse, usersApi as generated } from './generated/users.gen';

/** Names and picture stand wherever lists show a person. */
const shownEverywhere = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    onSuccess(error, [
      listTag('CurrentUser'),
      listTag('PlatformNavigation'),
      listTag('User'),
      listTag('OrganizationUser'),
      listTag('ProjectMember'),
    ]),
};

const usersApi = generated.enhanceEndpoints({
  endpoints: {
    // On error a view shows, with no retry (specification §4).
    getCurrentUser: { providesTags: [listTag('CurrentUser')], extraOptions: { maxRetries: 0 } },
    updateCurrentUser: shownEverywhere,
    uploadCurrentUserAvatar: shownEverywhere,
    deleteCurrentUser: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('CurrentUser'), listTag('User')]),
    },
    // Any other record may refer to this one, so this answer is never kept.
    getCurrentUserDependencyTree: { providesTags: [listTag('CurrentUser')], keepUnusedDataFor: 0 },
    listUserRoles: { providesTags: [listTag('UserRole')] },
  },
});

export type CurrentUser = GetCurrentUserApiResponse['data'];
export const {
  useUpdateCurrentUserMutation,
  useDeleteCurrentUserMutation,
  useUploadCurrentUserAvatarMutation,
  useLazyGetCurrentUserDependencyTreeQuery,
} = usersApi;

const { getCurrentUser } = usersApi.endpoints;

/** Asks for the signed-in user, whose profile is kept for as long as the page is. */
export const askForCurrentUser = () => getCurrentUser.initiate(undefined, { forceRefetch: true });

/** What is known of the signed-in user. Showing it asks for nothing: a refusal stays one until somebody asks again. */
export const useCurrentUserState = () => getCurrentUser.useQueryState();
