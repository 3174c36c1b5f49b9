import { resourceTags } from './cacheTags';
import { misusesApi as generated, type ListMisusesApiResponse } from './generated/misuses.gen';

const misusesApi = generated.enhanceEndpoints({ endpoints: resourceTags('Misuse', { unlinks: ['Hazard'] }) });

export type Misuse = ListMisusesApiResponse['data']['results'][number];
/** For the edit queue, which calls outside of components. */
export const { createMisusesBatch, updateMisuse, updateMisusesBatch, deleteMisuse, getMisuseDependencyTree } =
  misusesApi.endpoints;
export const { useListMisusesQuery, useCreateMisusesBatchMutation } = misusesApi;
