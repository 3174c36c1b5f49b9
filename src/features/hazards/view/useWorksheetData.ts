import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useListExposureSituationsQuery } from '@/api/exposure-situations';
import { isFirstPart, LONG_LIST } from '@/api/firstPart';
import { useListFunctionsQuery } from '@/api/functions';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import { type Hazard, useHazardsAsTheyComeQuery } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { useListMachinesQuery } from '@/api/machines';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import type { Project } from '@/api/projects';
import { beginList } from '@/api/recordCache';
import type { RiskRatingSet, RiskRatingSetSummary } from '@/api/risk-model';
import { useListTasksQuery } from '@/api/tasks';
import {
  useGetRiskRatingSetQuery,
  useListEnergySourcesQuery,
  useListHazardTypesQuery,
  useListLifecyclePhasesQuery,
  useListPersonnelQuery,
  useListRiskRatingSetsQuery,
  useListZonesQuery,
} from '@/features/shared/built-in/queries';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import type { Catalogs } from './catalog';
import { useCatalogs } from './useCatalogs';

export interface WorksheetData {
  /** The first ones, while `hazardCount` says that there are more. */
  hazards: readonly Hazard[];
  hazardCount: number;
  catalogs: Catalogs;
  /** The project's rating sets, its own first. */
  sets: readonly RiskRatingSetSummary[];
  /** The one whose levels are shown. */
  set: RiskRatingSet;
}

interface WorksheetDataState {
  data: WorksheetData | undefined;
  error: unknown;
  /** Nobody has chosen a method for the project: nothing can be rated. */
  hasNoSet: boolean;
  retry: () => void;
}

/**
 * Everything the worksheet shows, in a fixed number of calls however many hazards there are.
 * @param setCode the rating set that the address asks for
 * @param isEnough whether the first hazards of a long list are enough to begin with; left out where all are needed
 */
export function useWorksheetData(
  project: Project,
  setCode: string | null,
  isEnough?: (first: readonly Hazard[]) => boolean,
): WorksheetDataState {
  const all = { projectUuid: project.uuid, limit: SHEET_LIMIT };
  // The very lists of the pages of the model: who goes there has them already.
  const inOrder = sheetList(project.uuid);
  const ofFunctions = project.style === 'FUNCTION' ? inOrder : skipToken;
  const ofMachines = project.style === 'MACHINE' ? inOrder : skipToken;
  const ofLookups = project.style === 'MACHINE' ? all : skipToken;
  const dispatch = useAppDispatch();
  const readFirst = useEffectEvent(() => {
    if (isEnough && project.counts.hazards > LONG_LIST) void dispatch(beginList('listHazards', inOrder));
  });
  // Before all other calls: a browser opens six connections.
  useEffect(() => readFirst(), []);
  // Colleagues work on the same list: what is cached is shown at once and read again.
  const hazards = useHazardsAsTheyComeQuery(inOrder, READ_AGAIN);
  const sets = useListRiskRatingSetsQuery({ limit: SHEET_LIMIT });
  const functions = useListFunctionsQuery(ofFunctions);
  const malfunctions = useListMalfunctionsQuery(ofFunctions);
  const exposureSituations = useListExposureSituationsQuery(ofFunctions);
  const hazardousEvents = useListHazardousEventsQuery(inOrder);
  const machines = useListMachinesQuery(ofMachines);
  const tasks = useListTasksQuery(ofMachines);
  const zones = useListZonesQuery(ofLookups);
  const lifecyclePhases = useListLifecyclePhasesQuery(ofLookups);
  const personnel = useListPersonnelQuery(ofLookups);
  const energySources = useListEnergySourcesQuery(ofLookups);
  const hazardTypes = useListHazardTypesQuery(ofLookups);

  const known = sets.currentData?.data.results;
  // The same list as long as nothing in it is another: filters and choices of the toolbar are made from it.
  const own = useMemo(
    () => project.riskRatingSetUuids.flatMap(uuid => known?.find(set => set.uuid === uuid) ?? []),
    [project.riskRatingSetUuids, known],
  );
  const shown = own.find(({ code, uuid }) => code === setCode || uuid === setCode) ?? own[0];
  // The first one is asked for without waiting for its name: behind the long lists its levels would come last of all.
  const first = known || setCode !== null ? undefined : project.riskRatingSetUuids[0];
  const setUuid = shown?.uuid ?? first;
  const set = useGetRiskRatingSetQuery(setUuid ? { riskRatingSetUuid: setUuid } : skipToken);

  const lists = {
    functions,
    malfunctions,
    exposureSituations,
    hazardousEvents,
    machines,
    tasks,
    zones,
    lifecyclePhases,
    personnel,
    energySources,
    hazardTypes,
  };
  const catalogs = useCatalogs(lists);

  const queries = [hazards, sets, set, ...Object.values(lists)];
  const listed = hazards.currentData?.data;
  const firstPart =
    hazards.currentData && isFirstPart(hazards.currentData, inOrder) ? listed?.results : undefined;
  const failed = queries.filter(
    query => query.error && (!query.currentData || (query === hazards && firstPart)),
  );
  const isWaiting = queries.some(query => !query.isUninitialized && !query.currentData);
  const hasEnough = !firstPart || (!hazards.error && isEnough?.(firstPart));
  // While another set is loading the one before stays, so that the rows do not blink.
  const ratingSet = (set.currentData ?? set.data)?.data;
  const stillOwn = ratingSet && project.riskRatingSetUuids.includes(ratingSet.uuid);
  const isComplete = hasEnough && stillOwn && !(isWaiting && !set.isFetching);
  const complete = useMemo(
    () =>
      listed &&
      ratingSet && {
        hazards: listed.results,
        hazardCount: Math.max(listed.total, listed.results.length),
        catalogs,
        sets: own,
        set: ratingSet,
      },
    [listed, catalogs, own, ratingSet],
  );
  return {
    data: isComplete ? complete : undefined,
    error: failed[0]?.error,
    hasNoSet: known !== undefined && own.length === 0,
    retry: () => {
      for (const query of failed) query.refetch();
    },
  };
}
