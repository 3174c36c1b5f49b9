import { useSnackbar } from 'notistack';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { CellAddress, WorksheetHandle } from '@/ui/worksheet';
import { rowKept } from './sheetRowState';
import type { SheetAdding, SheetWords } from './sheetTypes';

interface RowAddingOptions<R extends ProjectRecord> {
  model: RecordModel<R>;
  adding: SheetAdding<R> | undefined;
  groupId: string | undefined;
  grid: RefObject<WorksheetHandle | null>;
  /** The row is on the server and may stand in an address. */
  onCreated: (uuid: string) => void;
  words: SheetWords;
}

interface RowAdding {
  /** Adds a row, in the group of a key, and goes to it. */
  onAddRow: (place?: { groupKey?: string }) => void;
  /** The grid's ref: the first row brings the grid with it. */
  attachGrid: (handle: WorksheetHandle | null) => void;
  /** Goes to a cell, also where there is no grid yet. */
  goTo: (cell: CellAddress) => void;
}

/** New rows are there as soon as they are asked for; the edit queue creates them when the server can be reached. */
export function useRowAdding<R extends ProjectRecord>(options: RowAddingOptions<R>): RowAdding {
  const { model, adding, groupId, grid, words } = options;
  const queue = useEditQueue();
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
  const goTo = useCallback(
    (cell: CellAddress) => {
      if (grid.current) grid.current.focusCell(cell);
      else firstCell.current = cell;
    },
    [grid],
  );
  const onAddRow = useCallback(
    ({ groupKey }: { groupKey?: string } = {}) => {
      if (!adding) return;
      const draft = adding.draft(groupId, groupKey);
      queue.add(model, [draft]);
      goTo({ rowKey: draft.uuid, columnKey: adding.firstCell(draft) });
    },
    [adding, groupId, goTo, queue, model],
  );
  useOutcomes(model, options.onCreated, words);
  return { onAddRow, attachGrid, goTo };
}

/** Says once of each new row that it was refused, and hands on those that were created. */
function useOutcomes<R extends ProjectRecord>(
  { entity }: RecordModel<R>,
  onCreated: (uuid: string) => void,
  { notAdded, mayNotEdit }: SheetWords,
): void {
  const text = useTexts('sheet');
  const { enqueueSnackbar } = useSnackbar();
  const { drafts } = useEdits();
  const told = useRef(new Set<unknown>());
  const tell = useEffectEvent(() => {
    // Many rows, such as pasted ones, are refused for the same reason: it is said once.
    const problems = new Set<string>();
    for (const { entity: kind, record, refusal, isMade } of drafts.values()) {
      if (kind !== entity) continue;
      const news = isMade ? record : refusal;
      if (!news || told.current.has(news)) continue;
      told.current.add(news);
      if (isMade) onCreated(record.uuid);
      else if (refusal) problems.add(notAdded(refusal.status === 403 ? mayNotEdit : refusal.message));
    }
    for (const problem of problems) enqueueSnackbar(`${problem} ${rowKept(text)}`, { variant: 'error' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts are what is told of
  useEffect(() => tell(), [drafts]);
}
