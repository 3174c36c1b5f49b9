import { resourceTags } from './cacheTags';
import {
  exposureEstimateTypesApi as generated,
  type ListExposureEstimateTypesApiResponse,
} from './generated/exposure-estimate-types.gen';

const exposureEstimateTypesApi = generated.enhanceEndpoints({
  // Its unit and its way to combine show on estimates and in what they suggest.
  endpoints: resourceTags('ExposureEstimateType', {
    also: ['ExposureEstimateTypeValue', 'ExposureEstimate', 'ExposureSituation'],
  }),
});

export type ExposureEstimateType = ListExposureEstimateTypesApiResponse['data']['results'][number];
export const {
  useListExposureEstimateTypesQuery,
  useCreateExposureEstimateTypesBatchMutation,
  useUpdateExposureEstimateTypeMutation,
} = exposureEstimateTypesApi;
