import { useSnackbar } from 'notistack';
import { type RefObject, useCallback, useRef } from 'react';
import { errorMessage } from '@/lib/apiError';
import type { ProjectRecord } from '@/records/recordModel';
import type { CellAddress, WorksheetHandle } from '@/ui/worksheet';
import type { SheetAdding, SheetWords } from './sheetTypes';
import type { PendingRows } from './usePendingRows';

interface RowAddingOptions<R extends ProjectRecord> {
  adding: SheetAdding<R> | undefined;
  groupId: string | undefined;
  grid: RefObject<WorksheetHandle | null>;
  pending: Pick<PendingRows<R>, 'begin' | 'end'>;
  /** The row is created: under this uuid, and until now under that. */
  onCreated: (uuid: string, draftUuid: string) => void;
  notAdded: SheetWords['notAdded'];
}

interface RowAdding {
  /** Adds a row, in the group of a key, and goes to it. */
  onAddRow: (place?: { groupKey?: string }) => void;
  /** The grid's ref: the first row brings the grid with it. */
  attachGrid: (handle: WorksheetHandle | null) => void;
}

export function useRowAdding<R extends ProjectRecord>(options: RowAddingOptions<R>): RowAdding {
  const { adding, groupId, grid, onCreated, notAdded } = options;
  const { begin, end } = options.pending;
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
  /** One after the other, so that the codes follow the order of the rows. */
  const last = useRef<Promise<void>>(Promise.resolve());
  const onAddRow = useCallback(
    ({ groupKey }: { groupKey?: string } = {}) => {
      if (!adding) return;
      const draft = adding.draft(groupId, groupKey);
      begin(draft);
      const cell = { rowKey: draft.uuid, columnKey: adding.firstCell(draft) };
      if (grid.current) grid.current.focusCell(cell);
      else firstCell.current = cell;
      last.current = last.current.then(async () => {
        const { data, error } = await adding.create(draft);
        const record = data?.data.records?.[0];
        end(draft, record);
        if (record) onCreated(record.uuid, draft.uuid);
        else {
          const reason = data?.data.results[0]?.error?.message ?? errorMessage(error) ?? '';
          enqueueSnackbar(notAdded(reason), { variant: 'error' });
        }
      });
    },
    [adding, groupId, grid, begin, end, onCreated, notAdded, enqueueSnackbar],
  );
  return { onAddRow, attachGrid };
}
