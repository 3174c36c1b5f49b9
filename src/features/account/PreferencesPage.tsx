import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetUserPreferencesQuery } from '@/api/user-preferences';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { DisplaySettings } from './DisplaySettings';
import { NotificationSettings } from './NotificationSettings';
import { WorkSettings } from './WorkSettings';

/** How the app looks and what it tells me. Each choice holds at once, on every device; there is nothing to save. */
export function PreferencesPage() {
  const text = useTexts('preferences');
  const { data, error, refetch } = useGetUserPreferencesQuery();
  const preferences = data?.data;
  useDocumentTitle(text('title', 'Preferences'));
  return (
    <Page>
      <Stack sx={{ gap: 4, maxWidth: tokens.settings.maxWidth }}>
        <Typography variant="body2" color="textSecondary">
          {text.prose('purpose', 'Every choice holds at once and on all your devices.')}
        </Typography>
        {error && !preferences && <ErrorView error={error} onRetry={refetch} />}
        {!error && !preferences && (
          <Stack sx={{ gap: 2.5 }} aria-hidden="true">
            <Skeleton variant="rounded" height={42} />
            <Skeleton variant="rounded" height={64} />
            <Skeleton variant="rounded" height={64} />
            <Skeleton variant="rounded" height={42} />
          </Stack>
        )}
        {preferences && (
          <>
            <Section title={text('display', 'Display')}>
              <DisplaySettings preferences={preferences} />
            </Section>
            <Section title={text('work', 'Work')}>
              <WorkSettings preferences={preferences} />
            </Section>
            <Section title={text('notifications', 'Notifications')}>
              <NotificationSettings preferences={preferences} />
            </Section>
          </>
        )}
      </Stack>
    </Page>
  );
}
