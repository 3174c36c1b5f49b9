import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHazardComments: build.query<ListHazardCommentsApiResponse, ListHazardCommentsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-comments`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          hazardUuid: queryArg.hazardUuid,
          parentCommentUuid: queryArg.parentCommentUuid,
          createdBy: queryArg.createdBy,
          mentionedUserUuid: queryArg.mentionedUserUuid,
          field: queryArg.field,
          isResolved: queryArg.isResolved,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazardComment: build.query<GetHazardCommentApiResponse, GetHazardCommentApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-comments/${encodeURIComponent(String(queryArg.hazardCommentUuid))}`,
      }),
    }),
    updateHazardComment: build.mutation<UpdateHazardCommentApiResponse, UpdateHazardCommentApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-comments/${encodeURIComponent(String(queryArg.hazardCommentUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardCommentUpdate,
      }),
    }),
    deleteHazardComment: build.mutation<DeleteHazardCommentApiResponse, DeleteHazardCommentApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-comments/${encodeURIComponent(String(queryArg.hazardCommentUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getHazardCommentDependencyTree: build.query<
      GetHazardCommentDependencyTreeApiResponse,
      GetHazardCommentDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-comments/${encodeURIComponent(String(queryArg.hazardCommentUuid))}/dependency-tree`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardCommentsApi };
export type ListHazardCommentsApiResponse =
  /** status 200 The comments, and how many there are without paging. */ HazardCommentListResponse;
export type ListHazardCommentsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only comments on these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only answers to these comments; repeat the key for several. */
  parentCommentUuid?: string[];
  /** Only comments by these authors; repeat the key for several. */
  createdBy?: string[];
  /** Only comments that mention any of these users; repeat the key for several. */
  mentionedUserUuid?: string[];
  /** Only comments on these fields; repeat the key for several. */
  field?: string[];
  /** Only comments that are, or are not, resolved. */
  isResolved?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardCommentApiResponse = /** status 200 The comment. */ HazardCommentResponse;
export type GetHazardCommentApiArg = {
  /** Uuid of the hazard comment. */
  hazardCommentUuid: string;
};
export type UpdateHazardCommentApiResponse = /** status 200 The updated comment. */ HazardCommentResponse;
export type UpdateHazardCommentApiArg = {
  /** Uuid of the hazard comment. */
  hazardCommentUuid: string;
  hazardCommentUpdate: HazardCommentUpdate;
};
export type DeleteHazardCommentApiResponse = unknown;
export type DeleteHazardCommentApiArg = {
  /** Uuid of the hazard comment. */
  hazardCommentUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetHazardCommentDependencyTreeApiResponse =
  /** status 200 The answers to it. */ DependencyTreeResponse;
export type GetHazardCommentDependencyTreeApiArg = {
  /** Uuid of the hazard comment. */
  hazardCommentUuid: string;
};
export type Uuid = string;
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type NullableUuid = string | null;
export type Revision = number;
export type Moment = string;
export type HazardComment = {
  uuid: Uuid;
  projectUuid: Uuid;
  hazardUuid: Uuid;
  /** The comment that it answers; null begins a thread. */
  parentCommentUuid: string | null;
  /** Markdown. */
  text: string;
  /** Which field of the hazard it is about, such as severityUuid; null: the hazard as a whole. */
  field: string | null;
  /** Members of the project to notify, besides the author. */
  mentionedUserUuids: Uuid[];
  author: UserSummary | null;
  isResolved: boolean;
  resolvedAt: string | null;
  resolvedBy: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardCommentListResponse = {
  data: {
    results: HazardComment[];
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
export type TimeOrderBy = 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type HazardCommentResponse = {
  data: HazardComment;
};
export type Reason = string;
export type HazardCommentUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Markdown. */
  text?: string;
  /** Members of the project to notify, besides the author. */
  mentionedUserUuids?: Uuid[];
  /** A lead closes or reopens the question. */
  isResolved?: boolean;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export const {
  useListHazardCommentsQuery,
  useLazyListHazardCommentsQuery,
  useGetHazardCommentQuery,
  useLazyGetHazardCommentQuery,
  useUpdateHazardCommentMutation,
  useDeleteHazardCommentMutation,
  useGetHazardCommentDependencyTreeQuery,
  useLazyGetHazardCommentDependencyTreeQuery,
} = injectedRtkApi;
