import { useMemo, useState } from 'react';
import { organizationNamesakes } from '@/features/shared/names/namesakes';
import { useTexts } from '@/glossary/useText';
import { nameKey } from '@/lib/tellApart';
import type { MyOrganization } from '@/session/useSelectedOrganization';

/** Organizations that are found with one look. */
const HANDFUL = 8;

export interface OrganizationSearch {
  /** There are more than one look finds. */
  isSearched: boolean;
  search: string;
  setSearch: (search: string) => void;
  found: readonly MyOrganization[];
  /** What stands beside names that are alike, by uuid. */
  beside: ReadonlyMap<string, string>;
  label: string;
  noneFound: string;
}

/** Finds one of many organizations by a part of its name, however it is written. */
export function useOrganizationSearch(organizations: readonly MyOrganization[]): OrganizationSearch {
  const [search, setSearch] = useState('');
  const text = useTexts('header');
  const isSearched = organizations.length > HANDFUL;
  const beside = useMemo(() => organizationNamesakes(organizations), [organizations]);
  const wanted = search.trim() === '' ? '' : nameKey(search);
  return {
    isSearched,
    search,
    setSearch,
    found: isSearched ? organizations.filter(({ name }) => nameKey(name).includes(wanted)) : organizations,
    beside,
    label: text('search-organizations', 'Search organizations'),
    noneFound: text('no-organization-found', 'No organization of yours has this name'),
  };
}
