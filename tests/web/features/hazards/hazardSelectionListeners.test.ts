import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { addHazardSelectionListeners } from '@/features/hazards/hazardSelectionListeners';
import {
  hazardSelected,
  hazardSelectionSlice,
  selectSelectedHazardUuid,
} from '@/features/hazards/hazardSelectionSlice';

/** As RTK Query tells the end of a call. */
const told = (endpointName: string, hazardUuid: string, requestStatus: 'fulfilled' | 'rejected') => ({
  type: `hazardAnalysisApi/executeMutation/${requestStatus}`,
  meta: { requestId: '1', requestStatus, arg: { endpointName, originalArgs: { hazardUuid } } },
});

function storeWith(selected: string) {
  const listeners = createListenerMiddleware();
  addHazardSelectionListeners(listeners.startListening);
  const store = configureStore({
    reducer: { [hazardSelectionSlice.name]: hazardSelectionSlice.reducer },
    middleware: getDefault => getDefault().prepend(listeners.middleware),
  });
  store.dispatch(hazardSelected(selected));
  return store;
}

describe('the selected hazard', () => {
  it.each([
    ['deleteHazard', 'one', 'fulfilled', null],
    ['deleteHazard', 'another', 'fulfilled', 'one'],
    ['deleteHazard', 'one', 'rejected', 'one'],
    ['updateHazard', 'one', 'fulfilled', 'one'],
  ] as const)('after %s of %s (%s) is %s', (endpointName, hazardUuid, status, selected) => {
    const store = storeWith('one');
    store.dispatch(told(endpointName, hazardUuid, status));
    expect(selectSelectedHazardUuid(store.getState())).toBe(selected);
  });
});
