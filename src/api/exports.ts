import { idTag } from './cacheTags';
import { type GetHaraMetricsApiResponse, exportsApi as generated } from './generated/exports.gen';

const exportsApi = generated.enhanceEndpoints({
  endpoints: {
    // Counts change with every record; never cache.
    getHaraMetrics: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('HaraMetrics', projectUuid)],
      keepUnusedDataFor: 0,
    },
  },
});

export type HaraMetrics = GetHaraMetricsApiResponse['data'];
export type HaraCheck = HaraMetrics['checks'][number];
export const { useGetHaraMetricsQuery, useExportToAustinQuery } = exportsApi;
