import { idTag, listTag } from './cacheTags';
import {
  type GetAnalysisProgressApiResponse,
  type GetHaraMetricsApiResponse,
  exportsApi as generated,
} from './generated/exports.gen';

const exportsApi = generated.enhanceEndpoints({
  endpoints: {
    listExports: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('Export', projectUuid)],
    },
    getExport: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('Export', projectUuid)],
    },
    createExport: {
      invalidatesTags: (_result, _error, { projectUuid }) => [idTag('Export', projectUuid)],
    },
    cancelExport: {
      invalidatesTags: (_result, _error, { projectUuid }) => [idTag('Export', projectUuid)],
    },
    // Counts change with every record; never cache.
    getHaraMetrics: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('HaraMetrics', projectUuid)],
      keepUnusedDataFor: 0,
    },
    // As the figures above, and as what it counts.
    getArchiveSize: {
      providesTags: (_result, _error, { projectUuid }) => [
        idTag('HaraMetrics', projectUuid),
        listTag('Document'),
        listTag('DocumentRevision'),
        listTag('HaraFigure'),
      ],
      keepUnusedDataFor: 0,
    },
    getHazardCounts: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('HaraMetrics', projectUuid)],
      keepUnusedDataFor: 0,
    },
    getAnalysisProgress: {
      providesTags: (_result, _error, { projectUuid }) => [idTag('HaraMetrics', projectUuid)],
      keepUnusedDataFor: 0,
    },
  },
});

export type HaraMetrics = GetHaraMetricsApiResponse['data'];
export type ProgressDay = GetAnalysisProgressApiResponse['data']['days'][number];
export type HaraCheck = HaraMetrics['checks'][number];
export type {
  Export,
  ExportFilters,
  ExportFormat,
  ExportKind,
  ExportLanguage,
} from './generated/exports.gen';
export const { getHaraMetrics } = exportsApi.endpoints;
export const {
  useGetHaraMetricsQuery,
  useGetAnalysisProgressQuery,
  useGetHazardCountsQuery,
  useGetArchiveSizeQuery,
  useExportToAustinQuery,
  useListExportsQuery,
  useGetExportQuery,
  useLazyGetExportQuery,
  useCreateExportMutation,
  useCancelExportMutation,
} = exportsApi;
