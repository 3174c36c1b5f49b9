import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { operations } from './contract.ts';

/** Where the files of a test run write what they did; absent outside of `npm test`. */
const FOLDER = process.env.EXERCISED_FOLDER;

/** One operation that a test had answered with success. */
export interface Exercise {
  operation: string;
  test: string;
  /** For a change: the same test read the API or the database after it. A reading operation is its own look. */
  isSeen: boolean;
}

/** They are asked with a body, and store nothing: their answer is the look. */
const ASKED_WITH_A_BODY = [
  'queryFeatureFlags',
  'calculateRiskRating',
  'checkVoteChangeRulesViolation',
  'getUserTestToken',
  'adminSendTestMail',
];

/** Fewer places first: `/users/me` is not a `/users/{userUuid}`. */
const patterns = [...operations]
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method,
    address: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

function operationOf(method: string, url: string): string | undefined {
  const [address = ''] = url.split('?');
  return patterns.find(pattern => pattern.method === method && pattern.address.test(address))?.id;
}

function currentTest(): string {
  const { currentTestName, testPath = '' } = expect.getState();
  return `${relative(process.cwd(), testPath)}${currentTestName ? ` > ${currentTestName}` : ''}`;
}

/** Follows what the tests of one file call and look at. */
export class ExerciseLog {
  readonly #found = new Map<string, Exercise>();
  #waiting: Exercise[] = [];

  #add(operation: string, isSeen: boolean): void {
    const exercise = { operation, test: currentTest(), isSeen };
    const known = this.#found.get(operation);
    if (!known?.isSeen) this.#found.set(operation, exercise);
    if (!isSeen) this.#waiting.push(exercise);
  }

  /** The test reads: what it changed before is seen. What was changed before the first test counts for all. */
  look(): void {
    const test = currentTest();
    for (const exercise of this.#waiting) {
      if (!test.startsWith(exercise.test)) continue;
      exercise.isSeen = true;
      if (!this.#found.get(exercise.operation)?.isSeen) this.#found.set(exercise.operation, exercise);
    }
    this.#waiting = this.#waiting.filter(({ isSeen, test: of }) => !isSeen && test.startsWith(of));
  }

  answered(method: string, url: string, status: number): void {
    const operation = status >= 200 && status < 300 ? operationOf(method, url) : undefined;
    if (!operation) return;
    const isReading = method === 'GET' || ASKED_WITH_A_BODY.includes(operation);
    if (isReading) this.look();
    this.#add(operation, isReading);
  }

  write(): void {
    if (!FOLDER) return;
    const lines = [...this.#found.values()].map(exercise => `${JSON.stringify(exercise)}\n`);
    appendFileSync(join(FOLDER, `${process.pid}.jsonl`), lines.join(''));
  }
}

/** Has every request that a test injects, or sends over HTTP as a stream needs it, told to the log. */
export function listenToRequests(app: FastifyInstance, log: ExerciseLog): void {
  const inject = app.inject.bind(app) as (options: unknown) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: string | { method?: string; url?: unknown; path?: unknown }) => {
    const response = await inject(options);
    const { method = 'GET', url, path } = typeof options === 'string' ? { url: options } : options;
    log.answered(method.toUpperCase(), String(url ?? path), response.statusCode);
    return response;
  }) as unknown as FastifyInstance['inject'];
  app.server.on('request', ({ method = '', url = '' }, response) =>
    response.once('close', () => log.answered(method, url, response.statusCode)),
  );
}

/** The platform's pool as a test gets it: a statement of the test is a look at what is stored. */
export function watchedPool(pool: Pool, log: ExerciseLog): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query' || name === 'connect') log.look();
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
