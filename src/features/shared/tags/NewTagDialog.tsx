import { TagCreateLimits } from '@/api/limits';
import { useCreateTagMutation } from '@/api/organizations';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { TagFields } from './TagFields';

interface NewTagDialogProps {
  organizationUuid: string;
  /** What its button does beside creating it, where that is more. */
  submitLabel?: string;
  onCreated?: (tagUuid: string) => void;
  onClose: () => void;
}

/** A tag that the organization does not have yet. */
export function NewTagDialog({ organizationUuid, submitLabel, onCreated, onClose }: NewTagDialogProps) {
  const text = useTexts('tag');
  const [create] = useCreateTagMutation();
  const form = useApiForm({
    limits: TagCreateLimits,
    values: { name: '', description: '', color: '' },
    send: values => create({ organizationUuid, tagCreate: values }),
    onSent: ({ data }) => {
      onCreated?.(data.uuid);
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new', 'New tag')}
      submitLabel={submitLabel ?? text('create', 'Create tag')}
      onClose={onClose}
    >
      <TagFields />
    </ApiFormDialog>
  );
}
