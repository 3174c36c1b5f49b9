import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import { useGetUserPreferencesQuery } from '@/api/user-preferences';
import type { CurrentUser } from '@/api/users';
import { useFormats } from '@/glossary/useFormats';
import { naturalOrder } from '@/lib/naturalOrder';
import { useCurrentUser } from './CurrentUser';
import { organizationSelected, selectChosenOrganizationUuid } from './organizationSelectionSlice';

export type MyOrganization = CurrentUser['organizations'][number];

export interface OrganizationSelection {
  /** Mine, by name. */
  organizations: readonly MyOrganization[];
  /** The one to work for; null when all of them count. */
  selected: MyOrganization | null;
  /** null selects all of them. */
  select: (organizationUuid: string | null) => void;
}

/**
 * The organization whose things the screens show. What was chosen in this session counts, else the default
 * organization of the preferences; one that the user has left counts for nothing. Lists of projects pass
 * `organizationUuid: selected ? [selected.organizationUuid] : undefined`.
 */
export function useSelectedOrganization(): OrganizationSelection {
  const dispatch = useAppDispatch();
  const { organizations: mine } = useCurrentUser();
  const { locale } = useFormats();
  const organizations = useMemo(
    () => mine.toSorted((one, other) => naturalOrder(locale)(one.name, other.name)),
    [mine, locale],
  );
  const { data } = useGetUserPreferencesQuery();
  const chosen = useSelector(selectChosenOrganizationUuid);
  const wanted = chosen === undefined ? data?.data.defaultOrganizationUuid : chosen;
  return {
    organizations,
    selected: organizations.find(({ organizationUuid }) => organizationUuid === wanted) ?? null,
    select: useCallback(organizationUuid => dispatch(organizationSelected(organizationUuid)), [dispatch]),
  };
}
