import { axesOf, cellKey, printedCells, printedRatings } from '@domain/rating/printedTable';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { useTexts } from '@/glossary/useText';
import { RatingButtons } from './RatingButtons';
import { useCellRating } from './useCellRating';
import type { DraftContent } from './useDraftEditor';
import { useEditedCell } from './useEditedCell';

interface GraphEditorProps {
  content: DraftContent;
  onChange: (table: DraftContent['table']) => void;
}

/** The graph of a draft: the arrow keys walk from end to end, a letter gives the end its rating, Delete empties it. */
export function GraphEditor({ content, onChange }: GraphEditorProps) {
  const text = useTexts('rating-sets');
  const editing = useCellRating(content, onChange);
  const lookOf = useEditedCell(editing);
  const [chosen, setChosen] = useState(0);
  const ends = useRef(new Map<number, HTMLButtonElement>());
  // In the order in which the graph shows them.
  const cells = useMemo(() => printedCells(axesOf(content)), [content]);
  const places = useMemo(() => new Map(cells.map((cell, place) => [cellKey(cell), place])), [cells]);
  const ratings = useMemo(() => printedRatings(content), [content]);
  const at = Math.min(chosen, cells.length - 1);
  const cell = cells[at];
  const focus = (place: number) => {
    const next = Math.max(0, Math.min(cells.length - 1, place));
    setChosen(next);
    ends.current.get(next)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: cells.length - 1 }[event.key];
    if (to !== undefined) focus(to);
    else if (!cells[place] || !editing.rateByKey(event, cells[place])) return;
    event.preventDefault();
  };
  if (!cell)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('no-table', 'Add levels to every parameter, then the table can be filled.')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {text.prose(
          'graph-help',
          'Choose the end of a way, then its rating: by button or by its letter. Arrow keys move, Delete empties it.',
        )}
      </Typography>
      <RatingButtons
        content={content}
        editing={editing}
        cell={cell}
        ratingUuid={ratings.get(cellKey(cell))?.uuid}
        onRated={() => focus(at)}
      />
      <RiskGraph
        set={content}
        lookOf={end => {
          const place = places.get(cellKey(end.cell)) ?? 0;
          const isChosen = place === at;
          const look = lookOf(end.cell, end.rating, isChosen);
          return {
            props: {
              type: 'button',
              ref: element => {
                if (element) ends.current.set(place, element);
              },
              tabIndex: isChosen ? 0 : -1,
              onFocus: () => setChosen(place),
              onKeyDown: event => onKeyDown(event, place),
              'aria-pressed': isChosen,
              'aria-label': look.label,
            },
            content: look.content,
            sx: look.sx,
          };
        }}
      />
    </Stack>
  );
}
