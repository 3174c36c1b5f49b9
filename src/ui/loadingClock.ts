/** Spinners that follow each other this closely are layers of one wait, ms. */
const GAP_MS = 250;

let count = 0;
let since = 0;
let endedAt = Number.NEGATIVE_INFINITY;

/** A clock that was set back knows no end that is to come. */
const isWaiting = (now: number) => count > 0 || (now >= endedAt && now - endedAt <= GAP_MS);

/** Milliseconds that somebody has waited without a break, whatever layers they waited for; 0 when nobody does. */
export const waitedFor = (now = Date.now()): number => (isWaiting(now) ? now - since : 0);

/** A layer begins to wait. @returns ends its wait */
export function beginWait(): () => void {
  const now = Date.now();
  if (!isWaiting(now)) since = now;
  count += 1;
  return () => {
    count -= 1;
    endedAt = Date.now();
  };
}

/** The wait for the app's own code, which began with the page. */
export function continuePageLoad(startedAt: number): void {
  since = startedAt;
  endedAt = Date.now();
}
