import { monotoneFindings } from '@domain/rating/monotone';
import { axesOf, cellKey, type PrintedCell, printedCellOf } from '@domain/rating/printedTable';
import { maxRankOf } from '@domain/rating/ratingSet';
import { layOutTable } from '@domain/rating/ratingTable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { ratingWord } from '@/features/shared/rating/ratingTexts';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import { ratingKeys } from './ratingKeys';
import type { DraftContent } from './useDraftEditor';

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
  const word = useTexts('hazards');
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const cells = useRef(new Map<string, HTMLTableCellElement>());
  const axes = useMemo(() => axesOf(content), [content]);
  const rows = useMemo(() => layOutTable(content, {}).rows, [content]);
  const fallen = useMemo(
    () => new Set(monotoneFindings(content).map(({ cell }) => cellKey(cell))),
    [content],
  );
  const ratings = useMemo(() => [...content.ratings].sort((a, b) => a.rank - b.rank), [content.ratings]);
  const keys = useMemo(() => ratingKeys(ratings), [ratings]);
  const row = Math.min(place.row, rows.length - 1);
  const column = Math.min(place.column, (rows[0]?.cells.length ?? 1) - 1);
  const chosen = rows[row]?.cells[column];
  const nameOf = (cell: PrintedCell) =>
    axes
      .flatMap(({ field, levels }) => levels.find(({ uuid }) => uuid === cell[field])?.code ?? [])
      .join(' ');

  const rate = (cell: PrintedCell, ratingUuid: string | undefined) => {
    const key = cellKey(cell);
    const others = content.table.filter(entry => cellKey(printedCellOf(axes, entry)) !== key);
    const { severityUuid } = cell;
    onChange(
      ratingUuid && severityUuid ? [...others, { ...cell, severityUuid, ratingUuid, score: null }] : others,
    );
  };
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
    const typed = ratings.find(({ uuid }) => keys.get(uuid) === event.key.toLowerCase());
    if (move) focus({ row: row + move.row, column: column + move.column });
    else if (event.key === 'Home') focus({ row, column: 0 });
    else if (event.key === 'End') focus({ row, column: Number.MAX_SAFE_INTEGER });
    else if (event.key === 'Delete' || event.key === 'Backspace') rate(cell, undefined);
    else if (typed) rate(cell, typed.uuid);
    else return;
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
      <Stack
        direction="row"
        role="group"
        aria-label={text('rating-of-cell', 'Rating of the chosen cell')}
        sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 96 }} aria-live="polite">
          {nameOf(chosen.cell)}
        </Typography>
        {ratings.map(rating => {
          const color = riskColor(rating.rank, maxRankOf(content));
          return (
            <Button
              key={rating.uuid}
              size="small"
              aria-pressed={chosen.rating?.uuid === rating.uuid}
              aria-keyshortcuts={keys.get(rating.uuid)}
              onClick={() => {
                rate(chosen.cell, rating.uuid);
                focus({ row, column });
              }}
              sx={{
                minWidth: 44,
                px: 1,
                textTransform: 'none',
                fontWeight: chosen.rating?.uuid === rating.uuid ? 700 : 500,
                ...(chosen.rating?.uuid === rating.uuid && {
                  outline: '2px solid',
                  outlineColor: 'text.primary',
                  outlineOffset: 1,
                }),
              }}
              style={{ backgroundColor: color.background, color: color.text }}
            >
              {ratingWord(rating, word)}
              <Box component="kbd" aria-hidden sx={{ ml: 0.75, fontSize: 11, fontFamily: 'inherit' }}>
                {keys.get(rating.uuid)?.toUpperCase()}
              </Box>
            </Button>
          );
        })}
      </Stack>
      <RatingTable
        set={content}
        isGrid
        lookOf={({ cell, rating }, at) => {
          const isChosen = at.row === row && at.column === column;
          const isFallen = fallen.has(cellKey(cell));
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
              'aria-invalid': isFallen || !rating || undefined,
              'aria-label': [
                nameOf(cell),
                rating ? ratingWord(rating, word) : text('empty-cell', 'empty'),
                ...(isFallen ? [text('not-monotone', 'not monotone')] : []),
              ].join(', '),
            },
            content: (
              <>
                {rating ? ratingWord(rating, word) : '–'}
                {isFallen && (
                  <Box component="span" aria-hidden sx={{ ml: 0.5 }}>
                    ▼
                  </Box>
                )}
              </>
            ),
            sx: {
              cursor: 'pointer',
              minWidth: 56,
              ...(isFallen && { boxShadow: 'inset 0 0 0 2px currentColor', fontWeight: 700 }),
              ...(isChosen && { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: -3 }),
            },
          };
        }}
      />
    </Stack>
  );
}
