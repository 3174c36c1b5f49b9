import DialogContentText from '@mui/material/DialogContentText';
import { type Hazard, useSetResidualRiskAcceptanceMutation } from '@/api/hazards';
import { ResidualRiskAcceptanceLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface AcceptanceDialogProps {
  hazard: Hazard;
  asked: 'accept' | 'takeBack';
  onClose: () => void;
}

/** Accepts what is left of a risk, or takes that back with a reason. */
export function AcceptanceDialog({ hazard, asked, onClose }: AcceptanceDialogProps) {
  const text = useTexts('hazards');
  const [setAcceptance] = useSetResidualRiskAcceptanceMutation();
  const { uuid: hazardUuid, code, revision } = hazard;
  const isAccepted = asked === 'accept';
  const form = useApiForm({
    limits: ResidualRiskAcceptanceLimits,
    values: { reason: '' },
    send: ({ reason }) =>
      setAcceptance({
        hazardUuid,
        residualRiskAcceptance: { revision, isAccepted, ...(reason && { reason }) },
      }),
    sentText: isAccepted
      ? text('accepted-now', 'The residual risk is accepted')
      : text('taken-back', 'The acceptance was taken back'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        isAccepted
          ? text('accept-title', 'Accept the residual risk of {1}', { values: [code] })
          : text('take-back-title', 'Take back the acceptance of {1}', { values: [code] })
      }
      submitLabel={isAccepted ? text('accept-confirm', 'Accept') : text('take-back-confirm', 'Take back')}
      onClose={onClose}
    >
      <DialogContentText>
        {isAccepted
          ? text.prose(
              'accept-help',
              'Your name and the time are written down. It holds for the final rating as it is now: when that moves, somebody has to accept it again.',
            )
          : text.prose('take-back-help', 'Say why the risk is not accepted any more.')}
      </DialogContentText>
      <FormLongTextField name="reason" label={text('accept-reason', 'Reason')} />
    </ApiFormDialog>
  );
}
