import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { Outlet, type Params, useLocation, useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { tokens } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { TabBar } from '@/ui/TabBar';
import { ProjectBreadcrumb } from './ProjectBreadcrumb';

/** The route's part of the header. */
export const handle = {
  crumb: ({ projectUuid }: Params) => <ProjectBreadcrumb projectUuid={projectUuid ?? ''} />,
};

/** Header and tabs of one project; the open tab stands below. */
export function ProjectPage() {
  const text = useTexts('project');
  const user = useUser();
  const { projectUuid = '' } = useParams();
  const { pathname } = useLocation();
  const { currentData, error, refetch } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;

  if (error && !project)
    return (
      <Page>
        <PageHeader title={text('title', 'Project')} />
        <ErrorView error={error} onRetry={refetch} />
      </Page>
    );
  return (
    <>
      <Box
        sx={{
          px: `${tokens.page.marginInline}px`,
          pt: `${tokens.page.marginTop}px`,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {project ? (
          <PageHeader title={project.name} />
        ) : (
          <Skeleton variant="text" width={240} height={32} sx={{ mb: 2 }} />
        )}
        <TabBar
          label={text('tabs', 'Project')}
          user={user}
          current={pathname.replace(/\/+$/, '')}
          tabs={[
            { to: paths.project(projectUuid), label: text('overview', 'Overview') },
            { to: paths.projectWorksheet(projectUuid), label: text('worksheet', 'Worksheet') },
          ]}
        />
      </Box>
      <Suspense fallback={<LoadingSpinner />}>
        <Outlet />
      </Suspense>
    </>
  );
}
