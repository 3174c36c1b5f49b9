import { listTag, onSuccess, resourceTags } from './cacheTags';
import {
  type CreateProjectMembersBatchApiResponse,
  projectMembersApi as generated,
  type ListProjectAccessRequestsApiResponse,
  type ListProjectMembersApiResponse,
} from './generated/project-members.gen';

const projectMembersApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('ProjectMember', { also: ['ProjectAccessRequest', 'Project'] }),
    ...resourceTags('ProjectAccessRequest', { also: ['ProjectMember', 'ProjectToRequestAccess', 'Project'] }),
    leaveProject: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('ProjectMember'), listTag('Project'), listTag('ProjectToRequestAccess')]),
    },
  },
});

export type ProjectMember = ListProjectMembersApiResponse['data']['results'][number];
export type ProjectAccessRequest = ListProjectAccessRequestsApiResponse['data']['results'][number];
export type ProjectMembersBatch = CreateProjectMembersBatchApiResponse['data'];
export const {
  useListProjectMembersQuery,
  useUpdateProjectMemberMutation,
  useDeleteProjectMemberMutation,
  useCreateProjectMembersBatchMutation,
  useLeaveProjectMutation,
  useListProjectAccessRequestsQuery,
  useUpdateProjectAccessRequestMutation,
} = projectMembersApi;
