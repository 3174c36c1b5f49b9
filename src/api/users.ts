import { type GetCurrentUserApiResponse, usersApi as generated } from './generated/users.gen';
import { listTag, onSuccess } from './tags';

const usersApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: [listTag('CurrentUser')] },
    updateCurrentUser: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('CurrentUser'), listTag('PlatformNavigation')]),
    },
    listUserRoles: { providesTags: [listTag('UserRole')] },
  },
});

export type CurrentUser = GetCurrentUserApiResponse['data'];
export const { useGetCurrentUserQuery } = usersApi;
