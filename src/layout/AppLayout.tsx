import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFeatureFlag } from '@/api/feature-flags';
import { useGetPlatformNavigationQuery } from '@/api/navigation';
import { FEATURE_FLAGS, TOOL_CODE } from '@/config/constants';
import { useUser } from '@/session/CurrentUser';
import { ShellError } from '@/session/ShellError';
import { useApplyDisplayPreferences } from '@/session/useDisplayPreferences';
import { useUserPreferences } from '@/session/useUserPreferences';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { AppFrame } from './AppFrame';
import { administratorEntries, newNavigationEntries, oldNavigationEntries } from './navigationEntries';

/** The shell around every signed-in page; a flag chooses between the new and the old one (specification §2). */
export function AppLayout() {
  const navigation = useGetPlatformNavigationQuery({ tool: TOOL_CODE });
  const newLayout = useFeatureFlag(FEATURE_FLAGS.newNavigation);
  const user = useUser();
  const { preferences, error: preferencesError } = useUserPreferences();
  useApplyDisplayPreferences();
  const inOldLayout = (name: (typeof FEATURE_FLAGS)[keyof typeof FEATURE_FLAGS]) =>
    newLayout.enabled === false ? name : skipToken;
  const allProjects = useFeatureFlag(inOldLayout(FEATURE_FLAGS.showAllProjects));
  const supplierPortal = useFeatureFlag(inOldLayout(FEATURE_FLAGS.showSupplierPortal));

  const error = navigation.error ?? newLayout.error ?? allProjects.error ?? supplierPortal.error;
  if (error)
    return (
      <ShellError
        error={error}
        onRetry={() => {
          if (navigation.error) void navigation.refetch();
          for (const flag of [newLayout, allProjects, supplierPortal]) if (flag.error) flag.refetch();
        }}
      />
    );
  // Preferences that cannot be read take nothing away but themselves.
  const preferencesKnown = preferences !== undefined || preferencesError !== undefined;
  if (!navigation.data || newLayout.enabled === undefined || !preferencesKnown) return <LoadingSpinner />;
  if (newLayout.enabled) {
    const entries = user?.roles.includes('ADMIN') ? administratorEntries : newNavigationEntries;
    return <AppFrame variant="new" navigation={navigation.data.data} entries={entries} />;
  }

  if (allProjects.enabled === undefined || supplierPortal.enabled === undefined) return <LoadingSpinner />;
  const entries = oldNavigationEntries({
    showAllProjects: allProjects.enabled,
    showSupplierPortal: supplierPortal.enabled,
  });
  return <AppFrame variant="old" navigation={navigation.data.data} entries={entries} />;
}
