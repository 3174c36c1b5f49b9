import { resourceTags } from './cacheTags';
import { sremsApi as generated, type ListSremsApiResponse } from './generated/srems.gen';

const sremsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Srem', { also: ['Hazard'], unlinks: ['HazardRrm'] }),
});

/** A safety requirement or external measure. */
export type Srem = ListSremsApiResponse['data']['results'][number];
export const {
  useListSremsQuery,
  useCreateSremsBatchMutation,
  useUpdateSremMutation,
  useDeleteSremMutation,
  useGetSremDependencyTreeQuery,
} = sremsApi;
/** For the edit queue, which calls outside of components. */
export const { createSremsBatch, updateSrem, updateSremsBatch, deleteSrem, getSremDependencyTree } =
  sremsApi.endpoints;
