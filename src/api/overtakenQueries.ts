import {
  isFulfilled,
  isRejected,
  type ListenerMiddlewareInstance,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

/** What RTK Query says in `meta.arg` of a call. */
interface QueryArgument {
  type: 'query' | 'mutation';
  queryCacheKey: string;
  endpointName: string;
  originalArgs: unknown;
  forceRefetch?: unknown;
}

type Initiate = (
  argument: unknown,
  options: { subscribe: false; forceRefetch: true },
) => (dispatch: unknown) => unknown;

/** A call as the state of a client holds it. */
interface Held {
  status: string;
  endpointName: string;
  originalArgs: unknown;
  fulfilledTimeStamp?: number;
}
type Tags = Parameters<typeof platformApi.util.selectInvalidatedBy>[1];
type TagsOf = (result: unknown, error: undefined, argument: unknown, meta: unknown) => Tags;

/** The two clients, with the types of their actions up to how the calls end. */
const CLIENTS = [platformApi, hazardAnalysisApi].map(api => ({
  api: api as typeof platformApi,
  query: `${api.reducerPath}/executeQuery/`,
  mutation: `${api.reducerPath}/executeMutation/`,
  endpoints: api.endpoints as Readonly<Record<string, { initiate: Initiate }>>,
  held: (state: unknown) =>
    (state as Record<string, { queries: Record<string, Held | undefined> }>)[api.reducerPath]?.queries ?? {},
}));
type Client = (typeof CLIENTS)[number];

const argumentOf = (action: UnknownAction) =>
  (action as { meta?: { arg?: QueryArgument } }).meta?.arg as QueryArgument | undefined;

/** Refetch skipped because one is in flight; RTK Query reports nothing else about it. */
function isOvertaken(action: UnknownAction): boolean {
  if (!isRejected(action) || !action.meta.condition) return false;
  const argument = argumentOf(action);
  return argument?.type === 'query' && Boolean(argument.forceRefetch);
}

/** A change that was answered, or lists that somebody asks for again, such as those that a told record may be missing in. */
const makesUntrue = (action: UnknownAction): boolean =>
  CLIENTS.some(
    ({ api, mutation }) =>
      api.util.invalidateTags.match(action) || (isFulfilled(action) && action.type.startsWith(mutation)),
  );

/** The tags that an action has made untrue; RTK Query tells them only to whoever provides them already. */
function invalidatedBy({ api }: Client, action: UnknownAction): Tags {
  if (api.util.invalidateTags.match(action)) return action.payload as Tags;
  const argument = argumentOf(action);
  let tags: Tags | TagsOf | undefined;
  // Hands over the definition of the endpoint and changes nothing of it.
  api.enhanceEndpoints({
    endpoints: {
      [argument?.endpointName ?? '']: (definition: { invalidatesTags?: Tags | TagsOf }) => {
        tags = definition.invalidatesTags;
      },
    },
  } as never);
  if (typeof tags !== 'function') return tags ?? [];
  const { payload, meta } = action as unknown as { payload: unknown; meta: { baseQueryMeta: unknown } };
  return tags(payload, undefined, argument?.originalArgs, meta.baseQueryMeta);
}

/**
 * Reads once more what a change has overtaken: its answer may have been made before the change. RTK Query leaves out
 * the second call of two that meet (`invalidationBehavior: 'immediately'`), and waiting until nothing is under way
 * (`delayed`) would show no change while somebody goes on typing. Nor does it know what a call that reads for the first
 * time will provide, so such a call is compared with the change when it has ended.
 */
export function addOvertakenQueryListener(
  startListening: ListenerMiddlewareInstance['startListening'],
): void {
  /** Calls whose end is waited for, each with the reasons why its answer may be old by then. */
  const waiting = new Map<string, ((state: unknown) => boolean)[]>();
  type Effect = Parameters<Parameters<typeof startListening>[0]['effect']>[1];

  async function readAgain(
    client: Client,
    { queryCacheKey, endpointName, originalArgs }: Omit<QueryArgument, 'type'>,
    isUntrue: (state: unknown) => boolean,
    { dispatch, getState, take }: Pick<Effect, 'dispatch' | 'getState' | 'take'>,
  ): Promise<void> {
    const endpoint = client.endpoints[endpointName];
    if (!endpoint) return;
    const others = waiting.get(queryCacheKey);
    if (others) {
      others.push(isUntrue);
      return;
    }
    const reasons = [isUntrue];
    waiting.set(queryCacheKey, reasons);
    try {
      await take(
        next =>
          (next.type === `${client.query}fulfilled` ||
            (next.type === `${client.query}rejected` && !(isRejected(next) && next.meta.condition))) &&
          argumentOf(next)?.queryCacheKey === queryCacheKey,
      );
    } finally {
      waiting.delete(queryCacheKey);
    }
    // Nobody wants to know it any more: signed out, or the page was left long ago.
    const state = getState();
    if (!client.held(state)[queryCacheKey] || !reasons.some(reason => reason(state))) return;
    (dispatch as (thunk: unknown) => unknown)(
      endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }),
    );
  }

  startListening({
    predicate: isOvertaken,
    effect: async (action, listener) => {
      const client = CLIENTS.find(({ query }) => action.type.startsWith(query));
      const argument = argumentOf(action);
      if (client && argument) await readAgain(client, argument, () => true, listener);
    },
  });

  startListening({
    predicate: makesUntrue,
    effect: async (action, listener) => {
      const state = listener.getState();
      const changed = CLIENTS.find(({ api }) => action.type.startsWith(`${api.reducerPath}/`));
      const first = CLIENTS.flatMap(client =>
        Object.entries(client.held(state)).flatMap(([queryCacheKey, held]) =>
          held?.status === 'pending' && held.fulfilledTimeStamp === undefined
            ? [{ client, argument: { ...held, queryCacheKey } }]
            : [],
        ),
      );
      const tags = changed && first.length > 0 ? invalidatedBy(changed, action) : [];
      if (tags.length === 0) return;
      await Promise.all(
        first.map(({ client, argument }) =>
          readAgain(
            client,
            argument,
            now =>
              client.api.util
                .selectInvalidatedBy(now as never, tags)
                .some(({ queryCacheKey }) => queryCacheKey === argument.queryCacheKey),
            listener,
          ),
        ),
      );
    },
  });
}
