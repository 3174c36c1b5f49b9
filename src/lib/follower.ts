/** What changed is collected this long before it is read, ms. */
const COLLECT_MS = 60;
/** The shortest and the longest pause from the start of one reading to the next, ms. */
const LEAST_MS = 1000;
const MOST_MS = 5000;
/** The pause, in readings: whoever types shares server and page with it. */
const PAUSE = 10;

interface Timing {
  collectMs?: number;
  now?: () => number;
}

/**
 * Reads again after changes: at most once a second, after ten times as long as the last reading took where that is longer, and
 * after five seconds at the latest. What changes during a reading is read once more, so nothing stays older than the last change.
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
    next = begun + Math.min(MOST_MS, Math.max(LEAST_MS, PAUSE * (now() - begun)));
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
