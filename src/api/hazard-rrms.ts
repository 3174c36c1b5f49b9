import { idTag, leveledTags, listTag, onSuccess, resourceTags } from './cacheTags';
import {
  type CreateHazardRrmsBatchApiArg,
  hazardRrmsApi as generated,
  type ListHazardRrmsApiResponse,
} from './generated/hazard-rrms.gen';

// A hazard lists its measures, a solution set those that belong to it; a safety function follows from its measures' hazards.
const uses = resourceTags('HazardRrm', { also: ['Hazard', 'SolutionSet', 'SafetyFunction'] });

const hazardRrmsApi = generated.enhanceEndpoints({
  endpoints: {
    ...uses,
    createHazardRrmEvaluation: {
      invalidatesTags: (_result, error, { hazardRrmUuid }) =>
        onSuccess(error, [idTag('HazardRrm', hazardRrmUuid), listTag('HazardRrm')]),
    },
    // The address names the effect, not the use that shows it.
    updateHazardRrmEvaluation: {
      invalidatesTags: (result, error) =>
        onSuccess(error, [
          ...(result ? [idTag('HazardRrm', result.data.hazardRrmUuid)] : []),
          listTag('HazardRrm'),
        ]),
    },
    deleteHazardRrmEvaluation: {
      invalidatesTags: (_result, error) => (error ? [] : ['HazardRrm']),
    },
    updateHazardEvaluation: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Hazard'), ...leveledTags()]),
    },
  },
});

/** The use of a measure on a hazard, with its judged effect. */
export type HazardRrm = ListHazardRrmsApiResponse['data']['results'][number];
export type HazardRrmEvaluation = NonNullable<HazardRrm['evaluation']>;
/** One of the uses that are made together. */
export type HazardRrmBatchItem = CreateHazardRrmsBatchApiArg['hazardRrmBatchCreate']['items'][number];
export const {
  useListHazardRrmsQuery,
  useCreateHazardRrmsBatchMutation,
  useUpdateHazardRrmMutation,
  useDeleteHazardRrmMutation,
  useCreateHazardRrmEvaluationMutation,
  useUpdateHazardRrmEvaluationMutation,
  useDeleteHazardRrmEvaluationMutation,
  useUpdateHazardEvaluationMutation,
} = hazardRrmsApi;
export const { createHazardRrmsBatch, updateHazardRrm, deleteHazardRrm } = hazardRrmsApi.endpoints;
