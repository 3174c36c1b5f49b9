import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { explainRating, explainStep } from './explainRating';
import { RatingChip } from './RatingChip';
import type { RatedLevels } from './rateLevels';

/** Why a hazard has its level: table and cell in a sentence, and what one step would change. */
export function RatingExplanation({ set, rated }: { set: RiskRatingSet; rated: RatedLevels }) {
  const text = useTexts('hazards');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{explainRating(set, rated, text)}</Typography>
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
              {explainStep(step, rated, text)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
