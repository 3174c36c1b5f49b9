import { isFulfilled, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { CacheTag, TagType } from './cacheTags';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

type Tags = readonly (CacheTag | TagType)[];

interface MutationDefinition {
  type: 'query' | 'mutation';
  invalidatesTags?:
    | Tags
    | ((result: unknown, error: undefined, arg: unknown, meta: unknown) => Tags | undefined);
}

/** What is used of a client here, whatever its endpoints are. */
interface TaggedClient {
  reducerPath: string;
  endpoints: Readonly<Record<string, unknown>>;
  enhanceEndpoints: (options: {
    endpoints: Record<string, (definition: MutationDefinition) => void>;
  }) => unknown;
  util: { invalidateTags: (tags: Tags) => UnknownAction };
}

const CLIENTS = [platformApi, hazardAnalysisApi] as unknown as readonly TaggedClient[];

interface FulfilledMeta {
  arg: { type?: string; endpointName?: string; originalArgs?: unknown };
  baseQueryMeta?: unknown;
}

/** The tags that a finished change invalidates in its own client. */
function invalidatedBy(client: TaggedClient, action: UnknownAction): Tags {
  const { meta, payload } = action as unknown as { meta: FulfilledMeta; payload: unknown };
  const { endpointName = '', originalArgs } = meta.arg;
  let found: MutationDefinition | undefined;
  // The only way in which RTK Query hands out a definition.
  client.enhanceEndpoints({
    endpoints: {
      [endpointName]: definition => {
        found = definition;
      },
    },
  });
  const tags = found?.invalidatesTags;
  const all = typeof tags === 'function' ? tags(payload, undefined, originalArgs, meta.baseQueryMeta) : tags;
  return all ?? [];
}

/**
 * A change made through one of the two clients reaches what the other one has cached: tags mean the same in both, but
 * RTK Query invalidates only its own.
 */
export function addSharedInvalidationListener(
  startListening: ListenerMiddlewareInstance['startListening'],
): void {
  const isMutation = (action: UnknownAction) =>
    isFulfilled(action) && (action.meta as unknown as FulfilledMeta).arg?.type === 'mutation';
  startListening({
    predicate: isMutation,
    effect: (action, { dispatch }) => {
      const own = CLIENTS.find(({ reducerPath }) => action.type.startsWith(`${reducerPath}/`));
      if (!own) return;
      const tags = invalidatedBy(own, action);
      if (tags.length === 0) return;
      for (const client of CLIENTS) if (client !== own) dispatch(client.util.invalidateTags(tags));
    },
  });
}
