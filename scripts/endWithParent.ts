/**
 * Stops this process, as SIGTERM does, when the process that started it is gone, even if that was killed and could
 * pass no signal on. Import it first thing, or preload it: `node --import ./scripts/endWithParent.ts …`.
 */
const CHECK_EVERY_MS = 200;

const parent = process.ppid;

const timer = setInterval(() => {
  // An orphan gets another parent at once, so the number cannot belong to a later process.
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS);
timer.unref();
