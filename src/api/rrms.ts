import { resourceTags } from './cacheTags';
import { rrmsApi as generated, type ListRrmsApiResponse } from './generated/rrms.gen';

const rrmsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Rrm', { unlinks: ['HazardRrm', 'Hazard', 'SolutionSet', 'SafetyFunction'] }),
});

/** A risk reduction measure of the project's library. */
export type Rrm = ListRrmsApiResponse['data']['results'][number];
export const {
  useListRrmsQuery,
  useCreateRrmsBatchMutation,
  useUpdateRrmMutation,
  useDeleteRrmMutation,
  useGetRrmDependencyTreeQuery,
} = rrmsApi;
/** For the edit queue, which calls outside of components. */
export const { createRrmsBatch, updateRrm, updateRrmsBatch, deleteRrm, getRrmDependencyTree } =
  rrmsApi.endpoints;
