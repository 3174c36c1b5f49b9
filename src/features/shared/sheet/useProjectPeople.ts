import { useMemo } from 'react';
import { useListProjectMembersQuery } from '@/api/project-members';
import { personName } from '@/features/shared/people/personName';
import { type Catalog, catalogOf } from './catalog';
import { SHEET_LIMIT } from './sheetTypes';

/** The members of a project as a column of people chooses from them: uuids are those of the users. */
export function useProjectPeople(projectUuid: string): Catalog {
  const members = useListProjectMembersQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results;
  return useMemo(
    () =>
      catalogOf(
        members?.map(({ user }) => ({
          uuid: user.uuid,
          code: user.email,
          name: personName(user),
          description: user.email,
        })),
      ),
    [members],
  );
}
