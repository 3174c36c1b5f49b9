import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent, ReactNode } from 'react';
import { boxOf, type FigurePoint, middleOf, placedAt, svgPoints } from './figurePoints';
import type { FigureShapeKind } from './shapeDraft';

/** One shape over a figure, as it is shown. */
export interface FigureShape {
  /** Its place among those of the figure. */
  readonly at: number;
  readonly kind: FigureShapeKind;
  readonly points: readonly FigurePoint[];
  /** Stands on it. */
  readonly label: ReactNode;
  /** What a screen reader says of it. */
  readonly name: string;
  /** How strongly it is filled, from 0 to 1. */
  readonly fill: number;
  readonly isDashed?: boolean;
  readonly isSelected?: boolean;
}

interface FigureShapesProps {
  shapes: readonly FigureShape[];
  /** What they are, for screen readers. */
  label: string;
  /** Where the labels of areas stand. Default: in the middle. A corner leaves the picture in the area to be seen. */
  labelsAt?: 'middle' | 'corner';
  /** They only stand there while something is drawn over them. */
  isQuiet?: boolean;
  /** Left out where they are only looked at. @param at place of the shape */
  onSelect?: (at: number) => void;
}

/** Shapes over a figure: to be looked at, or chosen by mouse and by keyboard. */
export function FigureShapes({
  shapes,
  label,
  labelsAt = 'middle',
  isQuiet = false,
  onSelect,
}: FigureShapesProps) {
  // Small ones are reached although larger ones cover them: those lie below.
  const drawn = shapes
    .filter(({ kind }) => kind !== 'POINT')
    .toSorted((a, b) => sizeOf(b.points) - sizeOf(a.points));
  const choiceOf = ({ at, name, isSelected = false }: FigureShape) => ({
    role: 'button',
    tabIndex: isQuiet ? -1 : 0,
    'aria-label': name,
    'aria-pressed': isSelected,
    onClick: () => onSelect?.(at),
  });
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect?.(at);
  };
  return (
    <Box
      {...(onSelect && !isQuiet && { role: 'group', 'aria-label': label })}
      sx={{ position: 'absolute', inset: 0, opacity: isQuiet ? 0.5 : 1 }}
    >
      <Box
        component="svg"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden={isQuiet || !onSelect}
        sx={SHAPES}
      >
        {drawn.map(shape => (
          <Outline
            key={shape.at}
            shape={shape}
            {...(onSelect && { ...choiceOf(shape), onKeyDown: onKeyDown(shape.at) })}
          />
        ))}
      </Box>
      {shapes
        .filter(({ kind }) => kind === 'POINT')
        .map(shape =>
          onSelect ? (
            <ButtonBase
              key={shape.at}
              disableRipple
              {...choiceOf(shape)}
              aria-hidden={isQuiet}
              style={placedAt(middleOf(shape.points))}
              sx={POINT}
            />
          ) : (
            <Box key={shape.at} aria-hidden style={placedAt(middleOf(shape.points))} sx={POINT} />
          ),
        )}
      {shapes.map(({ at, kind, points, label: title }) => (
        <Box
          key={at}
          // What can be chosen says its name itself.
          aria-hidden={isQuiet || onSelect !== undefined}
          data-place={placeOf(kind, points, labelsAt)}
          style={placedAt(
            kind === 'POINT'
              ? middleOf(points)
              : labelsAt === 'corner'
                ? firstCorner(points)
                : labelPlace(points, shapes),
          )}
          sx={LABEL}
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}

interface OutlineProps {
  shape: FigureShape;
}

function Outline({ shape, ...choice }: OutlineProps) {
  const [from, to] = shape.points;
  const common = {
    ...choice,
    vectorEffect: 'non-scaling-stroke',
    'data-dashed': shape.isDashed,
    style: { fillOpacity: shape.fill },
  };
  return shape.kind === 'RECTANGLE' && from && to ? (
    <rect {...boxOf(from, to)} {...common} />
  ) : (
    <polygon points={svgPoints(shape.points)} {...common} />
  );
}

function bounds(points: readonly FigurePoint[]) {
  const [x, y] = [points.map(point => point.x), points.map(point => point.y)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** A point has its label beside it, where the picture has room for it. */
const placeOf = (kind: FigureShapeKind, points: readonly FigurePoint[], labelsAt: 'middle' | 'corner') =>
  kind === 'POINT' ? ((points[0]?.x ?? 0) > 0.6 ? 'left' : 'right') : labelsAt;

/** The upper left corner of the box around a shape. */
const firstCorner = (points: readonly FigurePoint[]): FigurePoint => {
  const { left, top } = bounds(points);
  return { x: left, y: top };
};

/** Of the box around it; enough for an order. */
function sizeOf(points: readonly FigurePoint[]): number {
  const { left, right, top, bottom } = bounds(points);
  return (right - left) * (bottom - top);
}

/** Where its name stands: in its middle, or at its upper edge where a smaller one has its own name in the middle. */
function labelPlace(points: readonly FigurePoint[], shapes: readonly FigureShape[]): FigurePoint {
  const middle = middleOf(points);
  const isCovered = shapes.some(({ points: others }) => {
    const { left, right, top, bottom } = bounds(others);
    const isAround = middle.x > left && middle.x < right && middle.y > top && middle.y < bottom;
    return isAround && sizeOf(others) < sizeOf(points);
  });
  const { left, right, top } = bounds(points);
  return isCovered ? { x: (left + right) / 2, y: top } : middle;
}

// The picture below is paper in both colour schemes, so these colours do not change with them.
const RED = 'rgb(183, 28, 28)';
const BLUE = 'rgb(13, 71, 161)';

const SHAPES = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& > *': { stroke: RED, strokeWidth: 2, fill: 'rgb(211, 47, 47)' },
  '& > [role=button]': { cursor: 'pointer' },
  '& > [data-dashed=true]': { stroke: 'rgb(69, 90, 100)', strokeDasharray: '6 4' },
  '& > [aria-pressed=true]': { strokeWidth: 4 },
  '& > :focus-visible': { outline: 'none', strokeWidth: 5, stroke: BLUE },
} as const;

const POINT = {
  position: 'absolute',
  width: 24,
  height: 24,
  transform: 'translate(-50%, -50%)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '5px',
    borderRadius: '50%',
    border: `2px solid ${RED}`,
    bgcolor: 'rgba(255, 255, 255, 0.6)',
  },
  '&[aria-pressed=true]::before': { inset: '3px', borderWidth: 4 },
  '&:focus-visible::before': { borderColor: BLUE, borderWidth: 4 },
} as const;

const LABEL = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  maxWidth: '30%',
  px: 0.5,
  borderRadius: 0.5,
  fontSize: { xs: 10, sm: 12 },
  lineHeight: 1.3,
  textAlign: 'center',
  color: '#1c1c1c',
  bgcolor: 'rgba(255, 255, 255, 0.85)',
  pointerEvents: 'none',
  // Beside the point, which it would hide.
  '&[data-place=right]': { transform: 'translate(14px, -50%)', textAlign: 'left' },
  '&[data-place=left]': { transform: 'translate(calc(-100% - 14px), -50%)', textAlign: 'right' },
  '&[data-place=corner]': { transform: 'translate(2px, 2px)', textAlign: 'left' },
  '&:empty': { display: 'none' },
} as const;
