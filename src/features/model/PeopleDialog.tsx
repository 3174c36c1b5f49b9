import { PersonnelMemberUpdateLimits } from '@/api/limits';
import {
  type PersonnelMember,
  useCreatePersonnelBatchMutation,
  useUpdatePersonnelMemberMutation,
} from '@/api/lookups';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormNumberField, FormSwitch, FormTextField } from '@/ui/form';
import { ProjectListDialog } from './ProjectListDialog';

interface PeopleDialogProps {
  projectUuid: string;
  people: readonly PersonnelMember[];
  onClose: () => void;
}

/** Groups of people: those of the project can be renamed, ordered and retired, and more be added. */
export function PeopleDialog({ projectUuid, people, onClose }: PeopleDialogProps) {
  const text = useTexts('people');
  const marksOf = ({ projectUuid: owner, trained, isPublic, isActive }: PersonnelMember) =>
    [
      ...(trained ? [text('mark-trained', 'trained')] : []),
      ...(isPublic ? [text('mark-public', 'public')] : []),
      ...(isActive ? [] : [text('mark-retired', 'no longer offered')]),
      ...(owner ? [] : [text('mark-shared', 'shared by all projects')]),
    ].join(' · ');
  return (
    <ProjectListDialog<PersonnelMember>
      title={text('title', 'Groups of people')}
      entries={people}
      nameOf={({ name }) => name}
      noteOf={marksOf}
      editLabel={({ name }) => text('edit', 'Change {1}', { values: [name] })}
      addLabel={text('add', 'Add group')}
      closeLabel={text('close', 'Close')}
      renderForm={({ entry, ...form }) => <GroupDialog projectUuid={projectUuid} group={entry} {...form} />}
      onClose={onClose}
    />
  );
}

interface GroupDialogProps {
  projectUuid: string;
  /** Left out for a new one. */
  group: PersonnelMember | undefined;
  /** Place of a new one. */
  order: number;
  onClose: () => void;
}

function GroupDialog({ projectUuid, group, order, onClose }: GroupDialogProps) {
  const text = useTexts('people');
  const [create] = useCreatePersonnelBatchMutation();
  const [update] = useUpdatePersonnelMemberMutation();
  const form = useApiForm<
    Pick<PersonnelMember, 'name' | 'description' | 'trained' | 'isPublic' | 'order' | 'isActive'>,
    unknown
  >({
    limits: PersonnelMemberUpdateLimits,
    values: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      trained: group?.trained ?? false,
      isPublic: group?.isPublic ?? false,
      order: group?.order ?? order,
      isActive: group?.isActive ?? true,
    },
    revision: group?.revision,
    send: (values, { changed, revision }) =>
      group
        ? update({ personnelUuid: group.uuid, personnelMemberUpdate: { ...changed, revision } })
        : create({ projectUuid, personnelMemberBatchCreate: { items: [values] } }),
    sentText: group ? text('saved', 'Group saved') : text('added', 'Group added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        group
          ? text('edit', 'Change {1}', { values: [group.name] })
          : text('new', 'New group of people of this project')
      }
      submitLabel={group ? undefined : text('add', 'Add group')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      <FormSwitch name="trained" label={text('trained', 'Knows the machine and its dangers')} />
      <FormSwitch name="isPublic" label={text('public', 'Anybody may be among them and children as well')} />
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new hazards, tasks and misuses')} />
    </ApiFormDialog>
  );
}
