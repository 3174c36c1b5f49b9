import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useConfiguration } from '@/config/ConfigurationContext';
import { paths } from '@/config/paths';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { CenteredCard } from '@/ui/CenteredCard';
import { LoadingSpinner } from '@/ui/LoadingSpinner';

/**
 * The way to a new password. Passwords belong to the identity provider: its pages send the link and set the password; an
 * address with the token of a link leads on to them at once.
 */
export function ResetPasswordPage() {
  const text = useTexts('sign-in');
  const { passwordResetUrl } = useConfiguration();
  const language = useLanguage();
  const token = useSearchParams()[0].get('token');
  const addressWith = (parameters: Record<string, string>) =>
    passwordResetUrl && `${passwordResetUrl}?${new URLSearchParams({ ...parameters, ui_locales: language })}`;
  const next = token ? addressWith({ token }) : undefined;
  useEffect(() => {
    if (next) window.location.replace(next);
  }, [next]);
  if (next) return <LoadingSpinner />;
  return (
    <CenteredCard title={text('reset-password-title', 'Reset your password')}>
      <Typography color="textSecondary">
        {passwordResetUrl
          ? text.prose(
              'reset-password-mail',
              'You get a link by mail, with which you choose a new one. Until then your password stays as it is.',
            )
          : text.prose(
              'reset-password',
              'Your password is managed by the identity provider. Open its sign-in page and choose "Forgot password" there.',
            )}
      </Typography>
      {passwordResetUrl && (
        <Button variant="contained" href={addressWith({})}>
          {text('get-link', 'Get a link')}
        </Button>
      )}
      <Button variant={passwordResetUrl ? 'text' : 'contained'} component={Link} to={paths.login()}>
        {text('go-to-provider', 'Go to the sign-in page')}
      </Button>
    </CenteredCard>
  );
}
