import type { PrintedCell } from '@domain/rating/printedTable';
import { layOutTable } from '@domain/rating/ratingTable';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { useTexts } from '@/glossary/useText';
import { RatingButtons } from './RatingButtons';
import { useCellRating } from './useCellRating';
import type { DraftContent } from './useDraftEditor';
import { useEditedCell } from './useEditedCell';

interface MatrixEditorProps {
  content: DraftContent;
  onChange: (table: DraftContent['table']) => void;
}

interface Place {
  row: number;
  column: number;
}

const MOVES: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The table of a draft: arrow keys walk, a letter gives the cell its rating, Delete empties it. */
export function MatrixEditor({ content, onChange }: MatrixEditorProps) {
  const text = useTexts('rating-sets');
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const cells = useRef(new Map<string, HTMLTableCellElement>());
  const editing = useCellRating(content, onChange);
  const lookOf = useEditedCell(editing);
  const rows = useMemo(() => layOutTable(content, {}).rows, [content]);
  const row = Math.min(place.row, rows.length - 1);
  const column = Math.min(place.column, (rows[0]?.cells.length ?? 1) - 1);
  const chosen = rows[row]?.cells[column];
  const focus = (next: Place) => {
    const target = {
      row: Math.max(0, Math.min(rows.length - 1, next.row)),
      column: Math.max(0, Math.min((rows[0]?.cells.length ?? 1) - 1, next.column)),
    };
    setPlace(target);
    cells.current.get(`${target.row}/${target.column}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, cell: PrintedCell) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move) focus({ row: row + move.row, column: column + move.column });
    else if (event.key === 'Home') focus({ row, column: 0 });
    else if (event.key === 'End') focus({ row, column: Number.MAX_SAFE_INTEGER });
    else if (!editing.rateByKey(event, cell)) return;
    event.preventDefault();
  };

  if (!chosen)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('no-table', 'Add levels to every parameter, then the table can be filled.')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {text.prose(
          'matrix-help',
          'Choose a cell, then its rating: by button or by its letter. Arrow keys move, Delete empties a cell.',
        )}
      </Typography>
      <RatingButtons
        content={content}
        editing={editing}
        cell={chosen.cell}
        ratingUuid={chosen.rating?.uuid}
        onRated={() => focus({ row, column })}
      />
      <RatingTable
        set={content}
        isGrid
        lookOf={({ cell, rating }, at) => {
          const isChosen = at.row === row && at.column === column;
          const look = lookOf(cell, rating, isChosen);
          return {
            props: {
              ref: element => {
                if (element) cells.current.set(`${at.row}/${at.column}`, element);
              },
              role: 'gridcell',
              tabIndex: isChosen ? 0 : -1,
              onFocus: () => setPlace(at),
              onClick: () => focus(at),
              onKeyDown: event => onKeyDown(event, cell),
              'aria-selected': isChosen,
              'aria-invalid': look.isWrong || undefined,
              'aria-label': look.label,
            },
            content: look.content,
            sx: { ...look.sx, minWidth: 56 },
          };
        }}
      />
    </Stack>
  );
}
