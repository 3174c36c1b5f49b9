import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { initialLevels } from '../view/hazardFields';
import { RatingExplanation } from './RatingExplanation';
import { RatingTable } from './RatingTable';
import { rateLevels } from './rateLevels';

interface RatingDialogProps {
  hazard: Hazard;
  set: RiskRatingSet;
  onClose: () => void;
}

/** "Why this level": the sentence, the steps and the whole table with the cell marked. */
export function RatingDialog({ hazard, set, onClose }: RatingDialogProps) {
  const text = useTexts('hazards');
  const levels = initialLevels(hazard, set);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="rating-title">
      <DialogTitle id="rating-title">
        {text('rating-title', '{1}: {2} by {3}', { values: [hazard.code, set.resultLabel, set.name] })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <RatingExplanation set={set} rated={rateLevels(set, levels)} />
        <RatingTable set={set} levels={levels} />
        {(set.disclaimer || set.provenance) && (
          <Typography variant="caption" color="textSecondary">
            {[set.disclaimer, set.provenance].filter(Boolean).join(' ')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} autoFocus>
          {text('close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
