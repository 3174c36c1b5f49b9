import { resourceTags } from './cacheTags';
import { assumptionsApi as generated, type ListAssumptionsApiResponse } from './generated/assumptions.gen';

const assumptionsApi = generated.enhanceEndpoints({
  // A hazard says whether an assumption of it was rejected; a deleted one leaves its lists.
  endpoints: resourceTags('Assumption', { also: ['Hazard'], unlinks: ['Function', 'ExposureEstimate'] }),
});

export type Assumption = ListAssumptionsApiResponse['data']['results'][number];
/** For the edit queue, which calls outside of components. */
export const {
  createAssumptionsBatch,
  updateAssumption,
  updateAssumptionsBatch,
  deleteAssumption,
  getAssumptionDependencyTree,
} = assumptionsApi.endpoints;
export const { useListAssumptionsQuery, useCreateAssumptionsBatchMutation } = assumptionsApi;
