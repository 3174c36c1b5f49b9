import { resourceTags } from './cacheTags';
import {
  exposureEstimateTypeValuesApi as generated,
  type ListExposureEstimateTypeValuesApiResponse,
} from './generated/exposure-estimate-type-values.gen';

const exposureEstimateTypeValuesApi = generated.enhanceEndpoints({
  // A type carries its bands, and estimates count by them.
  endpoints: resourceTags('ExposureEstimateTypeValue', {
    also: ['ExposureEstimateType', 'ExposureEstimate', 'ExposureSituation'],
  }),
});

export type ExposureEstimateTypeValue = ListExposureEstimateTypeValuesApiResponse['data']['results'][number];
export const { useListExposureEstimateTypeValuesQuery, useUpdateExposureEstimateTypeValueMutation } =
  exposureEstimateTypeValuesApi;
