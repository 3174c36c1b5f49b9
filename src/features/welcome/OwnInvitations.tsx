import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import {
  type OwnInvitation,
  useAcceptOwnInvitationMutation,
  useDeclineOwnInvitationMutation,
  useListOwnInvitationsQuery,
} from '@/api/organizations';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';

/** Invitations to me, each to accept or to decline; not there while there is none. */
export function OwnInvitations() {
  const text = useTexts('welcome');
  // Somebody may have sent one since the page was last open.
  const { data } = useListOwnInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = data?.data.results ?? [];
  if (invitations.length === 0) return null;
  return (
    <Card component="section" variant="outlined" aria-labelledby="own-invitations" sx={{ p: 2, mb: 3 }}>
      <Typography variant="h2" id="own-invitations" sx={{ mb: 1 }}>
        {text.prose('invitations', 'Invitations')}
      </Typography>
      <Stack
        component="ul"
        aria-labelledby="own-invitations"
        sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}
      >
        {invitations.map(invitation => (
          <InvitationEntry key={invitation.uuid} invitation={invitation} />
        ))}
      </Stack>
    </Card>
  );
}

function InvitationEntry({ invitation }: { invitation: OwnInvitation }) {
  const sayRole = useBuiltInName('OrganizationRole');
  const text = useTexts('welcome');
  const formats = useFormats();
  const { enqueueSnackbar } = useSnackbar();
  const [accept, accepting] = useAcceptOwnInvitationMutation();
  const [decline, declining] = useDeclineOwnInvitationMutation();
  const isBusy = accepting.isLoading || declining.isLoading;
  const { uuid, organizationName, roleName, inviterName, projects, expiresAt } = invitation;
  const values = [organizationName];

  const answer = async (send: typeof accept | typeof decline, said: string) => {
    if (isBusy) return;
    const { error } = await send({ organizationInvitationUuid: uuid });
    if (error === undefined) enqueueSnackbar(said, { variant: 'success' });
    else enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };

  const details = [
    text('invitation-role', 'Role: {1}', { values: [sayRole(roleName)] }),
    projects.length > 0 && text('invitation-projects', 'Projects: {1}', { values: [projects.join(', ')] }),
    text('invitation-expires', 'Valid until {1}', { values: [formats.date(expiresAt)] }),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {inviterName
            ? text.prose('invitation-by', '{1} invites you to {2}', {
                values: [inviterName, organizationName],
              })
            : text.prose('invitation', 'You are invited to {1}', { values })}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {details.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={isBusy}
          aria-label={text('accept-name', 'Accept the invitation to {1}', { values })}
          onClick={() => void answer(accept, text('accepted', 'You belong to {1} now', { values }))}
        >
          {text('accept', 'Accept')}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={text('decline-name', 'Decline the invitation to {1}', { values })}
          onClick={() => void answer(decline, text('declined', 'Invitation to {1} declined', { values }))}
        >
          {text('decline', 'Decline')}
        </Button>
      </Stack>
    </Stack>
  );
}
