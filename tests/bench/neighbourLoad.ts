import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Neighbour, NeighbourSettings } from './neighbourProcess.ts';

/**
 * Neighbours at work in a process of their own, which takes only processor time that nobody else wants: where people work,
 * packing, sending and unpacking is done by their own machines.
 */
export class NeighbourLoad {
  readonly #process: ChildProcess;
  readonly #failed: Promise<never>;

  constructor(settings: NeighbourSettings) {
    this.#process = fork(new URL('./neighbourProcess.ts', import.meta.url));
    if (this.#process.pid !== undefined) setPriority(this.#process.pid, constants.priority.PRIORITY_LOW);
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
