import { idTag, listTag, onSuccess, resourceTags, shownTags } from './cacheTags';
import {
  organizationsApi as generated,
  type ListOrganizationHistoryApiResponse,
  type ListOrganizationInvitationsApiResponse,
  type ListOrganizationsApiResponse,
  type ListOrganizationUsersApiResponse,
  type ListOwnInvitationsApiResponse,
  type ListProjectImportsApiResponse,
} from './generated/organizations.gen';

const peopleChanged = {
  // Their number shows with the organization, and a role decides what its holder may see: the own profile too.
  invalidatesTags: (_result: unknown, error: unknown, { organizationUuid }: { organizationUuid: string }) =>
    onSuccess(error, [
      listTag('OrganizationUser'),
      idTag('Organization', organizationUuid),
      listTag('Organization'),
      listTag('CurrentUser'),
      ...shownTags('User'),
    ]),
};

/** What is told of the logo stands with the organization; the picture is read by its address. */
const logoChanged = {
  invalidatesTags: (_result: unknown, error: unknown, { organizationUuid }: { organizationUuid: string }) =>
    onSuccess(error, [idTag('Organization', organizationUuid), listTag('Organization')]),
};

/** What shows that the caller joined an organization or left it. */
const OWN_PLACES = [
  listTag('CurrentUser'),
  listTag('Organization'),
  listTag('OrganizationInvitation'),
  listTag('OrganizationUser'),
  listTag('Project'),
  listTag('ProjectMember'),
];

/** What the rating sets that an organization has for itself are made of: they go with it. */
const OWN_SETS = [
  ...(['RiskSeverity', 'RiskExposure', 'RiskProbability', 'RiskAvoidability'] as const),
  ...(['RiskClass', 'RiskRating'] as const),
];

const organizationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Organization', {
      also: ['CurrentUser'],
      unlinks: ['Project', ...OWN_SETS],
      countedBy: ['User'],
      ownsTags: true,
    }),
    // Every write adds an entry; never cache.
    listOrganizationHistory: {
      providesTags: (_result, _error, { organizationUuid }) => [idTag('Organization', organizationUuid)],
      keepUnusedDataFor: 0,
    },
    uploadOrganizationLogo: logoChanged,
    deleteOrganizationLogo: logoChanged,
    createProject: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Project'), listTag('Organization')]),
    },
    // Whoever asked for an import waits for it.
    listProjectImports: {
      providesTags: (_result, _error, { organizationUuid }) => [idTag('ProjectImport', organizationUuid)],
    },
    getProjectImport: {
      providesTags: (_result, _error, { organizationUuid }) => [idTag('ProjectImport', organizationUuid)],
    },
    importProject: {
      invalidatesTags: (_result, error, { organizationUuid }) =>
        onSuccess(error, [idTag('ProjectImport', organizationUuid)]),
    },
    cancelProjectImport: {
      invalidatesTags: (_result, error, { organizationUuid }) =>
        onSuccess(error, [idTag('ProjectImport', organizationUuid)]),
    },
    setOrganizationUserPreferences: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('UserPreferences')]),
    },
    listOrganizationInvitations: { providesTags: [listTag('OrganizationInvitation')] },
    inviteNewOrganizationUser: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationInvitation')]),
    },
    deleteOrganizationInvitation: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationInvitation')]),
    },
    createTag: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Tag')]) },
    createOrganizationRole: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationRole')]),
    },
    listOrganizationUsers: { providesTags: [listTag('OrganizationUser')] },
    addOrganizationUser: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationInvitation')]),
    },
    listOwnInvitations: { providesTags: [listTag('OrganizationInvitation')] },
    acceptOwnInvitation: { invalidatesTags: (_result, error) => onSuccess(error, OWN_PLACES) },
    declineOwnInvitation: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationInvitation')]),
    },
    leaveOrganization: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [...OWN_PLACES, ...shownTags('User', ...OWN_SETS)]),
    },
    updateOrganizationUser: peopleChanged,
    // Whoever leaves the organization leaves its projects.
    removeOrganizationUser: {
      invalidatesTags: (result, error, arg) => [
        ...peopleChanged.invalidatesTags(result, error, arg),
        ...onSuccess(error, [listTag('ProjectMember'), listTag('Project')]),
      ],
    },
  },
});

export type Organization = ListOrganizationsApiResponse['data']['results'][number];
export type OrganizationInvitation = ListOrganizationInvitationsApiResponse['data']['results'][number];
export type OrganizationUser = ListOrganizationUsersApiResponse['data']['results'][number];
export type OrganizationHistoryEntry = ListOrganizationHistoryApiResponse['data']['results'][number];
export type ProjectImport = ListProjectImportsApiResponse['data']['results'][number];
export type OwnInvitation = ListOwnInvitationsApiResponse['data']['results'][number];
export const {
  useListOrganizationsQuery,
  useGetOrganizationQuery,
  useUploadOrganizationLogoMutation,
  useDeleteOrganizationLogoMutation,
  useListOrganizationHistoryQuery,
  useLazyGetOrganizationDependencyTreeQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useListOrganizationUsersQuery,
  useLazyListOrganizationUsersQuery,
  useListOwnInvitationsQuery,
  useAcceptOwnInvitationMutation,
  useDeclineOwnInvitationMutation,
  useLeaveOrganizationMutation,
  useInviteNewOrganizationUserMutation,
  useListOrganizationInvitationsQuery,
  useDeleteOrganizationInvitationMutation,
  useUpdateOrganizationUserMutation,
  useRemoveOrganizationUserMutation,
  useCreateOrganizationRoleMutation,
  useCreateProjectMutation,
  useImportProjectMutation,
  useListProjectImportsQuery,
  useCancelProjectImportMutation,
  useCreateTagMutation,
} = organizationsApi;
