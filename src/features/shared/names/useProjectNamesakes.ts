import { useMemo } from 'react';
import { useCurrentUser } from '@/session/CurrentUser';
import { type NamedProject, projectNamesakes } from './namesakes';

/** What stands beside those of a shown list whose names are alike, by uuid. */
export function useProjectNamesakes(
  projects: readonly NamedProject[] | undefined,
): ReadonlyMap<string, string> {
  const { organizations } = useCurrentUser();
  return useMemo(() => projectNamesakes(projects ?? [], organizations), [projects, organizations]);
}
