import { type ComponentType, lazy, useEffect } from 'react';
import { orLate } from './lateCode';

/** Time after a page has come until the rest of its code is fetched. */
const PREPARE_DELAY_MS = 2000;

/** A part whose code comes when it is first shown, or before that by `prepare`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => orLate(load).then(component => ({ default: component })));
  // What cannot be had now is asked for again when it is shown.
  return Object.assign(Part, { prepare: () => void load().catch(() => {}) });
}

/** Fetches parts soon after the page has come: it is usable without them, but has to have them when it is offline. */
export function usePreparedParts(parts: readonly { prepare: () => void }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) part.prepare();
    }, PREPARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [parts]);
}
