import { SafetyFunctionCreateLimits } from '@/api/limits';
import { useCreateSafetyFunctionsBatchMutation } from '@/api/safety-functions';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

interface NewFunctionDialogProps {
  projectUuid: string;
  hazardUuid: string;
  riskRatingSetUuid: string;
  onClose: () => void;
}

/** A safety function that does not exist yet, for a hazard. */
export function NewFunctionDialog({
  projectUuid,
  hazardUuid,
  riskRatingSetUuid,
  onClose,
}: NewFunctionDialogProps) {
  const text = useTexts('safety-functions');
  const [create] = useCreateSafetyFunctionsBatchMutation();
  const form = useApiForm({
    limits: SafetyFunctionCreateLimits,
    values: { name: '', description: '' },
    send: values =>
      create({
        projectUuid,
        safetyFunctionBatchCreate: {
          items: [{ ...values, riskRatingSetUuid, hazardUuids: [hazardUuid] }],
        },
      }),
    sentText: text('created', 'Safety function added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new', 'New safety function')}
      submitLabel={text('add', 'Add safety function')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField
        name="description"
        label={text('description', 'What it does')}
        minRows={2}
        helperText={text.prose('description-help', 'What sets it off, and which state it brings about.')}
      />
    </ApiFormDialog>
  );
}
