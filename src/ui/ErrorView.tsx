import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage, errorRequestId } from '@/lib/apiError';

interface ErrorViewProps {
  /** Whatever a query or a mutation failed with. */
  error: unknown;
  /** Shows a button to try again; left out where there is nothing to try. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** The generic view of a failed call: nothing for a 401, which signs out (specification §8). */
export function ErrorView({ error, onRetry, retryLabel = 'Try again' }: ErrorViewProps) {
  const message = errorMessage(error);
  if (message === undefined) return null;
  const requestId = errorRequestId(error);
  return (
    <Alert
      severity="error"
      variant="outlined"
      title={requestId && `Request ${requestId}`}
      action={
        onRetry && (
          <Button color="inherit" size="extraSmall" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
