import { isRejected, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

/** What RTK Query says in `meta.arg` of a call that reads. */
interface QueryArgument {
  type: 'query';
  queryCacheKey: string;
  endpointName: string;
  originalArgs: unknown;
  forceRefetch?: unknown;
}

type Initiate = (
  argument: unknown,
  options: { subscribe: false; forceRefetch: true },
) => (dispatch: unknown) => unknown;

/** Action types of all calls that read through one of the two clients, up to how they end. */
const CLIENTS = [platformApi, hazardAnalysisApi].map(api => ({
  reducerPath: api.reducerPath,
  query: `${api.reducerPath}/executeQuery/`,
  endpoints: api.endpoints as Readonly<Record<string, { initiate: Initiate }>>,
}));

const argumentOf = (action: UnknownAction) =>
  (action as { meta?: { arg?: QueryArgument } }).meta?.arg as QueryArgument | undefined;

/** Refetch skipped because one is in flight; RTK Query reports nothing else about it. */
function isOvertaken(action: UnknownAction): boolean {
  if (!isRejected(action) || !action.meta.condition) return false;
  const argument = argumentOf(action);
  return argument?.type === 'query' && Boolean(argument.forceRefetch);
}

/**
 * Reads once more what a change has overtaken: its answer may have been made before the change. RTK Query leaves out
 * the second call of two that meet (`invalidationBehavior: 'immediately'`), and waiting until nothing is under way
 * (`delayed`) would show no change while somebody goes on typing.
 */
export function addOvertakenQueryListener(
  startListening: ListenerMiddlewareInstance['startListening'],
): void {
  const waiting = new Set<string>();
  startListening({
    predicate: isOvertaken,
    effect: async (action, { dispatch, getState, take }) => {
      const client = CLIENTS.find(({ query }) => action.type.startsWith(query));
      const argument = argumentOf(action);
      const endpoint = argument && client?.endpoints[argument.endpointName];
      if (!client || !endpoint || waiting.has(argument.queryCacheKey)) return;
      waiting.add(argument.queryCacheKey);
      try {
        await take(
          next =>
            (next.type === `${client.query}fulfilled` ||
              (next.type === `${client.query}rejected` && !(isRejected(next) && next.meta.condition))) &&
            argumentOf(next)?.queryCacheKey === argument.queryCacheKey,
        );
      } finally {
        waiting.delete(argument.queryCacheKey);
      }
      // Nobody wants to know it any more: signed out, or the page was left long ago.
      const { queries } = (getState() as Record<string, { queries: Record<string, unknown> }>)[
        client.reducerPath
      ] as { queries: Record<string, unknown> };
      if (!queries[argument.queryCacheKey]) return;
      (dispatch as (thunk: unknown) => unknown)(
        endpoint.initiate(argument.originalArgs, { subscribe: false, forceRefetch: true }),
      );
    },
  });
}
