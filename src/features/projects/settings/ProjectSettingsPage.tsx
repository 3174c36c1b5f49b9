import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { ProjectAttributes } from './ProjectAttributes';
import { ProjectEnd } from './ProjectEnd';
import { ProjectForm } from './ProjectForm';
import { ProjectTags } from './ProjectTags';
import { RatingSetVersions } from './RatingSetVersions';
import { ToolConnections } from './ToolConnections';

/** Name, methods, attributes, tags and connections of a project, and its end. */
export function ProjectSettingsPage() {
  const text = useTexts('project-settings');
  const { projectUuid = '' } = useParams();
  const { currentData } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  useDocumentTitle(text('title', 'Settings'));
  if (!project)
    return (
      <Page>
        <Stack sx={{ gap: 2.5, maxWidth: tokens.settings.maxWidth }}>
          <Skeleton variant="rounded" height={42} />
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={42} />
        </Stack>
      </Page>
    );
  const { can } = projectPermissions(project);
  const isArchived = project.archivedAt !== null;
  const mayUpdate = can('project.update') && !isArchived;
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        {!mayUpdate && !isArchived && (
          <MissingPermission scope="project" action={text('action', 'change these settings')} />
        )}
        <ProjectForm key={project.uuid} project={project} isReadOnly={!mayUpdate} />
        {mayUpdate && <RatingSetVersions project={project} />}
        <ProjectAttributes project={project} mayUpdate={mayUpdate} />
        <ProjectTags project={project} mayTag={can('analysis.edit') && !isArchived} />
        {can('analysis.read') && (
          <ToolConnections
            project={project}
            mayUpdate={mayUpdate}
            mayWork={can('analysis.edit') && !isArchived}
          />
        )}
        {can('analysis.read') && (
          <Section
            title={text('audit-log', 'Audit log')}
            purpose={text.prose('audit-log-link-purpose', 'Who changed what in this project, and when.')}
          >
            <Link component={RouterLink} to={paths.projectAuditLog(project.uuid)} variant="body2">
              {text('audit-log-open', 'Open the audit log')}
            </Link>
          </Section>
        )}
        <ProjectEnd project={project} />
      </Stack>
    </Page>
  );
}
