import { setTimeout as delay } from 'node:timers/promises';
import { type Operation, problemsOfAnswer } from './contractReader.ts';

/** One thing in which a backend differs from the contract. */
export interface Finding {
  operation: string;
  /** What was tried. */
  check: string;
  problem: string;
}

export interface Backend {
  /** Up to and without the paths of the contract: `https://tool.example/v1`. */
  url: string;
  /** Of somebody who may edit the project. */
  token: string;
  /** Records are made in it, and deleted again. */
  projectUuid: string;
  /** Of somebody who may read the project and change nothing; without it, 403 is not checked. */
  readerToken?: string | undefined;
  /** Of somebody who may not know of the project; without it, 404 instead of 403 is not checked. */
  strangerToken?: string | undefined;
  /** The operations that the backend claims to have. */
  operations: readonly Operation[];
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a backend may answer anything; what is read of it is compared
  body: any;
  headers: Headers;
}

export interface Request {
  /** Values of the address. */
  at?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Somebody else than the editor; null for nobody. */
  token?: string | null | undefined;
}

export const STRANGE_UUID = '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00';
const MAX_TRIES = 5;

/** Sends requests to a backend, compares every answer with the contract, and keeps what differs. */
export class Kit {
  readonly backend: Backend;
  readonly findings: Finding[] = [];

  constructor(backend: Backend) {
    this.backend = backend;
  }

  has(id: string): boolean {
    return this.backend.operations.some(operation => operation.id === id);
  }

  operation(id: string): Operation {
    const found = this.backend.operations.find(operation => operation.id === id);
    if (!found) throw new Error(`${id} is not among the operations of this backend`);
    return found;
  }

  report({ id }: Operation, check: string, problem: string): void {
    this.findings.push({ operation: id, check, problem });
  }

  expect(operation: Operation, check: string, isRight: boolean, problem: string): void {
    if (!isRight) this.report(operation, check, problem);
  }

  /** Sends one request; its answer has to be one that the contract describes. */
  async ask(operation: Operation, check: string, request: Request = {}): Promise<Answer> {
    const answer = await this.#send(operation, request);
    for (const problem of problemsOfAnswer(operation, answer.status, answer.body))
      this.report(operation, check, `${answer.status}: ${problem}`);
    const requestId = answer.headers.get('x-request-id');
    if (!requestId) this.report(operation, check, 'the answer has no X-Request-Id');
    if (answer.status >= 400 && answer.body?.requestId !== requestId)
      this.report(operation, check, 'requestId of the error is not X-Request-Id');
    return answer;
  }

  /** The same, with the status (and code) that has to come. */
  async expectStatus(
    operation: Operation,
    check: string,
    status: number,
    request: Request = {},
    code?: string,
  ): Promise<Answer> {
    const answer = await this.ask(operation, check, request);
    const got = answer.status >= 400 ? `${answer.status} ${answer.body?.code}` : String(answer.status);
    const wanted = code ? `${status} ${code}` : String(status);
    this.expect(operation, check, got.startsWith(wanted), `${got} instead of ${wanted}`);
    return answer;
  }

  async #send({ method, path }: Operation, { at = {}, query = {}, body, token }: Request): Promise<Answer> {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => at[name] ?? STRANGE_UUID);
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) parameters.append(name, String(one));
    return this.fetch(method, `${address}${parameters.size > 0 ? `?${parameters}` : ''}`, body, token);
  }

  /** @param token as of a request: the editor's where it is left out, null for nobody */
  async fetch(method: string, address: string, body?: unknown, token?: string | null): Promise<Answer> {
    const { url, token: own } = this.backend;
    const bearer = token === undefined ? own : token;
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(`${url}${address}`, {
        method,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      // A backend may ask to wait; it says for how long.
      const seconds = Number(response.headers.get('retry-after'));
      if (response.status === 429 && seconds > 0 && tried < MAX_TRIES) {
        await delay(seconds * 1000);
        continue;
      }
      return { status: response.status, headers: response.headers, body: parsed(text) };
    }
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
