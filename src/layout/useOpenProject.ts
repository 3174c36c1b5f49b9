import { skipToken } from '@reduxjs/toolkit/query/react';
import { type PlatformNavigation, useGetPlatformNavigationQuery } from '@/api/navigation';
import { TOOL_CODE } from '@/config/constants';
import { usePageAddress } from '@/ui/PageAddress';

/** The project whose page is open, by its address. */
export const useOpenProjectUuid = (): string | undefined => usePageAddress().params.projectUuid;

/**
 * Name and label of the open project for the platform navigation. Asked for beside the navigation itself: a project
 * that cannot be found is told by its own page and takes nothing away here.
 */
export function useOpenProject(): PlatformNavigation['project'] {
  const projectUuid = useOpenProjectUuid();
  const { currentData } = useGetPlatformNavigationQuery(
    projectUuid ? { tool: TOOL_CODE, projectUuid } : skipToken,
  );
  return currentData?.data.project ?? null;
}
