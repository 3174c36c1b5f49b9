import { explainRating, explainStep } from '@domain/rating/explainRating';
import type { RatedLevels } from '@domain/rating/rateLevels';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { RatingChip } from './RatingChip';
import { sayRating } from './ratingTexts';

/** Why a hazard has its level: table and cell in a sentence, and what one step would change. */
export function RatingExplanation({ set, rated }: { set: RiskRatingSet; rated: RatedLevels<RiskRatingSet> }) {
  const say = sayRating(useTexts('hazards'));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{explainRating(set, rated, say)}</Typography>
      {rated.steps.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {rated.steps.map(step => (
            <Box
              key={`${step.scale.parameter} ${step.direction}`}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                fontSize: 13,
                color: step.changes ? 'text.primary' : 'text.secondary',
              }}
            >
              <RatingChip set={set} rating={step.rating} />
              {explainStep(step, rated, say)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
