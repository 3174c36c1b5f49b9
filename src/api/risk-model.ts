import { listTag, resourceTags } from './cacheTags';
import {
  type GetRiskRatingSetApiResponse,
  riskModelApi as generated,
  type ListOrganizationScopedRiskRatingSetsApiResponse,
  type ListRiskRatingSetsApiResponse,
} from './generated/risk-model.gen';

/** How an organization uses a set shows in its list of sets. */
const organizationSets = resourceTags('OrganizationRiskRatingSet');

const riskModelApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('RiskRatingSet'),
    ...resourceTags('RiskSeverity', { plural: 'RiskSeverities' }),
    ...resourceTags('RiskExposure'),
    ...resourceTags('RiskProbability', { plural: 'RiskProbabilities' }),
    ...resourceTags('RiskAvoidability', { plural: 'RiskAvoidabilities' }),
    ...resourceTags('RiskClass', { plural: 'RiskClasses' }),
    ...resourceTags('RiskRating'),
    ...organizationSets,
    linkRiskRatingSetToOrganization: organizationSets.createOrganizationRiskRatingSet,
    listOrganizationScopedRiskRatingSets: { providesTags: [listTag('OrganizationRiskRatingSet')] },
    listRrmsCreditableForLowPr: { providesTags: [listTag('Rrm')] },
  },
});

/** A rating method with its levels, classes, ratings and table. */
export type RiskRatingSet = GetRiskRatingSetApiResponse['data'];
export type RiskRatingSetSummary = ListRiskRatingSetsApiResponse['data']['results'][number];
export type RiskLevel = RiskRatingSet['levels'][number];
export type RiskRating = RiskRatingSet['ratings'][number];
export type RiskClass = RiskRatingSet['classes'][number];
export type RiskParameter = RiskLevel['parameter'];
/** A rating method with how the caller's organizations use it. */
export type OrganizationScopedRiskRatingSet =
  ListOrganizationScopedRiskRatingSetsApiResponse['data']['results'][number];
export const {
  useListRiskRatingSetsQuery,
  useGetRiskRatingSetQuery,
  useListOrganizationScopedRiskRatingSetsQuery,
  useLinkRiskRatingSetToOrganizationMutation,
  useUpdateOrganizationRiskRatingSetMutation,
  useDeleteOrganizationRiskRatingSetMutation,
  useListRrmsCreditableForLowPrQuery,
} = riskModelApi;
/** For those who need several sets at once. */
export const { getRiskRatingSet } = riskModelApi.endpoints;
