import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';

export interface ProjectFilters {
  /** Projects that carry any of these tags; none: all projects. */
  tags: readonly string[];
  setTags: (tags: readonly string[]) => void;
  isArchived: boolean;
  setArchived: (isArchived: boolean) => void;
  isFiltered: boolean;
  clear: () => void;
}

/** Which projects a list shows besides its search, held in the address: `?tag=…&tag=…&archived=yes`. */
export function useProjectFilters(): ProjectFilters {
  const [address, change] = useAddressParameters();
  const tags = address.getAll('tag');
  return {
    tags,
    setTags: uuids => change({ tag: uuids, page: '' }),
    isArchived: address.get('archived') === 'yes',
    setArchived: wanted => change({ archived: wanted ? 'yes' : '', page: '' }),
    isFiltered: tags.length > 0,
    clear: () => change({ tag: '', page: '' }),
  };
}
