import DialogContentText from '@mui/material/DialogContentText';
import { type ProjectMember, useDeleteProjectMemberMutation } from '@/api/project-members';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';

/** Asks before somebody leaves a project. */
export function RemoveMemberDialog({ member, onClose }: { member: ProjectMember; onClose: () => void }) {
  const text = useTexts('project-members');
  const [remove] = useDeleteProjectMemberMutation();
  const name = personName(member.user);
  return (
    <ConfirmDeleteDialog
      title={text('remove-title', 'Remove {1} from the project', { values: [name] })}
      records={[{ uuid: member.uuid, label: name }]}
      remove={(projectMemberUuid, confirm) => remove({ projectMemberUuid, confirm })}
      confirmLabel={text('remove-confirm', 'Remove')}
      deletedText={text('removed', '{1} was removed', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'remove-explanation',
          '{1} cannot open the project any more. Records, votes and comments of this person stay.',
          { values: [name] },
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}
