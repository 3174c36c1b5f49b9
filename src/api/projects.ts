import {
  projectsApi as generated,
  type ListProjectChangesApiResponse,
  type ListProjectsApiResponse,
  type ListProjectsToRequestAccessApiResponse,
} from './generated/projects.gen';
import { idTag, listTag, onSuccess, resourceTags } from './tags';

const newDocument = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [listTag('Document')]),
};

const projectsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Project'),
    // Counts and the own role follow from the members.
    getProject: {
      providesTags: (_result, _error, { projectUuid }) => [
        idTag('Project', projectUuid),
        listTag('ProjectMember'),
      ],
    },
    // Every change of anything in the project is one more: read anew whenever it is shown.
    listProjectChanges: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('Project', projectUuid)],
      keepUnusedDataFor: 0,
    },
    copyProject: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Project')]) },
    listProjectsToRequestAccess: { providesTags: [listTag('ProjectToRequestAccess')] },
    requestProjectAccess: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('ProjectToRequestAccess'), listTag('ProjectAccessRequest')]),
    },
    createProjectAttributeType: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ProjectAttributeType')]),
    },
    createProjectAttribute: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ProjectAttribute')]),
    },
    setProjectUserPreferences: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('UserPreferences')]),
    },
    createProjectDocument: newDocument,
    createPlatformDocument: newDocument,
    createQuokkaFscDocument: newDocument,
    addProjectMember: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('ProjectMember'), listTag('ProjectAccessRequest'), listTag('Project')]),
    },
  },
});

export type Project = ListProjectsApiResponse['data']['results'][number];
/** What one request did in a project. */
export type ProjectChange = ListProjectChangesApiResponse['data']['results'][number];
/** A project that the caller may ask for. */
export type ProjectToRequestAccess = ListProjectsToRequestAccessApiResponse['data']['results'][number];
export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useLazyGetProjectDependencyTreeQuery,
  useListProjectChangesQuery,
  useCopyProjectMutation,
  useAddProjectMemberMutation,
  useListProjectsToRequestAccessQuery,
  useRequestProjectAccessMutation,
  useCreateProjectAttributeTypeMutation,
  useCreateProjectAttributeMutation,
} = projectsApi;
