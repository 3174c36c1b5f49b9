import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/api/organizations';
import { type Project, useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { PROJECT_ROLE_LABELS, PROJECT_ROLES, type ProjectRole } from '@/features/shared/people/projectRoles';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { TitlePart } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { SaveBar } from '@/ui/form';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { useProjectRoles } from './useProjectRoles';

/** Adds one person of an organization to its projects, and changes their roles there. */
export function MemberProjectsPage() {
  const text = useTexts('member-projects');
  const { organizationUuid = '', userUuid = '' } = useParams();
  const organization = useGetOrganizationQuery({ organizationUuid }).currentData?.data;
  const list = useListParameters(['name', 'updatedAt']);
  const query = useListProjectsQuery({ organizationUuid: [organizationUuid], ...list.query });
  const person = useProjectRoles(organizationUuid, userUuid);
  const { name, roleOf, chosen, choose, changes, save, isSaving, failures } = person;
  const projects = query.data?.data.results;
  // Whoever only reads is offered nothing to save.
  const mayChange =
    projects?.some(project => projectPermissions(project).can('project.members.manage')) ?? false;

  // Not known yet is not the same as none.
  const noRole = person.isLoaded ? text('no-member', 'Not a member') : '…';

  // Without the organization there is nobody whose projects could be listed.
  const isUnknown = person.error !== undefined && name === undefined;

  const columns: [ListColumn<Project>, ...ListColumn<Project>[]] = [
    {
      key: 'name',
      label: text('project', 'Project'),
      sortBy: 'name',
      render: project => (
        <Link component={RouterLink} to={paths.project(project.uuid)} underline="hover">
          {project.name}
        </Link>
      ),
    },
    {
      key: 'role',
      label: text('role', 'Role'),
      width: 220,
      render: project => {
        const standing = roleOf(project.uuid);
        const role = chosen(project.uuid) ?? standing;
        if (!projectPermissions(project).can('project.members.manage'))
          return role ? text(PROJECT_ROLE_LABELS[role]) : noRole;
        return (
          <TextField
            select
            size="extraSmall"
            fullWidth
            value={role ?? ''}
            disabled={isSaving || !person.isLoaded}
            onChange={event => choose(project, event.target.value as ProjectRole | '')}
            slotProps={{
              select: {
                displayEmpty: true,
                SelectDisplayProps: {
                  'aria-label': text('role-in', 'Role in {1}', { values: [project.name] }),
                },
              },
            }}
          >
            {/* Taking somebody out belongs to the project itself, where one sees what they leave behind. */}
            {!standing && <MenuItem value="">{noRole}</MenuItem>}
            {PROJECT_ROLES.map(one => (
              <MenuItem key={one} value={one}>
                {text(PROJECT_ROLE_LABELS[one])}
              </MenuItem>
            ))}
          </TextField>
        );
      },
    },
  ];
  const title = name ? text('title', 'Projects of {1}', { values: [name] }) : text('projects', 'Projects');
  return (
    <Page>
      <TitlePart part={organization?.name}>
        <PageHeader
          title={title}
          purpose={
            mayChange || !projects
              ? text.prose('purpose', 'Choose a role in each project that this person works in, then save.')
              : text.prose('purpose-read', 'What this person does in the projects that you see.')
          }
          actions={
            <SearchField
              value={list.search}
              onChange={list.setSearch}
              label={text('search', 'Search projects')}
            />
          }
        />
      </TitlePart>
      {person.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <ErrorView error={person.error} onRetry={person.retry} />
        </Box>
      )}
      {failures.map(({ project, error }) => (
        <Box key={project.uuid} sx={{ mb: 1 }}>
          <Typography variant="h3">{project.name}</Typography>
          <ErrorView error={error} isRefusal />
        </Box>
      ))}
      {isUnknown ? null : person.isMissing ? (
        <EmptyState
          title={text('missing-title', 'Not a member')}
          text={text.prose(
            'missing',
            'This person does not belong to the organization any more, or never did.',
          )}
          action={
            <Button
              variant="outlined"
              component={RouterLink}
              to={paths.organizationMembers(organizationUuid)}
            >
              {text('to-members', 'To the members')}
            </Button>
          }
        />
      ) : (
        <ApiList
          label={title}
          query={query}
          state={list}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          empty={
            <EmptyState
              title={
                list.query.search
                  ? text('none-found-title', 'No project found')
                  : text('empty-title', 'No projects yet')
              }
              text={
                list.query.search
                  ? text.prose('none-found', 'No project here has this text in its name or description.')
                  : text.prose(
                      'empty',
                      'You see no project of this organization. Create one, or ask its lead.',
                    )
              }
            />
          }
        />
      )}
      <Button
        size="small"
        component={RouterLink}
        to={paths.organizationMembers(organizationUuid)}
        sx={{ my: 2 }}
      >
        {text('to-members', 'To the members')}
      </Button>
      {(changes > 0 || isSaving) && (
        <SaveBar>
          <Button variant="contained" loading={isSaving} onClick={() => void save()}>
            {text('save', 'Save')}
          </Button>
          <Typography variant="body2" color="textSecondary" role="status">
            {text.prose('changes', '{1} not saved yet', { values: [changes] })}
          </Typography>
        </SaveBar>
      )}
    </Page>
  );
}

export { organizationHandle as handle } from '../organizationHandle';
