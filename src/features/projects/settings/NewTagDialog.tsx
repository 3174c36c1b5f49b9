import { TagCreateLimits } from '@/api/limits';
import { useCreateTagMutation } from '@/api/organizations';
import { ApiFormDialog } from '@/features/shared/form/ApiFormDialog';
import { useApiForm } from '@/features/shared/form/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

interface NewTagDialogProps {
  organizationUuid: string;
  onCreated: (tagUuid: string) => void;
  onClose: () => void;
}

/** A tag that the organization does not have yet. */
export function NewTagDialog({ organizationUuid, onCreated, onClose }: NewTagDialogProps) {
  const text = useTexts('project-settings');
  const [create] = useCreateTagMutation();
  const form = useApiForm({
    limits: TagCreateLimits,
    values: { name: '', description: '', color: '' },
    send: values => create({ organizationUuid, tagCreate: values }),
    onSent: ({ data }) => {
      onCreated(data.uuid);
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new-tag', 'New tag')}
      submitLabel={text('create-tag', 'Create and add')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('tag-name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('tag-description', 'What it is for')} />
      <FormTextField
        name="color"
        label={text('tag-color', 'Colour')}
        helperText={text('tag-color-help', 'Six hexadecimal digits, such as #0b6e6e; empty for none.')}
        patternMessage={text('tag-color-wrong', 'Write it as # and six digits 0-9, a-f, such as #0b6e6e.')}
      />
    </ApiFormDialog>
  );
}
