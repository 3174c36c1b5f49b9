import PersonRemoveRounded from '@mui/icons-material/PersonRemoveRounded';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  type OrganizationUser,
  useListOrganizationUsersQuery,
  useRemoveOrganizationUserMutation,
} from '@/api/organizations';
import { useListProjectMembersQuery } from '@/api/project-members';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { personName } from '@/features/shared/people/personName';
import { PROJECT_ROLE_LABELS } from '@/features/shared/people/projectRoles';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { UserAvatar } from '@/ui/UserAvatar';
import { useSupplierProjects } from './useSupplierProjects';

interface SupplierListProps {
  organizationUuid: string;
  organizationRoleUuid: string;
}

/** More memberships than the people of one page have. */
const ALL = 5000;

/** The suppliers of an organization and the projects that each of them sees. */
export function SupplierList({ organizationUuid, organizationRoleUuid }: SupplierListProps) {
  const text = useTexts('invite-supplier');
  const formats = useFormats();
  const list = useListParameters(['name', 'createdAt']);
  const query = useListOrganizationUsersQuery({
    organizationUuid,
    organizationRoleUuid: [organizationRoleUuid],
    ...list.query,
  });
  const { names } = useSupplierProjects(organizationUuid);
  const people = query.data?.data.results.map(({ userUuid }) => userUuid) ?? [];
  const members = useListProjectMembersQuery(
    people.length > 0 ? { userUuid: people, limit: ALL } : skipToken,
  );
  const [leaving, setLeaving] = useState<OrganizationUser | null>(null);
  const projectsOf = (userUuid: string) =>
    members.data?.data.results
      .filter(member => member.userUuid === userUuid && names.has(member.projectUuid))
      .map(({ projectUuid, role }) => `${names.get(projectUuid)} (${text(PROJECT_ROLE_LABELS[role])})`)
      .join(', ');

  const columns: [ListColumn<OrganizationUser>, ...ListColumn<OrganizationUser>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: ({ user }) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <UserAvatar user={user} size={24} />
          <Link
            component={RouterLink}
            to={paths.organizationMember(organizationUuid, user.uuid)}
            underline="hover"
            aria-label={text('projects-of', '{1}, change projects', { values: [personName(user)] })}
          >
            {personName(user)}
          </Link>
        </Box>
      ),
    },
    { key: 'email', label: text('email', 'E-mail address'), minWidth: 248, render: ({ user }) => user.email },
    {
      key: 'projects',
      label: text('projects', 'Projects'),
      render: ({ userUuid }) => projectsOf(userUuid) || text('no-projects', 'None yet'),
    },
    {
      key: 'since',
      label: text('since', 'Supplier since'),
      sortBy: 'createdAt',
      width: 140,
      render: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  return (
    <>
      <ApiList
        label={text('suppliers', 'Suppliers')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={supplier => (
          <Tooltip title={text('remove', 'Remove')}>
            <IconButton
              size="extraSmall"
              aria-label={text('remove-name', 'Remove {1}', { values: [personName(supplier.user)] })}
              onClick={() => setLeaving(supplier)}
            >
              <PersonRemoveRounded fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        empty={
          <EmptyState
            title={text('empty-title', 'No suppliers yet')}
            text={text.prose(
              'empty',
              'A supplier works in the projects you choose and sees nothing else of the organization. Invite one with the form.',
            )}
          />
        }
      />
      {leaving && <RemoveSupplierDialog supplier={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function RemoveSupplierDialog({ supplier, onClose }: { supplier: OrganizationUser; onClose: () => void }) {
  const text = useTexts('invite-supplier');
  const [remove] = useRemoveOrganizationUserMutation();
  const name = personName(supplier.user);
  const { organizationUuid } = supplier;
  return (
    <ConfirmDeleteDialog
      title={text('remove-title', 'Remove supplier {1}', { values: [name] })}
      records={[{ uuid: supplier.userUuid, label: name }]}
      remove={userUuid => remove({ organizationUuid, userUuid })}
      confirmLabel={text('remove', 'Remove')}
      deletedText={text('removed', '{1} was removed', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'remove-explanation',
          '{1} leaves all projects of the organization. What they wrote stays.',
          {
            values: [name],
          },
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}
