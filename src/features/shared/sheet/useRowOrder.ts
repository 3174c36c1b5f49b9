import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import type { Edit } from '@/records/editQueueTypes';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { Grouping, RowMoving, RowPlace, SortOrder, WorksheetColumn } from '@/ui/worksheet';
import { addedBelow, movedBeside, orderEdits, type PlacedRecord } from './rowOrder';
import type { RecordLookup, SheetTree } from './sheetTypes';

interface RowOrderOptions<R extends ProjectRecord> {
  model: RecordModel<R>;
  /** Every record, in the order that people gave them. */
  all: readonly R[];
  /** Those that are shown. */
  rows: readonly R[];
  find: RecordLookup<R>;
  columns: readonly WorksheetColumn<R>[];
  sort: readonly SortOrder[];
  grouping: Grouping<R> | undefined;
  /** Undefined: the sheet is no tree now. */
  tree: SheetTree<R> | undefined;
  /** Shows the parts of a row of the tree. */
  unfold: (uuid: string) => void;
  lockOf: ((record: R) => string | undefined) | undefined;
  /** Why no row can be moved yet: others are on their way. */
  coming: string | undefined;
  canEdit: boolean;
}

/** New rows where they were asked for, and the rows that make room. */
export type PutBelow<R extends ProjectRecord> = (
  above: string,
  drafts: readonly R[],
) => { readonly drafts: readonly R[]; readonly edits: readonly Edit<R>[] };

interface RowOrder<R extends ProjectRecord> {
  /** Undefined where nothing may be changed, or records have no order. */
  moving: RowMoving | undefined;
  putBelow: PutBelow<R>;
}

/** The order that people give rows: moved by key or by the grip, and new ones below others. One move is one step of undo. */
export function useRowOrder<R extends ProjectRecord>(options: RowOrderOptions<R>): RowOrder<R> {
  const { model, rows, find, columns, sort, grouping, tree, unfold, lockOf, coming, canEdit } = options;
  const all = options.all as readonly (R & PlacedRecord)[];
  const text = useTexts('sheet');
  const queue = useEditQueue();
  const isOrdered = model.order !== undefined;
  const isSorted = sort.length > 0;
  const isLocked = useCallback((record: R) => lockOf?.(record) !== undefined, [lockOf]);
  const moving = useMemo((): RowMoving | undefined => {
    if (!isOrdered || !canEdit) return undefined;
    const nameOf = (key: string | undefined) => columns.find(column => column.key === key)?.name ?? '';
    const groups = new Set(grouping?.groups.map(({ key }) => key));
    /** Rows of one lane stand with each other: those of a group, or the parts of the same row. */
    const laneOf = (record: R): string => {
      if (tree) return tree.parentOf(record) ?? '';
      const key = grouping?.groupOf(record) ?? '';
      return groups.has(key) ? key : '';
    };
    /** What moves with rows: in a tree their parts go along by themselves. */
    const heads = (keys: readonly string[]): R[] => {
      const chosen = new Set(keys);
      return rows.filter(row => chosen.has(row.uuid) && !isPartOfAny(row, chosen));
    };
    const isPartOfAny = (record: R, uuids: ReadonlySet<string>): boolean => {
      const passed = new Set<string>();
      for (let at = tree?.parentOf(record); at && !passed.has(at); ) {
        if (uuids.has(at)) return true;
        passed.add(at);
        const above = find(at);
        at = above && tree?.parentOf(above);
      }
      return false;
    };
    const mayMove = (moved: readonly R[]): string | undefined => {
      if (coming !== undefined) return coming;
      if (isSorted)
        return text(
          'order-sorted',
          'The rows are sorted by {1}. They can be moved once they are not: in the menu of that column.',
          { values: [sort.map(({ columnKey }) => nameOf(columnKey)).join(', ')] },
        );
      const locked = moved.find(isLocked);
      if (locked) return `${locked.code}: ${lockOf?.(locked)}`;
      return new Set(moved.map(laneOf)).size > 1
        ? text('order-apart', 'Only rows that stand together can be moved together.')
        : undefined;
    };
    const plan = (keys: readonly string[], { rowKey, where }: RowPlace): Edit<R>[] | string => {
      const moved = heads(keys);
      const reason = mayMove(moved);
      const target = find(rowKey);
      const uuids = new Set(moved.map(({ uuid }) => uuid));
      if (reason !== undefined || !target || moved.length === 0) return reason ?? [];
      if (tree && (uuids.has(rowKey) || isPartOfAny(target, uuids)))
        return text('order-circle', 'A row cannot become a part of itself or of one of its parts.');
      if (!tree && moved.some(row => laneOf(row) !== laneOf(target)))
        return text(
          'order-grouped',
          'Rows move within their group. To put them into another one, change their {1}.',
          {
            values: [nameOf(grouping?.columnKey)],
          },
        );
      const parent = where === 'into' ? rowKey : (tree?.parentOf(target) ?? null);
      // What goes into a row stands behind its parts.
      const last = all.findLast(record => tree?.parentOf(record) === rowKey && !uuids.has(record.uuid));
      const anchor = where === 'into' ? last?.uuid : rowKey;
      const wanted = anchor && movedBeside(all, uuids, anchor, where === 'before' ? 'before' : 'after');
      const edits: Edit<R>[] | undefined = wanted ? orderEdits(wanted, isLocked) : [];
      if (!edits) return text('order-no-room', 'There is no room between rows that cannot be changed.');
      if (!tree) return edits;
      const places = new Map(edits.map(({ record, patch }) => [record.uuid, patch]));
      const own = moved.map(record => ({
        record,
        patch: { ...places.get(record.uuid), [tree.field]: parent },
      }));
      return [...own, ...edits.filter(({ record }) => !uuids.has(record.uuid))];
    };
    const put = (keys: readonly string[], place: RowPlace) => {
      const edits = plan(keys, place);
      if (typeof edits === 'string') return edits;
      queue.edit(model, edits);
      if (place.where === 'into') unfold(place.rowKey);
      return undefined;
    };
    return {
      nests: tree !== undefined,
      step: (keys, step) => {
        const moved = heads(keys);
        const reason = mayMove(moved);
        const [first, last] = [moved[0], moved.at(-1)];
        if (reason !== undefined || !first || !last) return reason;
        const lane = rows.filter(row => laneOf(row) === laneOf(first));
        const beside = step < 0 ? lane[lane.indexOf(first) - 1] : lane[lane.indexOf(last) + 1];
        return beside && put(keys, { rowKey: beside.uuid, where: step < 0 ? 'before' : 'after' });
      },
      refusal: (keys, place) => {
        const edits = plan(keys, place);
        return typeof edits === 'string' ? edits : undefined;
      },
      put,
    };
  }, [
    isOrdered,
    canEdit,
    tree,
    unfold,
    columns,
    grouping,
    rows,
    find,
    isSorted,
    sort,
    isLocked,
    lockOf,
    coming,
    all,
    queue,
    model,
    text,
  ]);
  // Asked when a row is added: a command that stays the same does not render the toolbar at every edit.
  const now = useRef({ all, canPlace: false, isLocked });
  useEffect(() => {
    now.current = { all, canPlace: isOrdered && !isSorted, isLocked };
  });
  const putBelow = useCallback<PutBelow<R>>((above, drafts) => {
    const { canPlace, ...rest } = now.current;
    return canPlace
      ? addedBelow(rest.all, above, drafts as readonly (R & PlacedRecord)[], rest.isLocked)
      : { drafts, edits: [] };
  }, []);
  return { moving, putBelow };
}
