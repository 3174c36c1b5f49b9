import PersonRemoveRounded from '@mui/icons-material/PersonRemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type ProjectMember, useListProjectMembersQuery } from '@/api/project-members';
import { useGetProjectQuery } from '@/api/projects';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { emailColumn } from '@/features/shared/people/emailColumn';
import { personName } from '@/features/shared/people/personName';
import { PROJECT_ROLE_LABELS } from '@/features/shared/people/projectRoles';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { UserAvatar } from '@/ui/UserAvatar';
import { AccessRequests } from './AccessRequests';
import { AddMembersDialog } from './AddMembersDialog';
import { LeaveProjectDialog } from './LeaveProjectDialog';
import { MemberRoleField } from './MemberRoleField';
import { RemoveMemberDialog } from './RemoveMemberDialog';

/** The people of a project and their roles; who wants to join them. */
export function ProjectMembersPage() {
  const text = useTexts('project-members');
  const formats = useFormats();
  const { projectUuid = '' } = useParams();
  const { currentData } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  const mayManage = projectPermissions(project).can('project.members.manage');
  const list = useListParameters(['name', 'role', 'createdAt']);
  const query = useListProjectMembersQuery({ projectUuid, ...list.query });
  const [leaving, setLeaving] = useState<ProjectMember | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  useDocumentTitle(text('title', 'Members'));

  const columns: [ListColumn<ProjectMember>, ...ListColumn<ProjectMember>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: ({ user }) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <UserAvatar user={user} size={24} />
          {personName(user)}
        </Box>
      ),
    },
    emailColumn(text('email', 'E-mail'), ({ user }) => user.email),
    {
      key: 'role',
      label: text('role', 'Role'),
      sortBy: 'role',
      render: member =>
        mayManage ? <MemberRoleField member={member} /> : text(PROJECT_ROLE_LABELS[member.role]),
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
      {project && mayManage && <AccessRequests projectUuid={projectUuid} />}
      {project && !mayManage && project.archivedAt === null && (
        <Box sx={{ mb: 2 }}>
          <MissingPermission scope="project" action={text('action', 'add people or give roles')} />
        </Box>
      )}
      <Stack
        direction="row"
        sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <SearchField value={list.search} onChange={list.setSearch} label={text('search', 'Search people')} />
        <Stack direction="row" sx={{ gap: 1 }}>
          {project?.myRole && project.archivedAt === null && (
            <Button size="small" onClick={() => setIsGoing(true)}>
              {text('leave', 'Leave project')}
            </Button>
          )}
          {mayManage && (
            <Button size="small" variant="contained" onClick={() => setIsAdding(true)}>
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
                <Tooltip title={text('remove', 'Remove from the project')}>
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
          list.query.search ? (
            <EmptyState
              title={text('none-found-title', 'Nobody found')}
              text={text.prose('none-found', 'Nobody here has this text in their name or e-mail address.')}
              action={
                <Button variant="outlined" onClick={() => list.setSearch('')}>
                  {text('clear-search', 'Clear the search')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={text('empty-title', 'No members yet')}
              text={text.prose('empty', 'Members read, rate and vote by their roles.')}
            />
          )
        }
      />
      {project && isAdding && <AddMembersDialog project={project} onClose={() => setIsAdding(false)} />}
      {leaving && <RemoveMemberDialog member={leaving} onClose={() => setLeaving(null)} />}
      {project && isGoing && <LeaveProjectDialog project={project} onClose={() => setIsGoing(false)} />}
    </Page>
  );
}
