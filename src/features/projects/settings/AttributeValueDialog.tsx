import {
  useDeleteProjectAttributeMutation,
  useUpdateProjectAttributeMutation,
} from '@/api/project-attributes';
import { useCreateProjectAttributeMutation } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import type { FieldLimits } from '@/lib/fieldLimits';
import { FormChoiceField, FormTextField } from '@/ui/form';
import type { AttributeOfProject } from '../attributes/useProjectAttributes';

interface AttributeValueDialogProps {
  attribute: AttributeOfProject;
  onClose: () => void;
}

/** The form of a value by its kind, as the contract describes it (ProjectAttributeDataType). */
const LIMITS: Record<AttributeOfProject['type']['dataType'], FieldLimits> = {
  TEXT: { type: 'string', nullable: true, minLength: 1, maxLength: 2000 },
  NUMBER: { type: 'string', nullable: true, maxLength: 2000, pattern: '^-?\\d+(\\.\\d+)?$' },
  DATE: { type: 'string', nullable: true, format: 'date' },
  CHOICE: { type: 'string', nullable: true, format: 'uuid' },
};

/** What the project says to one attribute; nothing takes it back. */
export function AttributeValueDialog({ attribute, onClose }: AttributeValueDialogProps) {
  const text = useTexts('project-settings');
  const { type, choices, attribute: standing } = attribute;
  const [create] = useCreateProjectAttributeMutation();
  const [update] = useUpdateProjectAttributeMutation();
  const [remove] = useDeleteProjectAttributeMutation();
  const isChoice = type.dataType === 'CHOICE';
  const name = isChoice ? 'projectAttributeTypeValueUuid' : 'value';
  const form = useApiForm<Record<string, unknown>, unknown>({
    limits: { [name]: LIMITS[type.dataType] },
    values: { [name]: standing?.[name] ?? null },
    send: (values, { revision }) => {
      const said = (values[name] ?? null) as string | null;
      if (standing && said === null) return remove({ projectAttributeUuid: standing.uuid });
      if (standing)
        return update({
          projectAttributeUuid: standing.uuid,
          projectAttributeUpdate: { revision: revision || standing.revision, [name]: said },
        });
      if (said === null) return Promise.resolve({ data: true });
      return create({
        projectUuid: type.projectUuid,
        projectAttributeCreate: { projectAttributeTypeUuid: type.uuid, [name]: said },
      });
    },
    sentText: text('value-saved', '{1} saved', { values: [type.name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('set-value', 'Set {1}', { values: [type.name] })}
      submitLabel={text('save-value', 'Save')}
      onClose={onClose}
    >
      {isChoice ? (
        <FormChoiceField
          name={name}
          label={type.name}
          helperText={type.description || text.prose('empty-takes-back', 'Empty takes it back.')}
          options={choices.map(choice => ({
            value: choice.uuid,
            label: choice.name,
            description: choice.description,
          }))}
        />
      ) : (
        <FormTextField
          name={name}
          label={type.name}
          type={type.dataType === 'DATE' ? 'date' : 'text'}
          helperText={type.description || text.prose('empty-takes-back', 'Empty takes it back.')}
          patternMessage={text('number-wrong', 'Enter a number with a point, such as -12.5.')}
          autoFocus
        />
      )}
    </ApiFormDialog>
  );
}
