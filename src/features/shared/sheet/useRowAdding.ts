import { useSnackbar } from 'notistack';
import { type RefObject, useCallback, useRef } from 'react';
import { errorMessage } from '@/lib/apiError';
import type { ProjectRecord } from '@/records/recordModel';
import type { CellAddress, WorksheetHandle } from '@/ui/worksheet';
import type { SheetAdding, SheetWords } from './sheetTypes';

interface RowAdding {
  /** Adds a row, in the group of a key, and goes to it. */
  onAddRow: (place?: { groupKey?: string }) => void;
  /** The grid's ref: the first row brings the grid with it. */
  attachGrid: (handle: WorksheetHandle | null) => void;
}

export function useRowAdding<R extends ProjectRecord>(
  adding: SheetAdding<R> | undefined,
  groupId: string | undefined,
  grid: RefObject<WorksheetHandle | null>,
  request: (uuid: string) => void,
  notAdded: SheetWords['notAdded'],
): RowAdding {
  const { enqueueSnackbar } = useSnackbar();
  /** The cell to go to once there is a grid. */
  const firstCell = useRef<CellAddress>(null);
  const attachGrid = useCallback(
    (handle: WorksheetHandle | null) => {
      grid.current = handle;
      if (handle && firstCell.current) handle.focusCell(firstCell.current);
      firstCell.current = null;
    },
    [grid],
  );
  const onAddRow = useCallback(
    async ({ groupKey }: { groupKey?: string } = {}) => {
      if (!adding) return;
      const { data, error } = await adding.create(groupId, groupKey);
      const record = data?.data.records?.[0];
      if (!record) {
        const reason = data?.data.results[0]?.error?.message ?? errorMessage(error) ?? '';
        enqueueSnackbar(notAdded(reason), { variant: 'error' });
        return;
      }
      const cell = { rowKey: record.uuid, columnKey: adding.firstCell(record) };
      if (grid.current) grid.current.focusCell(cell);
      else {
        firstCell.current = cell;
        request(record.uuid);
      }
    },
    [adding, groupId, grid, request, notAdded, enqueueSnackbar],
  );
  return { onAddRow: useCallback(place => void onAddRow(place), [onAddRow]), attachGrid };
}
