import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
      query: queryArg => ({
        url: `/user-api/tags`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getTag: build.query<GetTagApiResponse, GetTagApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}`,
      }),
    }),
    updateTag: build.mutation<UpdateTagApiResponse, UpdateTagApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}`,
        method: 'PATCH',
        body: queryArg.tagUpdate,
      }),
    }),
    deleteTag: build.mutation<DeleteTagApiResponse, DeleteTagApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getTagDependencyTree: build.query<GetTagDependencyTreeApiResponse, GetTagDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}/dependency-tree`,
      }),
    }),
    mergeTag: build.mutation<MergeTagApiResponse, MergeTagApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}/merge`,
        method: 'POST',
        body: queryArg.tagMerge,
      }),
    }),
    addTagRelationship: build.mutation<AddTagRelationshipApiResponse, AddTagRelationshipApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}/relationships/${encodeURIComponent(String(queryArg.resourceType))}/${encodeURIComponent(String(queryArg.resourceUuid))}`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeTagRelationship: build.mutation<RemoveTagRelationshipApiResponse, RemoveTagRelationshipApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}/relationships/${encodeURIComponent(String(queryArg.resourceType))}/${encodeURIComponent(String(queryArg.resourceUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    listTagVersions: build.query<ListTagVersionsApiResponse, ListTagVersionsApiArg>({
      query: queryArg => ({
        url: `/user-api/tags/${encodeURIComponent(String(queryArg.tagUuid))}/tag-versions`,
        params: {
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listTagRelationships: build.query<ListTagRelationshipsApiResponse, ListTagRelationshipsApiArg>({
      query: queryArg => ({
        url: `/user-api/relationships/tags`,
        params: {
          projectUuid: queryArg.projectUuid,
          tagUuid: queryArg.tagUuid,
          resourceType: queryArg.resourceType,
          resourceUuid: queryArg.resourceUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tagsApi };
export type ListTagsApiResponse =
  /** status 200 The tags, and how many there are without paging. */ TagListResponse;
export type ListTagsApiArg = {
  /** Only tags of this organization. Without it, of every organization of the caller. */
  organizationUuid?: string;
  /** Text that the name or the description contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: NameOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetTagApiResponse = /** status 200 The tag. */ TagResponse;
export type GetTagApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
};
export type UpdateTagApiResponse = /** status 200 The updated tag. */ TagResponse;
export type UpdateTagApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  tagUpdate: TagUpdate;
};
export type DeleteTagApiResponse = unknown;
export type DeleteTagApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetTagDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetTagDependencyTreeApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
};
export type MergeTagApiResponse = /** status 200 The tag that stays. */ TagResponse;
export type MergeTagApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  tagMerge: TagMerge;
};
export type AddTagRelationshipApiResponse = /** status 201 The tag on the record. */ TagRelationshipResponse;
export type AddTagRelationshipApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  /** Kind of the record, such as `Hazard`. */
  resourceType: TagResourceType;
  /** Uuid of the record. */
  resourceUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
};
export type RemoveTagRelationshipApiResponse = unknown;
export type RemoveTagRelationshipApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  /** Kind of the record, such as `Hazard`. */
  resourceType: TagResourceType;
  /** Uuid of the record. */
  resourceUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type ListTagVersionsApiResponse =
  /** status 200 The versions, and how many there are without paging. */ TagVersionListResponse;
export type ListTagVersionsApiArg = {
  /** Uuid of the tag. */
  tagUuid: string;
  /** The field that the list is sorted by. */
  orderBy?: TagVersionOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ListTagRelationshipsApiResponse =
  /** status 200 The tags on records, and how many there are without paging. */ TagRelationshipListResponse;
export type ListTagRelationshipsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Only these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only records of these kinds; repeat the key for several. */
  resourceType?: TagResourceType[];
  /** Only tags on these records; repeat the key for several. */
  resourceUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: CreatedOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type Uuid = string;
export type TagName = string;
export type MarkdownText = string;
export type TagColor = string | null;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type Tag = {
  uuid: Uuid;
  organizationUuid: Uuid;
  name: TagName;
  description: MarkdownText;
  color: TagColor;
  /** Records that carry it, in projects that the caller may read. */
  usageCount: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type TagListResponse = {
  data: {
    results: Tag[];
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
export type NameOrderBy = 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type TagResponse = {
  data: Tag;
};
export type Reason = string;
export type TagUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: TagName;
  description?: MarkdownText;
  color?: TagColor;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type TagMerge = {
  intoTagUuid: Uuid;
  reason?: Reason;
};
export type TagResourceType = string;
export type TagSummary = {
  uuid: Uuid;
  name: TagName;
  color: TagColor;
};
export type TagRelationship = {
  uuid: Uuid;
  projectUuid: Uuid;
  tagUuid: Uuid;
  resourceType: TagResourceType;
  resourceUuid: Uuid;
  tag: TagSummary;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type TagRelationshipResponse = {
  data: TagRelationship;
};
export type TagVersion = {
  uuid: Uuid;
  tagUuid: Uuid;
  /** The revision of the tag. */
  version: number;
  name: TagName;
  description: MarkdownText;
  color: TagColor;
  createdAt: Moment;
  createdBy: NullableUuid;
};
export type TagVersionListResponse = {
  data: {
    results: TagVersion[];
    total: number;
  };
};
export type TagVersionOrderBy = 'version';
export type TagRelationshipListResponse = {
  data: {
    results: TagRelationship[];
    total: number;
  };
};
export type CreatedOrderBy = 'createdAt';
export const {
  useListTagsQuery,
  useLazyListTagsQuery,
  useGetTagQuery,
  useLazyGetTagQuery,
  useUpdateTagMutation,
  useDeleteTagMutation,
  useGetTagDependencyTreeQuery,
  useLazyGetTagDependencyTreeQuery,
  useMergeTagMutation,
  useAddTagRelationshipMutation,
  useRemoveTagRelationshipMutation,
  useListTagVersionsQuery,
  useLazyListTagVersionsQuery,
  useListTagRelationshipsQuery,
  useLazyListTagRelationshipsQuery,
} = injectedRtkApi;
