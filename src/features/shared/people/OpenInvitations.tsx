import DeleteRounded from '@mui/icons-material/DeleteRounded';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import {
  type OrganizationInvitation,
  useDeleteOrganizationInvitationMutation,
  useInviteNewOrganizationUserMutation,
  useListOrganizationInvitationsQuery,
} from '@/api/organizations';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import type { ListColumn, ListState } from '@/ui/list';
import { InvitationLink } from './InvitationLink';
import { PROJECT_ROLE_LABELS } from './projectRoles';

/** One page with all of them: few are open at a time. */
const ALL: ListState = {
  orderBy: 'createdAt',
  order: 'desc',
  sortBy: () => {},
  page: 0,
  setPage: () => {},
  query: { limit: 500 },
};

interface OpenInvitationsProps {
  organizationUuid: string;
  /** Only invitations to this role; all of them when left out. */
  organizationRoleUuid?: string;
}

/** People who have not joined yet: send the mail again, or withdraw the invitation. */
export function OpenInvitations({ organizationUuid, organizationRoleUuid }: OpenInvitationsProps) {
  const text = useTexts('invite-supplier');
  const formats = useFormats();
  const { enqueueSnackbar } = useSnackbar();
  const query = useListOrganizationInvitationsQuery({
    organizationUuid,
    organizationRoleUuid: organizationRoleUuid === undefined ? undefined : [organizationRoleUuid],
    orderBy: 'createdAt',
    order: 'desc',
    limit: ALL.query.limit,
  });
  const [invite, { isLoading }] = useInviteNewOrganizationUserMutation();
  const [remove] = useDeleteOrganizationInvitationMutation();
  const [withdrawing, setWithdrawing] = useState<OrganizationInvitation | null>(null);

  /** Where no mail is sent: the new link. */
  const [renewed, setRenewed] = useState<{ email: string; link: string } | null>(null);

  // Sending again makes another invitation of it: what is listed until then cannot be acted on.
  const isBusy = isLoading || query.isFetching;

  const resend = async (invitation: OrganizationInvitation) => {
    if (isBusy) return;
    const { email, firstName, lastName, projects } = invitation;
    const { error, data } = await invite({
      organizationInvitationCreate: {
        organizationUuid,
        organizationRoleUuid: invitation.organizationRoleUuid,
        email,
        firstName,
        lastName,
        projects: projects.map(({ projectUuid, role }) => ({ projectUuid, role })),
      },
    });
    const link = data?.data.link;
    setRenewed(link ? { email, link } : null);
    if (link) return;
    const message = error === undefined ? text('resent', 'Sent again to {1}', { values: [email] }) : null;
    if (message) enqueueSnackbar(message, { variant: 'success' });
    else enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };

  const columns: [ListColumn<OrganizationInvitation>, ...ListColumn<OrganizationInvitation>[]] = [
    { key: 'email', label: text('email', 'E-mail address'), render: ({ email }) => email },
    {
      key: 'name',
      label: text('name', 'Name'),
      render: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || '–',
    },
    {
      key: 'projects',
      label: text('projects', 'Projects'),
      render: ({ projects }) =>
        projects.map(({ name, role }) => `${name} (${text(PROJECT_ROLE_LABELS[role])})`).join(', ') ||
        text('no-projects', 'None yet'),
    },
    {
      key: 'expires',
      label: text('expires', 'Valid until'),
      width: 160,
      render: ({ expiresAt }) =>
        Date.parse(expiresAt) > Date.now() ? (
          formats.date(expiresAt)
        ) : (
          <Typography component="span" variant="inherit" color="warning">
            {text.prose('expired', 'Expired {1}', { values: [formats.date(expiresAt)] })}
          </Typography>
        ),
    },
  ];
  return (
    <>
      {renewed && <InvitationLink {...renewed} />}
      <ApiList
        label={text('open', 'Open invitations')}
        query={query}
        state={ALL}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={invitation => (
          <>
            <Tooltip title={text('resend', 'Send again')}>
              <span>
                <IconButton
                  size="extraSmall"
                  disabled={isBusy}
                  aria-label={text('resend-to', 'Send again to {1}', { values: [invitation.email] })}
                  onClick={() => void resend(invitation)}
                >
                  <ForwardToInboxRounded fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title={text('withdraw', 'Withdraw')}>
              <span>
                <IconButton
                  size="extraSmall"
                  disabled={isBusy}
                  aria-label={text('withdraw-name', 'Withdraw the invitation of {1}', {
                    values: [invitation.email],
                  })}
                  onClick={() => setWithdrawing(invitation)}
                >
                  <DeleteRounded fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          </>
        )}
        empty={
          <Typography color="textSecondary">
            {text.prose('none-open', 'There are no open invitations.')}
          </Typography>
        }
      />
      {withdrawing && (
        <ConfirmDeleteDialog
          title={text('withdraw-title', 'Withdraw the invitation of {1}', { values: [withdrawing.email] })}
          records={[{ uuid: withdrawing.uuid, label: withdrawing.email }]}
          remove={organizationInvitationUuid => remove({ organizationInvitationUuid })}
          confirmLabel={text('withdraw-confirm', 'Withdraw invitation')}
          deletedText={text('withdrawn', 'Invitation withdrawn')}
          onClose={() => setWithdrawing(null)}
        >
          <DialogContentText>
            {text.prose('withdraw-explanation', 'The link in the mail stops working. You can invite again.')}
          </DialogContentText>
        </ConfirmDeleteDialog>
      )}
    </>
  );
}
