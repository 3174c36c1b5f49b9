import type { FastifyBaseLogger } from 'fastify';

/** Something that has had its time and is removed. */
export interface Sweep {
  /** In the plural, for the log. */
  what: string;
  /** @returns how many were removed; one call need not remove all of them */
  run: () => Promise<number>;
}

const EVERY_MS = 10 * 60_000;

/** Sweeps now and then, one after the other, for as long as the process runs. */
export function startSweeper(sweeps: readonly Sweep[], log: FastifyBaseLogger) {
  let running: Promise<unknown> = Promise.resolve();
  const sweepAll = async () => {
    for (const { what, run } of sweeps) {
      await run().then(
        removed => removed > 0 && log.info({ removed }, `${what} removed`),
        error => log.warn({ reason: (error as Error).message }, `${what} could not be removed`),
      );
    }
  };
  const timer = setInterval(() => {
    running = sweepAll();
  }, EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
