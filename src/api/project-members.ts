import {
  projectMembersApi as generated,
  type ListProjectMembersApiResponse,
} from './generated/project-members.gen';
import { resourceTags } from './tags';

const projectMembersApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('ProjectMember', { also: ['ProjectAccessRequest'] }),
    ...resourceTags('ProjectAccessRequest', { also: ['ProjectMember', 'ProjectToRequestAccess'] }),
  },
});

export type ProjectMember = ListProjectMembersApiResponse['data']['results'][number];
export const { useListProjectMembersQuery } = projectMembersApi;
