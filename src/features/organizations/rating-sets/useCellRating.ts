import { monotoneFindings } from '@domain/rating/monotone';
import { axesOf, cellKey, type PrintedCell, printedCellOf } from '@domain/rating/printedTable';
import { type KeyboardEvent, useMemo } from 'react';
import { ratingKeys } from './ratingKeys';
import type { DraftContent } from './useDraftEditor';

/** What table and graph of a draft share: names of cells, what is wrong with them, and giving them a rating. */
export function useCellRating(content: DraftContent, onChange: (table: DraftContent['table']) => void) {
  const axes = useMemo(() => axesOf(content), [content]);
  const fallen = useMemo(
    () => new Set(monotoneFindings(content).map(({ cell }) => cellKey(cell))),
    [content],
  );
  const ratings = useMemo(() => [...content.ratings].sort((a, b) => a.rank - b.rank), [content.ratings]);
  const keys = useMemo(() => ratingKeys(ratings), [ratings]);
  const rate = (cell: PrintedCell, ratingUuid: string | undefined) => {
    const key = cellKey(cell);
    const others = content.table.filter(entry => cellKey(printedCellOf(axes, entry)) !== key);
    const { severityUuid } = cell;
    onChange(
      ratingUuid && severityUuid ? [...others, { ...cell, severityUuid, ratingUuid, score: null }] : others,
    );
  };
  return {
    /** The lowest first. */
    ratings,
    /** The key of each rating, by its uuid. */
    keys,
    rate,
    /** Lower than that of a milder cell. */
    isFallen: (cell: PrintedCell) => fallen.has(cellKey(cell)),
    nameOf: (cell: PrintedCell) =>
      axes
        .flatMap(({ field, levels }) => levels.find(({ uuid }) => uuid === cell[field])?.code ?? [])
        .join(' '),
    /** @returns whether the key gave the cell a rating, or emptied it */
    rateByKey(event: KeyboardEvent, cell: PrintedCell): boolean {
      const typed = ratings.find(({ uuid }) => keys.get(uuid) === event.key.toLowerCase());
      const empties = event.key === 'Delete' || event.key === 'Backspace';
      if (!typed && !empties) return false;
      rate(cell, typed?.uuid);
      return true;
    },
  };
}

export type CellRating = ReturnType<typeof useCellRating>;
