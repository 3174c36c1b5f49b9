import {
  exposureSituationsApi as generated,
  type ListExposureSituationsApiResponse,
} from './generated/exposure-situations.gen';
import { resourceTags } from './tags';

const exposureSituationsApi = generated.enhanceEndpoints({ endpoints: resourceTags('ExposureSituation') });

export type ExposureSituation = ListExposureSituationsApiResponse['data']['results'][number];
export const { useListExposureSituationsQuery, useCreateExposureSituationsBatchMutation } =
  exposureSituationsApi;
