import type { FastifyBaseLogger } from 'fastify';

/** Something that has had its time and is removed, or that is made before it is needed. */
export interface Sweep {
  /** In the plural, for the log. */
  what: string;
  done: 'removed' | 'made';
  /** @returns how many; one call need not do all of them */
  run: () => Promise<number>;
}

const EVERY_MS = 10 * 60_000;

/** Sweeps now and then, one after the other, for as long as the process runs. */
export function startSweeper(sweeps: readonly Sweep[], log: FastifyBaseLogger) {
  let running: Promise<unknown> = Promise.resolve();
  const sweepAll = async () => {
    for (const { what, done, run } of sweeps) {
      await run().then(
        count => count > 0 && log.info({ [done]: count }, `${what} ${done}`),
        error => log.warn({ reason: (error as Error).message }, `${what} could not be ${done}`),
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
