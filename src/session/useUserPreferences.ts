import { useCallback } from 'react';
import { useAppDispatch } from '@/api/hooks';
import {
  fetchUserPreferences,
  showUserPreferences,
  type UserPreferences,
  type UserPreferencesSet,
  useGetUserPreferencesQuery,
  useSetUserPreferencesMutation,
} from '@/api/user-preferences';

/** The last call under way, by store. */
const lastCalls = new WeakMap<object, Promise<unknown>>();

/** One after another: each call carries all preferences, so an earlier one that arrives late would undo a later one. */
function inTurn(dispatch: object, call: () => Promise<void>): Promise<void> {
  const mine = (lastCalls.get(dispatch) ?? Promise.resolve()).then(call);
  lastCalls.set(
    dispatch,
    mine.catch(() => undefined),
  );
  return mine;
}

/** What is to be changed, or how it follows from what holds when its turn comes. */
export type PreferenceChanges =
  | UserPreferencesSet
  | ((current: Omit<UserPreferences, 'organizations' | 'projects'>) => UserPreferencesSet);

/**
 * The preferences of the account and the one way to change some of them: the call replaces them all, so the others
 * are sent along as they stand. Changed ones show at once and go back when the call fails.
 *
 * `save` rejects with the call's error.
 */
export function useUserPreferences(): {
  preferences: UserPreferences | undefined;
  error: unknown;
  save: (changes: PreferenceChanges) => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const { data, error } = useGetUserPreferencesQuery();
  const [set] = useSetUserPreferencesMutation();
  const save = useCallback(
    async (changes: PreferenceChanges) => {
      // Its turn may come after a call that takes long.
      const shown = typeof changes === 'function' ? undefined : dispatch(showUserPreferences(changes));
      try {
        await inTurn(dispatch, async () => {
          const { organizations, projects, ...current } = await dispatch(fetchUserPreferences());
          const changed = typeof changes === 'function' ? changes(current) : changes;
          await set({ userPreferencesSet: { ...current, ...changed } }).unwrap();
        });
      } catch (error) {
        shown?.undo();
        throw error;
      }
    },
    [dispatch, set],
  );
  return { preferences: data?.data, error, save };
}
