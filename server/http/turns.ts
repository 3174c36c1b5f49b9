import { ApiError } from '../contract/errors.ts';

interface Limits {
  /** How many may be under way, and how many of one person. */
  atOnce: number;
  atOnceOfOne: number;
  /** How many may wait, and how many of one person. */
  waiting: number;
  waitingOfOne: number;
}

/**
 * Lets only so much of something heavy be done at the same time. Whoever waits gets their turn person by person, so that
 * somebody who sends many only waits for themselves; who would wait for too many is refused at once.
 */
export class Turns {
  readonly #limits: Limits;
  #underWay = 0;
  readonly #underWayOf = new Map<string, number>();
  /** By person, in the order in which the persons are next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   * @returns ends the turn; further calls of it do nothing
   * @throws ApiError TOO_MANY_REQUESTS
   */
  async take(person: string): Promise<() => void> {
    if (!this.#isFree(person)) await this.#wait(person);
    else this.#start(person);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(person);
    };
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const end = await this.take(person);
    try {
      return await work();
    } finally {
      end();
    }
  }

  #isFree(person: string): boolean {
    const { atOnce, atOnceOfOne } = this.#limits;
    return this.#underWay < atOnce && (this.#underWayOf.get(person) ?? 0) < atOnceOfOne;
  }

  #start(person: string): void {
    this.#underWay += 1;
    this.#underWayOf.set(person, (this.#underWayOf.get(person) ?? 0) + 1);
  }

  #wait(person: string): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    const { waiting, waitingOfOne } = this.#limits;
    if (own.length >= waitingOfOne || this.#waitingCount >= waiting)
      throw new ApiError(
        'TOO_MANY_REQUESTS',
        'Too much of this is under way already. Wait until it is done, then try again.',
      );
    this.#waiting.set(person, own);
    this.#waitingCount += 1;
    return new Promise(resolve => own.push(resolve));
  }

  #end(person: string): void {
    this.#underWay -= 1;
    const left = (this.#underWayOf.get(person) ?? 1) - 1;
    if (left > 0) this.#underWayOf.set(person, left);
    else this.#underWayOf.delete(person);
    for (const [next, own] of this.#waiting) {
      if (!this.#isFree(next)) continue;
      const resume = own.shift();
      // Behind all others who wait.
      this.#waiting.delete(next);
      if (own.length > 0) this.#waiting.set(next, own);
      this.#waitingCount -= 1;
      this.#start(next);
      resume?.();
      return;
    }
  }
}
