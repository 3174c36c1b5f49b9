import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import type { Upload } from './useUploads';

interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onPutAway: (id: number) => void;
}

/** Files on their way, and those that were refused, each with its reason. */
export function UploadList({ uploads, onAgain, onPutAway }: UploadListProps) {
  const text = useTexts('documents');
  const shown = uploads.filter(({ state }) => state !== 'DONE');
  const waiting = shown.filter(({ state }) => state !== 'FAILED');
  return (
    <Stack
      role="status"
      aria-label={text('uploads', 'Uploads')}
      sx={{ gap: 1, mb: shown.length > 0 ? 2 : 0 }}
    >
      {waiting.length > 0 && (
        <>
          <Typography variant="body2">
            {text.prose('uploading', 'Uploading {1}', { values: [waiting[0]?.file.name ?? ''] })}
            {waiting.length > 1 && ` ${text('uploads-left', '({1} more)', { values: [waiting.length - 1] })}`}
          </Typography>
          <LinearProgress aria-label={text('uploads', 'Uploads')} />
        </>
      )}
      {shown
        .filter(({ state }) => state === 'FAILED')
        .map(upload => (
          <Alert
            key={upload.id}
            severity="error"
            variant="outlined"
            action={
              <>
                <Button size="extraSmall" color="inherit" onClick={() => onAgain(upload)}>
                  {text('upload-again', 'Try again')}
                </Button>
                <Button size="extraSmall" color="inherit" onClick={() => onPutAway(upload.id)}>
                  {text('put-away', 'Dismiss')}
                </Button>
              </>
            }
          >
            <strong>{upload.file.name}</strong>: {refusalMessage(upload.error)}
          </Alert>
        ))}
    </Stack>
  );
}
