import DialogContentText from '@mui/material/DialogContentText';
import { ProjectUpdateLimits } from '@/api/limits';
import { type Project, useUpdateProjectMutation } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormTextField } from '@/ui/form';

/** Puts a project away, or takes it out again; the reason is kept with the change. */
export function ArchiveDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const text = useTexts('project');
  const [update] = useUpdateProjectMutation();
  const isArchived = project.archivedAt !== null;
  const form = useApiForm({
    limits: ProjectUpdateLimits,
    values: { reason: '' },
    // After somebody else's change the form knows the newer revision.
    send: ({ reason }, { revision }) =>
      update({
        projectUuid: project.uuid,
        projectUpdate: { revision: revision || project.revision, isArchived: !isArchived, reason },
      }),
    sentText: isArchived
      ? text('restored', '{1} can be changed again', { values: [project.name] })
      : text('archived', '{1} is archived', { values: [project.name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        isArchived
          ? text('restore-title', 'Restore {1}', { values: [project.name] })
          : text('archive-title', 'Archive {1}', { values: [project.name] })
      }
      submitLabel={isArchived ? text('restore', 'Restore project') : text('archive', 'Archive project')}
      onClose={onClose}
    >
      <DialogContentText>
        {isArchived
          ? text.prose(
              'restore-explanation',
              'It appears among the projects again, and its members can continue working.',
            )
          : text.prose(
              'archive-explanation',
              'Nothing is lost: it can be read, copied and restored, but not changed. Lists leave it out unless archived projects are asked for.',
            )}
      </DialogContentText>
      <FormTextField name="reason" label={text('reason', 'Reason')} />
    </ApiFormDialog>
  );
}
