import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    updateDocumentRevision: build.mutation<UpdateDocumentRevisionApiResponse, UpdateDocumentRevisionApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/revision/${encodeURIComponent(String(queryArg.documentRevisionUuid))}`,
        method: 'PATCH',
        body: queryArg.documentRevisionUpdate,
      }),
    }),
    deleteDocumentRevision: build.mutation<DeleteDocumentRevisionApiResponse, DeleteDocumentRevisionApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/revision/${encodeURIComponent(String(queryArg.documentRevisionUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listDocuments: build.query<ListDocumentsApiResponse, ListDocumentsApiArg>({
      query: queryArg => ({
        url: `/user-api/documents`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          kind: queryArg.kind,
          hazardUuid: queryArg.hazardUuid,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          sremUuid: queryArg.sremUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getDocument: build.query<GetDocumentApiResponse, GetDocumentApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/${encodeURIComponent(String(queryArg.documentUuid))}`,
      }),
    }),
    addDocumentRevision: build.mutation<AddDocumentRevisionApiResponse, AddDocumentRevisionApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/${encodeURIComponent(String(queryArg.documentUuid))}`,
        method: 'POST',
        body: queryArg.documentRevisionCreate,
      }),
    }),
    updateDocument: build.mutation<UpdateDocumentApiResponse, UpdateDocumentApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/${encodeURIComponent(String(queryArg.documentUuid))}`,
        method: 'PATCH',
        body: queryArg.documentUpdate,
      }),
    }),
    deleteDocument: build.mutation<DeleteDocumentApiResponse, DeleteDocumentApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/${encodeURIComponent(String(queryArg.documentUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listDocumentRevisions: build.query<ListDocumentRevisionsApiResponse, ListDocumentRevisionsApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/${encodeURIComponent(String(queryArg.documentUuid))}/revisions`,
        params: {
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listDocumentAnalyses: build.query<ListDocumentAnalysesApiResponse, ListDocumentAnalysesApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/revisions/analysis/listing`,
        params: {
          projectUuid: queryArg.projectUuid,
          documentRevisionUuid: queryArg.documentRevisionUuid,
          status: queryArg.status,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getDocumentAnalysis: build.query<GetDocumentAnalysisApiResponse, GetDocumentAnalysisApiArg>({
      query: queryArg => ({
        url: `/user-api/documents/revisions/analysis/${encodeURIComponent(String(queryArg.documentAnalysisUuid))}`,
      }),
    }),
    analyzeDocumentRevision: build.mutation<
      AnalyzeDocumentRevisionApiResponse,
      AnalyzeDocumentRevisionApiArg
    >({
      query: queryArg => ({
        url: `/user-api/documents/revisions/${encodeURIComponent(String(queryArg.documentRevisionUuid))}/analysis`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as documentsApi };
export type UpdateDocumentRevisionApiResponse =
  /** status 200 The updated revision. */ DocumentRevisionResponse;
export type UpdateDocumentRevisionApiArg = {
  /** Uuid of the document revision. */
  documentRevisionUuid: string;
  documentRevisionUpdate: DocumentRevisionUpdate;
};
export type DeleteDocumentRevisionApiResponse = unknown;
export type DeleteDocumentRevisionApiArg = {
  /** Uuid of the document revision. */
  documentRevisionUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListDocumentsApiResponse =
  /** status 200 The documents with their latest revision, and how many there are without paging. */ DocumentListResponse;
export type ListDocumentsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only documents of these kinds; repeat the key for several. */
  kind?: DocumentKind[];
  /** Only documents that are about any of these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only documents that are about any of these targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only documents that specify or show any of these requirements; repeat the key for several. */
  sremUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetDocumentApiResponse =
  /** status 200 The document with its latest revision. */ DocumentResponse;
export type GetDocumentApiArg = {
  /** Uuid of the document. */
  documentUuid: string;
};
export type AddDocumentRevisionApiResponse = /** status 201 The revision. */ DocumentRevisionResponse;
export type AddDocumentRevisionApiArg = {
  /** Uuid of the document. */
  documentUuid: string;
  documentRevisionCreate: DocumentRevisionCreate;
};
export type UpdateDocumentApiResponse = /** status 200 The updated document. */ DocumentResponse;
export type UpdateDocumentApiArg = {
  /** Uuid of the document. */
  documentUuid: string;
  documentUpdate: DocumentUpdate;
};
export type DeleteDocumentApiResponse = unknown;
export type DeleteDocumentApiArg = {
  /** Uuid of the document. */
  documentUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListDocumentRevisionsApiResponse =
  /** status 200 The revisions, and how many there are without paging. */ DocumentRevisionListResponse;
export type ListDocumentRevisionsApiArg = {
  /** Uuid of the document. */
  documentUuid: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: DocumentRevisionOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ListDocumentAnalysesApiResponse =
  /** status 200 The analyses, and how many there are without paging. */ DocumentAnalysisListResponse;
export type ListDocumentAnalysesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Only analyses of these revisions; repeat the key for several. */
  documentRevisionUuid?: string[];
  /** Only analyses with this status; repeat the key for several. */
  status?: DocumentAnalysisStatus[];
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetDocumentAnalysisApiResponse =
  /** status 200 The analysis with its suggestions. */ DocumentAnalysisResponse;
export type GetDocumentAnalysisApiArg = {
  /** Uuid of the document analysis. */
  documentAnalysisUuid: string;
};
export type AnalyzeDocumentRevisionApiResponse =
  /** status 201 The analysis, queued. */ DocumentAnalysisResponse;
export type AnalyzeDocumentRevisionApiArg = {
  /** Uuid of the document revision. */
  documentRevisionUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type DocumentRevision = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  documentUuid: Uuid;
  /** 1, 2, 3 … in the document. */
  number: number;
  fileName: string;
  /** What the first bytes of the file say, such as `application/pdf`. */
  mimeType: string;
  /** Bytes. */
  sizeBytes: number;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  comment: string;
};
export type DocumentRevisionResponse = {
  data: DocumentRevision;
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'MALFORMED_BODY'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REVISION_CONFLICT'
  | 'CONFLICT'
  | 'IN_USE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RULE_VIOLATED'
  | 'REASON_REQUIRED'
  | 'IDEMPOTENCY_KEY_USED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  /** In the same language as `message` of the answer. */
  message: string;
};
export type DependencyEffect = 'DELETED' | 'UNLINKED';
export type DependencyRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
};
export type DependencyGroup = {
  /** Kind of the pointing records, such as `Malfunction`. */
  entity: string;
  /** The field that points here, such as `functionUuid`. */
  field: string;
  onDelete: DependencyEffect;
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type ErrorAnswer = {
  code: ErrorCode;
  /** A sentence that a user can act on, in German where `Accept-Language` prefers it, else in English. Programs go by `code`. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The current record (REVISION_CONFLICT only). */
  current?: {
    [key: string]: unknown;
  };
  /** What points at the record (IN_USE only). */
  tree?: DependencyTree;
};
export type Reason = string;
export type DocumentRevisionUpdate = {
  revision: Revision;
  reason?: Reason;
  comment?: string;
};
export type RecordCode = string;
export type RecordName = string;
export type MarkdownText = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type DocumentKind = 'PROJECT' | 'PLATFORM' | 'QUOKKA_FSC';
export type Document = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  archivedAt: string | null;
  kind: DocumentKind;
  /** The one with the highest number. */
  latestRevision: DocumentRevision | null;
  revisionCount: number;
  /** Hazards that it is about; a hazard whose risk is frozen may gain and lose documents, which show something and are no part of what was accepted. */
  hazardUuids: Uuid[];
  /** Safety targets that it is about. */
  safetyTargetUuids: Uuid[];
  /** Safety requirements and external measures that it specifies or shows. */
  sremUuids: Uuid[];
};
export type DocumentListResponse = {
  data: {
    results: Document[];
    total: number;
  };
};
export type RecordOrderBy = 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type DocumentResponse = {
  data: Document;
};
export type DocumentRevisionCreate = {
  /** The file, as large as the installation allows (50 MB unless set otherwise). Taken are PDF, Office and OpenDocument
    files, texts (also CSV, JSON, Markdown, XML, ReqIF), PNG, JPEG, GIF, WebP and TIFF images, and ZIP archives; what
    it is is read from its first bytes. Refused (422 RULE_VIOLATED) is what would harm whoever opens it or cannot be opened:
    a PDF without its end, macros, an SVG with a script, XML that defines entities, an archive whose list cannot be read,
    that names a file outside of its folder or would unpack to 250 times its size and more than 8 MB.
     */
  file: Blob;
  /** What is new in it. */
  comment?: string;
};
export type DocumentUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  /** Hazards that it is about; a hazard whose risk is frozen may gain and lose documents, which show something and are no part of what was accepted. */
  hazardUuids?: Uuid[];
  /** Safety targets that it is about. */
  safetyTargetUuids?: Uuid[];
  /** Safety requirements and external measures that it specifies or shows. */
  sremUuids?: Uuid[];
};
export type DocumentRevisionListResponse = {
  data: {
    results: DocumentRevision[];
    total: number;
  };
};
export type DocumentRevisionOrderBy = 'number' | 'createdAt' | 'updatedAt';
export type DocumentAnalysisStatus = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
export type DocumentAnalysisProblem =
  | 'UNREADABLE'
  | 'NO_TEXT'
  | 'TOO_LARGE'
  | 'FILE_GONE'
  | 'NO_ACCESS'
  | 'BROKE_OFF'
  | 'INTERNAL';
export type DocumentSuggestionKind = 'ASSUMPTION' | 'FUNCTION' | 'HAZARD';
export type DocumentFinding = 'REQUIREMENT' | 'HAZARD' | 'ASSUMPTION' | 'FIGURE';
export type SuggestionRecord = {
  /** Its kind, such as `Malfunction`. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  name: string;
  projectUuid: NullableUuid;
};
export type DocumentSuggestion = {
  kind: DocumentSuggestionKind;
  finding: DocumentFinding;
  /** The words of the quotation that it was found by, such as `shall`; empty where a language model has pointed to it. */
  cue: string;
  name: RecordName;
  /** Why it is suggested. */
  reason: string;
  /** The place of the text that it comes from. */
  quotation: string;
  /** Its page; null where the file has none. */
  page: number | null;
  /** The sheet of a workbook; otherwise empty. */
  section: string;
  /** Records of the project that the quotation names. */
  records: SuggestionRecord[];
  /** The record of this kind that says it already, because the suggestion was accepted or by itself; null where there is none. */
  record: SuggestionRecord | null;
};
export type DocumentAnalysis = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  documentRevisionUuid: Uuid;
  status: DocumentAnalysisStatus;
  /** Percent that are done. */
  progress: number;
  /** Why it failed; null unless it did. */
  problem: DocumentAnalysisProblem | null;
  summary: MarkdownText;
  /** Pages, or sheets of a workbook, that were read. */
  pageCount: number;
  /** The file has more text, or more suggestions, than were taken. */
  isCut: boolean;
  /** In the order of the text. */
  suggestions: DocumentSuggestion[];
  finishedAt: string | null;
};
export type DocumentAnalysisListResponse = {
  data: {
    results: DocumentAnalysis[];
    total: number;
  };
};
export type TimeOrderBy = 'createdAt' | 'updatedAt';
export type DocumentAnalysisResponse = {
  data: DocumentAnalysis;
};
export const {
  useUpdateDocumentRevisionMutation,
  useDeleteDocumentRevisionMutation,
  useListDocumentsQuery,
  useLazyListDocumentsQuery,
  useGetDocumentQuery,
  useLazyGetDocumentQuery,
  useAddDocumentRevisionMutation,
  useUpdateDocumentMutation,
  useDeleteDocumentMutation,
  useListDocumentRevisionsQuery,
  useLazyListDocumentRevisionsQuery,
  useListDocumentAnalysesQuery,
  useLazyListDocumentAnalysesQuery,
  useGetDocumentAnalysisQuery,
  useLazyGetDocumentAnalysisQuery,
  useAnalyzeDocumentRevisionMutation,
} = injectedRtkApi;
