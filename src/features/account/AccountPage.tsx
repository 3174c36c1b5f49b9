import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { TitlePart } from '@/ui/DocumentTitle';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { TabbedHeader } from '@/ui/TabbedHeader';

/** Header and tabs of what belongs to oneself (specification §2, Account tab strip); the open tab stands below. */
export function AccountPage() {
  const text = useTexts('account');
  const user = useUser();
  const title = text('title', 'Account');
  return (
    <>
      <TabbedHeader
        title={title}
        label={title}
        user={user}
        tabs={[
          { to: paths.account(), label: text('profile', 'My Profile') },
          { to: paths.preferences(), label: text('preferences', 'Preferences') },
          { to: paths.about(), label: text('about', 'About') },
        ]}
      />
      <TitlePart part={title}>
        <Suspense fallback={<LoadingSpinner />}>
          <Outlet />
        </Suspense>
      </TitlePart>
    </>
  );
}
