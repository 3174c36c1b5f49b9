import {
  organizationsApi as generated,
  type ListOrganizationsApiResponse,
} from './generated/organizations.gen';
import { resourceTags } from './tags';

const organizationsApi = generated.enhanceEndpoints({ endpoints: resourceTags('Organization') });

export type Organization = ListOrganizationsApiResponse['data']['results'][number];
export const { useListOrganizationsQuery, useGetOrganizationQuery } = organizationsApi;
