import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { useSession } from '@/session/SessionContext';

interface FailureViewProps {
  onSignOut: () => void;
  /** True inside the shell, which has the page's `main` already. */
  inShell?: boolean;
}

/** What any uncaught error leads to (specification §8 "Any error screen"). */
export function FailureView({ onSignOut, inShell = false }: FailureViewProps) {
  const text = useTexts('failure');
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
        <Typography variant="h1">{text('heading', 'Something went wrong :(')}</Typography>
        <Typography>{text('advice', 'Please reload the page, or sign out')}</Typography>
      </Box>
      <Box>
        <Button variant="contained" onClick={onSignOut}>
          {text('sign-out', 'Sign Out')}
        </Button>
      </Box>
    </Box>
  );
}

/** {@link FailureView} for errors inside a route. */
export function RouteFailure({ inShell }: Pick<FailureViewProps, 'inShell'>) {
  const session = useSession();
  return <FailureView onSignOut={session.abandon} inShell={inShell} />;
}
