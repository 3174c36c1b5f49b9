import { TagUpdateLimits } from '@/api/limits';
import { type Tag, useUpdateTagMutation } from '@/api/record-tags';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { TagFields } from '@/features/shared/tags/TagFields';
import { useTexts } from '@/glossary/useText';

/** Another name, meaning or colour; every record that carries the tag shows it at once. */
export function EditTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const text = useTexts('tag');
  const [update] = useUpdateTagMutation();
  const { uuid: tagUuid, name, description, color, revision } = tag;
  const form = useApiForm({
    limits: TagUpdateLimits,
    values: { name, description, color },
    revision,
    send: (_values, change) =>
      update({ tagUuid, tagUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('saved', 'Tag saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog form={form} title={text('edit-name', 'Change {1}', { values: [name] })} onClose={onClose}>
      <TagFields />
    </ApiFormDialog>
  );
}
