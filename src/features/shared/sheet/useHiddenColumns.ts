import { useCallback, useMemo } from 'react';
import type { WorksheetColumn } from '@/ui/worksheet';
import { addressOfHidden, HIDE, hideable, readHidden } from './hiddenColumns';
import type { ChangeAddress, SheetView } from './useSheetView';

/** Columns that can be hidden and brought back. */
export interface HiddenColumns<R> {
  /** Those that are shown. */
  readonly shown: readonly WorksheetColumn<R>[];
  readonly hideable: readonly WorksheetColumn<R>[];
  readonly hidden: ReadonlySet<string>;
  readonly change: (hidden: ReadonlySet<string>) => void;
}

const NONE: readonly string[] = [];

/**
 * The columns without those that the address hides; hidden ones are still searched, filtered and sorted by.
 * @param kept keys of columns that the sheet cannot do without
 */
export function useHiddenColumns<R>(
  columns: readonly WorksheetColumn<R>[],
  { address, idOf }: Pick<SheetView<R>, 'address' | 'idOf'>,
  changeAddress: ChangeAddress,
  kept: readonly string[] = NONE,
): HiddenColumns<R> {
  const asked = address.get(HIDE);
  const candidates = useMemo(() => hideable<R, WorksheetColumn<R>>(columns, kept), [columns, kept]);
  const hidden = useMemo(() => readHidden<R>(asked, candidates, idOf), [asked, candidates, idOf]);
  const shown = useMemo(
    () => (hidden.size === 0 ? columns : columns.filter(({ key }) => !hidden.has(key))),
    [columns, hidden],
  );
  const change = useCallback(
    (next: ReadonlySet<string>) => changeAddress(addressOfHidden<R>(next, candidates, idOf)),
    [changeAddress, candidates, idOf],
  );
  return useMemo(
    () => ({ shown, hideable: candidates, hidden, change }),
    [shown, candidates, hidden, change],
  );
}
