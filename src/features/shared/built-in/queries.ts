import * as ceaTypes from '@/api/cea-types';
import * as exposureEstimateTypes from '@/api/exposure-estimate-types';
import * as lookups from '@/api/lookups';
import * as organizationRoles from '@/api/organization-roles';
import * as riskModel from '@/api/risk-model';
import { saidInWords } from './sayBuiltIn';

/** Lists of what the product brings along, in the language of the texts. */
export const useListAreasQuery = saidInWords(lookups.useListAreasQuery, 'Area');
export const useListCeaTypesQuery = saidInWords(ceaTypes.useListCeaTypesQuery, 'CeaType');
export const useListEnergySourcesQuery = saidInWords(lookups.useListEnergySourcesQuery, 'EnergySource');
export const useListExposureEstimateTypesQuery = saidInWords(
  exposureEstimateTypes.useListExposureEstimateTypesQuery,
  'ExposureEstimateType',
);
export const useListGuidewordsQuery = saidInWords(lookups.useListGuidewordsQuery, 'Guideword');
export const useListHazardEffectTypesQuery = saidInWords(
  lookups.useListHazardEffectTypesQuery,
  'HazardEffectType',
);
export const useListHazardTypesQuery = saidInWords(lookups.useListHazardTypesQuery, 'HazardType');
export const useListInjuryTypesQuery = saidInWords(lookups.useListInjuryTypesQuery, 'InjuryType');
export const useListLifecyclePhasesQuery = saidInWords(lookups.useListLifecyclePhasesQuery, 'LifecyclePhase');
export const useListPersonnelQuery = saidInWords(lookups.useListPersonnelQuery, 'Personnel');
export const useListRrmTypesQuery = saidInWords(lookups.useListRrmTypesQuery, 'RrmType');
export const useListSafetyTargetCategoriesQuery = saidInWords(
  lookups.useListSafetyTargetCategoriesQuery,
  'SafetyTargetCategory',
);
export const useListSafetyTargetTypesQuery = saidInWords(
  lookups.useListSafetyTargetTypesQuery,
  'SafetyTargetType',
);
export const useListTaskTypesQuery = saidInWords(lookups.useListTaskTypesQuery, 'TaskType');
export const useListZonesQuery = saidInWords(lookups.useListZonesQuery, 'Zone');

export const useListOrganizationRolesQuery = saidInWords(
  organizationRoles.useListOrganizationRolesQuery,
  'OrganizationRole',
);

export const useListRiskRatingSetsQuery = saidInWords(riskModel.useListRiskRatingSetsQuery, 'RatingSet');
export const useGetRiskRatingSetQuery = saidInWords(riskModel.useGetRiskRatingSetQuery, 'RatingSet');
export const useListOrganizationScopedRiskRatingSetsQuery = saidInWords(
  riskModel.useListOrganizationScopedRiskRatingSetsQuery,
  'RatingSet',
);
