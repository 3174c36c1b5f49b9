import type { Store } from '@reduxjs/toolkit';
import type { SelectionStore } from '@/features/shared/sheet/sheetTypes';
import { type HazardSelectionState, hazardSelected, selectSelectedHazardUuid } from './hazardSelectionSlice';

/** The selected hazard in the store of the app, where it outlives the page. */
export const hazardSelectionStore = (
  store: Store<{ hazardSelection: HazardSelectionState }>,
): SelectionStore => ({
  get: () => selectSelectedHazardUuid(store.getState()),
  set: uuid => void store.dispatch(hazardSelected(uuid)),
  subscribe: store.subscribe,
});
