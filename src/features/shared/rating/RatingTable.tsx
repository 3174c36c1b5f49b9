import type { Levels } from '@domain/rating/parameters';
import { maxRankOf, type RatingSet } from '@domain/rating/ratingSet';
import { layOutTable, type TableCell, type TableHeading } from '@domain/rating/ratingTable';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import { ratingWord } from './ratingTexts';

/** How a cell differs from one that only shows its rating. */
export interface CellLook {
  content?: ReactNode;
  props?: ComponentProps<'td'>;
  sx?: SystemStyleObject<Theme>;
}

interface RatingTableProps {
  set: RatingSet;
  /** The cell that they point at is marked. */
  levels?: Levels;
  /** Cells that can be edited, or say more than their rating. */
  lookOf?: (cell: TableCell, place: { row: number; column: number }) => CellLook;
  /** Arrow keys move from cell to cell, so that the table itself takes no part in Tab. */
  isGrid?: boolean;
}

const NO_LEVELS: Levels = {};

// Borders that do not collapse go along with a heading that stays: collapsed ones would scroll away under it.
const cell = {
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: '0 1px 1px 0',
  px: 1,
  height: 28,
  fontSize: 13,
  fontWeight: 400,
  textAlign: 'start',
} as const;

/** The table of a method as it is printed, coloured by the ramp, with the chosen cell marked. */
export function RatingTable({ set, levels = NO_LEVELS, lookOf, isGrid = false }: RatingTableProps) {
  const text = useTexts('hazards');
  const { corner, across, rows } = useMemo(() => layOutTable(set, levels), [set, levels]);
  const marked = useRef<HTMLTableCellElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the table scrolls, not the dialog around it.
    if (box.current && marked.current)
      box.current.scrollTop = marked.current.offsetTop - box.current.clientHeight / 2;
  }, []);
  const maxRank = maxRankOf(set);
  return (
    <Box
      ref={box}
      {...(!isGrid && { tabIndex: 0, role: 'region', 'aria-label': set.name })}
      sx={{
        position: 'relative',
        overflow: 'auto',
        maxHeight: isGrid ? '70vh' : 'min(420px, 45vh)',
        // Nobody scrolls on paper: the marked cell would be cut off.
        '@media print': { overflow: 'visible', maxHeight: 'none' },
      }}
    >
      <Box
        component="table"
        {...(isGrid && { role: 'grid', 'aria-label': set.name })}
        sx={{
          borderCollapse: 'separate',
          borderSpacing: 0,
          borderLeft: 1,
          borderColor: 'divider',
          minWidth: 'max-content',
          '@media print': { minWidth: 0 },
          '& thead': { position: 'sticky', top: 0, zIndex: 1, '@media print': { position: 'static' } },
          '& thead th': { bgcolor: 'background.paper' },
          '& thead tr:first-of-type th': { borderTopWidth: 1 },
        }}
      >
        <thead>
          <tr>
            {corner.map(symbol => (
              <Box key={symbol} component="th" scope="col" rowSpan={2} sx={{ ...cell, fontWeight: 600 }}>
                {symbol}
              </Box>
            ))}
            <Box
              component="th"
              scope="colgroup"
              colSpan={across.headings.length}
              sx={{ ...cell, fontWeight: 600, textAlign: 'center' }}
            >
              {across.symbol} · {across.label}
            </Box>
          </tr>
          <tr>
            {across.headings.map(heading => (
              <Box
                key={heading.key}
                component="th"
                scope="col"
                title={heading.label}
                sx={{ ...cell, textAlign: 'center' }}
              >
                {heading.code}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowPlace) => (
            <tr key={row.key}>
              {row.headings
                .filter(({ span }) => span > 0)
                .map(heading => (
                  <RowHeading key={heading.key} heading={heading} span={heading.span} />
                ))}
              {row.cells.map((tableCell, column) => {
                const { key, rating, isMarked } = tableCell;
                const look = lookOf?.(tableCell, { row: rowPlace, column });
                const color = rating && riskColor(rating.rank, maxRank);
                return (
                  <Box
                    key={key}
                    component="td"
                    ref={isMarked ? marked : undefined}
                    aria-current={isMarked ? 'true' : undefined}
                    title={rating?.label}
                    {...look?.props}
                    sx={{
                      ...cell,
                      minWidth: 48,
                      textAlign: 'center',
                      fontWeight: isMarked ? 700 : 500,
                      ...(isMarked && {
                        outline: '3px solid',
                        outlineColor: 'text.primary',
                        outlineOffset: -3,
                      }),
                      ...look?.sx,
                    }}
                    style={color && { backgroundColor: color.background, color: color.text }}
                  >
                    {look?.content ?? (rating ? ratingWord(rating, text) : '–')}
                    {isMarked && (
                      <span className="worksheet-hidden">{text.prose('marked-cell', ', chosen')}</span>
                    )}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function RowHeading({ heading, span }: { heading: TableHeading; span: number }) {
  return (
    <Box
      component="th"
      scope={span > 1 ? 'rowgroup' : 'row'}
      rowSpan={span}
      sx={{ ...cell, verticalAlign: 'top', py: 0.5 }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {heading.code}
      </Box>
      {heading.label !== heading.code && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', ml: 0.75, display: { xs: 'none', sm: 'inline' } }}
        >
          {heading.label}
        </Box>
      )}
    </Box>
  );
}
