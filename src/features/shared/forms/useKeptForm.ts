import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { useKeptEntry, useKeptPlace } from '../unsaved/useKeptEntry';
import type { FormValues } from './formValues';
import type { ApiFormState } from './useApiForm';

/**
 * Keeps what is entered in a form over a session that ends.
 *
 * @param isOfRecord the page has such a form for each of several records: what was entered comes back to the same one only
 */
export function useKeptForm(form: ApiFormState, isOfRecord: boolean): void {
  const text = useTexts('form');
  const { enqueueSnackbar } = useSnackbar();
  const { pathname } = useLocation();
  const [shape] = useState(() => JSON.stringify(isOfRecord ? form.base() : Object.keys(form.base())));
  useKeptEntry(useKeptPlace<FormValues>(`${pathname} ${shape}`), {
    entered: () => {
      // A file cannot be kept: it is chosen again.
      const kept = Object.entries(form.entered()).filter(([, value]) => !(value instanceof Blob));
      return kept.length > 0 ? Object.fromEntries(kept) : undefined;
    },
    restore: kept => {
      form.enter(kept);
      enqueueSnackbar(
        text('entered-is-back', 'What you had entered when the session ended is back. It is not saved yet.'),
        {
          variant: 'info',
        },
      );
    },
  });
}
