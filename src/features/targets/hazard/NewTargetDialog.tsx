import { SafetyTargetCreateLimits } from '@/api/limits';
import { useCreateSafetyTargetsBatchMutation } from '@/api/lookups';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

interface NewTargetDialogProps {
  projectUuid: string;
  hazardUuid: string;
  riskRatingSetUuid: string;
  onClose: () => void;
}

/** A target that does not exist yet, for a hazard. */
export function NewTargetDialog({
  projectUuid,
  hazardUuid,
  riskRatingSetUuid,
  onClose,
}: NewTargetDialogProps) {
  const text = useTexts('targets');
  const [create] = useCreateSafetyTargetsBatchMutation();
  const form = useApiForm({
    limits: SafetyTargetCreateLimits,
    values: { name: '', safeState: '' },
    send: values =>
      create({
        projectUuid,
        safetyTargetBatchCreate: { items: [{ ...values, riskRatingSetUuid, hazardUuids: [hazardUuid] }] },
      }),
    sentText: text('created', 'Safety target added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new', 'New target')}
      submitLabel={text('create', 'Add target')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('target-name', 'Name')} autoFocus />
      <FormLongTextField name="safeState" label={text('safe-state', 'Safe state')} />
    </ApiFormDialog>
  );
}
