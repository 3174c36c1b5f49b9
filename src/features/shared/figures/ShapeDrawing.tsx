import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useKeptEntry, useKeptPlace } from '@/features/shared/unsaved/useKeptEntry';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import type { FigurePoint } from './figurePoints';
import { ShapeEditor } from './ShapeEditor';
import {
  canClose,
  draftOf,
  type FigureShapeKind,
  type ShapeAction,
  type ShapeDraft,
  shapeDraft,
} from './shapeDraft';

const DRAW_HELP = defineTexts(
  'figures',
  {
    POINT: 'Click where it is. By keyboard: arrow keys, then Space.',
    RECTANGLE: 'Drag a box, or click two opposite corners. By keyboard: arrow keys, Space for each corner.',
    POLYGON:
      'Click corner by corner; the first corner closes the outline. By keyboard: arrow keys, Space for a corner, Enter to close.',
  },
  'draw-help-',
);

const MOVE_HELP = defineTexts(
  'figures',
  {
    POINT: 'Drag the point, or move it with the arrow keys. Enter keeps it.',
    RECTANGLE:
      'Drag the corners, or go to one with Tab and move it with the arrow keys. Enter keeps the box.',
    POLYGON:
      'Drag the corners, or go to one with Tab and move it with the arrow keys. + adds one, Delete removes one, Enter keeps the outline.',
  },
  'move-help-',
);

interface ShapeDrawingProps {
  figureUuid: string;
  name: string;
  kind: FigureShapeKind;
  /** The corners at first; none for a new shape. */
  points: readonly FigurePoint[];
  onKeep: (points: readonly FigurePoint[]) => void;
  onCancel: () => void;
  /** Shows the figure with the editor over it. */
  children: (editor: ReactNode) => ReactNode;
}

/**
 * Drawing one shape: what to do next, the steps back and forth, and the editor over the figure. A new point or box is kept as
 * soon as it has its corners. What was begun when a session ended goes on where it was, once the screen draws the same again.
 */
export function ShapeDrawing({
  figureUuid,
  name,
  kind,
  points,
  onKeep,
  onCancel,
  children,
}: ShapeDrawingProps) {
  const text = useTexts('figures');
  const sheetText = useTexts('sheet');
  const [draft, setDraft] = useState(() => draftOf(kind, points));
  useKeptEntry(useKeptPlace<ShapeDraft>(`shape ${figureUuid}`), {
    entered: () => (draft.past.length > 0 ? draft : undefined),
    restore: setDraft,
  });
  useUnsavedChanges(() => draft.past.length > 0, { onLeave: onCancel });
  const finish = () => onKeep(draft.points);
  const dispatch = (action: ShapeAction) => {
    const next = shapeDraft(draft, action);
    const isDone = kind !== 'POLYGON' && points.length === 0 && next.isClosed;
    if (isDone) onKeep(next.points);
    else setDraft(current => shapeDraft(current, action));
  };
  return (
    <>
      <Stack
        direction="row"
        role="toolbar"
        aria-label={text('drawing', 'Draw {1}', { values: [name] })}
        sx={{ gap: 1, mb: 1, alignItems: 'center' }}
      >
        <Typography variant="subtitle2" component="h2" noWrap sx={{ mr: 'auto' }}>
          {text('drawing', 'Draw {1}', { values: [name] })}
        </Typography>
        <Tooltip title={sheetText('undo', 'Undo (Ctrl+Z)')}>
          <span>
            <IconButton
              size="extraSmall"
              disabled={draft.past.length === 0}
              aria-label={sheetText('undo', 'Undo (Ctrl+Z)')}
              onClick={() => dispatch({ type: 'undone' })}
            >
              <UndoRounded fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={sheetText('redo', 'Redo (Ctrl+Y)')}>
          <span>
            <IconButton
              size="extraSmall"
              disabled={draft.future.length === 0}
              aria-label={sheetText('redo', 'Redo (Ctrl+Y)')}
              onClick={() => dispatch({ type: 'redone' })}
            >
              <RedoRounded fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        {!draft.isClosed && kind === 'POLYGON' && (
          <Button size="extraSmall" disabled={!canClose(draft)} onClick={() => dispatch({ type: 'closed' })}>
            {text('close-outline', 'Close outline')}
          </Button>
        )}
        <Button size="extraSmall" onClick={onCancel}>
          {text('cancel', 'Cancel')}
        </Button>
        <Button size="extraSmall" variant="contained" disabled={!draft.isClosed} onClick={finish}>
          {kind === 'POLYGON' ? text('keep', 'Keep outline') : text('keep-mark', 'Keep mark')}
        </Button>
      </Stack>
      {children(
        <ShapeEditor name={name} draft={draft} dispatch={dispatch} onCancel={onCancel} onDone={finish} />,
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {text.prose((draft.isClosed ? MOVE_HELP : DRAW_HELP)[kind])}
      </Typography>
    </>
  );
}
