import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { keepsEdits } from '@/records/editStorage';
import { signInAgain } from '@/session/returnTo';
import { CenteredCard } from '@/ui/CenteredCard';

/** Landing after sign-out; signing in again leads back to where this tab was. */
export function LoggedOutPage() {
  const text = useTexts('sign-in');
  return (
    <CenteredCard title={text('logged-out-title', 'You are signed out')}>
      <Typography color="textSecondary">
        {keepsEdits(window.sessionStorage)
          ? text.prose(
              'logged-out-unsent',
              'Everything you saved is kept. Changes that were not sent yet stay in this tab: sign in again here to send them. Closing the tab discards them.',
            )
          : text.prose(
              'logged-out',
              'Everything you saved is kept. Nothing of your session is left in this browser.',
            )}
      </Typography>
      <Button variant="contained" component={Link} to={signInAgain()}>
        {text('sign-in-again', 'Sign in again')}
      </Button>
    </CenteredCard>
  );
}
