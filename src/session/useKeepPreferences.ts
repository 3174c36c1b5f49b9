import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { type PreferenceChanges, useUserPreferences } from './useUserPreferences';

/**
 * Keeps changed preferences in the account; a toast says when they could not be kept.
 *
 * @param goBack undoes what showed at once beside the account's own preferences, which go back by themselves
 */
export function useKeepPreferences(): (changes: PreferenceChanges, goBack?: () => void) => void {
  const text = useTexts('preferences');
  const { enqueueSnackbar } = useSnackbar();
  const { save } = useUserPreferences();
  return useCallback(
    (changes, goBack) => {
      save(changes).catch((error: unknown) => {
        goBack?.();
        const reason = errorMessage(error);
        if (reason !== undefined)
          enqueueSnackbar(text('not-saved', 'Your choice was not saved. {1}', { values: [reason] }), {
            variant: 'error',
          });
      });
    },
    [save, enqueueSnackbar, text],
  );
}
