import { compareLevels, compareTables } from '@domain/rating/compareSets';
import { cellKey } from '@domain/rating/printedTable';
import type { RatingSet } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { RatingTable } from './RatingTable';
import { ratingWord } from './ratingTexts';

const KINDS = defineTexts(
  'rating-sets',
  { ADDED: 'new', REMOVED: 'removed', CHANGED: 'changed' },
  'compared-',
);

/** Two sets or versions cell by cell, in the table of the newer one. */
export function Comparison({ older, newer }: { older: RatingSet; newer: RatingSet }) {
  const text = useTexts('rating-sets');
  const word = useTexts('hazards');
  const cells = useMemo(
    () => new Map(compareTables(older, newer).map(compared => [cellKey(compared.cell), compared])),
    [older, newer],
  );
  const levels = useMemo(() => compareLevels(older, newer), [older, newer]);
  const count = [...cells.values()].filter(({ kind }) => kind !== 'SAME').length;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2">
        {count === 0
          ? text.prose('same-table', 'Every cell is the same.')
          : text('cells-differ', '{1} cells differ.', {
              values: [count],
              count,
              one: 'One cell differs.',
            })}
      </Typography>
      {count > 0 && (
        <RatingTable
          set={newer}
          lookOf={({ cell, rating }) => {
            const compared = cells.get(cellKey(cell));
            if (!compared || compared.kind === 'SAME') return {};
            const now = rating ? ratingWord(rating, word) : '–';
            const was = compared.before ? ratingWord(compared.before, word) : text('nothing', 'nothing');
            return {
              content:
                compared.kind === 'NEW' ? (
                  <>
                    {now} <Box component="small">{text('new-cell', 'new')}</Box>
                  </>
                ) : (
                  <>
                    {now} <Box component="small">{text('was', 'was {1}', { values: [was] })}</Box>
                  </>
                ),
              sx: { fontWeight: 700, boxShadow: 'inset 0 0 0 2px currentColor', whiteSpace: 'nowrap' },
            };
          }}
        />
      )}
      {levels.length > 0 && (
        <Box component="ul" aria-label={text('levels-differ', 'Words that differ')} sx={{ m: 0, pl: 2.5 }}>
          {levels.map(({ list, code, kind, before, after }) => (
            <Typography
              key={`${list} ${code} ${kind}`}
              component="li"
              variant="body2"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {`${[list, code].filter(Boolean).join(' ')} (${text(KINDS[kind])}): `}
              {before && <del>{before}</del>} {after && <ins>{after}</ins>}
            </Typography>
          ))}
        </Box>
      )}
    </Stack>
  );
}
