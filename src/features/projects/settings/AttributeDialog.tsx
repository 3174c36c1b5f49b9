import { ProjectAttributeTypeCreateLimits, ProjectAttributeTypeUpdateLimits } from '@/api/limits';
import { type ProjectAttributeType, useUpdateProjectAttributeTypeMutation } from '@/api/project-attributes';
import { useCreateProjectAttributeTypeMutation } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
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

interface NewAttributeDialogProps {
  projectUuid: string;
  /** Where it stands among the others. */
  position: number;
  onClose: () => void;
}

/** Adds an attribute to the project. */
export function NewAttributeDialog({ projectUuid, position, onClose }: NewAttributeDialogProps) {
  const text = useTexts('project-settings');
  const [create] = useCreateProjectAttributeTypeMutation();
  const form = useApiForm({
    limits: ProjectAttributeTypeCreateLimits,
    values: { name: '', description: '', dataType: 'TEXT' as DataType },
    send: values => create({ projectUuid, projectAttributeTypeCreate: { ...values, position } }),
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
      <AttributeFields kindHelp={text('kind-help', 'Choices are added afterwards.')} />
    </ApiFormDialog>
  );
}

interface EditAttributeDialogProps {
  type: ProjectAttributeType;
  /** The project says something to it, or it has choices: its kind stays. */
  isUsed: boolean;
  onClose: () => void;
}

/** Another name, meaning or kind. */
export function EditAttributeDialog({ type, isUsed, onClose }: EditAttributeDialogProps) {
  const text = useTexts('project-settings');
  const [update] = useUpdateProjectAttributeTypeMutation();
  const { uuid: projectAttributeTypeUuid, name, description, dataType, revision } = type;
  const form = useApiForm({
    limits: ProjectAttributeTypeUpdateLimits,
    values: { name, description, dataType },
    revision,
    send: (_values, change) =>
      update({
        projectAttributeTypeUuid,
        projectAttributeTypeUpdate: { ...change.changed, revision: change.revision },
      }),
    sentText: text('attribute-saved', 'Attribute saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('edit-attribute', 'Change the attribute {1}', { values: [name] })}
      onClose={onClose}
    >
      <AttributeFields
        isKindFixed={isUsed}
        kindHelp={
          isUsed
            ? text('kind-fixed', 'It stays while the project says something to it or there are choices.')
            : text('kind-free', 'It can change as long as nothing is said to it.')
        }
      />
    </ApiFormDialog>
  );
}

function AttributeFields({ kindHelp, isKindFixed }: { kindHelp: string; isKindFixed?: boolean }) {
  const text = useTexts('project-settings');
  return (
    <>
      <FormTextField name="name" label={text('attribute-name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('attribute-description', 'What it says')} />
      <FormChoiceField
        name="dataType"
        label={text('kind', 'Kind')}
        helperText={kindHelp}
        disabled={isKindFixed}
        options={KINDS.map(kind => ({ value: kind, label: text(KIND_LABELS[kind]) }))}
      />
    </>
  );
}
