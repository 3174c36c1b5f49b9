import PersonRemoveRounded from '@mui/icons-material/PersonRemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import {
  type OrganizationUser,
  useLeaveOrganizationMutation,
  useListOrganizationInvitationsQuery,
  useListOrganizationUsersQuery,
  useRemoveOrganizationUserMutation,
} from '@/api/organizations';
import { paths } from '@/config/paths';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { emailColumn } from '@/features/shared/people/emailColumn';
import { OpenInvitations } from '@/features/shared/people/OpenInvitations';
import { personName } from '@/features/shared/people/personName';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { UserAvatar } from '@/ui/UserAvatar';
import { MemberRoleField } from './MemberRoleField';
import { useGivableRoles } from './useGivableRoles';

/** The people of an organization and their roles. */
export function OrganizationMembersPage() {
  const sayRole = useBuiltInName('OrganizationRole');
  const text = useTexts('organization-members');
  const formats = useFormats();
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const mayManage = can('organization.users.manage');
  const { roles, isGivable } = useGivableRoles(organizationUuid);
  const list = useListParameters(['name', 'createdAt']);
  const query = useListOrganizationUsersQuery({ organizationUuid, ...list.query });
  const [leaving, setLeaving] = useState<OrganizationUser | null>(null);
  const [isGoing, setIsGoing] = useState(false);
  const { organizations } = useCurrentUser();
  const own = organizations.find(organization => organization.organizationUuid === organizationUuid);
  useDocumentTitle(text('title', 'Members'));

  const columns: [ListColumn<OrganizationUser>, ...ListColumn<OrganizationUser>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: ({ user }) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <UserAvatar user={user} size={24} />
          {mayManage ? (
            <Link
              component={RouterLink}
              to={paths.organizationMember(organizationUuid, user.uuid)}
              underline="hover"
              aria-label={text('projects-of', '{1}, add to projects', { values: [personName(user)] })}
            >
              {personName(user)}
            </Link>
          ) : (
            personName(user)
          )}
        </Box>
      ),
    },
    emailColumn(text('email', 'E-mail'), ({ user }) => user.email),
    {
      key: 'role',
      label: text('role', 'Role'),
      render: member =>
        mayManage && roles ? (
          <MemberRoleField member={member} roles={roles} isGivable={isGivable} />
        ) : (
          sayRole(member.roleName)
        ),
    },
    {
      key: 'since',
      label: text('since', 'Member since'),
      sortBy: 'createdAt',
      width: 140,
      render: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  return (
    <Page>
      <Stack
        direction="row"
        sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <SearchField value={list.search} onChange={list.setSearch} label={text('search', 'Search people')} />
        <Stack direction="row" sx={{ gap: 1 }}>
          {own && (
            <Button size="small" onClick={() => setIsGoing(true)}>
              {text('leave', 'Leave organization')}
            </Button>
          )}
          {mayManage && (
            <Button
              size="small"
              variant="contained"
              component={RouterLink}
              to={paths.newMembers(organizationUuid)}
            >
              {text('add', 'Add members')}
            </Button>
          )}
        </Stack>
      </Stack>
      <ApiList
        label={text('title', 'Members')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={
          mayManage
            ? member => (
                <Tooltip title={text('remove', 'Remove from the organization')}>
                  <IconButton
                    size="extraSmall"
                    aria-label={text('remove-name', 'Remove {1}', { values: [personName(member.user)] })}
                    onClick={() => setLeaving(member)}
                  >
                    <PersonRemoveRounded fontSize="small" />
                  </IconButton>
                </Tooltip>
              )
            : undefined
        }
        empty={
          <EmptyState
            title={text('none-found-title', 'Nobody found')}
            text={text.prose('none-found', 'Nobody here has this text in their name or e-mail address.')}
            action={
              <Button variant="outlined" onClick={() => list.setSearch('')}>
                {text('clear-search', 'Clear the search')}
              </Button>
            }
          />
        }
      />
      {mayManage && <InvitedPeople organizationUuid={organizationUuid} />}
      {leaving && <RemoveMemberDialog member={leaving} onClose={() => setLeaving(null)} />}
      {own && isGoing && (
        <LeaveDialog organizationUuid={organizationUuid} name={own.name} onClose={() => setIsGoing(false)} />
      )}
    </Page>
  );
}

/** Who has not accepted yet; not there while nobody is invited. */
function InvitedPeople({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('organization-members');
  const { data } = useListOrganizationInvitationsQuery({ organizationUuid, limit: 1 });
  if (!data?.data.total) return null;
  return (
    <Box component="section" aria-label={text('invited', 'Invited')} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text.prose('invited', 'Invited')}
      </Typography>
      <OpenInvitations organizationUuid={organizationUuid} />
    </Box>
  );
}

interface LeaveDialogProps {
  organizationUuid: string;
  name: string;
  onClose: () => void;
}

function LeaveDialog({ organizationUuid, name, onClose }: LeaveDialogProps) {
  const text = useTexts('organization-members');
  const navigate = useNavigate();
  const [leave] = useLeaveOrganizationMutation();
  return (
    <ConfirmDeleteDialog
      title={text('leave-title', 'Leave {1}', { values: [name] })}
      records={[{ uuid: organizationUuid, label: name }]}
      remove={async uuid => {
        const answer = await leave({ organizationUuid: uuid });
        if (answer.error === undefined) navigate(paths.welcome());
        return answer;
      }}
      confirmLabel={text('leave', 'Leave organization')}
      deletedText={text('left', 'You left {1}', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'leave-explanation',
          'You leave all its projects too. What you wrote stays. To come back you need an invitation.',
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}

function RemoveMemberDialog({ member, onClose }: { member: OrganizationUser; onClose: () => void }) {
  const text = useTexts('organization-members');
  const [remove] = useRemoveOrganizationUserMutation();
  const name = personName(member.user);
  const { organizationUuid } = member;
  return (
    <ConfirmDeleteDialog
      title={text('remove-title', 'Remove {1} from the organization', { values: [name] })}
      records={[{ uuid: member.userUuid, label: name }]}
      remove={userUuid => remove({ organizationUuid, userUuid })}
      confirmLabel={text('remove-confirm', 'Remove')}
      deletedText={text('removed', '{1} was removed', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'remove-explanation',
          '{1} leaves all projects of the organization too. Records, votes and comments of this person stay.',
          { values: [name] },
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}
