import { shortUuid, tellApart } from '@/lib/tellApart';

interface NamedOrganization {
  organizationUuid: string;
  name: string;
}

export interface NamedProject {
  uuid: string;
  name: string;
  organizationUuid: string;
}

const byKey = <T>(beside: ReadonlyMap<T, string>, keyOf: (thing: T) => string): ReadonlyMap<string, string> =>
  new Map([...beside].map(([thing, mark]) => [keyOf(thing), mark]));

/** What stands beside organizations whose names are alike, by uuid: they have nothing but their uuid. */
export const organizationNamesakes = (
  organizations: readonly NamedOrganization[],
): ReadonlyMap<string, string> =>
  byKey(
    tellApart(
      organizations,
      ({ name }) => name,
      ({ organizationUuid }) => shortUuid(organizationUuid),
    ),
    ({ organizationUuid }) => organizationUuid,
  );

/** What stands beside projects whose names are alike, by uuid: their organization, within one the end of their uuid. */
export function projectNamesakes(
  projects: readonly NamedProject[],
  organizations: readonly NamedOrganization[],
): ReadonlyMap<string, string> {
  const organizationOf = (project: NamedProject) =>
    organizations.find(({ organizationUuid }) => organizationUuid === project.organizationUuid)?.name ?? '';
  return byKey(
    tellApart(
      projects,
      ({ name }) => name,
      organizationOf,
      ({ uuid }) => shortUuid(uuid),
    ),
    ({ uuid }) => uuid,
  );
}

/** A name with what stands beside it, where there is but one line for both. */
export const withMark = (name: string, mark: string | undefined): string =>
  mark ? `${name} · ${mark}` : name;
