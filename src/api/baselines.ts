import { idTag, listTag, mergeNewer, onSuccess, resourceTags, shownTags } from './cacheTags';
import {
  type CompareBaselineApiArg,
  type CompareBaselineApiResponse,
  type GetBaselineApiResponse,
  type GetBaselineReadinessApiResponse,
  baselinesApi as generated,
  type ListBaselineRecordsApiResponse,
  type ListReviewFindingsApiResponse,
} from './generated/baselines.gen';

/** Targets are baselined by what is signed; a baseline shows its signatures, reviews and how many findings are open. */
const signed = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    onSuccess(error, [...shownTags('Baseline', 'SafetyTarget'), listTag('Hazard')]),
};
const reviewed = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    onSuccess(error, shownTags('Baseline', 'ReviewFinding')),
};
/** What follows from every record is asked for whenever it is shown. */
const follows = { providesTags: () => [listTag('Baseline')], keepUnusedDataFor: 0 };

const baselinesApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Baseline'),
    ...resourceTags('ReviewFinding'),
    createBaseline: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Baseline')]),
    },
    deleteBaseline: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('Baseline'), listTag('ReviewFinding'), ...shownTags('SafetyTarget')]),
    },
    getBaseline: {
      providesTags: (_result, _error, { baselineUuid }) => [
        idTag('Baseline', baselineUuid),
        { type: 'Baseline', id: 'OPEN' },
      ],
      merge: mergeNewer,
    },
    getBaselineReadiness: follows,
    compareBaseline: follows,
    listBaselineRecords: { providesTags: () => [listTag('Baseline')] },
    signBaseline: signed,
    withdrawBaselineSignature: signed,
    createBaselineReview: reviewed,
    concludeBaselineReview: reviewed,
    createReviewFinding: reviewed,
    answerReviewFinding: reviewed,
    closeReviewFinding: reviewed,
    reopenReviewFinding: reviewed,
  },
});

export type Baseline = GetBaselineApiResponse['data'];
export type BaselineSignature = Baseline['signatures'][number];
export type BaselineReview = Baseline['reviews'][number];
export type BaselineReadiness = GetBaselineReadinessApiResponse['data'];
export type BaselineComparison = CompareBaselineApiResponse['data'];
export type BaselineDifference = BaselineComparison['results'][number];
export type BaselineComparisonQuery = CompareBaselineApiArg;
export type BaselineRecord = ListBaselineRecordsApiResponse['data']['results'][number];
export type ReviewFinding = ListReviewFindingsApiResponse['data']['results'][number];
export const {
  useListBaselinesQuery,
  useGetBaselineQuery,
  useGetBaselineReadinessQuery,
  useCompareBaselineQuery,
  useListBaselineRecordsQuery,
  useListReviewFindingsQuery,
  useCreateBaselineMutation,
  useDeleteBaselineMutation,
  useSignBaselineMutation,
  useWithdrawBaselineSignatureMutation,
  useCreateBaselineReviewMutation,
  useConcludeBaselineReviewMutation,
  useCreateReviewFindingMutation,
  useAnswerReviewFindingMutation,
  useCloseReviewFindingMutation,
  useReopenReviewFindingMutation,
} = baselinesApi;
