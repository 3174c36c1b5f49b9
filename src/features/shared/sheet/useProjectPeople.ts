import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListProjectMembersQuery } from '@/api/project-members';
import { personName } from '@/features/shared/people/personName';
import { type Catalog, catalogOf } from './catalog';
import { SHEET_LIMIT } from './sheetTypes';

/**
 * The members of a project as a column of people chooses from them: uuids are those of the users.
 * @param projectUuid undefined where nobody asks for them yet
 */
export function useProjectPeople(projectUuid: string | undefined): Catalog {
  const members = useListProjectMembersQuery(projectUuid ? { projectUuid, limit: SHEET_LIMIT } : skipToken)
    .currentData?.data.results;
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
