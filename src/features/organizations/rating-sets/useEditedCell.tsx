import type { PrintedCell } from '@domain/rating/printedTable';
import Box from '@mui/material/Box';
import { ratingWord } from '@/features/shared/rating/ratingTexts';
import { useTexts } from '@/glossary/useText';
import type { CellRating } from './useCellRating';

/** How a cell of a draft looks and what it is called, in the table as at the end of a way of the graph. */
export function useEditedCell({ isFallen, nameOf }: CellRating) {
  const text = useTexts('rating-sets');
  const word = useTexts('hazards');
  return (cell: PrintedCell, rating: Parameters<typeof ratingWord>[0] | undefined, isChosen: boolean) => {
    const falls = isFallen(cell);
    return {
      label: [
        nameOf(cell),
        rating ? ratingWord(rating, word) : text('empty-cell', 'empty'),
        ...(falls ? [text('not-monotone', 'not monotone')] : []),
      ].join(', '),
      /** Empty, or lower than a milder one. */
      isWrong: falls || !rating,
      content: (
        <>
          {rating ? ratingWord(rating, word) : '–'}
          {falls && (
            <Box component="span" aria-hidden sx={{ ml: 0.5 }}>
              ▼
            </Box>
          )}
        </>
      ),
      sx: {
        cursor: 'pointer',
        ...(falls && { boxShadow: 'inset 0 0 0 2px currentColor', fontWeight: 700 }),
        ...(isChosen && { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: -3 }),
      },
    };
  };
}
