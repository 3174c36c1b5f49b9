import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { signInAgain } from '@/session/returnTo';
import { useSession } from '@/session/SessionContext';
import { CenteredCard } from '@/ui/CenteredCard';
import { LoadingSpinner } from '@/ui/LoadingSpinner';

/** Where the provider sends the user back to. In the hidden frame of a renewal, `session/renewalFrame.ts` runs instead. */
export function OAuthCallbackPage() {
  const text = useTexts('sign-in');
  const session = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const address = window.location.href;
    let current = true;
    session.completeSignIn(address).then(
      route => {
        if (current) void navigate(route, { replace: true });
      },
      () => {
        if (!current) return;
        // Reloaded or opened again from the history: whoever is signed in already may simply go on.
        if (session.getStatus() === 'signed-in') void navigate(paths.home(), { replace: true });
        else setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [session, navigate]);

  if (!failed) return <LoadingSpinner />;
  return (
    <CenteredCard title={text('incomplete-title', 'Sign-in was not completed')}>
      <Typography role="alert">
        {text.prose(
          'incomplete',
          'The identity provider did not confirm the sign-in, or this address was used before. Sign in again.',
        )}
      </Typography>
      <Button variant="contained" component={Link} to={signInAgain()}>
        {text('sign-in', 'Sign in')}
      </Button>
    </CenteredCard>
  );
}
