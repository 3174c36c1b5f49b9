import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListExposureSituationsQuery } from '@/api/exposure-situations';
import { type HazardVoteEvent, useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import type { Project } from '@/api/projects';
import { useListTasksQuery } from '@/api/tasks';
import { useListHazardTypesQuery, useListZonesQuery } from '@/features/shared/built-in/queries';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useVoters, type Voters } from '../round/useVoters';
import type { NameOf } from './boardRows';

export interface BoardData extends Voters {
  hazards: readonly Hazard[];
  rounds: readonly HazardVoteEvent[];
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
  const inOrder = sheetList(projectUuid);
  const ofFunctions = style === 'FUNCTION' ? inOrder : skipToken;
  const ofMachines = style === 'MACHINE' ? inOrder : skipToken;
  const ofLookups = style === 'MACHINE' ? all : skipToken;
  const hazards = useListHazardsQuery(inOrder, READ_AGAIN);
  const rounds = useListHazardVoteEventsQuery(all, READ_AGAIN);
  const voters = useVoters(project);
  const events = useListHazardousEventsQuery(inOrder);
  const malfunctions = useListMalfunctionsQuery(ofFunctions);
  const situations = useListExposureSituationsQuery(ofFunctions);
  const tasks = useListTasksQuery(ofMachines);
  const zones = useListZonesQuery(ofLookups);
  const types = useListHazardTypesQuery(ofLookups);

  const lists = [events, malfunctions, situations, tasks, zones, types].map(
    ({ currentData }) => currentData?.data.results,
  );
  const [one, two, three, four, five, six] = lists;
  const nameOf = useMemo(
    () => namesOf([one, two, three, four, five, six]),
    [one, two, three, four, five, six],
  );
  // Names come when they come; without hazards, rounds and voters there is no board.
  const needed = [hazards, rounds, voters];
  const failed = needed.filter(query => query.error && !query.currentData);
  const listed = hazards.currentData?.data.results;
  const listedRounds = rounds.currentData?.data.results;
  return {
    data:
      listed && listedRounds && voters.currentData
        ? { hazards: listed, rounds: listedRounds, ...voters.currentData, nameOf }
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
