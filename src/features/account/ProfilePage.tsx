import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useConfiguration } from '@/config/ConfigurationContext';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { ApiTokens } from './ApiTokens';
import { DeleteAccount } from './DeleteAccount';
import { MyOrganizations } from './MyOrganizations';
import { ProfileForm } from './ProfileForm';
import { ProfilePicture } from './ProfilePicture';

/** Who I am on the platform: name and picture, organizations and roles, and the end of the account. */
export function ProfilePage() {
  const text = useTexts('account');
  const user = useCurrentUser();
  const { securityUrl } = useConfiguration();
  const language = useLanguage();
  useDocumentTitle(text('profile', 'My Profile'));
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        <Stack sx={{ gap: 2, maxWidth: tokens.settings.maxWidth }}>
          <ProfilePicture user={user}>
            <Typography variant="h2">{fullName || text.prose('unnamed', 'Unnamed user')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {user.email}
            </Typography>
            {securityUrl && (
              <Link href={`${securityUrl}?${new URLSearchParams({ ui_locales: language })}`} variant="body2">
                {text('security', 'Password and sign-in')}
              </Link>
            )}
          </ProfilePicture>
          <ProfileForm user={user} />
        </Stack>
        <MyOrganizations organizations={user.organizations} />
        <ApiTokens />
        <DeleteAccount user={user} />
      </Stack>
    </Page>
  );
}
