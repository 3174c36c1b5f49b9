import type { ExchangeLanguage } from '@domain/exchange/columns';
import { useMemo } from 'react';
import { type HazardRrm, useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { type RrmType, type SafetyTarget, useListSafetyTargetsQuery } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import { type Rrm, useListRrmsQuery } from '@/api/rrms';
import { type Srem, useListSremsQuery } from '@/api/srems';
import { useListHazardEffectTypesQuery, useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import type { NamedRecord } from '@/features/shared/sheet/catalog';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useListAsShown } from '@/features/shared/sheet/useListAsShown';
import {
  type MeasureUse,
  measureModel,
  measureUseModel,
  requirementModel,
  targetModel,
} from '@/records/models/treatmentModels';

/** What rows are linked with, as it is with all that was typed. */
export interface LinkCatalogs {
  readonly targets: readonly SafetyTarget[];
  readonly requirements: readonly Srem[];
  readonly measures: readonly Rrm[];
  readonly uses: readonly HazardRrm[];
  /** In the order of the three-step method (ISO 12100:2010 clause 6.1). */
  readonly measureTypes: readonly (RrmType & { readonly storedName?: string })[];
  readonly effectTypes: readonly NamedRecord[];
}

/** What links are planned with. */
export interface LinkContext extends LinkCatalogs {
  readonly projectUuid: string;
  readonly set: RiskRatingSet;
  /** Of new measures that the file gives no type. */
  readonly usualTypeUuid: string | undefined;
  readonly language: ExchangeLanguage;
  readonly text: TextOf;
}

/** Undefined while one of the lists is not there. */
export function useLinkCatalogs(projectUuid: string): LinkCatalogs | undefined {
  const all = { projectUuid, limit: SHEET_LIMIT };
  const targetList = useListSafetyTargetsQuery(sheetList(projectUuid)).currentData?.data.results;
  const requirementList = useListSremsQuery(sheetList(projectUuid)).currentData?.data.results;
  const measureList = useListRrmsQuery(sheetList(projectUuid)).currentData?.data.results;
  const useList = useListHazardRrmsQuery(all).currentData?.data.results;
  const measureTypes = useListRrmTypesQuery(all).currentData?.data.results;
  const effectTypes = useListHazardEffectTypesQuery(all).currentData?.data.results;
  const targets = useListAsShown(targetModel, targetList);
  const requirements = useListAsShown(requirementModel, requirementList);
  const measures = useListAsShown(measureModel, measureList);
  const uses = useListAsShown(measureUseModel, useList as readonly MeasureUse[] | undefined);
  const isLoaded = targetList && requirementList && measureList && useList;
  return useMemo(
    () =>
      isLoaded && measureTypes && effectTypes
        ? { targets, requirements, measures, uses, measureTypes, effectTypes }
        : undefined,
    [isLoaded, targets, requirements, measures, uses, measureTypes, effectTypes],
  );
}
