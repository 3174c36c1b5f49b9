import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormNumberField, FormSwitch, FormTextField } from '@/ui/form';
import { type EntryValues, LOOKUP_CALLS, type LookupEntry, type LookupKind } from './lookupKinds';

interface EntryDialogProps {
  kind: LookupKind;
  organizationUuid: string;
  /** Left out for a new one. */
  entry?: LookupEntry;
  /** Place of a new one. */
  order: number;
  onClose: () => void;
}

/** An entry that an organization has for itself; every project of it can choose it. */
export function EntryDialog({ kind, organizationUuid, entry, order, onClose }: EntryDialogProps) {
  const text = useTexts('organization-library');
  const { useCreate, useUpdate, limits, own } = LOOKUP_CALLS[kind];
  const create = useCreate();
  const update = useUpdate();
  const fields = Object.keys(own) as (keyof LookupEntry)[];
  const ownValues = Object.fromEntries(fields.map(field => [field, (entry ?? own)[field]]));
  const form = useApiForm<EntryValues & Record<string, unknown>, unknown>({
    limits,
    values: {
      name: entry?.name ?? '',
      description: entry?.description ?? '',
      order: entry?.order ?? order,
      isActive: entry?.isActive ?? true,
      ...ownValues,
    },
    revision: entry?.revision,
    send: (values, { changed, revision }) =>
      entry ? update(entry.uuid, { ...changed, revision }) : create(organizationUuid, values),
    sentText: entry ? text('saved', 'Entry saved') : text('added', 'Entry added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={entry ? text('edit-title', 'Change {1}', { values: [entry.name] }) : text('new', 'New entry')}
      submitLabel={entry ? undefined : text('add', 'Add entry')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      {'template' in own && (
        <>
          <FormTextField
            name="template"
            label={text('template', 'Text of the malfunction')}
            helperText={text.prose(
              'template-help',
              'With {function} where the name of the function belongs, such as “{function} stays as it was”.',
            )}
          />
          <FormChoiceField
            name="appliesTo"
            label={text('applies-to', 'Applies to')}
            options={[
              { value: 'FUNCTION', label: text('applies-FUNCTION', 'Functions') },
              { value: 'SIGNAL', label: text('applies-SIGNAL', 'Signals') },
              { value: 'TASK', label: text('applies-TASK', 'Tasks') },
            ]}
          />
        </>
      )}
      {'examples' in own && (
        <FormLongTextField name="examples" label={text('examples', 'Examples')} minRows={2} />
      )}
      {'severityRankLow' in own && (
        <>
          <FormNumberField
            name="severityRankLow"
            label={text('rank-low', 'Lowest typical rank of severity')}
            helperText={text.prose('rank-help', 'A hint beside the rating; it never rates anything.')}
          />
          <FormNumberField
            name="severityRankHigh"
            label={text('rank-high', 'Highest typical rank of severity')}
          />
        </>
      )}
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new records')} />
    </ApiFormDialog>
  );
}
