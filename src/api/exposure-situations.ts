import { idTag, listTag, resourceTags } from './cacheTags';
import {
  exposureSituationsApi as generated,
  type ListExposureSituationsApiResponse,
} from './generated/exposure-situations.gen';

const situations = resourceTags('ExposureSituation', { unlinks: ['Hazard', 'ExposureEstimate'] });
/** An element added or taken away changes its situation. */
const situationChanged = situations.updateExposureSituation;

const exposureSituationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...situations,
    // Computed from its estimates: refetched whenever a situation or an estimate changes.
    getExposureSituation: {
      providesTags: (_result, _error, { exposureSituationUuid }) => [
        idTag('ExposureSituation', exposureSituationUuid),
        listTag('ExposureSituation'),
      ],
    },
    addCeaToExposureSituation: situationChanged,
    removeCeaFromExposureSituation: situationChanged,
    addCeasToExposureSituationBatch: situationChanged,
  },
});

export type ExposureSituation = ListExposureSituationsApiResponse['data']['results'][number];
export const { useListExposureSituationsQuery, useCreateExposureSituationsBatchMutation } =
  exposureSituationsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createExposureSituationsBatch,
  updateExposureSituation,
  updateExposureSituationsBatch,
  deleteExposureSituation,
  getExposureSituationDependencyTree,
} = exposureSituationsApi.endpoints;
