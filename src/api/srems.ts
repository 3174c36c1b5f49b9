import { listTag, onSuccess, resourceTags, shownTags } from './cacheTags';
import { sremsApi as generated, type ListSremsApiResponse } from './generated/srems.gen';
import { applyRecords } from './recordCache';

const sremsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Srem', { also: ['Hazard'], unlinks: ['Document', 'HazardRrm'] }),
    decomposeSrem: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('Srem'), ...shownTags('Srem', 'Hazard')]),
      // The answer itself shows, so that a dialog that is opened again at once knows the parts.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(applyRecords('Srem', [answer.data.data.srem, ...answer.data.data.parts]));
      },
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
