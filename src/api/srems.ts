import { listTag, onSuccess, resourceTags, shownTags } from './cacheTags';
import { sremsApi as generated, type ListSremsApiResponse } from './generated/srems.gen';

const sremsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Srem', { also: ['Hazard'], unlinks: ['Document', 'HazardRrm'] }),
    decomposeSrem: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('Srem'), ...shownTags('Srem', 'Hazard')]),
    },
  },
});

/** A safety requirement or external measure. */
export type Srem = ListSremsApiResponse['data']['results'][number];
export const {
  useListSremsQuery,
  useCreateSremsBatchMutation,
  useUpdateSremMutation,
  useDeleteSremMutation,
  useDecomposeSremMutation,
  useGetSremDependencyTreeQuery,
} = sremsApi;
/** For the edit queue, which calls outside of components. */
export const { createSremsBatch, updateSrem, updateSremsBatch, deleteSrem, getSremDependencyTree } =
  sremsApi.endpoints;
