import { resourceTags } from './cacheTags';
import { malfunctionsApi as generated, type ListMalfunctionsApiResponse } from './generated/malfunctions.gen';

const malfunctionsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Malfunction', { unlinks: ['Hazard'] }),
});

export type Malfunction = ListMalfunctionsApiResponse['data']['results'][number];
export const { useListMalfunctionsQuery, useCreateMalfunctionsBatchMutation } = malfunctionsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createMalfunctionsBatch,
  updateMalfunction,
  updateMalfunctionsBatch,
  deleteMalfunction,
  getMalfunctionDependencyTree,
} = malfunctionsApi.endpoints;
