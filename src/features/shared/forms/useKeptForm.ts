import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { useKeptEntry, useKeptPlace } from '../unsaved/useKeptEntry';
import type { ApiFormState, EnteredValues } from './useApiForm';

/**
 * Keeps what is entered in a form over a session that ends.
 *
 * @param isOfRecord the page has such a form for each of several records: what was entered comes back to the same one only
 */
export function useKeptForm(form: ApiFormState, isOfRecord: boolean): void {
  const text = useTexts('form');
  const { enqueueSnackbar } = useSnackbar();
  const { pathname } = useLocation();
  const [shape] = useState(() => {
    const { values } = form.entered().base;
    return JSON.stringify(isOfRecord ? values : Object.keys(values));
  });
  useKeptEntry(useKeptPlace<EnteredValues>(`${pathname} ${shape}`), {
    entered: () => {
      const { base, fields } = form.entered();
      // A file cannot be kept: it is chosen again.
      const kept = Object.entries(fields).filter(([, value]) => !(value instanceof Blob));
      return kept.length > 0 ? { base, fields: Object.fromEntries(kept) } : undefined;
    },
    restore: left => {
      form.resume(left);
      enqueueSnackbar(
        text('entered-is-back', 'What you had entered when the session ended is back. It is not saved yet.'),
        { variant: 'info' },
      );
    },
  });
}
