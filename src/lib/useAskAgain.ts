import { useEffect, useEffectEvent } from 'react';

/** How long what could not be reached is left alone before it is asked again. */
const RETRY_MS = 10_000;

/** Asks again by itself what could not be reached: every ten seconds, and as soon as the browser is online. */
export function useAskAgain(isAway: boolean, ask: () => void): void {
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!isAway) return;
    const askNow = () => again();
    const timer = setInterval(askNow, RETRY_MS);
    window.addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askNow);
    };
  }, [isAway]);
}
