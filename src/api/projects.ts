import { idTag, listTag, onSuccess, openTag, resourceTags, shownTags } from './cacheTags';
import {
  projectsApi as generated,
  type ListProjectChangesApiResponse,
  type ListProjectHistoryApiResponse,
  type ListProjectsApiResponse,
  type ListProjectsToRequestAccessApiResponse,
  type PreviewRatingSetMoveApiResponse,
} from './generated/projects.gen';

const newDocument = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [listTag('Document')]),
};

/** What is rated, or compares what is rated. */
const MOVED = [
  ...(['Project', 'RiskRatingSet', 'Hazard', 'HazardRrm', 'SafetyTarget', 'Srem', 'SafetyFunction'] as const),
  ...(['ExposureSituation', 'HaraMetrics'] as const),
];

const projectsApi = generated.enhanceEndpoints({
  endpoints: {
    // Organizations, tags and rating sets say how many projects have them.
    ...resourceTags('Project', { countedBy: ['Organization', 'Tag', 'RiskRatingSet'] }),
    // Counts and the own role follow from the members.
    getProject: {
      providesTags: (_result, _error, { projectUuid }) => [
        idTag('Project', projectUuid),
        openTag('Project'),
        listTag('ProjectMember'),
      ],
    },
    // Every write adds an entry; never cache.
    listProjectChanges: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('Project', projectUuid)],
      keepUnusedDataFor: 0,
    },
    listProjectHistory: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('Project', projectUuid)],
      keepUnusedDataFor: 0,
    },
    // The copies carry the same tags.
    copyProject: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, shownTags('Project', 'Organization', 'Tag', 'RiskRatingSet')),
    },
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
    // It shows hazards, which are changed by others: never kept.
    previewRatingSetMove: { providesTags: () => shownTags(...MOVED), keepUnusedDataFor: 0 },
    moveRatingSet: { invalidatesTags: (_result, error) => onSuccess(error, shownTags(...MOVED)) },
    addProjectMember: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('ProjectMember'), listTag('ProjectAccessRequest'), listTag('Project')]),
    },
  },
});

/** An import made a project, which no answer of a call has told. */
export const projectsChanged = () =>
  projectsApi.util.invalidateTags(shownTags('Project', 'Organization', 'Tag', 'RiskRatingSet'));

export type Project = ListProjectsApiResponse['data']['results'][number];
/** What moves to another version of a rating set, and what stays. */
export type RatingSetMove = PreviewRatingSetMoveApiResponse['data'];
/** What one request did in a project. */
export type ProjectHistoryEntry = ListProjectHistoryApiResponse['data']['results'][number];
export type ProjectChange = ListProjectChangesApiResponse['data']['results'][number];
/** A project that the caller may ask for. */
export type ProjectToRequestAccess = ListProjectsToRequestAccessApiResponse['data']['results'][number];
export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useUpdateProjectMutation,
  usePreviewRatingSetMoveQuery,
  useMoveRatingSetMutation,
  useDeleteProjectMutation,
  useLazyGetProjectDependencyTreeQuery,
  useListProjectChangesQuery,
  useListProjectHistoryQuery,
  useCopyProjectMutation,
  useAddProjectMemberMutation,
  useCreateProjectDocumentMutation,
  useCreatePlatformDocumentMutation,
  useCreateQuokkaFscDocumentMutation,
  useListProjectsToRequestAccessQuery,
  useRequestProjectAccessMutation,
  useCreateProjectAttributeTypeMutation,
  useCreateProjectAttributeMutation,
} = projectsApi;
