import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHaraFigures: build.query<ListHaraFiguresApiResponse, ListHaraFiguresApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-figures`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          kind: queryArg.kind,
          hazardUuid: queryArg.hazardUuid,
          machineUuid: queryArg.machineUuid,
          zoneUuid: queryArg.zoneUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHaraFigure: build.query<GetHaraFigureApiResponse, GetHaraFigureApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-figures/${encodeURIComponent(String(queryArg.haraFigureUuid))}`,
      }),
    }),
    updateHaraFigure: build.mutation<UpdateHaraFigureApiResponse, UpdateHaraFigureApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-figures/${encodeURIComponent(String(queryArg.haraFigureUuid))}`,
        method: 'PATCH',
        body: queryArg.haraFigureUpdate,
      }),
    }),
    deleteHaraFigure: build.mutation<DeleteHaraFigureApiResponse, DeleteHaraFigureApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-figures/${encodeURIComponent(String(queryArg.haraFigureUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    uploadHaraFigureImage: build.mutation<UploadHaraFigureImageApiResponse, UploadHaraFigureImageApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hara-figures/upload-image`,
        method: 'POST',
        body: queryArg.haraFigureCreate,
      }),
    }),
    uploadEnvironmentLayout: build.mutation<
      UploadEnvironmentLayoutApiResponse,
      UploadEnvironmentLayoutApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hara-figures/upload-environment-layout`,
        method: 'POST',
        body: queryArg.haraFigureCreate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as haraFiguresApi };
export type ListHaraFiguresApiResponse =
  /** status 200 The figures, and how many there are without paging. */ HaraFigureListResponse;
export type ListHaraFiguresApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only figures of these kinds; repeat the key for several. */
  kind?: HaraFigureKind[];
  /** Only figures that show any of these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only figures that show any of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only figures in which any of these zones is marked or drawn; repeat the key for several. */
  zoneUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHaraFigureApiResponse = /** status 200 The figure. */ HaraFigureResponse;
export type GetHaraFigureApiArg = {
  /** Uuid of the figure. */
  haraFigureUuid: string;
};
export type UpdateHaraFigureApiResponse = /** status 200 The updated figure. */ HaraFigureResponse;
export type UpdateHaraFigureApiArg = {
  /** Uuid of the figure. */
  haraFigureUuid: string;
  haraFigureUpdate: HaraFigureUpdate;
};
export type DeleteHaraFigureApiResponse = unknown;
export type DeleteHaraFigureApiArg = {
  /** Uuid of the figure. */
  haraFigureUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type UploadHaraFigureImageApiResponse = /** status 201 The figure. */ HaraFigureResponse;
export type UploadHaraFigureImageApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  haraFigureCreate: HaraFigureCreate;
};
export type UploadEnvironmentLayoutApiResponse = /** status 201 The figure. */ HaraFigureResponse;
export type UploadEnvironmentLayoutApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  haraFigureCreate: HaraFigureCreate;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type RecordCode = string;
export type RecordName = string;
export type MarkdownText = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type HaraFigureKind = 'FIGURE' | 'ENVIRONMENT_LAYOUT';
export type HaraFigureShape = 'POINT' | 'RECTANGLE' | 'POLYGON';
export type HaraFigurePoint = {
  /** Part of the width from the left. */
  x: number;
  /** Part of the height from the top. */
  y: number;
};
export type HaraFigureAnnotation = {
  shape: HaraFigureShape;
  /** As many as the shape has. */
  points: HaraFigurePoint[];
  label: string;
  /** The hazard that it points to. */
  hazardUuid: string | null;
  /** The zone that it points to; null where left out. */
  zoneUuid?: string | null;
  /** The machine that it points to; null where left out. */
  machineUuid?: string | null;
};
export type HaraFigureOutline = {
  /** A zone that the project can choose; null where it is an area. */
  zoneUuid: string | null;
  /** An area that the project can choose; null where it is a zone. */
  areaUuid: string | null;
  /** Its corners in their order; the last one leads back to the first. */
  points: HaraFigurePoint[];
};
export type HaraFigure = {
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
  kind: HaraFigureKind;
  fileName: string;
  /** `image/png`, `image/jpeg` or `image/svg+xml`. */
  mimeType: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Bytes of the picture as it is kept. */
  sizeBytes: number;
  caption: string;
  annotations: HaraFigureAnnotation[];
  /** Hazards that it shows. */
  hazardUuids: Uuid[];
  /** Machines that it shows. */
  machineUuids: Uuid[];
  /** Zones and areas that are drawn on it. */
  outlines: HaraFigureOutline[];
};
export type HaraFigureListResponse = {
  data: {
    results: HaraFigure[];
    total: number;
  };
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
export type RecordOrderBy = 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type HaraFigureResponse = {
  data: HaraFigure;
};
export type Reason = string;
export type HaraFigureUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  kind?: HaraFigureKind;
  /** Caption below it in a report. */
  caption?: string;
  /** Replaces all marks. */
  annotations?: HaraFigureAnnotation[];
  /** Hazards that it shows, replacing the whole list; those of the annotations are added. */
  hazardUuids?: Uuid[];
  /** Machines that it shows, replacing the whole list; those of the annotations are added. */
  machineUuids?: Uuid[];
  /** Replaces all outlines. */
  outlines?: HaraFigureOutline[];
};
export type HaraFigureCreate = {
  /** The picture; PNG, JPEG or SVG, 20 MB at most. */
  file: Blob;
  /** The name of the file without its ending where left out. */
  name?: RecordName;
  description?: MarkdownText;
  /** Caption below it in a report. */
  caption?: string;
  annotations?: HaraFigureAnnotation[];
  /** Hazards that it shows; those of the annotations are added. */
  hazardUuids?: Uuid[];
  /** Machines that it shows; those of the annotations are added. */
  machineUuids?: Uuid[];
};
export const {
  useListHaraFiguresQuery,
  useLazyListHaraFiguresQuery,
  useGetHaraFigureQuery,
  useLazyGetHaraFigureQuery,
  useUpdateHaraFigureMutation,
  useDeleteHaraFigureMutation,
  useUploadHaraFigureImageMutation,
  useUploadEnvironmentLayoutMutation,
} = injectedRtkApi;
