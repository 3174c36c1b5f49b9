import type { SortOrder } from '@/ui/worksheet';

export type GroupBy = 'function' | 'machine' | 'event' | 'none';

/** What of the view stands in the address, so that it can be sent to a colleague. */
export interface ViewParameters {
  /** Code of the rating set whose levels are shown; null is the project's own. */
  set: string | null;
  group: GroupBy | null;
  query: string;
  state: string | null;
  /** Code of a rating, or `none` for what is not rated. */
  level: string | null;
  sort: SortOrder | null;
  /** Code of the selected hazard. */
  hazard: string | null;
  panel: boolean;
}

/** Filter value for hazards without a rating. Codes of ratings are never lower case and in brackets. */
export const UNRATED = '(none)';

const GROUPS: readonly string[] = ['function', 'machine', 'event', 'none'] satisfies GroupBy[];

export function readView(search: URLSearchParams): ViewParameters {
  const group = search.get('group');
  const sort = search.get('sort');
  return {
    set: search.get('set'),
    group: group !== null && GROUPS.includes(group) ? (group as GroupBy) : null,
    query: search.get('q') ?? '',
    state: search.get('state'),
    level: search.get('level'),
    sort: sort
      ? { columnKey: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
      : null,
    hazard: search.get('hazard'),
    panel: search.get('panel') === '1',
  };
}

/** The address with a part of the view changed; what is empty stays out of it. */
export function writeView(search: URLSearchParams, change: Partial<ViewParameters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { query, sort, panel, ...rest } = change;
  const values: Record<string, string | null> = { ...rest };
  if (query !== undefined) values.q = query;
  if (panel !== undefined) values.panel = panel ? '1' : null;
  if (sort !== undefined)
    values.sort = sort && `${sort.direction === 'descending' ? '-' : ''}${sort.columnKey}`;
  for (const [name, value] of Object.entries(values))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
