import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { errorRequestId } from '@/lib/apiError';
import { keepsEdits } from '@/records/editStorage';
import { useSession } from '@/session/SessionContext';
import { ReloadButton } from '@/ui/ReloadButton';

interface FailureViewProps {
  error: unknown;
  onSignOut: () => void;
  /** True inside the shell, which has the page's `main` already. */
  inShell?: boolean;
}

/** What any uncaught error leads to (specification §8 "Any error screen"): reload first, sign out second. */
export function FailureView({ error, onSignOut, inShell = false }: FailureViewProps) {
  const text = useTexts('failure');
  const requestId = errorRequestId(error);
  return (
    <Box
      component={inShell ? 'section' : 'main'}
      sx={{
        flex: 1,
        minHeight: inShell ? undefined : '100vh',
        display: 'grid',
        placeContent: 'center',
        gap: 2,
        p: 3,
      }}
    >
      <Box role="alert" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{text.prose('heading', 'Something went wrong :(')}</Typography>
        <Typography>{text.prose('advice', 'Please reload the page, or sign out')}</Typography>
        {keepsEdits(window.sessionStorage) && (
          <Typography>
            {text.prose('kept', 'Changes that were not sent yet are kept and sent after the reload.')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ReloadButton />
        <Button onClick={onSignOut}>{text('sign-out', 'Sign Out')}</Button>
      </Box>
      <Box component="details" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
        <summary>{text('details', 'Details for support')}</summary>
        <Typography variant="body2" component="p">
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </Typography>
        {requestId !== undefined && (
          <Typography variant="body2" component="p">
            {text.prose('request', 'Request {1}', { values: [requestId] })}
          </Typography>
        )}
        <Typography variant="body2" component="p">
          {`${window.location.pathname} · ${new Date().toISOString()}`}
        </Typography>
      </Box>
    </Box>
  );
}

/** {@link FailureView} for errors inside a route. */
export function RouteFailure({ inShell }: Pick<FailureViewProps, 'inShell'>) {
  const session = useSession();
  return <FailureView error={useRouteError()} onSignOut={session.abandon} inShell={inShell} />;
}
