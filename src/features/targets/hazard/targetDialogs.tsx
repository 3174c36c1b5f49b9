import { SafetyTargetCreateLimits } from '@/api/limits';
import {
  type SafetyTarget,
  useCreateSafetyTargetsBatchMutation,
  useUpdateSafetyTargetMutation,
} from '@/api/lookups';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormSearchChoiceField, FormTextField } from '@/ui/form';

interface LinkTargetDialogProps {
  hazardUuid: string;
  /** Those that do not name it yet. */
  targets: readonly SafetyTarget[];
  onClose: () => void;
}

/** Names one of the targets that are there for a hazard. */
export function LinkTargetDialog({ hazardUuid, targets, onClose }: LinkTargetDialogProps) {
  const text = useTexts('targets');
  const [update] = useUpdateSafetyTargetMutation();
  const form = useApiForm({
    limits: LINK_LIMITS,
    values: { safetyTargetUuid: null as string | null },
    send: async ({ safetyTargetUuid }) => {
      const target = targets.find(({ uuid }) => uuid === safetyTargetUuid);
      return update({
        safetyTargetUuid: safetyTargetUuid ?? '',
        safetyTargetUpdate: {
          revision: target?.revision ?? 0,
          hazardUuids: [...(target?.hazardUuids ?? []), hazardUuid],
        },
      });
    },
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('link', 'Name a target')}
      submitLabel={text('link-confirm', 'Name it')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="safetyTargetUuid"
        label={text('target', 'Safety target')}
        autoFocus
        options={targets.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
    </ApiFormDialog>
  );
}

/** A choice of this form alone; what is sent follows from it. */
const LINK_LIMITS = { safetyTargetUuid: { required: true } } as const;

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
