import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { FileStorage } from './fileStorage.ts';
import { sweepFiles } from './storedFiles.ts';

const EVERY_MS = 10 * 60_000;

/** Removes files without a record now and then, for as long as the process runs. */
export function startFileSweeper(pool: Pool, files: FileStorage, log: FastifyBaseLogger) {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweepFiles(pool, files).then(
      removed => removed > 0 && log.info({ removed }, 'files without a record removed'),
      error => log.warn({ reason: (error as Error).message }, 'files without a record could not be removed'),
    );
  }, EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
