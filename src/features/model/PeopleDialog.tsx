import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
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

interface PeopleDialogProps {
  projectUuid: string;
  people: readonly PersonnelMember[];
  onClose: () => void;
}

/** Groups of people: those of the project can be renamed, ordered and retired, and more be added. */
export function PeopleDialog({ projectUuid, people, onClose }: PeopleDialogProps) {
  const text = useTexts('people');
  const id = useId();
  const [edited, setEdited] = useState<PersonnelMember | 'new' | null>(null);
  if (edited)
    return (
      <GroupDialog
        projectUuid={projectUuid}
        group={edited === 'new' ? undefined : edited}
        order={Math.max(0, ...people.map(({ order }) => order)) + 1}
        onClose={() => setEdited(null)}
      />
    );
  const marksOf = ({ projectUuid: owner, trained, isPublic, isActive }: PersonnelMember) =>
    [
      ...(trained ? [text('mark-trained', 'trained')] : []),
      ...(isPublic ? [text('mark-public', 'public')] : []),
      ...(isActive ? [] : [text('mark-retired', 'no longer offered')]),
      ...(owner ? [] : [text('mark-shared', 'shared by all projects')]),
    ].join(' · ');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('title', 'Groups of people')}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {/* A list is read in its order; the project's own stand first, as they are what can be changed. */}
          {people
            .toSorted((a, b) => Number(b.projectUuid !== null) - Number(a.projectUuid !== null))
            .map(group => (
              <ListItem
                key={group.uuid}
                disableGutters
                secondaryAction={
                  group.projectUuid && (
                    <Tooltip title={text('edit', 'Change {1}', { values: [group.name] })}>
                      <IconButton
                        size="extraSmall"
                        aria-label={text('edit', 'Change {1}', { values: [group.name] })}
                        onClick={() => setEdited(group)}
                      >
                        <EditRounded fontSize="small" />
                      </IconButton>
                    </Tooltip>
                  )
                }
              >
                <ListItemText primary={group.name} secondary={marksOf(group)} />
              </ListItem>
            ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {text('close', 'Close')}
        </Button>
        <Button size="small" variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
          {text('add', 'Add group')}
        </Button>
      </DialogActions>
    </Dialog>
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
