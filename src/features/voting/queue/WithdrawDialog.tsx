import DialogContentText from '@mui/material/DialogContentText';
import { type HazardVote, type HazardVoteEvent, useDeleteHazardVoteMutation } from '@/api/hazard-voting';
import { HazardVoteNotNeededToggleLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';
import { RULE_TEXTS } from './voteTexts';

interface WithdrawDialogProps {
  round: HazardVoteEvent;
  vote: HazardVote;
  onDone: () => void;
  onClose: () => void;
}

/** Takes one's own vote back; the seat in the round stays. */
export function WithdrawDialog({ round, vote, onDone, onClose }: WithdrawDialogProps) {
  const text = useTexts('vote-queue');
  const [withdraw] = useDeleteHazardVoteMutation();
  const isRevealed = round.status === 'REVEALED';
  // The reason is a query parameter, which no schema of a body limits: the same text goes by the contract's own reason.
  const { reason } = HazardVoteNotNeededToggleLimits;
  const form = useApiForm({
    limits: { reason: isRevealed ? { ...reason, required: true, minLength: 1 } : reason },
    values: { reason: '' },
    send: values => withdraw({ hazardVoteUuid: vote.uuid, ...(values.reason && { reason: values.reason }) }),
    sentText: text('withdrawn', 'Your vote is withdrawn'),
    onSent: onDone,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('withdraw-title', 'Withdraw your vote on {1}?', { values: [round.hazard.code] })}
      submitLabel={text('withdraw', 'Withdraw')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'withdraw-help',
          'Your levels and your reason are removed from this round. You stay a voter and can vote again while it is open.',
        )}
      </DialogContentText>
      <FormLongTextField
        name="reason"
        label={text('withdraw-reason', 'Why you withdraw it')}
        {...(isRevealed && { helperText: text(RULE_TEXTS.R4) })}
      />
    </ApiFormDialog>
  );
}
