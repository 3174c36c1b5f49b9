import {
  organizationsApi as generated,
  type ListOrganizationInvitationsApiResponse,
  type ListOrganizationsApiResponse,
  type ListOrganizationUsersApiResponse,
} from './generated/organizations.gen';
import { idTag, listTag, onSuccess, resourceTags } from './tags';

const peopleChanged = {
  // Their number shows with the organization, and a role decides what its holder may see: the own profile too.
  invalidatesTags: (_result: unknown, error: unknown, { organizationUuid }: { organizationUuid: string }) =>
    onSuccess(error, [
      listTag('OrganizationUser'),
      idTag('Organization', organizationUuid),
      listTag('Organization'),
      listTag('CurrentUser'),
    ]),
};

const organizationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Organization', { also: ['CurrentUser'] }),
    createProject: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Project'), listTag('Organization')]),
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
    addOrganizationUser: peopleChanged,
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
export const {
  useListOrganizationsQuery,
  useGetOrganizationQuery,
  useLazyGetOrganizationDependencyTreeQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useListOrganizationUsersQuery,
  useLazyListOrganizationUsersQuery,
  useAddOrganizationUserMutation,
  useInviteNewOrganizationUserMutation,
  useListOrganizationInvitationsQuery,
  useDeleteOrganizationInvitationMutation,
  useUpdateOrganizationUserMutation,
  useRemoveOrganizationUserMutation,
  useCreateOrganizationRoleMutation,
  useCreateProjectMutation,
  useCreateTagMutation,
} = organizationsApi;
