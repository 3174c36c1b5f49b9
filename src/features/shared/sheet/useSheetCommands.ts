import { type RefObject, useCallback } from 'react';
import { useReverse } from '@/features/shared/edits/useReverse';
import { useEditQueue } from '@/records/EditQueueContext';
import type { Edit } from '@/records/editQueueTypes';
import { PLACE, type ProjectRecord, type RecordModel } from '@/records/recordModel';
import type { FieldAddress } from '@/records/undoHistory';
import type { CellAddress, CellCommand, CellEdit, UndoOutcome, WorksheetHandle } from '@/ui/worksheet';
import type { OpenDialog } from './SheetDialogs';
import { cellOfPath, ROW_CELL } from './sheetRowState';
import type { RecordLookup } from './sheetTypes';
import type { WriteSheet } from './useSheetWriter';

interface SheetCommandsOptions<R extends ProjectRecord> {
  model: RecordModel<R>;
  grid: RefObject<WorksheetHandle | null>;
  find: RecordLookup<R>;
  write: WriteSheet<R>;
  openDialog: (dialog: OpenDialog) => void;
  /** Opens or closes the details; undefined for a sheet without. */
  showPanel: ((show: 'open' | 'toggle', columnKey?: string) => void) | undefined;
}

/** What the grid asks for, carried out on the edit queue. */
export function useSheetCommands<R extends ProjectRecord>(options: SheetCommandsOptions<R>) {
  const { model, grid, find, openDialog, showPanel } = options;
  const queue = useEditQueue();
  const { write } = options;
  const reverse = useReverse();
  const onEdit = useCallback(
    (edits: readonly CellEdit[]) => write([], patchesOf(edits, find)),
    [write, find],
  );
  const onUndo = useCallback(
    (direction: 'undo' | 'redo'): UndoOutcome | undefined => {
      const cellOf = ({ uuid, path }: FieldAddress): CellAddress => ({
        rowKey: uuid,
        columnKey: cellOfPath(path),
      });
      const report = reverse(direction, ({ done }) => {
        // A row that came back; one that went is not found.
        const first = done.find(({ entity }) => entity === model.entity);
        if (first && queue.find(first.entity, first.uuid)) grid.current?.focusCell(cellOf(first));
      });
      return report && { done: report.done.map(cellOf), refused: report.refused.map(cellOf) };
    },
    [reverse, queue, model, grid],
  );
  const retry = useCallback(
    (uuid: string, path: string) => {
      const entry = queue.getSnapshot().entries.get(uuid);
      if (queue.isHeld(uuid)) queue.retryDraft(uuid);
      else if (entry?.conflict) openDialog({ kind: 'conflict', uuids: [uuid] });
      else if (entry?.question && path in entry.question.mine)
        openDialog({ kind: 'question', uuids: [uuid] });
      else queue.decisions.retry(uuid, path === ROW_CELL ? PLACE : path);
    },
    [queue, openDialog],
  );
  const onCellCommand = useCallback(
    (command: CellCommand, cell: CellAddress) => {
      const uuid = cell.rowKey;
      if (command === 'retry') retry(uuid, cell.columnKey);
      else if (command === 'explain') openDialog({ kind: 'explain', uuids: [uuid] });
      else if (showPanel) {
        if (command === 'open') showPanel('open', cell.columnKey);
        else showPanel('toggle');
        // The panel takes room from the grid: the cell stays in view.
        requestAnimationFrame(() => grid.current?.focusCell(cell));
      }
    },
    [retry, openDialog, showPanel, grid],
  );
  return { onEdit, onUndo, onCellCommand, retry };
}

/** Edits of cells as one change for each record. */
function patchesOf<R extends ProjectRecord>(edits: readonly CellEdit[], find: RecordLookup<R>): Edit<R>[] {
  const patches = new Map<string, { record: R; patch: Record<string, unknown> }>();
  for (const { rowKey, columnKey, value } of edits) {
    const record = patches.get(rowKey)?.record ?? find(rowKey);
    if (!record) continue;
    const edit = patches.get(rowKey) ?? { record, patch: {} };
    edit.patch[columnKey] = value;
    patches.set(rowKey, edit);
  }
  return [...patches.values()];
}
