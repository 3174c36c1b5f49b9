import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListExposureSituationsQuery } from '@/api/exposure-situations';
import {
  type HazardVoteEvent,
  useListHazardVoteEventsQuery,
  useListHazardVoteUsersQuery,
} from '@/api/hazard-voting';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { useListHazardTypesQuery, useListZonesQuery } from '@/api/lookups';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import { useGetOrganizationQuery } from '@/api/organizations';
import type { ProjectMember } from '@/api/project-members';
import type { Project } from '@/api/projects';
import { useListTasksQuery } from '@/api/tasks';
import { personName } from '@/features/shared/people/personName';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/RecordSheet';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import type { NameOf } from './boardRows';

export interface BoardData {
  hazards: readonly Hazard[];
  rounds: readonly HazardVoteEvent[];
  /** The members who may vote. */
  voters: readonly ProjectMember[];
  /** Name of a voter; undefined for who may not vote any more. */
  voterName: (userUuid: string) => string | undefined;
  /** Votes that a round needs; undefined for who may not read the organization. */
  minimumVotes: number | undefined;
  nameOf: NameOf;
}

interface BoardDataState {
  data: BoardData | undefined;
  error: unknown;
  retry: () => void;
}

/** Everything the board shows, in a fixed number of calls; most of them the worksheet has made already. */
export function useBoardData(project: Project): BoardDataState {
  const { uuid: projectUuid, style } = project;
  const all = { projectUuid, limit: SHEET_LIMIT };
  const ofFunctions = style === 'FUNCTION' ? all : skipToken;
  const ofMachines = style === 'MACHINE' ? all : skipToken;
  const hazards = useListHazardsQuery(sheetList(projectUuid), READ_AGAIN);
  const rounds = useListHazardVoteEventsQuery(all, READ_AGAIN);
  const voters = useListHazardVoteUsersQuery({ ...all, orderBy: 'name' });
  const organization = useGetOrganizationQuery({ organizationUuid: project.organizationUuid });
  const events = useListHazardousEventsQuery(all);
  const malfunctions = useListMalfunctionsQuery(ofFunctions);
  const situations = useListExposureSituationsQuery(ofFunctions);
  const tasks = useListTasksQuery(ofMachines);
  const zones = useListZonesQuery(ofMachines);
  const types = useListHazardTypesQuery(ofMachines);

  const lists = [events, malfunctions, situations, tasks, zones, types].map(
    ({ currentData }) => currentData?.data.results,
  );
  const [one, two, three, four, five, six] = lists;
  const nameOf = useMemo(
    () => namesOf([one, two, three, four, five, six]),
    [one, two, three, four, five, six],
  );
  const members = voters.currentData?.data.results;
  const voterName = useMemo(() => {
    const names = new Map(members?.map(({ userUuid, user }) => [userUuid, personName(user)]));
    return (uuid: string) => names.get(uuid);
  }, [members]);

  // Names come when they come; without hazards, rounds and voters there is no board.
  const needed = [hazards, rounds, voters];
  const failed = needed.filter(query => query.error && !query.currentData);
  const listed = hazards.currentData?.data.results;
  const listedRounds = rounds.currentData?.data.results;
  return {
    data:
      listed && listedRounds && members
        ? {
            hazards: listed,
            rounds: listedRounds,
            voters: members,
            voterName,
            minimumVotes: organization.currentData?.data.minimumVotes,
            nameOf,
          }
        : undefined,
    error: failed[0]?.error,
    retry: () => {
      for (const query of failed) query.refetch();
    },
  };
}

type Named = readonly { uuid: string; name: string }[];

/** The names of all these records by their uuids, which are never the same. */
function namesOf(lists: readonly (Named | undefined)[]): NameOf {
  const names = new Map(lists.flatMap(list => list?.map(({ uuid, name }) => [uuid, name] as const) ?? []));
  return uuid => (uuid === null ? undefined : names.get(uuid));
}
