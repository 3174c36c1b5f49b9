import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { CenteredCard } from '@/ui/CenteredCard';

/** Landing after sign-out. */
export function LoggedOutPage() {
  const text = useTexts('sign-in');
  return (
    <CenteredCard title={text('logged-out-title', 'You are signed out')}>
      <Typography color="textSecondary">
        {text('logged-out', 'Everything you saved is kept. Nothing of your session is left in this browser.')}
      </Typography>
      <Button variant="contained" component={Link} to={paths.login()}>
        {text('sign-in-again', 'Sign in again')}
      </Button>
    </CenteredCard>
  );
}
