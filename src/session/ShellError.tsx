import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { errorMessage, errorRequestId, isUnreachable } from '@/lib/apiError';
import { useAskAgain } from '@/lib/useAskAgain';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { ReloadButton } from '@/ui/ReloadButton';
import { useUiTexts } from '@/ui/UiTexts';
import { useSession } from './SessionContext';

/**
 * The generic view of an error without which there is no shell (user, navigation, flags), with every way on. What could
 * not be reached is asked for again by itself; an answer is not (specification §4).
 */
export function ShellError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useTexts('failure');
  const { request } = useUiTexts();
  const session = useSession();
  useAskAgain(isUnreachable(error), onRetry);
  // A 401: the way to the sign-in is under way.
  if (errorMessage(error) === undefined) return <LoadingSpinner />;
  const requestId = errorRequestId(error);
  return (
    <Box component="main" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ErrorView error={error} onRetry={onRetry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ReloadButton />
        <Button onClick={session.signOut}>{text('sign-out', 'Sign Out')}</Button>
      </Box>
      {requestId !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {request(requestId)}
        </Typography>
      )}
    </Box>
  );
}
