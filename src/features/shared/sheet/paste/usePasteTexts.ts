import { useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import type { PasteContext } from './planPaste';

/** What a plan says of rows and columns that have no place. */
export function usePasteTexts(): PasteContext<ProjectRecord>['texts'] {
  const text = useTexts('sheet');
  return useMemo(
    () => ({
      noNewRows: text(
        'paste-no-rows',
        'Rows cannot be added here: what goes beyond the last row is left out.',
      ),
      notPasted: (column: string) =>
        text('paste-not-taken', '{1} is set by Badger: the column is left out.', { values: [column] }),
      noSuchColumn: (column: string) =>
        text('paste-no-column', 'There is no column “{1}” here: it is left out.', { values: [column] }),
      computed: (column: string, now: string) =>
        text('paste-computed', '{1} is computed: {2}', { values: [column, now || '–'] }),
    }),
    [text],
  );
}
