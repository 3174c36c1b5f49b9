import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, type ViewParameters, writeView } from './viewParameters';

/** The view in the address. A change replaces the entry in the history: Back leaves the worksheet. */
export function useViewParameters(): [ViewParameters, (change: Partial<ViewParameters>) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  // Two changes before the next render must not undo each other.
  const latest = useRef({ search, setSearch });
  useEffect(() => {
    latest.current = { search, setSearch };
  }, [search, setSearch]);
  const change = useCallback((part: Partial<ViewParameters>) => {
    latest.current.search = writeView(latest.current.search, part);
    latest.current.setSearch(latest.current.search, { replace: true, preventScrollReset: true });
  }, []);
  return [view, change];
}
