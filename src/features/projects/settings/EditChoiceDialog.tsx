import { ProjectAttributeTypeValueUpdateLimits } from '@/api/limits';
import {
  type ProjectAttributeTypeValue,
  useUpdateProjectAttributeTypeValueMutation,
} from '@/api/project-attributes';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

interface EditChoiceDialogProps {
  choice: ProjectAttributeTypeValue;
  onClose: () => void;
}

/** Another name of a choice: whoever has chosen it says that now. */
export function EditChoiceDialog({ choice, onClose }: EditChoiceDialogProps) {
  const text = useTexts('project-settings');
  const [update] = useUpdateProjectAttributeTypeValueMutation();
  const { uuid: projectAttributeTypeValueUuid, name, description, revision } = choice;
  const form = useApiForm({
    limits: ProjectAttributeTypeValueUpdateLimits,
    values: { name, description },
    revision,
    send: (_values, change) =>
      update({
        projectAttributeTypeValueUuid,
        projectAttributeTypeValueUpdate: { ...change.changed, revision: change.revision },
      }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('rename-name', 'Rename {1}', { values: [name] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('choice-name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('choice-description', 'What it means')} />
    </ApiFormDialog>
  );
}
