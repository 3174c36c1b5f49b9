import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type CurrentUser,
  useDeleteCurrentUserMutation,
  useLazyGetCurrentUserDependencyTreeQuery,
} from '@/api/users';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';
import { useSession } from '@/session/SessionContext';
import { Section } from '@/ui/Section';

/** The end of one's own account; what it leaves behind is named first. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const text = useTexts('account');
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [loadTree] = useLazyGetCurrentUserDependencyTreeQuery();
  const [remove] = useDeleteCurrentUserMutation();
  return (
    <Section
      title={text('delete-title', 'Delete my account')}
      purpose={text.prose(
        'delete-explanation',
        'Your sign-in, memberships, votes, preferences and notifications are deleted. What you wrote in projects stays there without your name. You see everything before anything is deleted.',
      )}
    >
      <Button
        size="small"
        color="error"
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsAsking(true)}
      >
        {text('delete', 'Delete my account')}
      </Button>
      {isAsking && (
        <ConfirmDeleteDialog
          title={text('delete-title', 'Delete my account')}
          records={[{ uuid: user.uuid, label: user.email }]}
          loadTree={() => loadTree()}
          remove={(_uuid, confirm) => remove({ confirm })}
          typedName={user.email}
          confirmLabel={text('delete', 'Delete my account')}
          onDeleted={session.signOut}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}
