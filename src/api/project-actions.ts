import { listTag, onSuccess } from './cacheTags';
import { projectActionsApi as generated } from './generated/project-actions.gen';

/** A preview changes nothing; refetching the lists after one only costs a call. */
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
