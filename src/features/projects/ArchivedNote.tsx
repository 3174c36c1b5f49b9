import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Project } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { LazyArchiveDialog } from './LazyArchiveDialog';

/** Why nothing can be changed here, and the way out for whoever may go it. */
export function ArchivedNote({ project, archivedAt }: { project: Project; archivedAt: string }) {
  const text = useTexts('project');
  const formats = useFormats();
  const [isRestoring, setIsRestoring] = useState(false);
  const mayRestore = projectPermissions(project).can('project.update');
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        sx={{ mb: 1 }}
        action={
          mayRestore && (
            <Button color="inherit" size="extraSmall" onClick={() => setIsRestoring(true)}>
              {text('restore', 'Restore project')}
            </Button>
          )
        }
      >
        {mayRestore
          ? text.prose('archived-since', 'Archived since {1}: it can be read and copied, but not changed.', {
              values: [formats.date(archivedAt)],
            })
          : text.prose(
              'archived-for-readers',
              'Archived since {1}: it can be read, but not changed. A lead of the project or an admin of its organization can restore it.',
              { values: [formats.date(archivedAt)] },
            )}
      </Alert>
      {isRestoring && (
        <Suspense fallback={null}>
          <LazyArchiveDialog project={project} onClose={() => setIsRestoring(false)} />
        </Suspense>
      )}
    </>
  );
}
