import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { original } from '@reduxjs/toolkit';
import { errorStatus } from '@/lib/apiError';
import { RecordPlaces } from '@/lib/RecordPlaces';
import { remembered } from '@/lib/remembered';
import { queryTag, sparseTag, TAG_TYPES, type TagType } from './cacheTags';
import { FIRST_PART } from './firstPart';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { type CachedList, type CachedRecord, withRecord } from './listMembership';
import { platformApi } from './platformApi';
import { rememberTold } from './toldRecords';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Thunk = (dispatch: Dispatch, getState: () => unknown) => unknown;
type Draft = { data: unknown };

/** What is used of a client here, whatever its endpoints are. */
interface CacheClient {
  reducerPath: string;
  endpoints: Readonly<Record<string, unknown>>;
  util: {
    selectCachedArgsForQuery: (state: unknown, endpoint: string) => unknown[];
    updateQueryData: (endpoint: string, arg: unknown, change: (draft: Draft) => Draft | undefined) => Thunk;
    patchQueryData: (
      endpoint: string,
      arg: unknown,
      patches: readonly { op: 'replace'; path: []; value: unknown }[],
      updateProvided: boolean,
    ) => Thunk;
    invalidateTags: (tags: readonly (TagType | { type: TagType; id: string })[]) => UnknownAction;
    getRunningQueryThunk: (
      endpoint: string,
      arg: unknown,
    ) => (dispatch: Dispatch) => Promise<unknown> | undefined;
  };
  selectors: (endpoint: string, arg: unknown) => (state: unknown) => { data?: unknown; status: string };
}

const clientOf = (api: typeof platformApi | typeof hazardAnalysisApi): CacheClient => {
  const { endpoints, util } = api as unknown as Pick<CacheClient, 'endpoints' | 'util'>;
  return {
    reducerPath: api.reducerPath,
    endpoints,
    util,
    selectors: (endpoint, arg) =>
      (endpoints[endpoint] as { select: (arg: unknown) => ReturnType<CacheClient['selectors']> }).select(arg),
  };
};
const CLIENTS = [platformApi, hazardAnalysisApi].map(clientOf);

const PLURALS: Partial<Record<string, string>> = { Personnel: 'Personnel' };
const listOf = (type: string) => `list${PLURALS[type] ?? `${type}s`}`;
const argumentOf = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Uuid`;

/** Every cached list of an entity, with the client that it belongs to. */
function cachedLists(state: unknown, type: string) {
  const endpoint = listOf(type);
  return CLIENTS.filter(({ endpoints }) => endpoint in endpoints).flatMap(client =>
    client.util.selectCachedArgsForQuery(state, endpoint).map(arg => ({ client, endpoint, arg })),
  );
}

/**
 * Puts records that the server has just told into every cached list and record of their kind, by each list's own
 * filter, sorting and paging. A list that only the server can judge is asked for again. A newer record is never
 * replaced by an older one.
 */
export function applyRecords(type: TagType, records: readonly CachedRecord[]): Thunk {
  return (dispatch, getState) => {
    if (records.length === 0) return;
    rememberTold(
      records.map(({ uuid }) => uuid),
      true,
    );
    readSparseAgain(dispatch, getState, type);
    for (const { client, endpoint, arg } of cachedLists(getState(), type))
      changeList(dispatch, getState, { client, endpoint, arg, type }, list =>
        withRecords(list, arg, records),
      );
    const get = `get${type}`;
    for (const client of CLIENTS.filter(({ endpoints }) => get in endpoints))
      for (const arg of client.util.selectCachedArgsForQuery(getState(), get)) {
        const uuid = (arg as Record<string, unknown> | undefined)?.[argumentOf(type)];
        const record = records.find(item => item.uuid === uuid);
        if (record)
          dispatch(
            client.util.updateQueryData(get, arg, draft => {
              const held = draft.data as CachedRecord | undefined;
              return !held || held.revision <= record.revision ? { ...draft, data: record } : undefined;
            }),
          );
      }
  };
}

/** Asks again for lists of parts of records, where one is cached. */
function readSparseAgain(dispatch: Dispatch, getState: () => unknown, type: TagType): void {
  const endpoint = `list${type}Fields`;
  for (const { endpoints, util } of CLIENTS)
    if (endpoint in endpoints && util.selectCachedArgsForQuery(getState(), endpoint).length > 0)
      dispatch(util.invalidateTags([sparseTag(type) as { type: TagType; id: string }]));
}

/** Takes deleted records out of every cached list of their kind. */
export function removeRecords(type: TagType, uuids: readonly string[]): Thunk {
  return (dispatch, getState) => {
    const gone = new Set(uuids);
    rememberTold(uuids, false);
    readSparseAgain(dispatch, getState, type);
    for (const { client, endpoint, arg } of cachedLists(getState(), type))
      changeList(dispatch, getState, { client, endpoint, arg, type }, list => {
        const results = list.results.filter(({ uuid }) => !gone.has(uuid));
        if (results.length === list.results.length) return isWhole(list) ? list : undefined;
        return isWhole(list)
          ? { results, total: list.total - (list.results.length - results.length) }
          : undefined;
      });
  };
}

const isWhole = ({ results, total }: CachedList) => results.length === total;

/** Most records of an answer replace what the list has at the same place. */
function withRecords(
  list: CachedList,
  arg: unknown,
  records: readonly CachedRecord[],
): CachedList | undefined {
  const places = placesIn(arg, list);
  let next: CachedList | undefined = list;
  for (const record of records) {
    const place = places.placeOf(list.results, record.uuid);
    const isThere = next.results[place]?.uuid === record.uuid;
    next = withRecord(next, arg, record, isThere ? place : undefined);
    if (!next) return undefined;
  }
  return next;
}

function changeList(
  dispatch: Dispatch,
  getState: () => unknown,
  { client, endpoint, arg, type }: { client: CacheClient; endpoint: string; arg: unknown; type: TagType },
  change: (list: CachedList) => CachedList | undefined,
): void {
  const { data, status } = client.selectors(endpoint, arg)(getState());
  const before = (data as { data?: CachedList } | undefined)?.data;
  const after = before && change(before);
  const isAskedFor = after === undefined && before !== undefined;
  if (after && after !== before)
    dispatch(
      client.util.updateQueryData(endpoint, arg, draft => {
        const answer = original(draft) ?? draft;
        // Frozen, as its records are: the store takes it as it is (frozenAnswer.ts).
        Object.freeze(after.results);
        return { ...answer, data: { ...(answer.data as CachedList), ...after } };
      }),
    );
  // An answer under way may have been made before: what came or went would be missing in it, or be back.
  const changesMembers = after !== undefined && before !== undefined && after.total !== before.total;
  if (isAskedFor || (status === 'pending' && (changesMembers || before === undefined)))
    dispatch(client.util.invalidateTags([queryTag(type, arg)]));
}

/** Of each cached list, by its arguments: they stay the same object until it is asked for again. */
const placesOf = new WeakMap<object, RecordPlaces>();

const placesIn = (arg: unknown, list: object): RecordPlaces =>
  remembered(placesOf, typeof arg === 'object' && arg !== null ? arg : list, () => new RecordPlaces());

/** The newest record of this uuid in any cached list. */
export function findCachedRecord(state: unknown, type: string, uuid: string): CachedRecord | undefined {
  let newest: CachedRecord | undefined;
  for (const { client, endpoint, arg } of cachedLists(state, type)) {
    const { data } = client.selectors(endpoint, arg)(state);
    const results = (data as { data?: CachedList } | undefined)?.data?.results;
    if (!results) continue;
    const found = placesIn(arg, results).find(results, uuid);
    if (found && (!newest || found.revision > newest.revision)) newest = found;
  }
  return newest;
}

/** A record as it was read by itself: with parts that its list leaves out, such as the levels of a rating set. */
export function findCachedDetail(state: unknown, type: string, uuid: string): CachedRecord | undefined {
  const get = `get${type}`;
  const arg = { [argumentOf(type)]: uuid };
  for (const client of CLIENTS.filter(({ endpoints }) => get in endpoints)) {
    const { data } = client.selectors(get, arg)(state);
    const record = (data as { data?: CachedRecord } | undefined)?.data;
    if (record) return record;
  }
  return undefined;
}

/**
 * Kinds that stand for others which are never told by themselves. Their revision does not grow with those, so answers
 * cannot be put in order by it: the lists are read again, one after the other.
 */
const STANDS_FOR: Partial<Record<TagType, readonly TagType[]>> = {
  HazardVoteEvent: ['HazardVote', 'HazardVoteEventComment'],
};

/** More than this many changed records of one kind are read as a list. */
const MAX_SINGLE_READS = 20;

/** Reads records that somebody else changed and puts them where they are shown; nothing where none of a kind is shown. */
export function refreshRecords(type: TagType, uuids: readonly string[]) {
  return async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
    const get = `get${type}`;
    const client = CLIENTS.find(({ endpoints }) => get in endpoints);
    const isShown =
      cachedLists(getState(), type).length > 0 ||
      (client?.util.selectCachedArgsForQuery(getState(), get) ?? []).length > 0;
    if (uuids.length === 0) return;
    const parts = STANDS_FOR[type];
    if (!client || !isShown || parts || uuids.length > MAX_SINGLE_READS) {
      const tags = [
        { type, id: 'LIST' },
        ...uuids.map(uuid => ({ type, id: uuid })),
        ...(parts ?? []).map(part => ({ type: part, id: 'LIST' })),
      ];
      for (const { util } of CLIENTS) dispatch(util.invalidateTags(tags));
      return;
    }
    const { initiate } = client.endpoints[get] as { initiate: Initiate };
    const answers = await Promise.all(
      uuids.map(async uuid => {
        const arg = { [argumentOf(type)]: uuid };
        // RTK Query hands out the answer of a call under way, which may have been made before the change.
        await dispatch(client.util.getRunningQueryThunk(get, arg));
        return dispatch(initiate(arg, { subscribe: false, forceRefetch: true }));
      }),
    );
    dispatch(
      applyRecords(
        type,
        answers.flatMap(({ data }) => data?.data ?? []),
      ),
    );
    const hidden = uuids.filter((_uuid, index) => answers[index]?.error?.status === 404);
    if (hidden.length > 0) dispatch(removeRecords(type, hidden));
  };
}

/**
 * Reads the first records of a long list that was asked for, so that they can be shown and edited while the others are on
 * their way. They stand in the answer of the whole list: what is edited in them is newer than what comes then.
 */
export function beginList(endpoint: string, arg: object) {
  return async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
    const client = CLIENTS.find(({ endpoints }) => endpoint in endpoints);
    if (!client || client.selectors(endpoint, arg)(getState()).data) return;
    const { initiate } = client.endpoints[endpoint] as { initiate: Initiate };
    const { data } = await dispatch(
      initiate({ ...arg, limit: FIRST_PART }, { subscribe: false, forceRefetch: true }),
    );
    const isOvertaken = client.selectors(endpoint, arg)(getState()).data !== undefined;
    // `updateQueryData` passes over a query that has no answer yet.
    if (data && !isOvertaken)
      dispatch(client.util.patchQueryData(endpoint, arg, [{ op: 'replace', path: [], value: data }], true));
  };
}

type Initiate = (
  arg: unknown,
  options: { subscribe: boolean; forceRefetch: boolean },
) => (
  dispatch: Dispatch,
) => Promise<{ data?: { data: CachedRecord }; error?: { status?: number } }> & { unsubscribe: () => void };

/** Asks again for everything that is shown: more was missed than can be told one by one. */
export function refreshEverything(): Thunk {
  return dispatch => {
    for (const { util } of CLIENTS) dispatch(util.invalidateTags(TAG_TYPES));
  };
}

/** Asks again for lists of a project that were asked for before a moment. */
export function refreshSince(projectUuid: string, moment: number): Thunk {
  return (dispatch, getState) => {
    for (const { reducerPath, endpoints } of CLIENTS) {
      const { queries } = (
        getState() as Record<string, { queries: Record<string, CachedQuery | undefined> }>
      )[reducerPath] as { queries: Record<string, CachedQuery | undefined> };
      for (const query of Object.values(queries)) {
        const arg = query?.originalArgs as { projectUuid?: string } | undefined;
        if (!query?.endpointName?.startsWith('list') || arg?.projectUuid !== projectUuid) continue;
        if ((query.startedTimeStamp ?? moment) >= moment) continue;
        const { initiate } = endpoints[query.endpointName] as { initiate: Initiate };
        void dispatch(initiate(arg, { subscribe: false, forceRefetch: true }));
      }
    }
  };
}

/**
 * Keeps what has been read while it cannot be read again: nothing is dropped for not being shown for a while.
 *
 * @returns how to let go of it
 */
export function holdKnown(): Thunk {
  return (dispatch, getState) => {
    const held = CLIENTS.flatMap(client =>
      cachedQueries(getState(), client)
        .filter(({ status }) => status === 'fulfilled')
        .map(({ initiate, originalArgs }) =>
          dispatch(initiate(originalArgs, { subscribe: true, forceRefetch: false })),
        ),
    );
    return () => {
      for (const query of held) query.unsubscribe();
    };
  };
}

/** Asks again for what got no answer. */
export function retryFailed(): Thunk {
  return (dispatch, getState) => {
    for (const client of CLIENTS)
      for (const { status, error, initiate, originalArgs } of cachedQueries(getState(), client))
        if (status === 'rejected' && (errorStatus(error) ?? 500) >= 500)
          void dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  };
}

function cachedQueries(state: unknown, { reducerPath, endpoints }: CacheClient) {
  const { queries } = (state as Record<string, { queries: Record<string, CachedQuery | undefined> }>)[
    reducerPath
  ] as { queries: Record<string, CachedQuery | undefined> };
  return Object.values(queries).flatMap(query => {
    const endpoint = query?.endpointName && endpoints[query.endpointName];
    return endpoint ? { ...query, initiate: (endpoint as { initiate: Initiate }).initiate } : [];
  });
}

interface CachedQuery {
  status?: string;
  error?: unknown;
  endpointName?: string;
  originalArgs?: unknown;
  startedTimeStamp?: number;
}
