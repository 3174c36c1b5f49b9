import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { RatingExplanation } from '@/features/shared/rating/RatingExplanation';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { TableOrGraph } from '@/features/shared/rating/TableOrGraph';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { initialLevels } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { HazardLevels } from './HazardLevels';
import { PublishedLevels } from './PublishedLevels';
import { RatingsBySet } from './RatingsBySet';

interface HazardRatingProps {
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

/** How bad it is and why: the levels with their reasons, the table with the cell marked, and the other methods. */
export function HazardRating({ hazard, data, canEdit }: HazardRatingProps) {
  const text = useTexts('hazards');
  const { set, sets } = data;
  const levels = initialLevels(hazard, set);
  const rated = rateLevels(set, levels);
  const readOnly = !canEdit || hazard.isConsensusVotingLocked;
  return (
    <Section title={text('rating', 'Rating by {1}', { values: [set.name] })}>
      <RatingsBySet hazard={hazard} sets={sets} />
      {hazard.isConsensusVotingLocked && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'agreed',
            'The group has agreed on these levels; they stand until the agreement is opened again.',
          )}
        </Typography>
      )}
      <HazardLevels hazard={hazard} set={set} readOnly={readOnly} />
      <Typography variant="h3">
        {text.prose('why', 'Why this level')}
        {rated.rating && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            {cellText(rated)}
          </Typography>
        )}
      </Typography>
      <RatingExplanation set={set} rated={rated} />
      <TableOrGraph
        table={<RatingTable set={set} levels={levels} />}
        graph={<RiskGraph set={set} levels={levels} />}
      />
      <PublishedLevels hazard={hazard} set={set} canEdit={canEdit} />
    </Section>
  );
}
