import type { TestApp } from '../support/app.ts';
import { takeBack } from '../support/authorization/takeBack.ts';
import { grown, type TableUse, tableUse } from './tableUse.ts';

interface Answer {
  status: number;
  body: string;
  type: string;
}

/**
 * `fetch` for an app over the platform in this process, as one person. What a read answered is remembered with the tables
 * that PostgreSQL looked at for it: as long as nothing is written into one of them, it would give the same answer again,
 * and is not asked. All calls are made inside a transaction that is taken back.
 */
export class PlatformReads {
  readonly #app: TestApp;
  readonly #token: string;
  readonly #known = new Map<string, { answer: Answer; tables: ReadonlySet<string> }>();
  /** As long as reads are learned: the last of them. */
  #learning: Promise<unknown> | undefined;
  #before: TableUse[] = [];
  /** Tables written to in the running transaction; undefined when that has to be looked up. */
  #written: Promise<ReadonlySet<string>> | undefined;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.#token = token;
  }

  /**
   * Remembers every read of `work`; they are made one after the other.
   * @throws Error when one of them writes something: what it wrote could change the answers of others
   */
  learn<T>(work: () => Promise<T>): Promise<T> {
    return this.takeBack(async () => {
      this.#learning = Promise.resolve();
      const result = await work();
      this.#learning = undefined;
      const written = grown('writes', this.#before, await tableUse(this.#app.pool));
      if (written.size > 0) throw new Error(`Reads write to ${[...written].join(', ')}`);
      return result;
    });
  }

  takeBack<T>(work: () => Promise<T>): Promise<T> {
    return takeBack(this.#app, async () => {
      this.#before = await tableUse(this.#app.pool);
      this.#written = undefined;
      return work();
    });
  }

  /** To be called after rows were written beside the app's calls. */
  forgetWritten(): void {
    this.#written = undefined;
  }

  fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { status, body, type } = await this.#answer(request);
    return new Response(body === '' ? null : body, { status, headers: { 'content-type': type } });
  };

  async #answer(request: Request): Promise<Answer> {
    if (request.method !== 'GET') {
      const answer = await this.#ask(request);
      this.#written = undefined;
      return answer;
    }
    if (this.#learning) {
      const learned = this.#learning.then(() => this.#learn(request));
      this.#learning = learned;
      return learned;
    }
    const known = this.#known.get(request.url);
    return known && (await this.#isUntouched(known.tables)) ? known.answer : this.#ask(request);
  }

  async #learn(request: Request): Promise<Answer> {
    const before = await tableUse(this.#app.pool);
    const answer = await this.#ask(request);
    const tables = grown('reads', before, await tableUse(this.#app.pool));
    this.#known.set(request.url, { answer, tables });
    return answer;
  }

  async #isUntouched(tables: ReadonlySet<string>): Promise<boolean> {
    this.#written ??= tableUse(this.#app.pool).then(now => grown('writes', this.#before, now));
    const written = await this.#written;
    return ![...tables].some(table => written.has(table));
  }

  async #ask(request: Request): Promise<Answer> {
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const { statusCode, body, headers } = await this.#app.app.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), authorization: `Bearer ${this.#token}` },
      ...(payload.length > 0 && { payload }),
    });
    return { status: statusCode, body, type: String(headers['content-type'] ?? 'application/json') };
  }
}
