import { ProjectAttributeTypeCreateLimits } from '@/api/limits';
import type { ProjectAttributeType } from '@/api/project-attributes';
import { useCreateProjectAttributeTypeMutation } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/form/ApiFormDialog';
import { useApiForm } from '@/features/shared/form/useApiForm';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormTextField } from '@/ui/form';

type DataType = ProjectAttributeType['dataType'];

const KIND_LABELS: Readonly<Record<DataType, TextDefinition>> = defineTexts(
  'project-settings',
  { TEXT: 'Text', NUMBER: 'Number', DATE: 'Date', CHOICE: 'Choice' },
  'kind-',
);
const KINDS = Object.keys(KIND_LABELS) as DataType[];

/** A new thing that the project tells of itself; its kind stays. */
export function NewAttributeDialog({ projectUuid, onClose }: { projectUuid: string; onClose: () => void }) {
  const text = useTexts('project-settings');
  const [create] = useCreateProjectAttributeTypeMutation();
  const form = useApiForm({
    limits: ProjectAttributeTypeCreateLimits,
    values: { name: '', description: '', dataType: 'TEXT' as DataType },
    send: values => create({ projectUuid, projectAttributeTypeCreate: values }),
    sentText: text('attribute-created', 'Attribute created'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new-attribute', 'New attribute')}
      submitLabel={text('create-attribute', 'Create attribute')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('attribute-name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('attribute-description', 'What it says')} />
      <FormChoiceField
        name="dataType"
        label={text('kind', 'Kind')}
        helperText={text('kind-help', 'It stays as it is; choices are added afterwards.')}
        options={KINDS.map(kind => ({ value: kind, label: text(KIND_LABELS[kind]) }))}
      />
    </ApiFormDialog>
  );
}
