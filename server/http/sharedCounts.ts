import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** How often a process says what it has counted and learns what all have. */
const TELL_EVERY_MS = 1_000;
/** Callers that are told of at once, those with the most requests first: a limit is far away for the others. */
const MOST_TOLD = 1_000;
const MINUTE_MS = 60_000;

interface Count {
  /** What all processes had counted when they were last asked, this one included. */
  told: number;
  /** What this process has counted since. */
  untold: number;
}

/** Adds to the counts of this minute and answers with what all processes have; minutes that are over go. */
const TELL =
  'with over as (delete from request_counts where minute < $1::int - 1) ' +
  'insert into request_counts as c (minute, key, requests) ' +
  'select $1::int, told.key, told.requests from unnest($2::text[], $3::int[]) told(key, requests) order by told.key ' +
  'on conflict (minute, key) do update set requests = c.requests + excluded.requests returning c.key, c.requests';

/**
 * Counts of requests that several processes share. A request is counted in memory and never waits for the database; what
 * was counted is told once a second, so a caller who is over the limit at one process is refused by all a second later.
 * While the database cannot be reached each process counts for itself. Minutes are those of the clock.
 */
export class SharedCounts {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;
  #minute = 0;
  #counts = new Map<string, Count>();
  #telling: Promise<void> | undefined;

  constructor(pool: Pool, log: FastifyBaseLogger, everyMs = TELL_EVERY_MS) {
    this.#pool = pool;
    this.#log = log;
    this.#timer = setInterval(() => void this.tell(), everyMs).unref();
  }

  /** Counts one more. @returns how many there were in this minute */
  count(key: string, now: number): number {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = this.#counts.get(key) ?? { told: 0, untold: 0 };
    count.untold += 1;
    this.#counts.set(key, count);
    return count.told + count.untold;
  }

  /** Tells the others what was counted, unless that is being done. */
  tell(): Promise<void> {
    this.#telling ??= this.#tell().finally(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  async #tell(): Promise<void> {
    const counts = this.#counts;
    const news = [...counts]
      .flatMap(([key, { untold }]) => (untold > 0 ? [{ key, untold }] : []))
      .sort((a, b) => b.untold - a.untold)
      .slice(0, MOST_TOLD);
    if (news.length === 0) return;
    try {
      const values = [this.#minute, news.map(({ key }) => key), news.map(({ untold }) => untold)];
      const { rows } = await this.#pool.query<{ key: string; requests: number }>(TELL, values);
      const all = new Map(rows.map(({ key, requests }) => [key, requests]));
      for (const { key, untold } of news) {
        const count = counts.get(key);
        if (!count) continue;
        count.untold -= untold;
        count.told = all.get(key) ?? count.told + untold;
      }
    } catch (error) {
      this.#log.warn({ reason: (error as Error).message }, 'requests are counted by this process alone');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
  }

  /** For `@fastify/rate-limit`: each limit counts by itself, under the name of its group or of its route. */
  get store(): FastifyRateLimitStoreCtor {
    const counts = this;
    return class Store implements FastifyRateLimitStore {
      readonly #group: string;

      constructor(options?: { groupId?: string; routeInfo?: { url?: string } }) {
        this.#group = options?.groupId ?? options?.routeInfo?.url ?? '';
      }

      incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]) {
        const now = Date.now();
        answer(null, {
          current: counts.count(`${this.#group} ${key}`, now),
          ttl: MINUTE_MS - (now % MINUTE_MS),
        });
      }

      child(options: ConstructorParameters<FastifyRateLimitStoreCtor>[0]) {
        return new Store(options as never);
      }
    } as FastifyRateLimitStoreCtor;
  }
}
