import { createApi } from '@reduxjs/toolkit/query/react';
import { API_PREFIX, QUERY_CACHE_SECONDS } from '@/config/constants';
import { createBaseQuery } from './baseQuery';
import { TAG_TYPES } from './cacheTags';

export const hazardAnalysisBaseQuery = createBaseQuery(
  configuration => `${configuration.hazardAnalysisBaseUrl}${API_PREFIX}`,
);

/** Calls to the hazard analysis backend; each area's generated client injects itself here. */
export const hazardAnalysisApi = createApi({
  reducerPath: 'hazardAnalysisApi',
  baseQuery: hazardAnalysisBaseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: QUERY_CACHE_SECONDS,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
