import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { type Project, useListProjectsQuery } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { naturalOrder } from '@/lib/naturalOrder';
import { useCurrentUser } from '@/session/CurrentUser';

/** More than one person reads. */
const ALL = 20_000;

export interface CopyableProjects {
  /** Every project that the caller may copy, by name; undefined while they load. */
  projects: readonly Project[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Projects that the caller may read and make another one of, in the same organization. */
export function useCopyableProjects(isWanted: boolean): CopyableProjects {
  const { organizations } = useCurrentUser();
  const { locale } = useFormats();
  const query = useListProjectsQuery(
    isWanted ? { archived: 'INCLUDED', orderBy: 'name', limit: ALL } : skipToken,
  );
  const projects = useMemo(() => {
    const creatable = new Set(
      organizations
        .filter(({ permissions }) => permissions.includes('organization.projects.create'))
        .map(({ organizationUuid }) => organizationUuid),
    );
    return query.data?.data.results
      .filter(
        project =>
          creatable.has(project.organizationUuid) && projectPermissions(project).can('analysis.read'),
      )
      .sort((one, other) => naturalOrder(locale)(one.name, other.name));
  }, [organizations, query.data, locale]);
  return {
    projects,
    error: query.error,
    retry: query.refetch,
  };
}
