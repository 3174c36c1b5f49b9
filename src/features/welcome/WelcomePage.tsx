import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { ProjectGrid, ProjectGridSkeleton } from '@/features/projects';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';

const RECENT_PROJECTS = 6;

/** The first page: a greeting, the projects changed last and one thing to do next. */
export function WelcomePage() {
  const text = useTexts('welcome');
  const user = useCurrentUser();
  const { data, error, refetch } = useListProjectsQuery({
    orderBy: 'updatedAt',
    order: 'desc',
    limit: RECENT_PROJECTS,
  });
  const projects = data?.data.results;
  const newest = projects?.[0];
  const title = user.firstName
    ? text('greeting', 'Welcome, {1}', { values: [user.firstName] })
    : text('greeting-unnamed', 'Welcome');
  return (
    <Page>
      <PageHeader
        title={title}
        purpose={text(
          'purpose',
          'Find the hazards of a system, rate them as a team and show why each level is right.',
        )}
        actions={
          newest && (
            <Button
              variant="contained"
              component={Link}
              to={paths.projectWorksheet(newest.uuid)}
              sx={{ maxWidth: '100%' }}
            >
              <Typography component="span" noWrap sx={{ font: 'inherit' }}>
                {text('continue', 'Continue with {1}', { values: [newest.name] })}
              </Typography>
            </Button>
          )
        }
      />
      {error && <ErrorView error={error} onRetry={refetch} />}
      {!projects && !error && <ProjectGridSkeleton />}
      {projects && projects.length > 0 && (
        <Stack component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h2">{text('recent', 'Recent projects')}</Typography>
          <ProjectGrid projects={projects} />
        </Stack>
      )}
      {projects?.length === 0 && (
        <EmptyState
          title={text('empty-title', 'No projects yet')}
          text={text(
            'empty',
            'Projects you are added to appear here. See which ones exist and ask for access.',
          )}
          action={
            <Button variant="contained" component={Link} to={paths.discoverProjects()}>
              {text('discover', 'Discover projects')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
