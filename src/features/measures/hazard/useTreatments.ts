import { useSnackbar } from 'notistack';
import { createElement, useMemo } from 'react';
import { type HazardRrm, useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { type Hazard, useRecalculateFinalRatingsMutation } from '@/api/hazards';
import { type SolutionSet, useListSolutionSetsQuery } from '@/api/lookups';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { useListRrmsQuery } from '@/api/rrms';
import { useListSremsQuery } from '@/api/srems';
import { useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { MovedRatings } from './MovedRatings';
import { type Treatment, treatmentsOf } from './treatment';

const NONE: readonly HazardRrm[] = [];
const NO_SETS: readonly SolutionSet[] = [];
const NO_RATING_SETS: readonly RiskRatingSet[] = [];

/** The measures of a hazard, or of all hazards of a project where none is named, and what they choose from. */
export function useTreatments(projectUuid: string, hazardUuid?: string) {
  const all = { projectUuid, limit: SHEET_LIMIT };
  const usesQuery = useListHazardRrmsQuery({ ...all, ...(hazardUuid && { hazardUuid: [hazardUuid] }) });
  const measuresQuery = useListRrmsQuery(sheetList(projectUuid));
  const typesQuery = useListRrmTypesQuery(all);
  const sremsQuery = useListSremsQuery(all);
  const setsQuery = useListSolutionSetsQuery(sheetList(projectUuid));
  const queries = [usesQuery, measuresQuery, typesQuery, sremsQuery, setsQuery];
  const failed = queries.find(({ error, currentData }) => error && !currentData);
  const uses = usesQuery.currentData?.data.results ?? NONE;
  const measures = catalogOf(measuresQuery.currentData?.data.results);
  const types = catalogOf(typesQuery.currentData?.data.results);
  const srems = catalogOf(sremsQuery.currentData?.data.results);
  const solutionSets = setsQuery.currentData?.data.results ?? NO_SETS;
  const treatments = useMemo(
    () => treatmentsOf(uses, measures.byUuid, types.byUuid, srems.byUuid),
    [uses, measures, types, srems],
  );
  return {
    isLoaded: queries.every(({ currentData }) => currentData),
    failed,
    measures,
    types,
    srems,
    solutionSets,
    selectedSolutionSet: solutionSets.find(({ isSelected }) => isSelected)?.uuid ?? null,
    treatments,
    /** The same by the hazard that they are used on. */
    byHazard: useMemo(() => {
      const groups = new Map<string, Treatment[]>();
      for (const treatment of treatments) {
        const group = groups.get(treatment.use.hazardUuid);
        if (group) group.push(treatment);
        else groups.set(treatment.use.hazardUuid, [treatment]);
      }
      return groups;
    }, [treatments]),
  };
}

/** Calculates the final ratings of a hazard again after a measure changed, and says what moved, why, and what could not be. */
export function useRecalculations(sets: readonly RiskRatingSet[]): (hazardUuid: string) => Promise<void> {
  const text = useTexts('measures');
  const [recalculate] = useRecalculateFinalRatingsMutation();
  const { enqueueSnackbar } = useSnackbar();
  return async hazardUuid => {
    const answer = await recalculate({ hazardUuid, finalRatingRecalculation: { scope: 'HAZARD' } });
    if (answer.error) return void enqueueSnackbar(errorMessage(answer.error), { variant: 'error' });
    const { moved, skipped } = answer.data.data;
    if (moved.length > 0) enqueueSnackbar(createElement(MovedRatings, { moved, sets }), { variant: 'info' });
    if (skipped.some(({ reason }) => reason === 'AGREED'))
      enqueueSnackbar(
        text(
          'agreed-final',
          'The final rating was agreed on and stands. Open the agreement again to calculate it with the measures.',
        ),
        { variant: 'warning' },
      );
  };
}

/** The same for one hazard of a project. */
export function useRecalculation({ uuid }: Hazard, { riskRatingSetUuids }: Project): () => Promise<void> {
  const recalculate = useRecalculations(useRatingSets(riskRatingSetUuids) ?? NO_RATING_SETS);
  return () => recalculate(uuid);
}
