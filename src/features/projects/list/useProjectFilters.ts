import { useSearchParams } from 'react-router-dom';

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
  const [address, setAddress] = useSearchParams();
  const tags = address.getAll('tag');
  const isArchived = address.get('archived') === 'yes';
  const change = (apply: (next: URLSearchParams) => void) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        apply(next);
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tags,
    setTags: uuids =>
      change(next => {
        next.delete('tag');
        for (const uuid of uuids) next.append('tag', uuid);
      }),
    isArchived,
    setArchived: wanted => change(next => (wanted ? next.set('archived', 'yes') : next.delete('archived'))),
    isFiltered: tags.length > 0,
    clear: () => change(next => next.delete('tag')),
  };
}
