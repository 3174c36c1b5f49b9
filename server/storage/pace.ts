import { setTimeout as delay } from 'node:timers/promises';

/** Shorter pauses than this are saved up: a timer for each chunk would cost more than what it holds back. */
const SHORTEST_PAUSE_MS = 10;

/** Lets through so many bytes a second and no more, whoever they belong to. */
export class Pace {
  readonly #bytesPerMs: number;
  readonly #burstMs: number;
  /** When everything let through so far would have passed at this pace. */
  #passedAt = 0;

  /**
   * @param bytesPerSecond in the long run
   * @param burst bytes that pass at once after a rest
   */
  constructor({ bytesPerSecond, burst }: { bytesPerSecond: number; burst: number }) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#burstMs = burst / this.#bytesPerMs;
  }

  /** Waits until these bytes may pass. */
  async pass(bytes: number): Promise<void> {
    const now = performance.now();
    this.#passedAt = Math.max(this.#passedAt, now - this.#burstMs) + bytes / this.#bytesPerMs;
    const ahead = this.#passedAt - now;
    if (ahead >= SHORTEST_PAUSE_MS) await delay(ahead);
  }
}
