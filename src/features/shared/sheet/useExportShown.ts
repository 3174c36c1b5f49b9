import { useEffect, useMemo, useRef } from 'react';
import { useEditQueue } from '@/records/EditQueueContext';
import type { ProjectRecord } from '@/records/recordModel';
import type { SheetProps } from './sheetTypes';
import type { Coming } from './useComing';

/** Makes a file of the rows that are shown and that the server has. */
export function useExportShown<R extends ProjectRecord>(
  toFile: SheetProps<R>['exporting'],
  rows: readonly R[],
  orSay: Coming['orSay'],
): { label: string; run: () => void } | undefined {
  const queue = useEditQueue();
  // Asked when the file is made: a command that stays the same does not render the toolbar at every edit.
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  return useMemo(
    () =>
      toFile && {
        label: toFile.label,
        run: orSay(() => toFile.run(shown.current.filter(row => !queue.isHeld(row.uuid)))),
      },
    [toFile, queue, orSay],
  );
}
