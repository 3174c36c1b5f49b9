import { resourceTags } from './cacheTags';
import {
  projectAttributesApi as generated,
  type ListProjectAttributesApiResponse,
  type ListProjectAttributeTypesApiResponse,
  type ListProjectAttributeTypeValuesApiResponse,
} from './generated/project-attributes.gen';

const projectAttributesApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('ProjectAttributeType', { also: ['ProjectAttribute', 'ProjectAttributeTypeValue'] }),
    ...resourceTags('ProjectAttributeTypeValue', { also: ['ProjectAttribute'] }),
    ...resourceTags('ProjectAttribute'),
  },
});

export type ProjectAttribute = ListProjectAttributesApiResponse['data']['results'][number];
export type ProjectAttributeType = ListProjectAttributeTypesApiResponse['data']['results'][number];
export type ProjectAttributeTypeValue = ListProjectAttributeTypeValuesApiResponse['data']['results'][number];
export const {
  useListProjectAttributesQuery,
  useListProjectAttributeTypesQuery,
  useListProjectAttributeTypeValuesQuery,
  useUpdateProjectAttributeMutation,
  useDeleteProjectAttributeMutation,
  useUpdateProjectAttributeTypeMutation,
  useDeleteProjectAttributeTypeMutation,
  useCreateProjectAttributeTypeValueMutation,
  useUpdateProjectAttributeTypeValueMutation,
  useDeleteProjectAttributeTypeValueMutation,
} = projectAttributesApi;
