import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { orLate } from './lateCode';

/** Time after a page has come until the rest of its code is fetched. */
const PREPARE_DELAY_MS = 2000;

/**
 * A part whose code comes when it is first shown, or before that by `prepare`. Code that is there is shown at once: React
 * shows what has to be waited for, be it for a moment, no sooner than 300 ms after it showed that something is awaited.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let prepared: ComponentType<Props> | undefined;
  const fetched = async () => {
    prepared = await load();
    return prepared;
  };
  const Awaited = lazy(() => orLate(fetched).then(component => ({ default: component })));
  function Part(props: Props) {
    // The same as long as it is shown: another component would begin anew.
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
