import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { listTag, onSuccess } from './cacheTags';
import {
  type GetUserPreferencesApiResponse,
  userPreferencesApi as generated,
  type SetUserPreferencesApiArg,
} from './generated/user-preferences.gen';

const userPreferencesApi = generated.enhanceEndpoints({
  endpoints: {
    // The shell waits for them: without an answer the defaults do, and do so soon.
    getUserPreferences: { providesTags: [listTag('UserPreferences')], extraOptions: { maxRetries: 0 } },
    setUserPreferences: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('UserPreferences')]),
      // A switch answers at once; it goes back when the call fails.
      onQueryStarted: ({ userPreferencesSet }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(showUserPreferences(userPreferencesSet));
        return queryFulfilled.then(
          () => undefined,
          () => shown.undo(),
        );
      },
    },
  },
});

export type UserPreferences = GetUserPreferencesApiResponse['data'];
export type UserPreferencesSet = SetUserPreferencesApiArg['userPreferencesSet'];

/** Shows changed preferences until the server's are read again; `undo` of the result takes them back. */
export const showUserPreferences = (changes: Partial<UserPreferencesSet>) =>
  generated.util.updateQueryData('getUserPreferences', undefined, draft => {
    Object.assign(draft.data, changes);
    // The app's dispatch does not know the whole store.
  }) as unknown as ThunkAction<{ undo: () => void }, unknown, unknown, UnknownAction>;

export const { useGetUserPreferencesQuery, useSetUserPreferencesMutation } = userPreferencesApi;

/**
 * The preferences as they stand, from the cache when they are there.
 *
 * @throws ApiError of the call
 */
export const fetchUserPreferences =
  () =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<UserPreferences> => {
    const { data } = await dispatch(
      userPreferencesApi.endpoints.getUserPreferences.initiate(undefined, { subscribe: false }),
    ).unwrap();
    return data;
  };
