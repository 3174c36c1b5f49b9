import { idTag, listTag, onSuccess, resourceTags, type TagType } from './cacheTags';
import {
  type GetRiskRatingSetApiResponse,
  type GetRiskRatingSetDraftApiResponse,
  riskModelApi as generated,
  type ListOrganizationScopedRiskRatingSetsApiResponse,
  type ListRiskRatingSetsApiResponse,
} from './generated/risk-model.gen';

/** How an organization uses a set shows in its list of sets. */
const organizationSets = resourceTags('OrganizationRiskRatingSet');

/** What a published set brings along. */
const PUBLISHED: readonly TagType[] = [
  'RiskRatingSet',
  'OrganizationRiskRatingSet',
  'RiskSeverity',
  'RiskExposure',
  'RiskProbability',
  'RiskAvoidability',
  'RiskClass',
  'RiskRating',
];

const drafts = resourceTags('RiskRatingSetDraft');

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
    ...drafts,
    createRiskRatingSetDraft: drafts.createRiskRatingSetDraft,
    // A draft becomes a set, and may take the place of the version before.
    publishRiskRatingSetDraft: {
      invalidatesTags: (_result, error, { riskRatingSetDraftUuid }) =>
        onSuccess(error, [
          idTag('RiskRatingSetDraft', riskRatingSetDraftUuid),
          listTag('RiskRatingSetDraft'),
          ...PUBLISHED.map(listTag),
        ]),
    },
    linkRiskRatingSetToOrganization: organizationSets.createOrganizationRiskRatingSet,
    listOrganizationScopedRiskRatingSets: {
      providesTags: [listTag('OrganizationRiskRatingSet'), listTag('RiskRatingSet')],
    },
    listRrmsCreditableForLowPr: { providesTags: [listTag('Rrm')] },
  },
});

/** A rating method with its levels, classes, ratings and table. */
export type RiskRatingSet = GetRiskRatingSetApiResponse['data'];
export type RiskRatingSetSummary = ListRiskRatingSetsApiResponse['data']['results'][number];
/** A rating set of an organization while it is prepared. */
export type RiskRatingSetDraft = GetRiskRatingSetDraftApiResponse['data'];
export type RiskLevel = RiskRatingSet['levels'][number];
export type RiskRating = RiskRatingSet['ratings'][number];
export type RiskClass = RiskRatingSet['classes'][number];
export type RiskParameter = RiskLevel['parameter'];
/** A rating method with how the caller's organizations use it. */
export type OrganizationScopedRiskRatingSet =
  ListOrganizationScopedRiskRatingSetsApiResponse['data']['results'][number];
export const {
  useListRiskRatingSetsQuery,
  useListRiskRatingsQuery,
  useGetRiskRatingSetQuery,
  useListOrganizationScopedRiskRatingSetsQuery,
  useLinkRiskRatingSetToOrganizationMutation,
  useUpdateOrganizationRiskRatingSetMutation,
  useDeleteOrganizationRiskRatingSetMutation,
  useListRrmsCreditableForLowPrQuery,
  useListRiskRatingSetDraftsQuery,
  useGetRiskRatingSetDraftQuery,
  useCreateRiskRatingSetDraftMutation,
  useUpdateRiskRatingSetDraftMutation,
  usePublishRiskRatingSetDraftMutation,
  useDeleteRiskRatingSetDraftMutation,
} = riskModelApi;
/** For those who need several sets at once. */
export const { getRiskRatingSet } = riskModelApi.endpoints;
