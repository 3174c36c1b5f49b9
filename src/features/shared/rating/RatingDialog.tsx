import type { Levels } from '@domain/rating/parameters';
import { rateLevels } from '@domain/rating/rateLevels';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { RatingExplanation } from './RatingExplanation';
import { RatingTable } from './RatingTable';
import { RiskGraph } from './RiskGraph';
import { TableOrGraph } from './TableOrGraph';

interface RatingDialogProps {
  /** Of the hazard. */
  code: string;
  set: RiskRatingSet;
  levels: Levels;
  onClose: () => void;
}

/** "Why this level": the sentence, the steps and the whole table with the cell marked. */
export function RatingDialog({ code, set, levels, onClose }: RatingDialogProps) {
  const text = useTexts('hazards');
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="rating-title">
      <DialogTitle id="rating-title">
        {text('rating-title', '{1}: {2} by {3}', { values: [code, set.resultLabel, set.name] })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <RatingExplanation set={set} rated={rateLevels(set, levels)} />
        <TableOrGraph
          table={<RatingTable set={set} levels={levels} />}
          graph={<RiskGraph set={set} levels={levels} />}
        />
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
