import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import type { CellEdit, WorksheetColumn } from '@/ui/worksheet';
import { treeColumn } from './columns/treeColumn';
import type { RecordLookup, SheetCellAction, SheetTree } from './sheetTypes';
import { type TreePlace, treeRows } from './treeRows';

interface SheetTreeOptions<R> {
  /** Undefined: the sheet is no tree, or it is sorted or grouped by something else. */
  tree: SheetTree<R> | undefined;
  rows: readonly R[];
  columns: readonly WorksheetColumn<R>[];
  find: RecordLookup<R>;
  /** The row of the active cell: what is selected follows it, but later than the next key may come. */
  activeRow: () => string | null | undefined;
  /** Undefined where nothing may be changed. */
  onEdit: ((edits: readonly CellEdit[]) => void) | undefined;
}

interface TreeOfSheet<R> {
  readonly rows: readonly R[];
  readonly columns: readonly WorksheetColumn<R>[];
  readonly actionsOf: (record: R) => readonly SheetCellAction[];
  /** Shows the parts of a row. */
  readonly unfold: (uuid: string) => void;
}

/** What Plus and Minus write with Shift on keyboards of the US and of Germany, and on a Mac with Option too. */
const UNFOLD: ReadonlySet<string> = new Set(['+', '*', '±']);
const FOLD: ReadonlySet<string> = new Set(['-', '_', '—', '–']);

const NO_PLACES: ReadonlyMap<string, TreePlace> = new Map();
const NONE: readonly SheetCellAction[] = [];

/**
 * The rows of a sheet as a tree: parts below what they are part of, folded by a button, by the menu of a cell, or by
 * Alt+Shift+Minus and Plus as in an outline of Word; moved in and out by the menu, or by Alt+Shift+Left and Right as there.
 */
export function useSheetTree<R extends ProjectRecord>(options: SheetTreeOptions<R>): TreeOfSheet<R> {
  const { tree, rows, columns, find, activeRow, onEdit } = options;
  const text = useTexts('sheet');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (uuid: string) =>
      setCollapsed(before => {
        const next = new Set(before);
        if (!next.delete(uuid)) next.add(uuid);
        return next;
      }),
    [],
  );
  const unfold = useCallback(
    (uuid: string) => setCollapsed(before => new Set([...before].filter(folded => folded !== uuid))),
    [],
  );
  const treed = useMemo(
    () => tree && treeRows(rows, { parentOf: tree.parentOf, find, collapsed }),
    [tree, rows, find, collapsed],
  );
  const places = treed?.places ?? NO_PLACES;
  const shownColumns = useMemo(
    () =>
      treed
        ? columns.map(column =>
            column.key === 'name'
              ? treeColumn(column, {
                  places: treed.places,
                  toggle,
                  openLabel: name => text('tree-open', 'Show the parts of {1}', { values: [name] }),
                  closeLabel: name => text('tree-close', 'Hide the parts of {1}', { values: [name] }),
                })
              : column,
          )
        : columns,
    [treed, columns, toggle, text],
  );
  const move = (record: R, parent: string | null) => {
    if (!tree) return;
    const previous = tree.parentOf(record);
    onEdit?.([{ rowKey: record.uuid, columnKey: tree.field, value: parent, previous }]);
    // What moves below a folded row would be out of sight.
    if (parent) unfold(parent);
  };
  /** Undefined: there is nothing above with the same parent. */
  const inner = (record: R) => places.get(record.uuid)?.before ?? undefined;
  /** Undefined: it is part of nothing. */
  const outer = (record: R) => {
    const parent = tree?.parentOf(record);
    const above = parent ? find(parent) : undefined;
    return above && tree ? tree.parentOf(above) : parent ? null : undefined;
  };
  const actionsOf = (record: R): readonly SheetCellAction[] => {
    const place = places.get(record.uuid);
    if (!place || !tree) return NONE;
    const [into, out] = [inner(record), outer(record)];
    const above = find(into);
    return [
      ...(place.hasParts
        ? [
            {
              id: 'tree-fold',
              label: place.isCollapsed
                ? text('tree-open-command', 'Show its parts')
                : text('tree-close-command', 'Hide its parts'),
              onSelect: () => toggle(record.uuid),
            },
          ]
        : []),
      ...(onEdit && above
        ? [
            {
              id: 'tree-in',
              label: text('tree-in', 'Make it a part of {1}', { values: [above.code] }),
              onSelect: () => move(record, above.uuid),
            },
          ]
        : []),
      ...(onEdit && out !== undefined
        ? [
            {
              id: 'tree-out',
              label: text('tree-out', 'Move it one level up'),
              onSelect: () => move(record, out),
            },
          ]
        : []),
    ];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const record = find(activeRow());
    const isInGrid = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    if (!tree || !record || !isInGrid || !event.altKey || !event.shiftKey) return;
    const place = places.get(record.uuid);
    if (event.key === 'ArrowRight') {
      const into = inner(record);
      if (into && onEdit) move(record, into);
    } else if (event.key === 'ArrowLeft') {
      const out = outer(record);
      if (out !== undefined && onEdit) move(record, out);
    } else if (UNFOLD.has(event.key) || FOLD.has(event.key)) {
      if (place?.hasParts && place.isCollapsed === UNFOLD.has(event.key)) toggle(record.uuid);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    // Before the grid takes the arrows for a range.
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return { rows: treed?.rows ?? rows, columns: shownColumns, actionsOf, unfold };
}
