import {
  type CurrentUser,
  useDeleteCurrentUserMutation,
  useLazyGetCurrentUserDependencyTreeQuery,
} from '@/api/users';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { DeleteSection } from '@/features/shared/delete/DeleteSection';
import { useTexts } from '@/glossary/useText';
import { useSession } from '@/session/SessionContext';

/** The end of one's own account; what it leaves behind is named first. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const text = useTexts('account');
  const session = useSession();
  const [loadTree] = useLazyGetCurrentUserDependencyTreeQuery();
  const [remove] = useDeleteCurrentUserMutation();
  return (
    <DeleteSection
      title={text('delete-title', 'Delete my account')}
      purpose={text.prose(
        'delete-explanation',
        'Your sign-in, memberships, votes, preferences and notifications are deleted. What you wrote in projects stays there without your name. You see everything before anything is deleted.',
      )}
      label={text('delete', 'Delete my account')}
      dialog={onClose => (
        <ConfirmDeleteDialog
          title={text('delete-title', 'Delete my account')}
          records={[{ uuid: user.uuid, label: user.email }]}
          loadTree={() => loadTree()}
          remove={(_uuid, confirm) => remove({ confirm })}
          typedName={user.email}
          confirmLabel={text('delete', 'Delete my account')}
          onDeleted={session.signOut}
          onClose={onClose}
        />
      )}
    />
  );
}
