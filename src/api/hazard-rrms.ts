import { hazardRrmsApi as generated } from './generated/hazard-rrms.gen';
import { listTag, onSuccess } from './tags';

const hazardRrmsApi = generated.enhanceEndpoints({
  endpoints: {
    updateHazardEvaluation: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Hazard')]) },
  },
});

export const { useUpdateHazardEvaluationMutation } = hazardRrmsApi;
