import Box from '@mui/material/Box';
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { boxOf, type FigurePoint, placedAt, pointUnder, steppedPoint, svgPoints } from './figurePoints';
import { canClose, canRemove, type FigureShapeKind, type ShapeAction, type ShapeDraft } from './shapeDraft';

interface ShapeEditorProps {
  /** What is drawn. */
  name: string;
  draft: ShapeDraft;
  dispatch: Dispatch<ShapeAction>;
  /** Lies over the figure: everything in it is placed in shares of the figure. */
  onCancel: () => void;
  onDone: () => void;
}

/** Less than this, in shares of the picture, is a click and no drag. */
const DRAGGED = 0.01;

const STATUS = defineTexts(
  'figures',
  {
    POINT: 'Arrow keys move the cross, Space sets the point, Escape gives up.',
    RECTANGLE:
      'Corners: {1}. Arrow keys move the cross, Space sets a corner, the second one ends the box. Backspace takes a corner back, Escape gives up.',
    POLYGON:
      'Corners: {1}. Arrow keys move the cross, Space sets a corner, Backspace takes the last one back, Enter closes the outline, Escape gives up.',
  },
  'draw-status-',
);

const MIDDLE: FigurePoint = { x: 0.5, y: 0.5 };

/** The corners of a shape set and moved over a figure, by mouse and by keyboard. */
export function ShapeEditor({ name, draft, dispatch, onCancel, onDone }: ShapeEditorProps) {
  const { kind, points, isClosed } = draft;
  const [cross, setCross] = useState<FigurePoint>(MIDDLE);
  const surface = useRef<HTMLDivElement>(null);
  // The cross that had the focus is gone: the first corner takes it.
  useEffect(() => {
    if (isClosed) surface.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isClosed]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
    if (isUndo) dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' });
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box ref={surface} onKeyDown={onKeyDown} sx={{ position: 'absolute', inset: 0 }}>
      <Box component="svg" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden sx={LINES}>
        <DraftLines kind={kind} isClosed={isClosed} points={isClosed ? points : [...points, cross]} />
      </Box>
      {!isClosed && (
        <Crosshair
          name={name}
          cross={cross}
          draft={draft}
          onMove={setCross}
          onAdd={point => dispatch({ type: 'added', point })}
          onSpan={(from, to) => dispatch({ type: 'spanned', from, to })}
          onClose={() => dispatch({ type: 'closed' })}
          onTakeBack={() => dispatch({ type: 'undone' })}
        />
      )}
      {points.map((point, corner) => (
        <Corner
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place
          key={corner}
          corner={corner}
          point={point}
          draft={draft}
          dispatch={dispatch}
          surface={surface}
          onDone={onDone}
        />
      ))}
    </Box>
  );
}

interface DraftLinesProps {
  kind: FigureShapeKind;
  isClosed: boolean;
  points: readonly FigurePoint[];
}

/** The corners so far, with what is between them. */
function DraftLines({ kind, isClosed, points }: DraftLinesProps) {
  const [from, to] = points;
  if (kind === 'RECTANGLE' && from && to)
    return <rect {...boxOf(from, to)} vectorEffect="non-scaling-stroke" />;
  const corners = svgPoints(points);
  return isClosed ? (
    <polygon points={corners} vectorEffect="non-scaling-stroke" />
  ) : (
    <polyline points={corners} vectorEffect="non-scaling-stroke" />
  );
}

interface CrosshairProps {
  name: string;
  cross: FigurePoint;
  draft: ShapeDraft;
  onMove: (point: FigurePoint) => void;
  onAdd: (point: FigurePoint) => void;
  /** Both corners of a box at once. */
  onSpan: (from: FigurePoint, to: FigurePoint) => void;
  onClose: () => void;
  onTakeBack: () => void;
}

/**
 * Where the next corner comes: the arrow keys carry it, Space sets it; the mouse does both with a click, and drags a box.
 */
function Crosshair({ name, cross, draft, onMove, onAdd, onSpan, onClose, onTakeBack }: CrosshairProps) {
  const text = useTexts('figures');
  const place = usePlaceText();
  const help = useId();
  const ref = useRef<HTMLDivElement>(null);
  /** Where the mouse button went down. */
  const pressed = useRef<FigurePoint>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stepped = steppedPoint(cross, event);
    if (stepped) onMove(stepped);
    else if (event.key === ' ') onAdd(cross);
    else if (event.key === 'Enter') onClose();
    else if (event.key === 'Backspace' || event.key === 'Delete') onTakeBack();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box
        ref={ref}
        role="application"
        tabIndex={0}
        aria-label={text('draw-surface', 'Draw {1}', { values: [name] })}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onPointerMove={event => onMove(pointUnder(event, event.currentTarget))}
        onPointerDown={event => {
          pressed.current = pointUnder(event, event.currentTarget);
        }}
        onClick={event => {
          const from = pressed.current;
          const to = pointUnder(event, event.currentTarget);
          pressed.current = null;
          const isDragged = from && Math.hypot(to.x - from.x, to.y - from.y) > DRAGGED;
          if (draft.kind === 'RECTANGLE' && draft.points.length === 0 && from && isDragged) onSpan(from, to);
          else onAdd(to);
        }}
        sx={SURFACE}
      >
        <Box aria-hidden style={placedAt(cross)} sx={CROSS} />
      </Box>
      <Box id={help} role="status" sx={HIDDEN}>
        {text.prose('cross-at', 'Cross at {1}.', { values: [place(cross)] })}{' '}
        {text.prose(STATUS[draft.kind], { values: [draft.points.length] })}
      </Box>
    </>
  );
}

interface CornerProps {
  corner: number;
  point: FigurePoint;
  draft: ShapeDraft;
  dispatch: Dispatch<ShapeAction>;
  surface: { readonly current: HTMLDivElement | null };
  onDone: () => void;
}

function Corner({ corner, point, draft, dispatch, surface, onDone }: CornerProps) {
  const text = useTexts('figures');
  const place = usePlaceText();
  const isFirst = corner === 0;
  const isOutline = draft.kind === 'POLYGON';
  const closes = isOutline && isFirst && canClose(draft);
  const move = (to: FigurePoint) => dispatch({ type: 'moved', corner, point: to });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stepped = steppedPoint(point, event);
    if (stepped) move(stepped);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (canRemove(draft)) dispatch({ type: 'removed', corner });
    } else if (isOutline && (event.key === '+' || event.key === 'Insert'))
      dispatch({ type: 'split', after: corner });
    else if (event.key === 'Enter') {
      if (draft.isClosed) onDone();
      else dispatch({ type: 'closed' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !surface.current) return;
    move(pointUnder(event, surface.current));
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={
        closes
          ? text('corner-closes', 'Corner 1 at {1}: close the outline', { values: [place(point)] })
          : draft.kind === 'POINT'
            ? text('point-at', 'Point at {1}', { values: [place(point)] })
            : text('corner', 'Corner {1} of {2} at {3}', {
                values: [corner + 1, draft.points.length, place(point)],
              })
      }
      title={
        draft.isClosed && isOutline
          ? text('corner-help', 'Drag it or use the arrow keys; + adds a corner after it, Delete removes it')
          : undefined
      }
      onClick={() => closes && dispatch({ type: 'closed' })}
      onKeyDown={onKeyDown}
      onBlur={() => dispatch({ type: 'settled' })}
      onPointerDown={event => {
        // The picture below it is not dragged away.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => dispatch({ type: 'settled' })}
      style={placedAt(point)}
      sx={CORNER}
    />
  );
}

/** "20 % from the left, 30 % from the top". */
function usePlaceText(): (point: FigurePoint) => string {
  const text = useTexts('figures');
  const { percent } = useFormats();
  return ({ x, y }) =>
    text('place', '{1} from the left, {2} from the top', { values: [percent(x), percent(y)] });
}

const LINES = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'rgba(21, 101, 192, 0.18)',
  stroke: 'rgb(13, 71, 161)',
  strokeWidth: 2.5,
} as const;

const SURFACE = {
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  touchAction: 'none',
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Over a picture of any colour: dark with a light rim. */
const CROSS = {
  position: 'absolute',
  width: 25,
  height: 25,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    bgcolor: 'rgb(13, 71, 161)',
    boxShadow: '0 0 0 1px #fff',
  },
  '&::before': { left: 12, top: 0, width: '1px', height: 25 },
  '&::after': { top: 12, left: 0, height: '1px', width: 25 },
} as const;

const CORNER = {
  position: 'absolute',
  width: 24,
  height: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  transform: 'translate(-50%, -50%)',
  cursor: 'move',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '6px',
    borderRadius: '50%',
    bgcolor: '#fff',
    border: '2px solid rgb(13, 71, 161)',
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { inset: '3px', boxShadow: '0 0 0 3px rgba(21, 101, 192, 0.5)' },
} as const;

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
