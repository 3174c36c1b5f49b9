import { idTag, listTag, onSuccess, resourceTags } from './cacheTags';
import {
  documentsApi as generated,
  type ListDocumentAnalysesApiResponse,
  type ListDocumentRevisionsApiResponse,
  type ListDocumentsApiResponse,
} from './generated/documents.gen';

const documentsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Document', {
      unlinks: ['Assumption', 'DocumentAnalysis', 'ExposureEstimate', 'HazardRrm'],
    }),
    ...resourceTags('DocumentRevision', { also: ['Document'], unlinks: ['DocumentAnalysis'] }),
    // Shows its latest revision.
    getDocument: {
      providesTags: (_result, _error, { documentUuid }) => [
        idTag('Document', documentUuid),
        listTag('DocumentRevision'),
      ],
    },
    addDocumentRevision: {
      invalidatesTags: (_result, error, { documentUuid }) =>
        onSuccess(error, [idTag('Document', documentUuid), listTag('Document'), listTag('DocumentRevision')]),
    },
    listDocumentAnalyses: { providesTags: [listTag('DocumentAnalysis')] },
    getDocumentAnalysis: {
      providesTags: (_result, _error, { documentAnalysisUuid }) => [
        idTag('DocumentAnalysis', documentAnalysisUuid),
      ],
    },
    analyzeDocumentRevision: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('DocumentAnalysis')]),
    },
  },
});

export type DocumentAnalysis = ListDocumentAnalysesApiResponse['data']['results'][number];
export type DocumentSuggestion = DocumentAnalysis['suggestions'][number];
export type Document = ListDocumentsApiResponse['data']['results'][number];
export type DocumentRevision = ListDocumentRevisionsApiResponse['data']['results'][number];
export const {
  useListDocumentsQuery,
  useGetDocumentQuery,
  useUpdateDocumentMutation,
  useDeleteDocumentMutation,
  useListDocumentRevisionsQuery,
  useAddDocumentRevisionMutation,
  useUpdateDocumentRevisionMutation,
  useDeleteDocumentRevisionMutation,
  useListDocumentAnalysesQuery,
  useAnalyzeDocumentRevisionMutation,
} = documentsApi;
