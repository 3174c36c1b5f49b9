import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import type { ProjectRecord } from '@/records/recordModel';
import type { CellAddress, WorksheetColumn, WorksheetHandle } from '@/ui/worksheet';
import { shownText } from './columnFilter';
import { type CellFiltering, type OpenCellMenu, SheetCellMenu } from './SheetCellMenu';
import type { SheetCommands } from './SheetToolbar';
import type { SheetCellAction, SheetWords } from './sheetTypes';
import type { SheetView } from './useSheetView';

interface CellMenuContent<R> {
  readonly columns: readonly WorksheetColumn<R>[];
  readonly find: (uuid: string) => R | undefined;
  readonly view: SheetView<R>;
  readonly grid: RefObject<WorksheetHandle | null>;
  readonly words: SheetWords;
  /** What can be done with this record beside what every sheet offers. */
  readonly actionsOf: (record: R, columnKey: string) => readonly SheetCellAction[];
  /** Left out for people who may only read. */
  readonly editing: SheetCommands | undefined;
  readonly addsBelow: boolean;
  readonly onDetails: (() => void) | undefined;
}

interface CellMenuState {
  /** Opens the menu of a cell at this place. */
  openMenu: (cell: OpenCellMenu['cell'], at: OpenCellMenu['at']) => void;
  menu: ReactNode;
}

/** The menu of a cell: its record, its row, and its column as a filter. When it closes, the focus goes back to the rows. */
export function useCellMenu<R extends ProjectRecord>(content: CellMenuContent<R>): CellMenuState {
  const { find, grid, words, actionsOf, editing, addsBelow, onDetails } = content;
  const [open, setOpen] = useState<OpenCellMenu | null>(null);
  const openMenu = useCallback(
    (cell: OpenCellMenu['cell'], at: OpenCellMenu['at']) => setOpen({ cell, at }),
    [],
  );
  const close = useCallback(() => setOpen(null), []);
  if (!open) return { openMenu, menu: null };
  const record = find(open.cell.rowKey);
  return {
    openMenu,
    menu: (
      <SheetCellMenu
        open={open}
        words={words}
        actions={record ? actionsOf(record, open.cell.columnKey) : []}
        editing={editing}
        addsBelow={addsBelow}
        filtering={filteringOf(open.cell, content)}
        onDetails={onDetails}
        onClose={close}
        onCloseFocus={() => grid.current?.focusRows()}
      />
    ),
  };
}

function filteringOf<R>(
  { rowKey, columnKey }: CellAddress,
  { columns, find, view, grid }: CellMenuContent<R>,
): CellFiltering | undefined {
  const [column, row] = [columns.find(({ key }) => key === columnKey), find(rowKey)];
  if (!column || !row) return undefined;
  const value = shownText(column, row);
  return {
    column: column.name,
    value,
    onOnly: () => view.filterColumn(columnKey, { texts: new Set([value]), isExcluding: false }),
    onMenu: () => grid.current?.openColumnMenu(),
  };
}
