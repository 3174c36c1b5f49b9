import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { type Project, useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { AccessRequests } from './AccessRequests';
import { FirstSteps } from './FirstSteps';
import { MyHazards } from './MyHazards';
import { MyVotes } from './MyVotes';
import { OpenChecks } from './OpenChecks';
import { OwnInvitations } from './OwnInvitations';
import { CHECKED_PROJECTS, RECENT_PROJECTS } from './waitingLimits';

interface WelcomePageProps {
  ProjectGrid: ComponentType<{ projects: readonly Project[] }>;
  ProjectGridSkeleton: ComponentType;
}

/**
 * The first page: what waits for me, and the projects changed last. Each part asks for itself, so that none waits for
 * another or fails with it.
 */
export function WelcomePage({ ProjectGrid, ProjectGridSkeleton }: WelcomePageProps) {
  const text = useTexts('welcome');
  const user = useCurrentUser();
  const { selected } = useSelectedOrganization();
  const { data, error, refetch } = useListProjectsQuery({
    organizationUuid: selected ? [selected.organizationUuid] : undefined,
    orderBy: 'updatedAt',
    order: 'desc',
    limit: CHECKED_PROJECTS,
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
        purpose={text.prose(
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
                {text.prose('continue', 'Continue with {1}', { values: [newest.name] })}
              </Typography>
            </Button>
          )
        }
      />
      <OwnInvitations />
      {projects?.length === 0 && !selected ? (
        <FirstSteps />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
            }}
          >
            <MyVotes />
            <MyHazards projects={projects} />
            {!error && <OpenChecks projects={projects} />}
            <AccessRequests />
          </Box>
          <Stack component="section" sx={{ gap: 1.5 }}>
            <Typography variant="h2">{text.prose('recent', 'Recent projects')}</Typography>
            {error && <ErrorView error={error} onRetry={refetch} />}
            {!projects && !error && <ProjectGridSkeleton />}
            {projects && projects.length > 0 && <ProjectGrid projects={projects.slice(0, RECENT_PROJECTS)} />}
            {projects?.length === 0 && <FirstSteps />}
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
