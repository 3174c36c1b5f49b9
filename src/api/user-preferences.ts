import {
  type GetUserPreferencesApiResponse,
  userPreferencesApi as generated,
} from './generated/user-preferences.gen';
import { listTag, onSuccess } from './tags';

const userPreferencesApi = generated.enhanceEndpoints({
  endpoints: {
    getUserPreferences: { providesTags: [listTag('UserPreferences')] },
    setUserPreferences: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('UserPreferences')]),
    },
  },
});

export type UserPreferences = GetUserPreferencesApiResponse['data'];
export const { useGetUserPreferencesQuery, useSetUserPreferencesMutation } = userPreferencesApi;
