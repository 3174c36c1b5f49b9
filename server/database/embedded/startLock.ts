import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './errors.ts';

const POLL_MS = 20;

/**
 * Lets one process at a time look for the database of a folder and start it. Of PostgreSQL's own two starts at the
 * same moment one only fails, but removing a stale lock file must not meet a start.
 *
 * An abstract socket is a lock that ends with its process, whatever ends that. Only Linux has it, and only there
 * are stale lock files removed; elsewhere PostgreSQL's lock file decides alone.
 *
 * @param signal calls off the waiting
 */
export async function withStartLock<T>(
  directory: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  if (process.platform !== 'linux') return work();
  const name = `\0badger-start-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  for (;;) {
    const server = createServer(socket => socket.destroy());
    try {
      server.listen(name);
      await once(server, 'listening');
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      await delay(POLL_MS, undefined, { signal });
      continue;
    }
    try {
      return await work();
    } finally {
      server.close();
    }
  }
}
