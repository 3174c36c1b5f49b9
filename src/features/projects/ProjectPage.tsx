import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Outlet, type Params } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { MODEL_SHEETS, paths, VOTING_PAGES, type VotingPage } from '@/config/paths';
import { ProjectEdits } from '@/features/shared/edits/ProjectEdits';
import { PROJECT_ROLE_LABELS } from '@/features/shared/people/projectRoles';
import { RoleChip } from '@/features/shared/people/RoleChip';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { TitlePart } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { lazyPart } from '@/ui/lazyPart';
import { Page } from '@/ui/Page';
import { usePageAddress } from '@/ui/PageAddress';
import { PageHeader } from '@/ui/PageHeader';
import { TabbedHeader } from '@/ui/TabbedHeader';
import { FollowedCounts } from './header/FollowedCounts';
import { ProjectSummary } from './header/ProjectSummary';
import { ProjectBreadcrumb } from './ProjectBreadcrumb';

/** Few projects are archived: the code shall not come with every page of a project. */
const ArchivedNote = lazyPart(() => import('./ArchivedNote').then(module => module.ArchivedNote));

const ALL_SHEETS = Object.values(MODEL_SHEETS).flat();
const VOTING = Object.keys(VOTING_PAGES) as VotingPage[];

/** The route's part of the header. */
export const handle = {
  crumb: ({ projectUuid }: Params) => <ProjectBreadcrumb projectUuid={projectUuid ?? ''} />,
};

/** Header and tabs of one project; the open tab stands below. */
export function ProjectPage() {
  const text = useTexts('project');
  const user = useUser();
  const {
    pathname,
    params: { projectUuid = '' },
  } = usePageAddress();
  const { currentData, error, refetch } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  const { can } = projectPermissions(project);
  const [firstSheet] = MODEL_SHEETS[project?.style ?? 'FUNCTION'];
  const model = paths.projectModel(projectUuid, firstSheet);

  if (error && !project)
    return (
      <Page>
        <PageHeader title={text('title', 'Project')} />
        <ErrorView error={error} onRetry={refetch} />
      </Page>
    );
  return (
    <>
      <TabbedHeader
        title={project?.name}
        facts={
          // Below the title: a chip beside it would cut it.
          project ? (
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
              {project.myRole && <RoleChip role={text(PROJECT_ROLE_LABELS[project.myRole])} />}
              {can('analysis.read') && <ProjectSummary project={project} />}
            </Stack>
          ) : (
            <Skeleton variant="text" width={240} height={24} />
          )
        }
        label={text('tabs', 'Project')}
        user={user}
        tabs={
          project && [
            { to: paths.project(projectUuid), label: text('overview', 'Overview') },
            {
              to: model,
              // Of both styles: a link may lead to a sheet that the project's own has none of.
              covers: ALL_SHEETS.map(sheet => paths.projectModel(projectUuid, sheet)),
              label: text('model', 'Model'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectWorksheet(projectUuid),
              covers: [pathname.startsWith(paths.projectHazardPage(projectUuid, '')) ? pathname : ''],
              label: text('worksheet', 'Worksheet'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectMeasures(projectUuid),
              covers: [
                paths.projectMeasureUses(projectUuid),
                paths.projectSolutionSets(projectUuid),
                paths.projectComparison(projectUuid),
              ],
              label: text('measures', 'Measures'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectTargets(projectUuid),
              covers: [
                paths.projectRequirements(projectUuid),
                paths.projectSafetyFunctions(projectUuid),
                paths.projectTrace(projectUuid),
                paths.projectReqif(projectUuid),
              ],
              label: text('targets', 'Targets'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectVoting(projectUuid),
              covers: VOTING.map(page => paths.projectVoting(projectUuid, page)),
              label: text('voting', 'Voting'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectChecks(projectUuid),
              covers: [paths.projectMetrics(projectUuid)],
              label: text('checks', 'Checks and figures'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectDocuments(projectUuid),
              covers: [
                paths.projectReports(projectUuid),
                paths.projectImport(projectUuid),
                paths.projectBaselines(projectUuid),
                paths.projectBaselineComparison(projectUuid),
                paths.projectAsk(projectUuid),
              ],
              label: text('documents', 'Documents'),
              disabled: !can('analysis.read'),
            },
            {
              to: paths.projectSettings(projectUuid),
              covers: [paths.projectAuditLog(projectUuid)],
              label: text('settings', 'Settings'),
              // The address stays good for whoever may only read; it says then what is missing.
              visibleTo: () => can('project.update') || can('project.delete'),
            },
            { to: paths.projectMembers(projectUuid), label: text('members', 'Members') },
          ]
        }
      >
        {project?.archivedAt && (
          <Suspense fallback={<Skeleton variant="rounded" height={50} sx={{ mb: 1 }} />}>
            <ArchivedNote project={project} archivedAt={project.archivedAt} />
          </Suspense>
        )}
      </TabbedHeader>
      <TitlePart part={project?.name}>
        <Suspense fallback={<LoadingSpinner />}>
          <ProjectEdits key={projectUuid} projectUuid={projectUuid}>
            {can('analysis.read') && <FollowedCounts projectUuid={projectUuid} />}
            <Outlet />
          </ProjectEdits>
        </Suspense>
      </TitlePart>
    </>
  );
}
