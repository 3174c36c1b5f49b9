import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Turns } from './turns.ts';

/** Records from which on a list is large: ten thousand of them take tens of megabytes while they are sent. */
const LARGE_LIST = 1000;

const isHeavy = ({ query }: FastifyRequest): boolean => {
  const { limit = 0, search } = (query ?? {}) as { limit?: number; search?: string };
  return limit > LARGE_LIST || search !== undefined;
};

/** For one process: half of its connections to the database stay free for all else. */
const LIMITS = { atOnce: 5, atOnceOfOne: 3, waiting: 200, waitingOfOne: 40 };

/** Whoever reads their answer slowly keeps others waiting no longer than this. */
const LONGEST_TURN_MS = 15_000;

/** Turns for searches and large lists. They last until the answer was received: until then it takes its memory. */
export class HeavyReads {
  readonly #turns = new Turns(LIMITS);

  /** @throws ApiError TOO_MANY_REQUESTS */
  async wait(request: FastifyRequest, reply: FastifyReply, userUuid: string): Promise<void> {
    if (!isHeavy(request)) return;
    const end = await this.#turns.take(userUuid);
    const timer = setTimeout(end, LONGEST_TURN_MS).unref();
    finished(reply.raw, () => {
      clearTimeout(timer);
      end();
    });
  }
}
