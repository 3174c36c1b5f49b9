import {
  exposureSituationsApi as generated,
  type ListExposureSituationsApiResponse,
} from './generated/exposure-situations.gen';
import { resourceTags } from './tags';

const situations = resourceTags('ExposureSituation', { unlinks: ['Hazard'] });
/** An element added or taken away changes its situation. */
const situationChanged = situations.updateExposureSituation;

const exposureSituationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...situations,
    addCeaToExposureSituation: situationChanged,
    removeCeaFromExposureSituation: situationChanged,
    addCeasToExposureSituationBatch: situationChanged,
  },
});

export type ExposureSituation = ListExposureSituationsApiResponse['data']['results'][number];
export const { useListExposureSituationsQuery, useCreateExposureSituationsBatchMutation } =
  exposureSituationsApi;
