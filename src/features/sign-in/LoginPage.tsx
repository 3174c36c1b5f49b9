import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { withBasePath } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import type { SignInLocationState } from '@/session/ProtectedRoute';
import { safeReturnTo } from '@/session/returnTo';
import { useSession, useSessionStatus } from '@/session/SessionContext';
import { CenteredCard } from '@/ui/CenteredCard';
import { LoadingSpinner } from '@/ui/LoadingSpinner';

/** Sends the user to the provider's sign-in, or on to `returnTo` when signed in already (specification §2). */
export function LoginPage() {
  const text = useTexts('sign-in');
  const session = useSession();
  const status = useSessionStatus();
  const [search] = useSearchParams();
  const { from } = (useLocation().state ?? {}) as Partial<SignInLocationState>;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const route = safeReturnTo(search.get('returnTo') ?? from, window.location.origin);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts over
  useEffect(() => {
    if (status !== 'signed-out') return;
    let current = true;
    // A tick later: React's development mode mounts twice, and only one way to the provider may be started.
    const timer = setTimeout(() => {
      session.signIn(withBasePath(route)).catch(() => current && setFailed(true));
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [session, status, route, attempt]);

  // By its address: Back to another sign-in before this one has led away would leave it here.
  if (status === 'signed-in') return <Navigate key={String(search)} replace to={route} />;
  if (!failed) return <LoadingSpinner />;
  return (
    <CenteredCard title={text('unreachable-title', 'Sign-in is not reachable')}>
      <Typography role="alert">
        {text.prose(
          'unreachable',
          'The identity provider did not answer. Your work is safe. Check your connection and try again.',
        )}
      </Typography>
      <Button
        variant="contained"
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {text('try-again', 'Try again')}
      </Button>
    </CenteredCard>
  );
}
