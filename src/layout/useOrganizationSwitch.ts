import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { type OrganizationSelection, useSelectedOrganization } from '@/session/useSelectedOrganization';
import { useOpenProjectUuid } from './useOpenProject';

/** The selected organization and how it is changed from the shell: an open project of another one is left. */
export function useOrganizationSwitch(): Omit<OrganizationSelection, 'select'> & {
  /** Whose name the shell shows: the selected one, or the only one that there is. */
  shown: OrganizationSelection['selected'];
  choose: (organizationUuid: string | null) => void;
} {
  const { organizations, selected, select } = useSelectedOrganization();
  const navigate = useNavigate();
  const projectUuid = useOpenProjectUuid();
  const { currentData } = useGetProjectQuery(projectUuid ? { projectUuid } : skipToken);
  const openOrganization = currentData?.data.organizationUuid;
  return {
    organizations,
    selected,
    shown: selected ?? (organizations.length === 1 ? (organizations[0] ?? null) : null),
    choose: organizationUuid => {
      select(organizationUuid);
      if (organizationUuid && openOrganization && openOrganization !== organizationUuid)
        void navigate(paths.projects());
    },
  };
}
