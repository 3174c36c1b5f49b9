import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { type HazardVoteEvent, useListHazardVotesQuery } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { RoundVoters } from '../round/RoundVoters';
import { isStageLocked } from '../round/roundSteps';
import { isActive } from './boardRows';

/** More voters than a round has. */
const ALL = 1000;

interface RoundVotersDialogProps {
  hazard: Hazard;
  round: HazardVoteEvent;
  /** Leads to its due date, and to more voters. */
  onChange: () => void;
  /** Whether the reader may do without a voter, or ask them in again. */
  canManage: boolean;
  onClose: () => void;
}

/** Who votes in the present round of a hazard. */
export function RoundVotersDialog({ hazard, round, canManage, onChange, onClose }: RoundVotersDialogProps) {
  const text = useTexts('voting');
  const id = useId();
  const votes = useListHazardVotesQuery({
    hazardUuid: hazard.uuid,
    hazardVoteEventUuid: [round.uuid],
    limit: ALL,
  });
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid: round.riskRatingSetUuid }).currentData?.data;
  const isOpen = isActive(round) && !isStageLocked(hazard, round.stage) && !hazard.isRiskFrozen;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {text('board-voters-title', 'Voters of {1}, round {2}', { values: [hazard.code, round.round] })}
      </DialogTitle>
      <DialogContent>
        {votes.error && !votes.currentData ? (
          <ErrorView error={votes.error} onRetry={votes.refetch} />
        ) : votes.currentData && set ? (
          <RoundVoters set={set} votes={votes.currentData.data.results} canManage={canManage && isOpen} />
        ) : (
          <Skeleton variant="rounded" height={96} />
        )}
      </DialogContent>
      <DialogActions>
        {canManage && isOpen && (
          <Button size="small" onClick={onChange}>
            {text('change-rounds', 'Voters and due date')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {text('batch-close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
