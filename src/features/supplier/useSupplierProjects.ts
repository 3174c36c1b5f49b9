import { type Project, useListProjectsQuery } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { naturalOrder } from '@/lib/naturalOrder';

/** More projects than an organization has. */
const ALL = 5000;

/** The projects of an organization, and those among them that the caller may add people to. */
export function useSupplierProjects(organizationUuid: string): {
  names: ReadonlyMap<string, string>;
  givable: readonly Project[];
  isLoading: boolean;
  error: unknown;
} {
  const { locale } = useFormats();
  const { currentData, isLoading, error } = useListProjectsQuery({
    organizationUuid: [organizationUuid],
    orderBy: 'name',
    limit: ALL,
  });
  const projects = currentData?.data.results ?? [];
  return {
    names: new Map(projects.map(({ uuid, name }) => [uuid, name])),
    givable: projects
      .filter(project => projectPermissions(project).can('project.members.manage'))
      .sort((one, other) => naturalOrder(locale)(one.name, other.name)),
    isLoading,
    error,
  };
}
