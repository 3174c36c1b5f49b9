import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Project, useDeleteProjectMutation, useLazyGetProjectDependencyTreeQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useLeaveDeleted } from '@/features/shared/delete/useLeaveDeleted';
import { projectPermissions, useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { ArchiveDialog } from '../ArchiveDialog';

/** Another one like it, putting it away, and deleting it. */
export function ProjectEnd({ project }: { project: Project }) {
  const text = useTexts('project');
  const leave = useLeaveDeleted();
  const { can } = projectPermissions(project);
  const organization = useOrganizationPermissions(project.organizationUuid);
  const [asked, setAsked] = useState<'ARCHIVE' | 'DELETE' | null>(null);
  const [loadTree] = useLazyGetProjectDependencyTreeQuery();
  const [remove] = useDeleteProjectMutation();
  const mayCopy = organization.can('organization.projects.create') && can('analysis.read');
  const mayArchive = can('project.update');
  const mayDelete = can('project.delete');
  if (!mayCopy && !mayArchive && !mayDelete) return null;
  const close = () => setAsked(null);
  return (
    <Section
      title={text('whole', 'The project as a whole')}
      purpose={
        mayDelete &&
        text.prose(
          'delete-explanation',
          'Archiving keeps everything. Deleting removes the whole analysis; you see what is affected before anything is deleted.',
        )
      }
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {mayCopy && (
          <Button size="small" variant="outlined" component={Link} to={paths.copyOfProject(project.uuid)}>
            {text('copy', 'Copy project')}
          </Button>
        )}
        {mayArchive && (
          <Button size="small" variant="outlined" onClick={() => setAsked('ARCHIVE')}>
            {project.archivedAt ? text('restore', 'Restore project') : text('archive', 'Archive project')}
          </Button>
        )}
        {mayDelete && (
          <Button size="small" color="error" variant="outlined" onClick={() => setAsked('DELETE')}>
            {text('delete', 'Delete project')}
          </Button>
        )}
      </Stack>
      {asked === 'ARCHIVE' && <ArchiveDialog project={project} onClose={close} />}
      {asked === 'DELETE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: project.uuid, label: project.name }]}
          loadTree={projectUuid => loadTree({ projectUuid })}
          remove={(projectUuid, confirm) => remove({ projectUuid, confirm })}
          typedName={project.name}
          confirmLabel={text('delete', 'Delete project')}
          deletedText={text('deleted', 'Project deleted')}
          onDeleted={projectUuid => leave(paths.projects(), 'Project', projectUuid)}
          onClose={close}
        />
      )}
    </Section>
  );
}
