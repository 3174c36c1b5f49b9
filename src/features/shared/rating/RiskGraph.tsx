import type { Levels } from '@domain/rating/parameters';
import {
  type Axis,
  axesOf,
  cellKey,
  type PrintedCell,
  printedCellOf,
  printedRatings,
} from '@domain/rating/printedTable';
import { maxRankOf, type RatingOf, type RatingSet } from '@domain/rating/ratingSet';
import { layOutTable } from '@domain/rating/ratingTable';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import { ratingWord } from './ratingTexts';

/** An end of the graph: a combination of levels and what it gives. */
export interface GraphEnd {
  cell: PrintedCell;
  rating: RatingOf<RatingSet> | undefined;
}

/** How an end differs from one that only shows its rating. */
export interface EndLook {
  content?: ReactNode;
  props?: ComponentProps<'button'>;
  sx?: SystemStyleObject<Theme>;
}

interface RiskGraphProps {
  set: RatingSet;
  /** The way that they take is marked. */
  levels?: Levels;
  /** Ends that can be edited. */
  lookOf?: (end: GraphEnd) => EndLook;
}

const NO_LEVELS: Levels = {};
/** Widths of a line before a node, and of the node, px. */
const LINE = 20;
const NODE = 52;
const END_HEIGHT = 26;

const lines = {
  position: 'relative',
  // Across, to the node.
  '&::before': {
    ...{ content: '""', position: 'absolute', left: 0, top: '50%', width: LINE },
    ...{ borderTop: '1px solid', borderColor: 'inherit' },
  },
  // Down, from the first node of a fork to its last.
  '&::after': {
    ...{ content: '""', position: 'absolute', left: 0, top: 0, bottom: 0 },
    ...{ borderLeft: '1px solid', borderColor: 'inherit' },
  },
  '&:first-of-type::after': { top: '50%' },
  '&:last-of-type::after': { bottom: '50%' },
  '&:only-of-type::after': { display: 'none' },
} as const;

/**
 * The table of a method as the graph that a standard draws (ISO 13849-1:2023 Annex A): one fork for each parameter, the
 * mildest level on top, and what each way gives at its end.
 */
export function RiskGraph({ set, levels = NO_LEVELS, lookOf }: RiskGraphProps) {
  const text = useTexts('hazards');
  const axes = useMemo(() => axesOf(set), [set]);
  const ratings = useMemo(() => printedRatings(set), [set]);
  const marked = useMemo(
    () =>
      layOutTable(set, levels).rows.flatMap(({ cells }) => cells.find(({ isMarked }) => isMarked) ?? [])[0],
    [set, levels],
  );
  const box = useRef<HTMLDivElement>(null);
  const markedEnd = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the graph scrolls, not the dialog around it.
    const [frame, end] = [box.current, markedEnd.current];
    if (frame && end)
      frame.scrollTop +=
        end.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 2;
  }, []);
  return (
    <Box
      ref={box}
      {...(!lookOf && { tabIndex: 0, role: 'region', 'aria-label': set.name })}
      sx={{
        overflow: 'auto',
        maxHeight: lookOf ? '70vh' : 'min(420px, 45vh)',
        fontSize: 13,
        '@media print': { overflow: 'visible', maxHeight: 'none' },
      }}
    >
      <Box sx={{ minWidth: 'max-content', borderColor: 'text.secondary' }}>
        <Box aria-hidden sx={{ display: 'flex', mb: 0.5, fontWeight: 600 }}>
          {axes.map(({ axis, symbol, label }) => (
            <Box key={axis} title={label} sx={{ width: LINE + NODE, pl: `${LINE}px`, textAlign: 'center' }}>
              {symbol}
            </Box>
          ))}
        </Box>
        <Fork axes={axes} path={axes} above={{}} marked={marked?.cell}>
          {cell => {
            const end = { cell, rating: ratings.get(cellKey(cell)) };
            const look = lookOf?.(end);
            const color = end.rating && riskColor(end.rating.rank, maxRankOf(set));
            const isMarked = marked !== undefined && cellKey(marked.cell) === cellKey(cell);
            return (
              <Box
                component={look?.props ? 'button' : 'span'}
                ref={isMarked ? markedEnd : undefined}
                title={end.rating?.label}
                {...(look?.props as object)}
                sx={{
                  // The line height after the font, which would take it back.
                  ...{ font: 'inherit', color: 'text.primary', bgcolor: 'action.hover' },
                  ...{
                    display: 'inline-block',
                    minWidth: 64,
                    height: END_HEIGHT,
                    lineHeight: `${END_HEIGHT}px`,
                  },
                  ...{
                    px: 1,
                    my: '1px',
                    border: 0,
                    borderRadius: 0.5,
                    textAlign: 'center',
                    whiteSpace: 'nowrap',
                  },
                  fontWeight: isMarked ? 700 : 500,
                  ...(isMarked && { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: -3 }),
                  ...look?.sx,
                }}
                style={color && { backgroundColor: color.background, color: color.text }}
              >
                {look?.content ?? (end.rating ? ratingWord(end.rating, text) : '–')}
                {isMarked && (
                  <span className="worksheet-hidden">{text.prose('marked-cell', ', chosen')}</span>
                )}
              </Box>
            );
          }}
        </Fork>
      </Box>
    </Box>
  );
}

interface ForkProps {
  /** Those that are still ahead. */
  axes: readonly Axis[];
  /** All of them, in their order. */
  path: readonly Axis[];
  /** The levels on the way here. */
  above: Partial<PrintedCell>;
  marked: PrintedCell | undefined;
  children: (cell: PrintedCell) => ReactNode;
}

/** The levels of the first axis one below the other, each with what follows from it. */
function Fork({ axes: [axis, ...rest], path, above, marked, children }: ForkProps) {
  if (!axis) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderColor: 'inherit' }}>
      {axis.levels.map(level => {
        const cell = { ...above, [axis.field]: level.uuid };
        const isOnWay =
          marked !== undefined &&
          Object.entries(cell).every(([field, uuid]) => marked[field as keyof PrintedCell] === uuid);
        return (
          <Box
            component="li"
            key={level.uuid}
            sx={{ ...lines, display: 'flex', alignItems: 'center', pl: `${LINE}px`, borderColor: 'inherit' }}
          >
            <Box
              component="span"
              title={level.label}
              sx={{
                ...{ width: NODE, flex: 'none', textAlign: 'center' },
                ...(isOnWay && { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 3 }),
              }}
            >
              {level.code}
            </Box>
            {rest.length > 0 ? (
              <Fork axes={rest} path={path} above={cell} marked={marked}>
                {children}
              </Fork>
            ) : (
              children(printedCellOf(path, cell))
            )}
          </Box>
        );
      })}
    </Box>
  );
}
