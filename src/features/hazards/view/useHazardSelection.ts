import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import { type HazardSelectionState, hazardSelected, selectSelectedHazardUuid } from '../hazardSelectionSlice';
import type { HazardLookup } from './useShownHazards';
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
  hazards: readonly Hazard[],
  find: HazardLookup,
  view: Pick<ViewParameters, 'hazard'>,
  changeView: (change: Partial<ViewParameters>) => void,
): HazardSelection {
  const store = useStore<{ hazardSelection: HazardSelectionState }>();
  const latest = useRef({ hazards, find });
  useEffect(() => {
    latest.current = { hazards, find };
  }, [hazards, find]);
  const selected = useCallback(() => selectSelectedHazardUuid(store.getState()), [store]);
  const current = useCallback(() => latest.current.find(selected()), [selected]);
  const [requested, setRequested] = useState<string | null>(
    () => uuidOfCode(hazards, view.hazard) ?? find(selected())?.uuid ?? null,
  );
  const isLeaving = useIsLeaving();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const select = useCallback(
    (uuid: string) => {
      store.dispatch(hazardSelected(uuid));
      const tellAddress = () => {
        // Another change of the address would call off the way to the next page, or the question before it.
        if (isLeaving()) timer.current = setTimeout(tellAddress, ADDRESS_DELAY);
        else changeView({ hazard: latest.current.find(uuid)?.code ?? null });
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(tellAddress, ADDRESS_DELAY);
    },
    [store, changeView, isLeaving],
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
    const uuid = uuidOfCode(latest.current.hazards, view.hazard);
    if (!uuid || uuid === selected()) return;
    store.dispatch(hazardSelected(uuid));
    setRequested(uuid);
  }, [view.hazard, store, selected]);

  return { requested, request, select, current };
}

const uuidOfCode = (hazards: readonly Hazard[], code: string | null): string | undefined =>
  code === null ? undefined : hazards.find(hazard => hazard.code === code || hazard.uuid === code)?.uuid;

/** Whether the router is on its way to another page or asks whether to go: asked when it matters, renders nothing. */
function useIsLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) return false;
    const { navigation, blockers } = router.state;
    return navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state !== 'unblocked');
  }, [router]);
}
