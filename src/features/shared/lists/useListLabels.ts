import { useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ListLabels } from '@/ui/list';

/** What lists say of themselves, in the language of the texts. */
export function useListLabels(): ListLabels {
  const text = useTexts('list');
  return useMemo(
    () => ({
      actions: text('actions', 'Actions'),
      loading: text('loading', 'Loading'),
      previous: text('previous', 'Previous page'),
      next: text('next', 'Next page'),
      shown: (first, last, total) => text('shown', '{1}–{2} of {3}', { values: [first, last, total] }),
      tryAgain: text('try-again', 'Try again'),
    }),
    [text],
  );
}
