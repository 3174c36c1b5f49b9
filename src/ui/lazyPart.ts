import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { orLate } from './lateCode';

/** Time after a page has come until the rest of its code is fetched. */
const PREPARE_DELAY_MS = 2000;

/**
 * A part whose code is loaded when it is first shown, or earlier by `prepare`. Code that is loaded is rendered directly: React
 * keeps a fallback of Suspense for at least 300 ms, however short the wait.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let prepared: ComponentType<Props> | undefined;
  const fetched = async () => {
    prepared = await load();
    return prepared;
  };
  const Awaited = lazy(() => orLate(fetched).then(component => ({ default: component })));
  function Part(props: Props) {
    // Kept while it is shown: switching to another component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => prepared ?? (Awaited as ComponentType<Props>));
    return createElement(Shown, props);
  }
  // What cannot be had now is asked for again when it is shown.
  return Object.assign(Part, { prepare: () => void fetched().catch(() => {}) });
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
