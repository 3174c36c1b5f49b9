import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { type HazardVote, type HazardVoteEvent, useGetHazardVoteQuery } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { VoteForm } from './VoteForm';
import { WithdrawDialog } from './WithdrawDialog';

export interface OwnVoteProps {
  project: Project;
  hazard: Hazard;
  round: HazardVoteEvent;
  /** The set that the round is voted in. */
  set: RiskRatingSet;
  /** On the button that casts the vote; "Save" without. */
  saveLabel?: string;
  takesFocus?: boolean;
  onSaved?: () => void;
  onWithdrawn?: () => void;
  onLeave?: () => void;
}

/**
 * One's own vote in a round: to cast it while the round is open, to change or withdraw it until the round ends. Nothing
 * for who has no seat in the round or may not vote.
 */
export function OwnVote(props: OwnVoteProps) {
  const { project, round } = props;
  const mayVote = projectPermissions(project).can('votes.cast') && round.myVoteUuid !== null;
  const { currentData, error, refetch } = useGetHazardVoteQuery(
    mayVote && round.myVoteUuid ? { hazardVoteUuid: round.myVoteUuid } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!mayVote) return null;
  if (error && !currentData) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton variant="rounded" height={160} />;
  const vote = currentData.data;
  return <Seat key={`${round.uuid} ${vote.state}`} {...props} vote={vote} />;
}

function Seat(props: OwnVoteProps & { vote: HazardVote }) {
  const { hazard, round, set, vote, takesFocus = false, saveLabel, onSaved, onWithdrawn, onLeave } = props;
  const text = useTexts('vote-queue');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const note = (children: ReactNode) => (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
  if (vote.state === 'NOT_NEEDED')
    return note(
      text('not-needed', 'A lead does without your vote in this round. They can ask you in again.'),
    );
  if (round.status === 'REVEALED' && vote.state === 'PENDING')
    return note(
      text('too-late', 'The votes are revealed and yours is not among them. Wait for the next round.'),
    );
  if (round.status === 'CLOSED' || round.status === 'RESET')
    return note(text('ended', 'This round has ended; its votes stay as they are.'));
  return (
    <>
      <VoteForm
        hazard={hazard}
        round={round}
        set={set}
        vote={vote}
        takesFocus={takesFocus}
        saveLabel={saveLabel ?? text('save', 'Save vote')}
        onSaved={onSaved ?? doNothing}
        {...(onLeave && { onLeave })}
        actions={
          vote.state === 'CAST' &&
          !hazard.isRiskFrozen && (
            <Button size="small" variant="outlined" onClick={() => setIsWithdrawing(true)}>
              {text('withdraw', 'Withdraw')}
            </Button>
          )
        }
      />
      {isWithdrawing && (
        <WithdrawDialog
          round={round}
          vote={vote}
          onClose={() => setIsWithdrawing(false)}
          onDone={() => {
            setIsWithdrawing(false);
            onWithdrawn?.();
          }}
        />
      )}
    </>
  );
}

const doNothing = () => undefined;
