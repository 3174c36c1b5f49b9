import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useReducer } from 'react';
import type { FigurePoint } from '@/features/shared/figures/figurePoints';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useTexts } from '@/glossary/useText';
import { OutlineEditor } from './OutlineEditor';
import { canClose, draftOf, outlineDraft } from './outlineDraft';

interface OutlineDrawingProps {
  name: string;
  /** The corners at first; none for a new outline. */
  points: readonly FigurePoint[];
  onKeep: (points: readonly FigurePoint[]) => void;
  onCancel: () => void;
  /** Shows the figure with the editor over it. */
  children: (editor: ReactNode) => ReactNode;
}

/** Drawing one outline: what to do next, the steps back and forth, and the editor over the figure. */
export function OutlineDrawing({ name, points, onKeep, onCancel, children }: OutlineDrawingProps) {
  const text = useTexts('layout');
  const sheetText = useTexts('sheet');
  const [draft, dispatch] = useReducer(outlineDraft, points, draftOf);
  useUnsavedChanges(() => draft.past.length > 0, { onLeave: onCancel });
  const finish = () => onKeep(draft.points);
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
        {!draft.isClosed && (
          <Button size="extraSmall" disabled={!canClose(draft)} onClick={() => dispatch({ type: 'closed' })}>
            {text('close-outline', 'Close outline')}
          </Button>
        )}
        <Button size="extraSmall" onClick={onCancel}>
          {text('cancel', 'Cancel')}
        </Button>
        <Button size="extraSmall" variant="contained" disabled={!draft.isClosed} onClick={finish}>
          {text('keep', 'Keep outline')}
        </Button>
      </Stack>
      {children(
        <OutlineEditor name={name} draft={draft} dispatch={dispatch} onCancel={onCancel} onDone={finish} />,
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {draft.isClosed
          ? text.prose(
              'corners-help',
              'Drag the corners, or go to one with Tab and move it with the arrow keys. + adds one, Delete removes one, Enter keeps the outline.',
            )
          : text.prose(
              'draw-help',
              'Click corner by corner; the first corner closes the outline. By keyboard: arrow keys, Space for a corner, Enter to close.',
            )}
      </Typography>
    </>
  );
}
