import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type TagRelationship, useListTagVersionsQuery } from '@/api/record-tags';
import { TagChip } from '@/features/shared/tags/TagChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

/** More than a tag has. */
const ALL = 500;

interface TagVersionsDialogProps {
  tag: TagRelationship['tag'];
  onClose: () => void;
}

/** What a tag was called and meant before, the newest first. */
export function TagVersionsDialog({ tag, onClose }: TagVersionsDialogProps) {
  const text = useTexts('project-settings');
  const formats = useFormats();
  const id = useId();
  const { currentData, error, refetch } = useListTagVersionsQuery({
    tagUuid: tag.uuid,
    order: 'desc',
    limit: ALL,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {text('versions-of', 'Versions of {1}', { values: [tag.name] })}
      </DialogTitle>
      <DialogContent>
        {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
        {!error && !currentData && <Skeleton variant="rounded" height={64} />}
        <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
          {currentData?.data.results.map(version => (
            <Stack component="li" key={version.uuid} sx={{ gap: 0.5, alignItems: 'flex-start' }}>
              <TagChip tag={version} />
              {version.description && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {version.description}
                </Typography>
              )}
              <Typography variant="caption" color="textSecondary">
                {text.prose('version-since', 'Version {1}, {2}', {
                  values: [version.version, formats.dateTime(version.createdAt)],
                })}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} autoFocus>
          {text('close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
