import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { WorksheetColumn, WorksheetHandle } from '@/ui/worksheet';
import type { HiddenColumns } from './useHiddenColumns';
import type { ChangeAddress } from './useSheetView';

interface AddressedCellOptions<R> {
  readonly grid: RefObject<WorksheetHandle | null>;
  /** All, hidden ones too: what a link leads to is shown. */
  readonly columns: readonly WorksheetColumn<R>[];
  readonly hiding: HiddenColumns<R>;
  /** The record that the address names. */
  readonly uuid: string | null;
  /** Name of a field in the address: what a finding is about. */
  readonly field: string | null;
  readonly changeAddress: ChangeAddress;
}

/** Goes to the cell that a link names, and takes it out of the address: from there one goes on by oneself. */
export function useAddressedCell<R>(options: AddressedCellOptions<R>): void {
  const { uuid, field } = options;
  const goTo = useEffectEvent((rowKey: string, name: string) => {
    const { grid, columns, hiding, changeAddress } = options;
    // The level of a set has the set in its key.
    const column = columns.find(({ key }) => key === name || key.endsWith(`/${name}`)) ?? columns[0];
    if (!grid.current || !column) return;
    grid.current.focusCell({ rowKey, columnKey: column.key });
    changeAddress({ cell: '' });
    if (hiding.hidden.has(column.key))
      hiding.change(new Set([...hiding.hidden].filter(key => key !== column.key)));
  });
  useEffect(() => {
    if (uuid !== null && field !== null) goTo(uuid, field);
  }, [uuid, field]);
}
