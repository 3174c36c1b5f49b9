import {
  organizationsApi as generated,
  type ListOrganizationsApiResponse,
} from './generated/organizations.gen';
import { listTag, onSuccess, resourceTags } from './tags';

const organizationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Organization', { also: ['CurrentUser'] }),
    createProject: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Project'), listTag('Organization')]),
    },
    setOrganizationUserPreferences: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('UserPreferences')]),
    },
    inviteNewOrganizationUser: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationUser')]),
    },
    createTag: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Tag')]) },
    createOrganizationRole: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationRole')]),
    },
    listOrganizationUsers: { providesTags: [listTag('OrganizationUser')] },
    addOrganizationUser: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('OrganizationUser')]),
    },
    updateOrganizationUser: {
      // A role decides what its holder may see: the own profile too.
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('OrganizationUser'), listTag('CurrentUser')]),
    },
    removeOrganizationUser: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('OrganizationUser'), listTag('CurrentUser')]),
    },
  },
});

export type Organization = ListOrganizationsApiResponse['data']['results'][number];
export const { useListOrganizationsQuery, useGetOrganizationQuery } = organizationsApi;
