import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Hazard } from '@/api/hazards';
import { type HazardSelectionState, hazardSelected, selectSelectedHazardUuid } from '../hazardSelectionSlice';
import type { ViewParameters } from './viewParameters';

/** The address follows the selection this much later, ms: walking through rows must not be held up by the router. */
const ADDRESS_DELAY = 250;

interface HazardSelection {
  /** Where the worksheet shall go, from the address or from the last visit. */
  requested: string | null;
  request: (uuid: string) => void;
  select: (uuid: string) => void;
  /** The selected hazard of this project at this moment. */
  current: () => Hazard | undefined;
}

/** Keeps the selected hazard in the store and in the address. Nothing here renders when another row is selected. */
export function useHazardSelection(
  byUuid: ReadonlyMap<string, Hazard>,
  view: Pick<ViewParameters, 'hazard'>,
  changeView: (change: Partial<ViewParameters>) => void,
): HazardSelection {
  const store = useStore<{ hazardSelection: HazardSelectionState }>();
  const latest = useRef(byUuid);
  useEffect(() => {
    latest.current = byUuid;
  }, [byUuid]);
  const current = useCallback(
    () => latest.current.get(selectSelectedHazardUuid(store.getState()) ?? ''),
    [store],
  );
  const [requested, setRequested] = useState<string | null>(
    () =>
      uuidOfCode(byUuid, view.hazard) ??
      byUuid.get(selectSelectedHazardUuid(store.getState()) ?? '')?.uuid ??
      null,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const select = useCallback(
    (uuid: string) => {
      store.dispatch(hazardSelected(uuid));
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => changeView({ hazard: latest.current.get(uuid)?.code ?? null }),
        ADDRESS_DELAY,
      );
    },
    [store, changeView],
  );
  const request = useCallback(
    (uuid: string) => {
      setRequested(uuid);
      select(uuid);
    },
    [select],
  );
  // A link to another hazard, or the one of the first visit.
  useEffect(() => {
    const uuid = uuidOfCode(latest.current, view.hazard);
    if (!uuid || uuid === selectSelectedHazardUuid(store.getState())) return;
    store.dispatch(hazardSelected(uuid));
    setRequested(uuid);
  }, [view.hazard, store]);

  return { requested, request, select, current };
}

function uuidOfCode(byUuid: ReadonlyMap<string, Hazard>, code: string | null): string | undefined {
  if (code === null) return undefined;
  if (byUuid.has(code)) return code;
  for (const hazard of byUuid.values()) if (hazard.code === code) return hazard.uuid;
  return undefined;
}
