import { createApi } from '@reduxjs/toolkit/query/react';
import { API_PREFIX, QUERY_CACHE_SECONDS } from '@/config/constants';
import { createBaseQuery } from './baseQuery';
import { TAG_TYPES } from './cacheTags';

export const platformBaseQuery = createBaseQuery(
  configuration => `${configuration.platformBaseUrl}${API_PREFIX}`,
);

/** Calls to the platform's backend; each area's generated client injects itself here. */
export const platformApi = createApi({
  reducerPath: 'platformApi',
  baseQuery: platformBaseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: QUERY_CACHE_SECONDS,
  // The default waits for every running query: one slow report would hold up all refetches.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
