import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../contract/contract.ts';
import { Turns } from './turns.ts';

/** Records from which on a list may be large: ten thousand of them take tens of megabytes while they are sent. */
const LARGE_LIST = 1000;

/**
 * Characters up to which an answer is small, whatever limit it was asked with: a worksheet asks for 20,000 records and
 * mostly gets some hundred.
 */
const SMALL_ANSWER = 500_000;
/** Up to here it is middling, such as 1,000 hazards: thirty at once would wait too long for a connection. */
const MIDDLING_ANSWER = 4_000_000;

/** Addresses of lists that were not large the last time; the map starts over when it is full. */
const MAX_REMEMBERED = 10_000;

/** For one process. */
const LIMITS = { atOnce: 5, atOnceOfOne: 3, waiting: 1000, waitingOfOne: 40 };

/**
 * Operations that read all of a project, for as long as seconds: a person has one at a time, a process two. They wait apart
 * from lists, which are not slower for them.
 */
const WHOLE_PROJECT: ReadonlySet<OperationId> = new Set([
  'getHaraMetrics',
  'copyProject',
  'compareBaseline',
  'createBaseline',
  'getBaselineReadiness',
  'getAnswer',
  // Made in a process with a connection of its own.
  'exportToAustin',
  'getSpreadsheet',
  'getStandardGen2Spreadsheet',
  'getReport',
  'getLightReport',
  'getFunctionalSafetyManagementPlan',
  'getFunctionalSafetyManagementPlanX',
]);
/** The welcome page asks for as many projects as somebody has. */
const WHOLE_PROJECT_LIMITS = { atOnce: 2, atOnceOfOne: 1, waiting: 1000, waitingOfOne: 100 };

/** Connections that all of it takes at most: a list one, a whole project a second one beside its transaction. */
export const HEAVY_CONNECTIONS = LIMITS.atOnce + 2 * WHOLE_PROJECT_LIMITS.atOnce;

/** Of these places: two large lists at once, as each may take a hundred megabytes, and more at once are no faster. */
const PLACES = { large: 2, middling: 1, small: 0, search: 1 };

/** Whoever reads their answer slowly keeps others waiting no longer than this once it is made. */
const LONGEST_SENDING_MS = 15_000;

/**
 * Turns for searches and large lists. They last until the answer was received: until then it takes its memory. A list
 * that was small the last time somebody asked for it needs no turn.
 */
export class HeavyReads {
  readonly #turns = new Turns(LIMITS);
  readonly #wholeProjects = new Turns(WHOLE_PROJECT_LIMITS);
  /** Places of lists by address; those that are not here may be large. */
  readonly #known = new Map<string, number>();

  /**
   * Waits for a turn. Whoever goes away keeps it until the work is over: the database does not stop for them.
   * @returns to be called when the work is done and its answer only has to be received; undefined where it is not heavy
   * @throws ApiError TOO_MANY_REQUESTS
   */
  async wait(
    request: FastifyRequest,
    reply: FastifyReply,
    userUuid: string,
    operationId?: OperationId,
  ): Promise<(() => void) | undefined> {
    // Their answers are small: the turn ends with the work.
    if (operationId && WHOLE_PROJECT.has(operationId)) return this.#wholeProjects.take(userUuid);
    const places = this.#placesOf(request);
    if (places === 0) return undefined;
    const end = await this.#turns.take(userUuid, places);
    return () => {
      const timer = setTimeout(end, LONGEST_SENDING_MS).unref();
      finished(reply.raw, () => {
        clearTimeout(timer);
        end();
      });
    };
  }

  /** Remembers how large the answer to a list was. */
  learn({ url, query }: FastifyRequest, size: number): void {
    if (!mayBeLarge(query)) return;
    if (size > MIDDLING_ANSWER) this.#known.delete(url);
    else {
      if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
      this.#known.set(url, size > SMALL_ANSWER ? PLACES.middling : PLACES.small);
    }
  }

  #placesOf({ url, query }: FastifyRequest): number {
    if (isSearch(query)) return PLACES.search;
    return mayBeLarge(query) ? (this.#known.get(url) ?? PLACES.large) : PLACES.small;
  }
}

const isSearch = (query: unknown) => (query as { search?: string } | undefined)?.search !== undefined;
const mayBeLarge = (query: unknown) =>
  ((query as { limit?: number } | undefined)?.limit ?? 0) > LARGE_LIST && !isSearch(query);
