import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { NoOrganization } from '@/features/shared/permissions/NoOrganization';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { ProjectFilterBar } from './list/ProjectFilterBar';
import { ProjectMarks } from './list/ProjectMarks';
import { useProjectColumns } from './list/useProjectColumns';
import { useProjectFilters } from './list/useProjectFilters';
import { useProjectNotes } from './list/useProjectNotes';
import { useProjectsView } from './list/useProjectsView';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid';
import { ProjectMenu } from './ProjectMenu';

/** My projects, the ones changed last first; search and filters stand in the address. */
export function ProjectsPage() {
  const text = useTexts('projects');
  const { organizations } = useCurrentUser();
  const { selected } = useSelectedOrganization();
  const organizationUuid = selected?.organizationUuid;
  const list = useListParameters(['updatedAt', 'name', 'createdAt'], 'desc');
  const filters = useProjectFilters();
  const { view, setView } = useProjectsView();
  const query = useListProjectsQuery({
    ...list.query,
    organizationUuid: organizationUuid ? [organizationUuid] : undefined,
    tagUuid: filters.tags.length > 0 ? [...filters.tags] : undefined,
    archived: filters.isArchived ? 'INCLUDED' : undefined,
  });
  const notes = useProjectNotes(query.data?.data.results);
  const columns = useProjectColumns(notes, query.data?.data.results);
  const mayCreate = organizations.some(
    one =>
      (!organizationUuid || one.organizationUuid === organizationUuid) &&
      one.permissions.includes('organization.projects.create'),
  );
  const newProject = mayCreate && (
    <Button size="small" variant="contained" component={Link} to={paths.newProject()}>
      {text('new', 'New project')}
    </Button>
  );
  const discover = (
    <Button
      size="small"
      variant={mayCreate ? 'outlined' : 'contained'}
      component={Link}
      to={paths.discoverProjects()}
    >
      {text('discover', 'Discover projects')}
    </Button>
  );
  const clear = () => {
    if (filters.isFiltered) filters.clear();
    if (list.search) list.setSearch('');
  };
  const title = text('title', 'My projects');
  return (
    <Page>
      <PageHeader
        title={title}
        purpose={
          selected ? text.prose('of-organization', 'Those of {1}.', { values: [selected.name] }) : undefined
        }
        actions={newProject || undefined}
      />
      <ProjectFilterBar
        search={list.search}
        setSearch={list.setSearch}
        {...{ filters, view, setView, organizationUuid }}
      />
      <ApiList
        label={title}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={project => <ProjectMenu project={project} />}
        renderRows={
          view === 'TABLE'
            ? undefined
            : ({ rows }) =>
                rows ? (
                  <ProjectGrid
                    projects={rows}
                    label={title}
                    footer={project => <ProjectMarks project={project} notes={notes} />}
                    menu={project => <ProjectMenu project={project} />}
                  />
                ) : (
                  <ProjectGridSkeleton count={6} />
                )
        }
        empty={
          list.query.search || filters.isFiltered ? (
            <EmptyState
              title={text('none-found-title', 'No project found')}
              text={text.prose('none-matches', 'No project of yours has this text and these tags.')}
              action={
                <Button variant="outlined" onClick={clear}>
                  {text('clear-filters', 'Clear search and tags')}
                </Button>
              }
            />
          ) : organizations.length === 0 ? (
            <NoOrganization title={text('empty-title', 'No projects yet')} />
          ) : (
            <EmptyState
              title={text('empty-title', 'No projects yet')}
              text={text.prose(
                'empty',
                'A project holds one hazard analysis with its team. Projects you are added to appear here.',
              )}
              action={newProject || discover}
            />
          )
        }
      />
    </Page>
  );
}
