import { resourceTags } from './cacheTags';
import { ceaTypesApi as generated, type ListCeaTypesApiResponse } from './generated/cea-types.gen';

const ceaTypesApi = generated.enhanceEndpoints({
  endpoints: resourceTags('CeaType', { unlinks: ['Cea', 'ExposureSituation'] }),
});

export type CeaType = ListCeaTypesApiResponse['data']['results'][number];
export const {
  useListCeaTypesQuery,
  useCreateCeaTypesBatchMutation,
  useUpdateCeaTypeMutation,
  useDeleteCeaTypeMutation,
} = ceaTypesApi;
export const { getCeaTypeDependencyTree } = ceaTypesApi.endpoints;
