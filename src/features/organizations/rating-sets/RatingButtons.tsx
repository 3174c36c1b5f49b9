import type { PrintedCell } from '@domain/rating/printedTable';
import { maxRankOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ratingWord } from '@/features/shared/rating/ratingTexts';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import type { CellRating } from './useCellRating';
import type { DraftContent } from './useDraftEditor';

interface RatingButtonsProps {
  content: DraftContent;
  editing: CellRating;
  /** The chosen cell, and its rating where it has one. */
  cell: PrintedCell;
  ratingUuid: string | undefined;
  /** It has been rated: the focus goes back to it. */
  onRated: () => void;
}

/** Gives the chosen cell of a draft its rating by the mouse, and says which key does it. */
export function RatingButtons({ content, editing, cell, ratingUuid, onRated }: RatingButtonsProps) {
  const text = useTexts('rating-sets');
  const word = useTexts('hazards');
  const { ratings, keys, rate, nameOf } = editing;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('rating-of-cell', 'Rating of the chosen cell')}
      sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 96 }} aria-live="polite">
        {nameOf(cell)}
      </Typography>
      {ratings.map(rating => {
        const color = riskColor(rating.rank, maxRankOf(content));
        const isChosen = ratingUuid === rating.uuid;
        return (
          <Button
            key={rating.uuid}
            size="small"
            aria-pressed={isChosen}
            aria-keyshortcuts={keys.get(rating.uuid)}
            onClick={() => {
              rate(cell, rating.uuid);
              onRated();
            }}
            sx={{
              minWidth: 44,
              px: 1,
              textTransform: 'none',
              fontWeight: isChosen ? 700 : 500,
              ...(isChosen && { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 1 }),
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
  );
}
