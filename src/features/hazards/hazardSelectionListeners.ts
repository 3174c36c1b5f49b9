import { isFulfilled, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { type HazardSelectionState, hazardSelected, selectSelectedHazardUuid } from './hazardSelectionSlice';

type State = { hazardSelection: HazardSelectionState };

interface DeleteHazardCall {
  endpointName?: string;
  originalArgs?: { hazardUuid?: string };
}

/** By name: the endpoint itself would bring the worksheet's clients into the first load. */
const deletedHazard = (action: unknown): string | undefined => {
  if (!isFulfilled(action)) return undefined;
  const call = action.meta.arg as DeleteHazardCall | undefined;
  return call?.endpointName === 'deleteHazard' ? call.originalArgs?.hazardUuid : undefined;
};

/** A deleted hazard is no longer the selected one, wherever it was deleted. */
export function addHazardSelectionListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
): void {
  startListening({
    predicate: action => deletedHazard(action) !== undefined,
    effect: (action, { dispatch, getState }) => {
      const selected = selectSelectedHazardUuid(getState() as State);
      if (selected === deletedHazard(action)) dispatch(hazardSelected(null));
    },
  });
}
