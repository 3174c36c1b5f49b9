import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage, errorRequestId, refusalMessage } from '@/lib/apiError';
import { useUiTexts } from './UiTexts';

interface ErrorViewProps {
  /** Whatever a query or a mutation failed with. */
  error: unknown;
  /** It was a change that failed, not a view. */
  isRefusal?: boolean;
  /** Shows a button to try again; left out where there is nothing to try. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** The generic view of a failed call: nothing for a 401, which signs out (specification §8). */
export function ErrorView({ error, isRefusal = false, onRetry, retryLabel }: ErrorViewProps) {
  const { tryAgain, request } = useUiTexts();
  const message = (isRefusal ? refusalMessage : errorMessage)(error);
  if (message === undefined) return null;
  const requestId = errorRequestId(error);
  return (
    <Alert
      severity="error"
      variant="outlined"
      title={requestId && request(requestId)}
      action={
        onRetry && (
          <Button color="inherit" size="extraSmall" onClick={onRetry}>
            {retryLabel ?? tryAgain}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
