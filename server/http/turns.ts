import { ApiError } from '../contract/errors.ts';

interface Limits {
  /** How many places there are, and how many of them for one person. */
  atOnce: number;
  atOnceOfOne: number;
  /** How many may wait, and how many of one person. */
  waiting: number;
  waitingOfOne: number;
}

interface Waiting {
  places: number;
  resume(): void;
}

/**
 * Lets only so much of something heavy be done at the same time. Whoever waits gets their turn person by person, so that
 * somebody who sends many only waits for themselves; who would wait for too many is refused at once.
 */
export class Turns {
  readonly #limits: Limits;
  #taken = 0;
  readonly #takenOf = new Map<string, number>();
  /** By person, in the order in which the persons are next. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   * @param places how many it takes, at most those of one person
   * @returns ends the turn; further calls of it do nothing
   * @throws ApiError TOO_MANY_REQUESTS
   */
  async take(person: string, places = 1): Promise<() => void> {
    // Whoever waits for more places than are free is not overtaken by others who need fewer.
    const isNext = this.#next() === undefined;
    if (isNext && this.#isFree(places) && this.#isFreeFor(person, places)) this.#start(person, places);
    else await this.#wait(person, places);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(person, places);
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

  #isFree(places: number): boolean {
    return this.#taken + places <= this.#limits.atOnce;
  }

  #isFreeFor(person: string, places: number): boolean {
    return (this.#takenOf.get(person) ?? 0) + places <= this.#limits.atOnceOfOne;
  }

  #start(person: string, places: number): void {
    this.#taken += places;
    this.#takenOf.set(person, (this.#takenOf.get(person) ?? 0) + places);
  }

  #wait(person: string, places: number): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    const { waiting, waitingOfOne } = this.#limits;
    if (own.length >= waitingOfOne || this.#waitingCount >= waiting)
      throw new ApiError(
        'TOO_MANY_REQUESTS',
        'Too much of this is under way already. Wait until it is done, then try again.',
      );
    this.#waiting.set(person, own);
    this.#waitingCount += 1;
    return new Promise(resume => own.push({ places, resume }));
  }

  /** The first who waits for nothing of their own. */
  #next(): [person: string, first: Waiting] | undefined {
    for (const [person, [first]] of this.#waiting)
      if (first && this.#isFreeFor(person, first.places)) return [person, first];
    return undefined;
  }

  #end(person: string, places: number): void {
    this.#taken -= places;
    const left = (this.#takenOf.get(person) ?? places) - places;
    if (left > 0) this.#takenOf.set(person, left);
    else this.#takenOf.delete(person);
    for (let next = this.#next(); next && this.#isFree(next[1].places); next = this.#next())
      this.#resume(...next);
  }

  #resume(person: string, first: Waiting): void {
    const own = this.#waiting.get(person)?.slice(1) ?? [];
    // Behind all others who wait.
    this.#waiting.delete(person);
    if (own.length > 0) this.#waiting.set(person, own);
    this.#waitingCount -= 1;
    this.#start(person, first.places);
    first.resume();
  }
}
