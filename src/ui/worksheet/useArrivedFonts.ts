import { useSyncExternalStore } from 'react';

let arrived = 0;

// jsdom has no fonts.
document.fonts?.addEventListener('loadingdone', () => {
  arrived += 1;
});

function subscribe(onArrival: () => void): () => void {
  document.fonts?.addEventListener('loadingdone', onArrival);
  return () => document.fonts?.removeEventListener('loadingdone', onArrival);
}

/** How many times fonts have arrived: until then a text is as wide as in the font that stands in for them. */
export const useArrivedFonts = (): number => useSyncExternalStore(subscribe, () => arrived);
