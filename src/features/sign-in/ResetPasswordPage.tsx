import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { CenteredCard } from '@/ui/CenteredCard';

/** Passwords belong to the identity provider: its sign-in page holds the way to a new one. */
export function ResetPasswordPage() {
  const text = useTexts('sign-in');
  return (
    <CenteredCard title={text('reset-password-title', 'Reset your password')}>
      <Typography color="textSecondary">
        {text(
          'reset-password',
          'Your password is kept by the identity provider. Go on to its sign-in page and choose "Forgot password" there.',
        )}
      </Typography>
      <Button variant="contained" component={Link} to={paths.login()}>
        {text('go-to-provider', 'Go to the sign-in page')}
      </Button>
    </CenteredCard>
  );
}
