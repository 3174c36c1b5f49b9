import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listProjectAttributes: build.query<ListProjectAttributesApiResponse, ListProjectAttributesApiArg>({
      query: queryArg => ({
        url: `/user-api/project-attributes`,
        params: {
          projectUuid: queryArg.projectUuid,
          projectAttributeTypeUuid: queryArg.projectAttributeTypeUuid,
          projectAttributeTypeValueUuid: queryArg.projectAttributeTypeValueUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getProjectAttribute: build.query<GetProjectAttributeApiResponse, GetProjectAttributeApiArg>({
      query: queryArg => ({
        url: `/user-api/project-attributes/${encodeURIComponent(String(queryArg.projectAttributeUuid))}`,
      }),
    }),
    updateProjectAttribute: build.mutation<UpdateProjectAttributeApiResponse, UpdateProjectAttributeApiArg>({
      query: queryArg => ({
        url: `/user-api/project-attributes/${encodeURIComponent(String(queryArg.projectAttributeUuid))}`,
        method: 'PATCH',
        body: queryArg.projectAttributeUpdate,
      }),
    }),
    deleteProjectAttribute: build.mutation<DeleteProjectAttributeApiResponse, DeleteProjectAttributeApiArg>({
      query: queryArg => ({
        url: `/user-api/project-attributes/${encodeURIComponent(String(queryArg.projectAttributeUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listProjectAttributeTypeValues: build.query<
      ListProjectAttributeTypeValuesApiResponse,
      ListProjectAttributeTypeValuesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-type-values`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          projectAttributeTypeUuid: queryArg.projectAttributeTypeUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getProjectAttributeTypeValue: build.query<
      GetProjectAttributeTypeValueApiResponse,
      GetProjectAttributeTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-type-values/${encodeURIComponent(String(queryArg.projectAttributeTypeValueUuid))}`,
      }),
    }),
    updateProjectAttributeTypeValue: build.mutation<
      UpdateProjectAttributeTypeValueApiResponse,
      UpdateProjectAttributeTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-type-values/${encodeURIComponent(String(queryArg.projectAttributeTypeValueUuid))}`,
        method: 'PATCH',
        body: queryArg.projectAttributeTypeValueUpdate,
      }),
    }),
    deleteProjectAttributeTypeValue: build.mutation<
      DeleteProjectAttributeTypeValueApiResponse,
      DeleteProjectAttributeTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-type-values/${encodeURIComponent(String(queryArg.projectAttributeTypeValueUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listProjectAttributeTypes: build.query<
      ListProjectAttributeTypesApiResponse,
      ListProjectAttributeTypesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-types`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          dataType: queryArg.dataType,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getProjectAttributeType: build.query<GetProjectAttributeTypeApiResponse, GetProjectAttributeTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/project-attribute-types/${encodeURIComponent(String(queryArg.projectAttributeTypeUuid))}`,
      }),
    }),
    updateProjectAttributeType: build.mutation<
      UpdateProjectAttributeTypeApiResponse,
      UpdateProjectAttributeTypeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-types/${encodeURIComponent(String(queryArg.projectAttributeTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.projectAttributeTypeUpdate,
      }),
    }),
    deleteProjectAttributeType: build.mutation<
      DeleteProjectAttributeTypeApiResponse,
      DeleteProjectAttributeTypeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-types/${encodeURIComponent(String(queryArg.projectAttributeTypeUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    createProjectAttributeTypeValue: build.mutation<
      CreateProjectAttributeTypeValueApiResponse,
      CreateProjectAttributeTypeValueApiArg
    >({
      query: queryArg => ({
        url: `/user-api/project-attribute-types/${encodeURIComponent(String(queryArg.projectAttributeTypeUuid))}/values`,
        method: 'POST',
        body: queryArg.projectAttributeTypeValueCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectAttributesApi };
export type ListProjectAttributesApiResponse =
  /** status 200 The attributes of projects, and how many there are without paging. */ ProjectAttributeListResponse;
export type ListProjectAttributesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Only attributes of these types; repeat the key for several. */
  projectAttributeTypeUuid?: string[];
  /** Only attributes with these choices; repeat the key for several. */
  projectAttributeTypeValueUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetProjectAttributeApiResponse = /** status 200 The attribute. */ ProjectAttributeResponse;
export type GetProjectAttributeApiArg = {
  /** Uuid of the project attribute. */
  projectAttributeUuid: string;
};
export type UpdateProjectAttributeApiResponse =
  /** status 200 The updated attribute. */ ProjectAttributeResponse;
export type UpdateProjectAttributeApiArg = {
  /** Uuid of the project attribute. */
  projectAttributeUuid: string;
  projectAttributeUpdate: ProjectAttributeUpdate;
};
export type DeleteProjectAttributeApiResponse = unknown;
export type DeleteProjectAttributeApiArg = {
  /** Uuid of the project attribute. */
  projectAttributeUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListProjectAttributeTypeValuesApiResponse =
  /** status 200 The choices of attribute types, and how many there are without paging. */ ProjectAttributeTypeValueListResponse;
export type ListProjectAttributeTypeValuesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that the name or the description contains, whatever the case. */
  search?: string;
  /** Only choices of these types; repeat the key for several. */
  projectAttributeTypeUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: AttributeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetProjectAttributeTypeValueApiResponse =
  /** status 200 The choice. */ ProjectAttributeTypeValueResponse;
export type GetProjectAttributeTypeValueApiArg = {
  /** Uuid of the project attribute type value. */
  projectAttributeTypeValueUuid: string;
};
export type UpdateProjectAttributeTypeValueApiResponse =
  /** status 200 The updated choice. */ ProjectAttributeTypeValueResponse;
export type UpdateProjectAttributeTypeValueApiArg = {
  /** Uuid of the project attribute type value. */
  projectAttributeTypeValueUuid: string;
  projectAttributeTypeValueUpdate: ProjectAttributeTypeValueUpdate;
};
export type DeleteProjectAttributeTypeValueApiResponse = unknown;
export type DeleteProjectAttributeTypeValueApiArg = {
  /** Uuid of the project attribute type value. */
  projectAttributeTypeValueUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListProjectAttributeTypesApiResponse =
  /** status 200 The attribute types of projects, and how many there are without paging. */ ProjectAttributeTypeListResponse;
export type ListProjectAttributeTypesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that the name or the description contains, whatever the case. */
  search?: string;
  /** Only types of these kinds; repeat the key for several. */
  dataType?: ProjectAttributeDataType[];
  /** The field that the list is sorted by. */
  orderBy?: AttributeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetProjectAttributeTypeApiResponse =
  /** status 200 The attribute type. */ ProjectAttributeTypeResponse;
export type GetProjectAttributeTypeApiArg = {
  /** Uuid of the project attribute type. */
  projectAttributeTypeUuid: string;
};
export type UpdateProjectAttributeTypeApiResponse =
  /** status 200 The updated attribute type. */ ProjectAttributeTypeResponse;
export type UpdateProjectAttributeTypeApiArg = {
  /** Uuid of the project attribute type. */
  projectAttributeTypeUuid: string;
  projectAttributeTypeUpdate: ProjectAttributeTypeUpdate;
};
export type DeleteProjectAttributeTypeApiResponse = unknown;
export type DeleteProjectAttributeTypeApiArg = {
  /** Uuid of the project attribute type. */
  projectAttributeTypeUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type CreateProjectAttributeTypeValueApiResponse =
  /** status 201 The choice. */ ProjectAttributeTypeValueResponse;
export type CreateProjectAttributeTypeValueApiArg = {
  /** Uuid of the project attribute type. */
  projectAttributeTypeUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectAttributeTypeValueCreate: ProjectAttributeTypeValueCreate;
};
export type Uuid = string;
export type NullableUuid = string | null;
export type Revision = number;
export type Moment = string;
export type ProjectAttribute = {
  uuid: Uuid;
  projectUuid: Uuid;
  projectAttributeTypeUuid: Uuid;
  /** In the form of the kind; null for a CHOICE. */
  value: string | null;
  projectAttributeTypeValueUuid: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAttributeListResponse = {
  data: {
    results: ProjectAttribute[];
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
export type ProjectAttributeResponse = {
  data: ProjectAttribute;
};
export type Reason = string;
export type ProjectAttributeUpdate = {
  revision: Revision;
  reason?: Reason;
  /** In the form of the kind; null for a CHOICE. */
  value?: string | null;
  projectAttributeTypeValueUuid?: NullableUuid;
};
export type RecordName = string;
export type MarkdownText = string;
export type Position = number;
export type ProjectAttributeTypeValue = {
  uuid: Uuid;
  projectUuid: Uuid;
  projectAttributeTypeUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAttributeTypeValueListResponse = {
  data: {
    results: ProjectAttributeTypeValue[];
    total: number;
  };
};
export type AttributeOrderBy = 'position' | 'name' | 'createdAt' | 'updatedAt';
export type ProjectAttributeTypeValueResponse = {
  data: ProjectAttributeTypeValue;
};
export type ProjectAttributeTypeValueUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
};
export type ProjectAttributeDataType = 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE';
export type ProjectAttributeType = {
  uuid: Uuid;
  projectUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  dataType: ProjectAttributeDataType;
  position: Position;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAttributeTypeListResponse = {
  data: {
    results: ProjectAttributeType[];
    total: number;
  };
};
export type ProjectAttributeTypeResponse = {
  data: ProjectAttributeType;
};
export type ProjectAttributeTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  dataType?: ProjectAttributeDataType;
  position?: Position;
};
export type ProjectAttributeTypeValueCreate = {
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
};
export const {
  useListProjectAttributesQuery,
  useLazyListProjectAttributesQuery,
  useGetProjectAttributeQuery,
  useLazyGetProjectAttributeQuery,
  useUpdateProjectAttributeMutation,
  useDeleteProjectAttributeMutation,
  useListProjectAttributeTypeValuesQuery,
  useLazyListProjectAttributeTypeValuesQuery,
  useGetProjectAttributeTypeValueQuery,
  useLazyGetProjectAttributeTypeValueQuery,
  useUpdateProjectAttributeTypeValueMutation,
  useDeleteProjectAttributeTypeValueMutation,
  useListProjectAttributeTypesQuery,
  useLazyListProjectAttributeTypesQuery,
  useGetProjectAttributeTypeQuery,
  useLazyGetProjectAttributeTypeQuery,
  useUpdateProjectAttributeTypeMutation,
  useDeleteProjectAttributeTypeMutation,
  useCreateProjectAttributeTypeValueMutation,
} = injectedRtkApi;
