import { maxRankOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import { ratingWord } from './ratingTexts';

/** A rating as the worksheet's chip shows it; a dash while there is none. */
export function RatingChip({ set, rating }: { set: RiskRatingSet; rating: RiskRating | undefined }) {
  const text = useTexts('hazards');
  if (!rating) return <Box component="span">–</Box>;
  const { background, text: color } = riskColor(rating.rank, maxRankOf(set));
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: 32,
        px: 1,
        borderRadius: 0.75,
        fontWeight: 600,
        textAlign: 'center',
        // A name of several words may take lines, one word stays whole.
        overflowWrap: 'normal',
        wordBreak: 'keep-all',
      }}
      style={{ backgroundColor: background, color }}
    >
      {ratingWord(rating, text)}
    </Box>
  );
}
