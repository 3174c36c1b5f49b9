import { resourceTags } from './cacheTags';
import { ceasApi as generated, type ListCeasApiResponse } from './generated/ceas.gen';

const ceasApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Cea', { unlinks: ['ExposureSituation'] }),
});

export type Cea = ListCeasApiResponse['data']['results'][number];
/** For the edit queue, which calls outside of components. */
export const { createCeasBatch, updateCea, updateCeasBatch, deleteCea, getCeaDependencyTree } =
  ceasApi.endpoints;
export const { useListCeasQuery, useCreateCeasBatchMutation } = ceasApi;
