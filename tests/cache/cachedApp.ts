import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import { platformApi } from '@/api/platformApi';
import { makeStore } from '@/app/store';
import type { Configuration } from '@/config/configuration';
import { bodyFor, fieldsSchema, requestFor } from '../support/authorization/requests.ts';
import { NEWER_NOTES, PICTURE } from '../support/authorization/worldFiles.ts';
import type { ContractOperation } from '../support/contract.ts';
import { smallestValue } from '../support/contract.ts';
import { holding } from '../support/web/tokens.ts';

const GENERATED = fileURLToPath(new URL('../../src/api/generated/', import.meta.url));
const ORIGIN = 'http://platform.test';
const CLIENTS = [platformApi, hazardAnalysisApi];

const CONFIGURATION: Configuration = {
  platformBaseUrl: ORIGIN,
  hazardAnalysisBaseUrl: ORIGIN,
  oidc: { issuer: ORIGIN, clientId: 'badger-ui' },
  glossaryBaseUrl: '',
  glossaryAppName: 'badger',
  glossaryBuckets: [],
  environment: 'PROD',
  company: 'Acme Safety',
  version: 'v0.0.0',
};

type Arguments = Record<string, unknown>;
type Store = ReturnType<typeof makeStore>;
/** What RTK Query keeps of a call, as far as it is read here. */
interface Cached {
  endpointName: string;
  originalArgs: Arguments;
  status: string;
  requestId: string;
  data?: unknown;
}
/** The only way in which RTK Query hands out its definitions. */
interface Definitions {
  endpoints: object;
  enhanceEndpoints: (options: {
    endpoints: Record<string, (definition: { keepUnusedDataFor?: number }) => void>;
  }) => unknown;
}
interface Endpoint {
  initiate: (
    args: Arguments,
    options?: { subscribe: boolean },
  ) => (dispatch: unknown) => Promise<{ error?: unknown; data?: unknown }>;
}

// Every area's face: it is what gives a generated call its tags.
await Promise.all(Object.values(import.meta.glob('@/api/*.ts')).map(load => load()));
const endpoints = Object.assign({}, ...CLIENTS.map(api => api.endpoints)) as Record<string, Endpoint>;

/** Queries of which nothing is kept when the last screen that shows them is left. */
const readAnew = new Set<string>();
for (const { endpoints: all, enhanceEndpoints } of CLIENTS as unknown as readonly Definitions[])
  for (const name of Object.keys(all))
    enhanceEndpoints({
      endpoints: {
        [name]: ({ keepUnusedDataFor }) => {
          if (keepUnusedDataFor === 0) readAnew.add(name);
        },
      },
    });
const isReadAnew = (endpoint: string) => readAnew.has(endpoint);

export const hasEndpoint = ({ id }: ContractOperation): boolean => id in endpoints;

/** By operation: the name that the generated client gives to the body. */
const bodyNames = new Map(
  readdirSync(GENERATED)
    .flatMap(file =>
      readFileSync(`${GENERATED}${file}`, 'utf8').split(/\n {4}(?=\w+: build\.(?:query|mutation))/),
    )
    .flatMap(text => {
      const [id, body] = [/^(\w+): build/.exec(text)?.[1], /body: queryArg\.(\w+)/.exec(text)?.[1]];
      return id && body ? [[id, body] as const] : [];
    }),
);

/** The arguments that the web app would give for the smallest request about these records. */
export function argumentsFor(operation: ContractOperation, records: Record<string, string>): Arguments {
  const url = new URL(requestFor(operation, records).url, ORIGIN);
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(url.pathname)?.slice(1) ?? [];
  const body = bodyNames.get(operation.id);
  return {
    ...Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
    ...Object.fromEntries(url.searchParams),
    ...(body && { [body]: bodyOf(operation, records) }),
  };
}

function bodyOf(operation: ContractOperation, records: Record<string, string>): unknown {
  const fields = bodyFor(operation, records, smallestValue(fieldsSchema(operation)));
  if (!operation.form) return fields;
  const isPicture = /\/hara-figures\/|\/(avatar|logo)$/.test(operation.path);
  const { fileName, bytes, mimeType } = isPicture ? PICTURE : NEWER_NOTES;
  return { ...fields, file: new File([new Uint8Array(bytes)], fileName, { type: mimeType }) };
}

/** A read that an app has open. */
export interface OpenQuery {
  id: string;
  args: Arguments;
}

/** As in the built app, without the checks of development, which go through the whole cache at every step. */
function leanStore(before: Parameters<typeof makeStore>[0]): Store {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return makeStore(before, {
      configuration: CONFIGURATION,
      ...holding(() => 'token'),
      signOut: () => {},
      delay: async () => {},
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** An app with reads open, over the real cache rules, and what it comes to know of changes. */
export class CachedApp {
  readonly #store: Store;
  /** By key of the cache: the request that brought what was there when this app was opened. */
  readonly #first = new Map<string, string>();

  /** @param before an app that is open already: what it read is not read again */
  constructor(before?: CachedApp) {
    const state = before ? before.#store.getState() : undefined;
    this.#store = leanStore(
      state && { platformApi: state.platformApi, hazardAnalysisApi: state.hazardAnalysisApi },
    );
    for (const [key, { requestId, endpointName, originalArgs }] of before ? before.#cached() : []) {
      this.#first.set(key, requestId);
      void this.#subscribe(endpointName, originalArgs);
    }
  }

  /** What a thunk returns; which of the two clients it is of, the types cannot tell. */
  #dispatch<Result = Promise<unknown>>(thunk: unknown): Result {
    return this.#store.dispatch(thunk as never) as unknown as Result;
  }

  #subscribe(endpoint: string, args: Arguments): Promise<unknown> {
    return this.#dispatch(endpoints[endpoint]?.initiate(args));
  }

  async open(queries: readonly OpenQuery[]): Promise<void> {
    await Promise.all(queries.map(({ id, args }) => this.#subscribe(id, args)));
    for (const [key, { requestId }] of this.#cached()) this.#first.set(key, requestId);
  }

  /** Makes a change and waits until everything that it brings about has come. */
  async change(id: string, args: Arguments): Promise<{ error?: unknown }> {
    const answer = await this.#dispatch<Promise<{ error?: unknown }>>(endpoints[id]?.initiate(args));
    await this.#settle();
    return answer;
  }

  #cached(): [string, Cached][] {
    const { platformApi: platform, hazardAnalysisApi: analysis } = this.#store.getState();
    return [platform, analysis].flatMap(
      ({ queries }) => Object.entries(queries) as unknown as [string, Cached][],
    );
  }

  /** Open reads that nothing has read again since they were opened, and that outlive the screen that asked. */
  notReadAgain(): OpenQuery[] {
    return this.#cached().flatMap(([key, { requestId, endpointName, originalArgs }]) =>
      this.#first.get(key) === requestId && !isReadAnew(endpointName)
        ? [{ id: endpointName, args: originalArgs }]
        : [],
    );
  }

  #find({ id, args }: OpenQuery): Cached | undefined {
    return this.#cached().find(
      ([, { endpointName, originalArgs }]) =>
        endpointName === id && JSON.stringify(originalArgs) === JSON.stringify(args),
    )?.[1];
  }

  /** False for what is gone or may no longer be seen: its screen is left. */
  answers = (query: OpenQuery): boolean => this.#find(query)?.status === 'fulfilled';
  dataOf = (query: OpenQuery): string => JSON.stringify(this.#find(query)?.data);

  /** Until nothing is under way and nothing follows from what came last. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise(resolve => setImmediate(resolve));
      const running = CLIENTS.flatMap(({ util }) =>
        this.#dispatch<Promise<unknown>[]>(util.getRunningQueriesThunk()),
      );
      quiet = running.length === 0 ? quiet + 1 : 0;
      await Promise.all(running);
    }
  }

  close(): void {
    for (const { util } of CLIENTS) this.#store.dispatch(util.resetApiState() as never);
  }
}
