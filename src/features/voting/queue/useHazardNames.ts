import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListAssumptionsQuery } from '@/api/assumptions';
import { useListExposureSituationsQuery } from '@/api/exposure-situations';
import { useListFunctionsQuery } from '@/api/functions';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import { useListHumanTasksQuery } from '@/api/human-tasks';
import { useListMachineHazardsQuery } from '@/api/machine-hazards';
import { useListMachinesQuery } from '@/api/machines';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import { useListMisusesQuery } from '@/api/misuses';
import type { Project } from '@/api/projects';
import { useListTasksQuery } from '@/api/tasks';
import {
  useListEnergySourcesQuery,
  useListHazardEffectTypesQuery,
  useListHazardTypesQuery,
  useListInjuryTypesQuery,
  useListLifecyclePhasesQuery,
  useListPersonnelQuery,
  useListZonesQuery,
} from '@/features/shared/built-in/queries';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';

export interface HazardNames {
  /** False until every list has answered. */
  isLoaded: boolean;
  /** Name of a record that hazards of the project point at. */
  nameOf: (uuid: string) => string | undefined;
}

/**
 * The names of everything that a hazard is made of. They are the lists of the worksheet, asked for in the same way, so
 * that whoever comes from there has them already, and forty hazards take no more calls than one.
 */
export function useHazardNames({ uuid: projectUuid, style }: Project): HazardNames {
  const all = { projectUuid, limit: SHEET_LIMIT };
  const inOrder = sheetList(projectUuid);
  const ofFunctions = style === 'FUNCTION' ? inOrder : skipToken;
  const ofMachines = style === 'MACHINE' ? inOrder : skipToken;
  const ofLookups = style === 'MACHINE' ? all : skipToken;
  const queries = [
    useListHazardousEventsQuery(inOrder),
    useListMisusesQuery(inOrder),
    useListAssumptionsQuery(inOrder),
    useListPersonnelQuery(all),
    useListHazardEffectTypesQuery(all),
    useListInjuryTypesQuery(all),
    useListFunctionsQuery(ofFunctions),
    useListMalfunctionsQuery(ofFunctions),
    useListExposureSituationsQuery(ofFunctions),
    useListMachinesQuery(ofMachines),
    useListMachineHazardsQuery(ofMachines),
    useListTasksQuery(ofMachines),
    useListHumanTasksQuery(ofMachines),
    useListZonesQuery(ofLookups),
    useListLifecyclePhasesQuery(ofLookups),
    useListEnergySourcesQuery(ofLookups),
    useListHazardTypesQuery(ofLookups),
  ];
  const names = new Map<string, string>();
  for (const { currentData } of queries)
    for (const { uuid, name } of currentData?.data.results ?? []) names.set(uuid, name);
  return {
    isLoaded: queries.every(({ isUninitialized, isLoading }) => isUninitialized || !isLoading),
    nameOf: uuid => names.get(uuid),
  };
}
