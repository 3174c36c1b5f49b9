import { useMemo } from 'react';
import { useListHazardVoteUsersQuery } from '@/api/hazard-voting';
import { useGetOrganizationQuery } from '@/api/organizations';
import type { ProjectMember } from '@/api/project-members';
import type { Project } from '@/api/projects';
import { personName } from '@/features/shared/people/personName';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';

/** Who may vote in a project, and how many have to. */
export interface Voters {
  voters: readonly ProjectMember[];
  /** Name of a voter; undefined for who may not vote any more. */
  voterName: (userUuid: string) => string | undefined;
  /** Votes that a round needs; undefined for who may not read the organization. */
  minimumVotes: number | undefined;
}

/** The members who may vote; `data` is undefined while they are loading. */
export function useVoters(project: Project) {
  const { error, refetch, currentData } = useListHazardVoteUsersQuery({
    projectUuid: project.uuid,
    limit: SHEET_LIMIT,
    orderBy: 'name',
  });
  const organization = useGetOrganizationQuery({ organizationUuid: project.organizationUuid });
  const minimumVotes = organization.currentData?.data.minimumVotes;
  const voters = currentData?.data.results;
  const data = useMemo((): Voters | undefined => {
    if (!voters) return undefined;
    const names = new Map(voters.map(({ userUuid, user }) => [userUuid, personName(user)]));
    return { voters, voterName: uuid => names.get(uuid), minimumVotes };
  }, [voters, minimumVotes]);
  return { error, refetch, currentData: data };
}
