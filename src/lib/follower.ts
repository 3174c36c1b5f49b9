/** What changed is collected this long before it is read, ms. */
const COLLECT_MS = 60;
/** The shortest and the longest pause from the start of one reading to the next, ms. */
const LEAST_MS = 1000;
const MOST_MS = 5000;
/** Reading takes at most one part in so many of the time: whoever types shares server and page with it. */
const PARTS = 10;

interface Timing {
  collectMs?: number;
  now?: () => number;
}

/**
 * Reads again after changes: at most once a second, less often where a reading takes long, and once more when something
 * changed while it was read, so that nothing stays older than the last change.
 * @param read ends when the answer is there; what goes wrong is shown by whoever shows the answer
 */
export function createFollower(
  read: () => Promise<unknown>,
  { collectMs = COLLECT_MS, now = Date.now }: Timing = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStale = false;
  let isStopped = false;
  let next = Number.NEGATIVE_INFINITY;
  const schedule = () => {
    if (!isStale || isReading || isStopped || timer !== undefined) return;
    const wait = Math.max(collectMs, next - now());
    if (wait <= 0) void run();
    else timer = setTimeout(() => void run(), wait);
  };
  const run = async () => {
    timer = undefined;
    isStale = false;
    isReading = true;
    const begun = now();
    await read().catch(() => undefined);
    next = begun + Math.min(MOST_MS, Math.max(LEAST_MS, PARTS * (now() - begun)));
    isReading = false;
    schedule();
  };
  return {
    /** Something changed. */
    changed: () => {
      isStale = true;
      schedule();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
