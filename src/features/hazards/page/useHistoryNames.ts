import { useCallback, useMemo } from 'react';
import { useListSolutionSetsQuery } from '@/api/lookups';
import { useListRrmsQuery } from '@/api/rrms';
import { useListHazardEffectTypesQuery, useListInjuryTypesQuery } from '@/features/shared/built-in/queries';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import type { WorksheetData } from '../view/useWorksheetData';

/** Names of what a hazard points at: records of its project, levels and ratings of the shown set, people. */
export function useHistoryNames(projectUuid: string, { catalogs, set }: WorksheetData) {
  const people = useProjectPeople(projectUuid);
  const all = { projectUuid, limit: SHEET_LIMIT };
  const effects = useListHazardEffectTypesQuery(all).currentData?.data.results;
  const injuries = useListInjuryTypesQuery(all).currentData?.data.results;
  const alternatives = useListSolutionSetsQuery(all).currentData?.data.results;
  const measures = useListRrmsQuery(sheetList(projectUuid)).currentData?.data.results;
  const others = useMemo(
    () =>
      new Map(
        [effects, injuries, alternatives, measures]
          .flatMap((list): readonly { uuid: string; name: string }[] => list ?? [])
          .map(({ uuid, name }) => [uuid, name]),
      ),
    [effects, injuries, alternatives, measures],
  );
  const levels = useMemo(
    () => new Map([...set.levels, ...set.ratings].map(({ uuid, code }) => [uuid, code])),
    [set],
  );
  return useCallback(
    (uuid: string): string | undefined =>
      levels.get(uuid) ??
      people.byUuid.get(uuid)?.name ??
      others.get(uuid) ??
      Object.values(catalogs)
        .find(({ byUuid }) => byUuid.has(uuid))
        ?.byUuid.get(uuid)?.name,
    [levels, people, others, catalogs],
  );
}
