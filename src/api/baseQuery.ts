import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import type { Configuration } from '@/config/configuration';
import { QUERY_RETRIES, RETRY_FIRST_DELAY_MS, RETRY_MAX_DELAY_MS } from '@/config/constants';
import { type ApiError, ENGLISH_ERRORS, isUnauthorized } from '@/lib/apiError';
import { serializeQuery } from '@/lib/serializeQuery';
import { withoutMarksDeep } from '@/lib/textMark';
import { hasBlob, toFormData } from '@/lib/toFormData';
import { CLIENT_ID } from './clientId';
import type { ApiDependencies } from './dependencies';
import { frozenAnswer } from './frozenAnswer';

export interface ApiExtraOptions {
  /** Retries of a failed query; 3 when left out. */
  maxRetries?: number;
}

export interface ApiMeta extends FetchBaseQueryMeta {
  /** When the answer was asked for, ms since 1970: it may be older than what was told since. */
  startedAt?: number;
}

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiExtraOptions, ApiMeta>;

const dependenciesOf = (api: Pick<BaseQueryApi, 'extra'>): ApiDependencies => api.extra as ApiDependencies;

/** Milliseconds to wait before retry number `attempt` (1, 2, 3): 1 s, doubled, at most 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_FIRST_DELAY_MS * 2 ** (attempt - 1), RETRY_MAX_DELAY_MS);

/** Everything that fetchBaseQuery may report, as the one shape that the app reads (specification §8). */
function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number')
    return { kind: 'response', message: 'Bad response', status: error.status, data: error.data };
  switch (error.status) {
    case 'PARSING_ERROR':
      // A proxy's HTML page with status 502 is a failed answer, not a broken good one.
      return error.originalStatus >= 400
        ? { kind: 'response', message: 'Bad response', status: error.originalStatus, data: error.data }
        : {
            kind: 'parsing',
            message: ENGLISH_ERRORS.parsing,
            status: error.originalStatus,
          };
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: ENGLISH_ERRORS.timeout };
    default:
      return UNREACHABLE;
  }
}

const UNREACHABLE: ApiError = {
  kind: 'network',
  message: ENGLISH_ERRORS.network,
};
/** Nobody but the user can renew the token: the server is not asked. */
const SESSION_OVER: ApiError = { kind: 'response', message: 'Bad response', status: 401, data: null };

/** Every JSON answer of the contract carries data; a screen must not find out by itself that one does not. */
const NO_DATA: ApiError = { kind: 'other', message: ENGLISH_ERRORS.generic };

/** The language that the app shows (useChosenLanguage), in which refused calls are told; none where there is no document. */
const shownLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

const lacksData = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ((body as { data?: unknown }).data ?? null) === null;

/**
 * RTK Query copies each answer and reads the copy too, to have the text of one that turns out not to be JSON. A copied
 * stream runs through the page's thread: tens of megabytes keep it busy for seconds. The copy of a good answer is empty.
 */
const fetchReadOnce: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { ok, status, statusText, headers } = response;
  if (ok) response.clone = () => new Response(null, { status, statusText, headers });
  return response;
};

/** Asking again would bring the same. */
const isFinal = (error: ApiError): boolean =>
  error.kind === 'other' || (error.kind === 'response' && error.status >= 400 && error.status < 500);

/** Array parameters as repeated keys; no bare `?` when nothing is left; files as multipart. */
function prepare(args: string | FetchArgs): FetchArgs {
  const { params, ...rest } = typeof args === 'string' ? { url: args } : args;
  // A text of the glossary may have become a value; the mark that edit mode gave it is none.
  const query = params ? serializeQuery(withoutMarksDeep(params)) : '';
  const body = withoutMarksDeep(rest.body);
  return {
    ...rest,
    url: query === '' ? rest.url : `${rest.url}${rest.url.includes('?') ? '&' : '?'}${query}`,
    body: hasBlob(body) ? toFormData(body) : body,
  };
}

/**
 * The one way in which the app talks to a backend; used once per base address (architecture §4).
 *
 * Bearer token (renewed before the call where it has to be, and once more after a 401), repeated-key arrays, errors as
 * {@link ApiError}; queries are retried 3 times after 1, 2 and 4 s, mutations and other 4xx answers never.
 *
 * @param selectBaseUrl gives the address that the paths of the calls are added to
 */
export function createBaseQuery(selectBaseUrl: (configuration: Configuration) => string): ApiBaseQuery {
  const once: ApiBaseQuery = async (args, api, extraOptions) => {
    const { configuration, getAccessToken, getFreshToken } = dependenciesOf(api);
    const send = async (token: string | null): Promise<Awaited<ReturnType<ApiBaseQuery>>> => {
      if (token === null && getAccessToken() !== null) return { error: SESSION_OVER };
      const fetchQuery = fetchBaseQuery({
        baseUrl: selectBaseUrl(configuration),
        fetchFn: fetchReadOnce,
        prepareHeaders: headers => {
          if (token) headers.set('Authorization', `Bearer ${token}`);
          const language = shownLanguage();
          if (language) headers.set('Accept-Language', language);
          if (api.type === 'mutation') headers.set('X-Client-Id', CLIENT_ID);
          return headers;
        },
      });
      const request = prepare(args);
      const startedAt = Date.now();
      const answer = await fetchQuery(request, api, extraOptions);
      const meta = answer.meta && { ...answer.meta, startedAt };
      // Files are read by a handler of their own.
      if (!request.responseHandler && lacksData(answer.data)) return { error: NO_DATA, meta };
      return answer.error
        ? { error: toApiError(answer.error), meta }
        : { data: frozenAnswer(answer.data), meta };
    };
    try {
      const token = await getFreshToken();
      const answer = await send(token);
      if (token === null || !isUnauthorized(answer.error)) return answer;
      // Expired on the way, by a clock that differs from ours, or renewed meanwhile. A refused call has done nothing.
      const renewed = await getFreshToken(token);
      return renewed === null ? answer : await send(renewed);
    } catch {
      return { error: UNREACHABLE };
    }
  };

  const withRetry: ApiBaseQuery = (args, api, extraOptions) =>
    retry(once, {
      retryCondition: (error, _args, { attempt, baseQueryApi }) =>
        baseQueryApi.type === 'query' &&
        attempt <= (extraOptions?.maxRetries ?? QUERY_RETRIES) &&
        !isFinal(error as unknown as ApiError),
      backoff: (attempt, _maxRetries, signal) => dependenciesOf(api).delay(retryDelay(attempt), signal),
    })(args, api, extraOptions);
  return withRetry;
}
