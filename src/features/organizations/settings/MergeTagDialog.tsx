import DialogContentText from '@mui/material/DialogContentText';
import { TagMergeLimits } from '@/api/limits';
import { type Tag, useListTagsQuery, useMergeTagMutation } from '@/api/record-tags';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField, FormTextField } from '@/ui/form';

/** More than an organization has. */
const ALL = 20_000;

/** Two words for one thing become one: records keep the other tag, and this one goes. */
export function MergeTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const text = useTexts('tag');
  const formats = useFormats();
  const { organizationUuid, uuid: tagUuid, name, usageCount } = tag;
  const tags = useListTagsQuery({ organizationUuid, orderBy: 'name', limit: ALL }).currentData?.data.results;
  const [merge] = useMergeTagMutation();
  const form = useApiForm({
    limits: TagMergeLimits,
    values: { intoTagUuid: '', reason: '' },
    send: values => merge({ tagUuid, tagMerge: values }),
    sentText: text('merged', '{1} was merged', { values: [name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('merge-name', 'Merge {1}', { values: [name] })}
      submitLabel={text('merge-tags', 'Merge tags')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'merge-explanation',
          'All its records ({1}) get the other tag, also in archived projects, and {2} is deleted. This cannot be undone.',
          { values: [formats.number(usageCount), name] },
        )}
      </DialogContentText>
      <FormSearchChoiceField
        name="intoTagUuid"
        label={text('merge-into', 'Into the tag')}
        isLoading={!tags}
        options={(tags ?? [])
          .filter(({ uuid }) => uuid !== tagUuid)
          .map(other => ({ value: other.uuid, label: other.name, description: other.description }))}
      />
      <FormTextField name="reason" label={text('reason', 'Reason')} />
    </ApiFormDialog>
  );
}
