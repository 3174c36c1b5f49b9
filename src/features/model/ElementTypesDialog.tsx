import {
  type CeaType,
  getCeaTypeDependencyTree,
  useCreateCeaTypesBatchMutation,
  useDeleteCeaTypeMutation,
  useUpdateCeaTypeMutation,
} from '@/api/cea-types';
import { useAppDispatch } from '@/api/hooks';
import { CeaTypeCreateLimits, CeaTypeUpdateLimits } from '@/api/limits';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormSwitch, FormTextField } from '@/ui/form';
import { ELEMENT_KINDS, typeLabel } from './elementSheet';
import { ProjectListDialog } from './ProjectListDialog';

interface ElementTypesDialogProps {
  projectUuid: string;
  types: readonly CeaType[];
  onClose: () => void;
}

/** The types of elements: those of the project can be changed, and more be added. */
export function ElementTypesDialog({ projectUuid, types, onClose }: ElementTypesDialogProps) {
  const text = useTexts('elements');
  const dispatch = useAppDispatch();
  const [remove] = useDeleteCeaTypeMutation();
  return (
    <ProjectListDialog<CeaType>
      title={text('types', 'Types of elements')}
      entries={types}
      nameOf={type => typeLabel(type, text)}
      noteOf={type => (type.projectUuid ? undefined : text.prose('type-shared', 'Shared by all projects'))}
      editLabel={({ name }) => text('type-edit', 'Change {1}', { values: [name] })}
      deleting={{
        label: ({ name }) => text('type-delete-named', 'Delete {1}', { values: [name] }),
        confirmLabel: text('type-delete', 'Delete type'),
        loadTree: ceaTypeUuid => dispatch(getCeaTypeDependencyTree.initiate({ ceaTypeUuid }, FRESH_TREE)),
        remove: (ceaTypeUuid, confirm) => remove({ ceaTypeUuid, confirm }),
      }}
      addLabel={text('type-add', 'Add type')}
      closeLabel={text('close', 'Close')}
      renderForm={({ entry, order, onClose: back }) =>
        entry ? (
          <EditTypeDialog type={entry} onClose={back} />
        ) : (
          <NewTypeDialog projectUuid={projectUuid} order={order} onClose={back} />
        )
      }
      onClose={onClose}
    />
  );
}

interface NewTypeDialogProps {
  projectUuid: string;
  /** Its place in the list. */
  order: number;
  onClose: () => void;
}

function NewTypeDialog({ projectUuid, order, onClose }: NewTypeDialogProps) {
  const text = useTexts('elements');
  const [create] = useCreateCeaTypesBatchMutation();
  const form = useApiForm({
    limits: CeaTypeCreateLimits,
    values: { name: '', kind: 'CONDITION' as CeaType['kind'], exclusive: true },
    send: values => create({ projectUuid, ceaTypeBatchCreate: { items: [{ ...values, order }] } }),
    sentText: text('type-added', 'Type added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('type-new', 'New type of elements')}
      submitLabel={text('type-add', 'Add type')}
      onClose={onClose}
    >
      <TypeFields />
    </ApiFormDialog>
  );
}

function EditTypeDialog({ type, onClose }: { type: CeaType; onClose: () => void }) {
  const text = useTexts('elements');
  const [update] = useUpdateCeaTypeMutation();
  const { uuid: ceaTypeUuid, name, kind, exclusive, revision } = type;
  const form = useApiForm({
    limits: CeaTypeUpdateLimits,
    values: { name, kind, exclusive },
    revision,
    send: (_values, change) =>
      update({ ceaTypeUuid, ceaTypeUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('type-saved', 'Type saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog form={form} title={text('type-edit', 'Change {1}', { values: [name] })} onClose={onClose}>
      <TypeFields />
    </ApiFormDialog>
  );
}

function TypeFields() {
  const text = useTexts('elements');
  return (
    <>
      <FormTextField name="name" label={text('type-name', 'Name')} autoFocus />
      <FormChoiceField
        name="kind"
        label={text('type-kind', 'Kind')}
        options={CeaTypeCreateLimits.kind.enum.map(kind => ({
          value: kind,
          label: text(ELEMENT_KINDS[kind]),
        }))}
      />
      <FormSwitch
        name="exclusive"
        label={text('type-exclusive', 'At most one element of this type in a situation')}
      />
    </>
  );
}
