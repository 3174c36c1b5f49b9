import { useMemo } from 'react';
import { useListHazardsQuery } from '@/api/hazards';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { useGetProjectQuery } from '@/api/projects';
import { useListSremsQuery } from '@/api/srems';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { requirementModel, targetModel } from '@/records/models/treatmentModels';
import { inheritedLevel } from './inheritedLevel';
import { levelsOf } from './requirementLevels';

const NONE: readonly never[] = [];

/** The levels of all requirements of a project and everything that they follow from, with what was typed. */
export function useLevels(projectUuid: string) {
  const list = sheetList(projectUuid);
  const hazardsQuery = useListHazardsQuery(list, READ_AGAIN);
  const targetsQuery = useListSafetyTargetsQuery(list, READ_AGAIN);
  const query = useListSremsQuery(list, READ_AGAIN);
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const sets = useRatingSets(project?.riskRatingSetUuids ?? NONE) ?? NONE;
  const hazards = useShownRecords(hazardModel, hazardsQuery.currentData?.data.results ?? NONE);
  const targets = useShownRecords(targetModel, targetsQuery.currentData?.data.results ?? NONE);
  const requirements = useShownRecords(requirementModel, query.currentData?.data.results ?? NONE);
  const levels = useMemo(() => {
    const byUuid = new Map(hazards.map(hazard => [hazard.uuid, hazard]));
    const inherited = new Map(targets.map(target => [target.uuid, inheritedLevel(target, byUuid, sets)]));
    return levelsOf(requirements, targets, inherited);
  }, [hazards, targets, requirements, sets]);
  return { query, hazardsQuery, targetsQuery, project, sets, hazards, targets, requirements, levels };
}
