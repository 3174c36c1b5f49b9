import { type ReactNode, useCallback, useState } from 'react';
import type { WorksheetColumn } from '@/ui/worksheet';
import { ColumnMenu } from './ColumnMenu';
import { orderRows } from './sheetOrder';
import type { HiddenColumns } from './useHiddenColumns';
import type { SheetView } from './useSheetView';

interface ColumnMenuState {
  /** Opens the menu of a column at its header. */
  onColumnMenu: (columnKey: string, header: Element) => void;
  menu: ReactNode;
}

/** The menu of a header: sorting and filtering by its column. @param onClosed the focus goes back to the rows */
export function useColumnMenu<R extends object>(
  columns: readonly WorksheetColumn<R>[],
  all: readonly R[],
  view: SheetView<R>,
  hiding: HiddenColumns<R>,
  onClosed: () => void,
): ColumnMenuState {
  const [open, setOpen] = useState<{ columnKey: string; header: Element } | null>(null);
  const onColumnMenu = useCallback(
    (columnKey: string, header: Element) => setOpen({ columnKey, header }),
    [],
  );
  const column = open && columns.find(({ key }) => key === open.columnKey);
  if (!open || !column) return { onColumnMenu, menu: null };
  // What the column offers is what the other filters leave.
  const rows = orderRows(all, { ...view.criteria, filters: view.filtersBut(column.key), sort: [] });
  return {
    onColumnMenu,
    menu: (
      <ColumnMenu<R>
        column={column}
        anchor={open.header}
        rows={rows}
        filter={view.columnFilters.get(column.key)}
        sort={view.sort}
        onFilter={filter => view.filterColumn(column.key, filter)}
        onSort={view.changeSort}
        onHide={
          hiding.hideable.includes(column)
            ? () => hiding.change(new Set([...hiding.hidden, column.key]))
            : undefined
        }
        onClose={() => {
          setOpen(null);
          onClosed();
        }}
      />
    ),
  };
}
