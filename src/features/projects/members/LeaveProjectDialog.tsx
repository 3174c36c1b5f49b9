import DialogContentText from '@mui/material/DialogContentText';
import { useNavigate } from 'react-router-dom';
import { useLeaveProjectMutation } from '@/api/project-members';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';

/** Asks before the caller leaves a project. */
export function LeaveProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const text = useTexts('project-members');
  const navigate = useNavigate();
  const [leave] = useLeaveProjectMutation();
  const { uuid, name } = project;
  return (
    <ConfirmDeleteDialog
      title={text('leave-title', 'Leave {1}', { values: [name] })}
      records={[{ uuid, label: name }]}
      remove={async projectUuid => {
        const answer = await leave({ projectUuid });
        if (answer.error === undefined) navigate(paths.projects());
        return answer;
      }}
      confirmLabel={text('leave', 'Leave project')}
      deletedText={text('left', 'You left {1}', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'leave-explanation',
          'What you wrote stays. To come back, a project lead has to add you.',
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}
