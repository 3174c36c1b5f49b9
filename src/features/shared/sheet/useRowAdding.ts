import { useSnackbar } from 'notistack';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { Patch, ProjectRecord, RecordModel } from '@/records/recordModel';
import type { CellAddress, WorksheetColumn, WorksheetHandle } from '@/ui/worksheet';
import { rowKept } from './sheetRowState';
import type { RecordLookup, SheetAdding, SheetWords } from './sheetTypes';
import type { PutBelow } from './useRowOrder';
import type { WriteSheet } from './useSheetWriter';

interface RowAddingOptions<R extends ProjectRecord> {
  model: RecordModel<R>;
  columns: readonly WorksheetColumn<R>[];
  /** Those that are not hidden. */
  shownColumns: readonly WorksheetColumn<R>[];
  find: RecordLookup<R>;
  /** Where rows go that are added below another one. */
  putBelow: PutBelow<R>;
  adding: SheetAdding<R> | undefined;
  groupId: string | undefined;
  write: WriteSheet<R>;
  grid: RefObject<WorksheetHandle | null>;
  /** The row is on the server and may stand in an address. */
  onCreated: (uuid: string) => void;
  words: SheetWords;
}

interface RowAdding {
  /** Adds a row, in the group of a key and below the row of another, and goes to it. */
  onAddRow: (place?: { groupKey?: string; afterRowKey?: string }) => void;
  /** Adds rows with the same cells as those of these uuids below them, as one step of undo; undefined where none can be added. */
  duplicate: ((uuids: readonly string[]) => void) | undefined;
  /** The grid's ref: the first row brings the grid with it. */
  attachGrid: (handle: WorksheetHandle | null) => void;
  /** Goes to a cell, also where there is no grid yet. */
  goTo: (cell: CellAddress) => void;
}

/** New rows are there as soon as they are asked for; the edit queue creates them when the server can be reached. */
export function useRowAdding<R extends ProjectRecord>(options: RowAddingOptions<R>): RowAdding {
  const { model, columns, shownColumns, putBelow, adding, groupId, write, grid, words } = options;
  const queue = useEditQueue();
  // Commands that stay the same do not render the toolbar at every edit.
  const find = useRef(options.find);
  useEffect(() => {
    find.current = options.find;
  }, [options.find]);
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
    (asked: CellAddress) => {
      const isShown = shownColumns.some(({ key }) => key === asked.columnKey);
      const cell = isShown ? asked : { ...asked, columnKey: shownColumns[0]?.key ?? asked.columnKey };
      if (grid.current) grid.current.focusCell(cell);
      else firstCell.current = cell;
    },
    [grid, shownColumns],
  );
  const onAddRow = useCallback(
    ({ groupKey, afterRowKey }: { groupKey?: string; afterRowKey?: string } = {}) => {
      if (!adding) return;
      const above = find.current(afterRowKey);
      const draft = { ...adding.draft(groupId, groupKey), ...(above && inherited(model, above)) };
      const { drafts, edits } = above ? putBelow(above.uuid, [draft]) : { drafts: [draft], edits: [] };
      queue.add(model, drafts, edits);
      goTo({ rowKey: draft.uuid, columnKey: adding.firstCell(draft) });
    },
    [adding, groupId, goTo, queue, model, putBelow],
  );
  const duplicateRows = useCallback(
    (uuids: readonly string[]) => {
      if (!adding) return;
      const rows = uuids.flatMap(uuid => find.current(uuid) ?? []);
      const [first, last] = [adding.draft(groupId, undefined), rows.at(-1)];
      if (!last) return;
      const { drafts, edits } = putBelow(
        last.uuid,
        rows.map((_row, index) => (index === 0 ? first : adding.draft(groupId, undefined))),
      );
      const added = drafts.map((record, index) => ({
        model: model as RecordModel,
        record,
        patch: cellsOf(columns, rows[index] ?? last),
      }));
      write(added, edits);
      goTo({ rowKey: first.uuid, columnKey: adding.firstCell(first) });
    },
    [adding, groupId, goTo, write, model, putBelow, columns],
  );
  useOutcomes(model, options.onCreated, words);
  return { onAddRow, duplicate: adding && duplicateRows, attachGrid, goTo };
}

/** What a row that is added below another takes over from it: what both belong to. */
const inherited = <R extends ProjectRecord>({ order, read }: RecordModel<R>, above: R): Partial<R> =>
  Object.fromEntries((order?.inherits ?? []).map(field => [field, read(above, field)])) as Partial<R>;

/** What was put into the cells of a row, by people; what follows from it comes by itself. */
const cellsOf = <R>(columns: readonly WorksheetColumn<R>[], row: R): Patch =>
  Object.fromEntries(
    columns
      .filter(column => column.kind.parse !== undefined && column.isEditable?.(row) !== false)
      .map(column => [column.key, column.getValue(row)]),
  );

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
