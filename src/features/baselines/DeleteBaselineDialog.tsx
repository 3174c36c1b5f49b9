import DialogContentText from '@mui/material/DialogContentText';
import { type Baseline, useDeleteBaselineMutation } from '@/api/baselines';
import { SignatureWithdrawLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface DeleteBaselineDialogProps {
  baseline: Baseline;
  onDeleted: () => void;
  onClose: () => void;
}

/** A baseline is deleted with a reason, which stays in the history. */
export function DeleteBaselineDialog({ baseline, onDeleted, onClose }: DeleteBaselineDialogProps) {
  const text = useTexts('baselines');
  const [remove] = useDeleteBaselineMutation();
  const form = useApiForm({
    limits: SignatureWithdrawLimits,
    values: { reason: '' },
    send: ({ reason }) => remove({ baselineUuid: baseline.uuid, reason, revision: baseline.revision }),
    sentText: text('deleted', 'Baseline deleted'),
    onSent: onDeleted,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('delete-title', 'Delete {1}', { values: [baseline.code] })}
      submitLabel={text('delete-confirm', 'Delete baseline')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'delete-help',
          'Its records, reviews and their findings go for good. The project itself is not touched; the history keeps that the baseline was there.',
        )}
      </DialogContentText>
      <FormLongTextField name="reason" label={text('delete-reason', 'Why it is deleted')} autoFocus />
    </ApiFormDialog>
  );
}
