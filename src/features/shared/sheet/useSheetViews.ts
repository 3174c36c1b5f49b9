import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useUserPreferences } from '@/session/useUserPreferences';

/** A view that somebody keeps for themselves: what its address holds of search, order, groups and filters. */
export interface SheetViewEntry {
  readonly name: string;
  /** As a query of an address; the same view has the same text. */
  readonly query: string;
}

interface SheetViews {
  readonly views: readonly SheetViewEntry[];
  /** Keeps the view under a name; another one of this name goes. */
  readonly save: (view: SheetViewEntry) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

const KEY = 'sheetViews';

/** My views of one sheet of the open project, kept with my preferences. */
export function useSheetViews(entity: string): SheetViews {
  const { projectUuid = '' } = useParams();
  const { preferences, save: savePreferences } = useUserPreferences();
  const place = `${projectUuid}/${entity}`;
  const views = useMemo(() => viewsAt(preferences?.values, place), [preferences, place]);
  const change = useCallback(
    (next: (now: readonly SheetViewEntry[]) => readonly SheetViewEntry[]) =>
      savePreferences(({ values }) => ({
        values: { ...values, [KEY]: { ...allViews(values), [place]: next(viewsAt(values, place)) } },
      })),
    [savePreferences, place],
  );
  const save = useCallback(
    (view: SheetViewEntry) => change(now => [...now.filter(({ name }) => name !== view.name), view]),
    [change],
  );
  const remove = useCallback(
    (name: string) => change(now => now.filter(view => view.name !== name)),
    [change],
  );
  return { views, save, remove };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allViews = (values: unknown): Readonly<Record<string, unknown>> => {
  const kept = isObject(values) ? values[KEY] : undefined;
  return isObject(kept) ? kept : {};
};

/** Whatever else a client has kept there is none of ours. */
function viewsAt(values: unknown, place: string): readonly SheetViewEntry[] {
  const kept = allViews(values)[place];
  return Array.isArray(kept)
    ? kept.filter(
        (view): view is SheetViewEntry =>
          isObject(view) && typeof view.name === 'string' && typeof view.query === 'string',
      )
    : [];
}
