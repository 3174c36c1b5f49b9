/** How long a session that was there is taken to be there, should the word of its end be lost. */
const KEPT_MS = 2000;
const MAX_KEPT = 10_000;

/** Sessions that this process has ended, whichever platform in it did. */
let endedHere = 0;

/**
 * To be called by whatever has ended a session: the next request in this process asks the provider's storage again. Other
 * processes are told by the database (channel `session_ends`).
 */
export const forgetActiveSessions = (): void => {
  endedHere += 1;
};

interface Source {
  /** Asks the provider's storage. */
  isActive(sessionId: string): Promise<boolean>;
  /** Whether this process would be told that another one has ended a session. While it would not, nothing is kept. */
  isTold(): boolean;
}

/**
 * Which sessions at the embedded provider are active. A yes is kept, so that it costs no statement of every request, and
 * is forgotten as soon as a session ends.
 */
export class ActiveSessions {
  readonly #source: Source;
  readonly #keptUntil = new Map<string, number>();
  #endedElsewhere = 0;
  #seen = '';

  constructor(source: Source) {
    this.#source = source;
  }

  async has(sessionId: string): Promise<boolean> {
    const before = this.#ends();
    if (before !== this.#seen) {
      this.#keptUntil.clear();
      this.#seen = before;
    }
    if ((this.#keptUntil.get(sessionId) ?? 0) > Date.now()) return true;
    const isActive = await this.#source.isActive(sessionId);
    // An end while the storage was asked may have come after its answer was made.
    if (isActive && this.#source.isTold() && this.#ends() === before) {
      if (this.#keptUntil.size >= MAX_KEPT) this.#keptUntil.clear();
      this.#keptUntil.set(sessionId, Date.now() + KEPT_MS);
    }
    return isActive;
  }

  /** Some process has ended a session, or may have. */
  forget(): void {
    this.#endedElsewhere += 1;
  }

  #ends(): string {
    return `${endedHere} ${this.#endedElsewhere}`;
  }
}
