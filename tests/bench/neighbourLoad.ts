import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { standBehind } from '../../server/database/standBehind.ts';
import type { Neighbour, NeighbourSettings } from './neighbourProcess.ts';

/** Behind everybody. */
const LAST = constants.priority.PRIORITY_LOW;

/**
 * Neighbours at work in a process of their own, which takes only processor time that nobody else wants: where people work,
 * packing, sending and unpacking is done by their own machines.
 */
export class NeighbourLoad {
  readonly #process: ChildProcess;
  readonly #failed: Promise<never>;

  constructor(settings: NeighbourSettings) {
    // A session of its own: Linux shares the processor among sessions first, and in the bench's this one would stand beside
    // the server and before PostgreSQL's processes, each of which has its own.
    this.#process = fork(new URL('./neighbourProcess.ts', import.meta.url), { detached: true });
    if (this.#process.pid !== undefined) standBehind(this.#process.pid, LAST);
    this.#failed = once(this.#process, 'exit').then(([code]) => {
      throw new Error(`The neighbours ended with ${code}`);
    });
    this.#failed.catch(() => {});
    this.#process.send(settings);
  }

  begin(neighbour: Neighbour): void {
    this.#process.send(neighbour);
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    const ended = once(this.#process, 'message');
    this.#process.send('stop');
    await Promise.race([ended, this.#failed]);
  }

  close(): void {
    this.#process.kill();
  }
}
