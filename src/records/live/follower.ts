/** What changed is collected this long before it is read, ms. */
const COLLECT_MS = 60;
/** Figures over a whole project are read at most this often, ms. */
const READ_EVERY_MS = 1000;

/**
 * Reads again after changes: at most once a second, and once more when something changed while it was read, so that what
 * is shown is never older than the last change.
 * @param read ends when the answer is there; what goes wrong is shown by whoever shows the answer
 */
export function createFollower(read: () => Promise<unknown>, now: () => number = Date.now) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStale = false;
  let isStopped = false;
  let last = Number.NEGATIVE_INFINITY;
  const schedule = () => {
    if (!isStale || isReading || isStopped || timer !== undefined) return;
    timer = setTimeout(() => void run(), Math.max(COLLECT_MS, last + READ_EVERY_MS - now()));
  };
  const run = async () => {
    timer = undefined;
    isStale = false;
    isReading = true;
    last = now();
    await read().catch(() => undefined);
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
