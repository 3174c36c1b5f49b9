import { type GetCurrentUserApiResponse, usersApi as generated } from './generated/users.gen';

const usersApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['CurrentUser'] },
    updateCurrentUser: { invalidatesTags: (_result, error) => (error ? [] : ['CurrentUser']) },
    listUserRoles: { providesTags: ['UserRole'] },
  },
});

export type CurrentUser = GetCurrentUserApiResponse['data'];
export const { useGetCurrentUserQuery } = usersApi;
