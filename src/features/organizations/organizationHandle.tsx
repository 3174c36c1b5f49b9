import type { Params } from 'react-router-dom';
import { OrganizationBreadcrumb } from './OrganizationBreadcrumb';

/** The part of the header of every route below an organization. */
export const organizationHandle = {
  crumb: ({ organizationUuid }: Params) => (
    <OrganizationBreadcrumb organizationUuid={organizationUuid ?? ''} />
  ),
};
