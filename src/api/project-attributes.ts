import {
  projectAttributesApi as generated,
  type ListProjectAttributesApiResponse,
} from './generated/project-attributes.gen';
import { resourceTags } from './tags';

const projectAttributesApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('ProjectAttributeType', { also: ['ProjectAttribute', 'ProjectAttributeTypeValue'] }),
    ...resourceTags('ProjectAttributeTypeValue', { also: ['ProjectAttribute'] }),
    ...resourceTags('ProjectAttribute'),
  },
});

export type ProjectAttribute = ListProjectAttributesApiResponse['data']['results'][number];
export const { useListProjectAttributesQuery, useListProjectAttributeTypesQuery } = projectAttributesApi;
