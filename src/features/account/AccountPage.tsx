import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { tokens } from '@/theme';
import { TitlePart } from '@/ui/DocumentTitle';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { PageHeader } from '@/ui/PageHeader';
import { TabBar } from '@/ui/TabBar';

/** Header and tabs of what belongs to oneself (specification §2, Account tab strip); the open tab stands below. */
export function AccountPage() {
  const text = useTexts('account');
  const user = useUser();
  const { pathname } = useLocation();
  const title = text('title', 'Account');
  return (
    <>
      <Box
        sx={{
          px: `${tokens.page.marginInline}px`,
          pt: `${tokens.page.marginTop}px`,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <PageHeader title={title} />
        <TabBar
          label={title}
          user={user}
          current={pathname.replace(/\/+$/, '')}
          tabs={[
            { to: paths.account(), label: text('profile', 'My Profile') },
            { to: paths.preferences(), label: text('preferences', 'Preferences') },
            { to: paths.about(), label: text('about', 'About') },
          ]}
        />
      </Box>
      <TitlePart part={title}>
        <Suspense fallback={<LoadingSpinner />}>
          <Outlet />
        </Suspense>
      </TitlePart>
    </>
  );
}
