import { resourceTags } from './cacheTags';
import {
  exposureEstimatesApi as generated,
  type ListExposureEstimatesApiResponse,
} from './generated/exposure-estimates.gen';

const exposureEstimatesApi = generated.enhanceEndpoints({
  // A situation names its estimates and suggests a level by them.
  endpoints: resourceTags('ExposureEstimate', { also: ['ExposureSituation'] }),
});

export type ExposureEstimate = ListExposureEstimatesApiResponse['data']['results'][number];
export const {
  useListExposureEstimatesQuery,
  useCreateExposureEstimatesBatchMutation,
  useUpdateExposureEstimateMutation,
  useDeleteExposureEstimateMutation,
} = exposureEstimatesApi;
