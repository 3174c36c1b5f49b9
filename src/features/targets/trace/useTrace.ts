import { appliedSolutionSets, isReducing } from '@domain/measures/finalRating';
import { findHoles, type HoleKind } from '@domain/trace/traceHoles';
import { useMemo } from 'react';
import { useListDocumentsQuery } from '@/api/documents';
import { useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import { useListHazardsQuery } from '@/api/hazards';
import { type RrmType, useListSafetyTargetsQuery, useListSolutionSetsQuery } from '@/api/lookups';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { useListRrmsQuery } from '@/api/rrms';
import { type SafetyFunction, useListSafetyFunctionsQuery } from '@/api/safety-functions';
import { useListSremsQuery } from '@/api/srems';
import { useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import { useTitledHazards } from '@/features/shared/hazards/useTitledHazards';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import {
  measureModel,
  requirementModel,
  safetyFunctionModel,
  targetModel,
} from '@/records/models/treatmentModels';
import { demandOn, problemsOfFunction, requiredText } from '../functions/functionDemand';
import { initialRatingIn } from '../hazardCatalog';
import { inheritedLevel } from '../inheritedLevel';
import { levelsOf, targetLevelOf } from '../requirementLevels';
import { type TraceRecords, traceRows } from './traceRows';

const NONE: readonly never[] = [];

/** Everything between hazards and evidence, with what was typed, and what of it is missing. */
export function useTrace(project: Project) {
  const list = sheetList(project.uuid);
  const all = { projectUuid: project.uuid, limit: SHEET_LIMIT };
  const hazards = useListHazardsQuery(list, READ_AGAIN);
  const targets = useListSafetyTargetsQuery(list, READ_AGAIN);
  const requirements = useListSremsQuery(list, READ_AGAIN);
  const measures = useListRrmsQuery(list, READ_AGAIN);
  const uses = useListHazardRrmsQuery(all, READ_AGAIN);
  const functions = useListSafetyFunctionsQuery(list, READ_AGAIN);
  const documents = useListDocumentsQuery(list, READ_AGAIN);
  const solutionSets = useListSolutionSetsQuery(all);
  const types = useListRrmTypesQuery(all);
  // With the hazards, not after them: thousands of rows would be drawn without their titles first, and then once more.
  const events = useListHazardousEventsQuery(list);
  const queries = [
    hazards,
    events,
    targets,
    requirements,
    measures,
    uses,
    functions,
    documents,
    solutionSets,
    types,
  ];
  const sets = useRatingSets(project.riskRatingSetUuids);
  const typedHazards = useShownRecords(hazardModel, hazards.currentData?.data.results ?? NONE);
  const shownHazards = useTitledHazards(project.uuid, typedHazards);
  const shownTargets = useShownRecords(targetModel, targets.currentData?.data.results ?? NONE);
  const shownRequirements = useShownRecords(requirementModel, requirements.currentData?.data.results ?? NONE);
  const shownMeasures = useShownRecords(measureModel, measures.currentData?.data.results ?? NONE);
  const shownFunctions = useShownRecords(safetyFunctionModel, functions.currentData?.data.results ?? NONE);
  const shownUses = uses.currentData?.data.results ?? NONE;
  const shownDocuments = documents.currentData?.data.results ?? NONE;
  const shownTypes = types.currentData?.data.results ?? NONE;
  const selected = solutionSets.currentData?.data.results.find(({ isSelected }) => isSelected)?.uuid ?? null;
  const isLoaded = sets !== undefined && queries.every(({ currentData }) => currentData);
  const trace = useMemo(() => {
    if (!isLoaded || !sets) return undefined;
    const records = {
      hazards: shownHazards,
      targets: shownTargets,
      requirements: shownRequirements,
      measures: shownMeasures,
      uses: shownUses,
      functions: shownFunctions,
      documents: shownDocuments,
    };
    return traceOf(records, shownTypes, sets, selected);
  }, [
    isLoaded,
    sets,
    selected,
    shownTypes,
    shownHazards,
    shownTargets,
    shownRequirements,
    shownMeasures,
    shownUses,
    shownFunctions,
    shownDocuments,
  ]);
  const failed = queries.find(({ error, currentData }) => error && !currentData);
  return { trace, error: failed?.error, refetch: () => failed?.refetch() };
}

export type Trace = ReturnType<typeof traceOf>;

function traceOf(
  read: Omit<TraceRecords, 'reducing'>,
  types: readonly RrmType[],
  sets: readonly RiskRatingSet[],
  selectedSolutionSet: string | null,
) {
  const records: TraceRecords = { ...read, reducing: reducingUses(read, types, selectedSolutionSet) };
  const hazards = new Map(records.hazards.map(hazard => [hazard.uuid, hazard]));
  const levels = new Map(records.targets.map(target => [target.uuid, inheritedLevel(target, hazards, sets)]));
  const ratings = new Map(
    records.hazards.flatMap(hazard => {
      const set = sets.find(({ uuid }) => uuid === hazard.riskRatingSetUuid);
      const rating = set && initialRatingIn(hazard, set);
      return set && rating ? [[hazard.uuid, { set, rating }] as const] : [];
    }),
  );
  const treated = new Set(records.reducing.map(({ hazardUuid }) => hazardUuid));
  const holes = findHoles({
    ...records,
    hazards: records.hazards.map(({ uuid, style, status }) => ({
      uuid,
      style,
      status,
      rating: ratings.get(uuid)?.rating,
      isTreated: treated.has(uuid),
    })),
    targets: records.targets.map(({ uuid, hazardUuids }) => {
      const level = targetLevelOf(levels.get(uuid)) ?? null;
      return { uuid, hazardUuids, level };
    }),
    functions: records.functions.map(one => {
      const demand = demandOn(one, hazards, records.uses, sets);
      return {
        uuid: one.uuid,
        status: one.status,
        isBelow: problemsOfFunction(one, demand).includes('BELOW'),
      };
    }),
  });
  const holesOf = new Map<string, HoleKind[]>();
  for (const { kind, uuid } of holes) holesOf.set(uuid, [...(holesOf.get(uuid) ?? []), kind]);
  const required = (one: SafetyFunction) => requiredText(demandOn(one, hazards, records.uses, sets));
  const ofRequirements = levelsOf(records.requirements, records.targets, levels);
  const usesByPlace = new Map(records.uses.map(use => [`${use.hazardUuid} ${use.rrmUuid}`, use]));
  return {
    records,
    rows: traceRows(records),
    holes,
    holesOf,
    levels,
    ofRequirements,
    required,
    ratings,
    /** The use of a measure on a hazard. */
    useOf: (hazardUuid: string | undefined, rrmUuid: string) => usesByPlace.get(`${hazardUuid} ${rrmUuid}`),
  };
}

/** Uses of measures that reduce the risk of their hazard now. */
function reducingUses(
  { hazards, requirements, uses, measures }: Omit<TraceRecords, 'reducing'>,
  types: readonly RrmType[],
  selectedSolutionSet: string | null,
) {
  const byUuid = <T extends { uuid: string }>(list: readonly T[]) =>
    new Map(list.map(one => [one.uuid, one]));
  const [hazardOf, requirementOf, measureOf, typeOf] = [
    byUuid(hazards),
    byUuid(requirements),
    byUuid(measures),
    byUuid(types),
  ];
  return uses.filter(use => {
    const hazard = hazardOf.get(use.hazardUuid);
    const type = typeOf.get(measureOf.get(use.rrmUuid)?.rrmTypeUuid ?? '');
    const srem = requirementOf.get(use.sremUuid ?? '') ?? null;
    return (
      hazard !== undefined &&
      type !== undefined &&
      isReducing(
        { ...use, srem, rrmTypeCode: type.code },
        appliedSolutionSets(hazard.solutionSetUuids, selectedSolutionSet),
      )
    );
  });
}
