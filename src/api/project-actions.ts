import { listTag, onSuccess } from './cacheTags';
import { projectActionsApi as generated } from './generated/project-actions.gen';

/** A preview changes nothing, but to read the lists anew after one costs a call only. */
const projectActionsApi = generated.enhanceEndpoints({
  endpoints: {
    generateMalfunctions: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Malfunction')]) },
    generateExposureSituations: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ExposureSituation')]),
    },
  },
});

export const {
  useGenerateMalfunctionsMutation,
  useGenerateExposureSituationsMutation,
  useRecommendHazardsMutation,
  useRecommendTasksMutation,
} = projectActionsApi;
