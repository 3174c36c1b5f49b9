import { type GetCurrentUserApiResponse, usersApi as generated } from './generated/users.gen';
import { listTag, onSuccess } from './tags';

const usersApi = generated.enhanceEndpoints({
  endpoints: {
    // On error a view shows, with no retry (specification §4).
    getCurrentUser: { providesTags: [listTag('CurrentUser')], extraOptions: { maxRetries: 0 } },
    updateCurrentUser: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('CurrentUser'), listTag('PlatformNavigation')]),
    },
    listUserRoles: { providesTags: [listTag('UserRole')] },
  },
});

export type CurrentUser = GetCurrentUserApiResponse['data'];
export const { useGetCurrentUserQuery } = usersApi;
